import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Dieci compagnie fantasiose sull’Europa, con dirigibili e scope fra i jet.',
    length: 'Circa 24 turni brevi a testa.',
    turn: 'Una di quattro cose: comprare una o due licenze e prendere un’azione; giocare azioni in cambio di denaro; cambiarne alcune con Air ABACUS; o prendere 8 milioni.',
    shares:
      'Si prendono, una alla volta, da un mercato scoperto o dal mazzo. In mano non fanno niente; sul tavolo danno punti, e restano lì.',
    money: 'Milioni, sempre pochi. Comprano licenze, li vedono tutti e alla fine non valgono niente.',
    map: 'Rotte con una, due o tre licenze, prima la più economica. Chiunque può far crescere qualsiasi compagnia dalla sua base.',
    scores:
      'Tre conteggi dei punti. Ogni milione speso per una compagnia ne alza il valore; chi ha più azioni riceve più punti, gli altri meno.',
    conflict: 'Mite. Si corre per le maggioranze e le licenze economiche; ciò che hai resta tuo.',
    secret: 'Le mani, e quanti punti ha ciascuno.',
    end: 'Dopo la terza carta punteggio. Vince chi ha più punti.',
    luck: 'Un po’: quali azioni escono e quando arrivano le carte punteggio.',
    whom: 'Per tutti. È il più facile da imparare.',
  },
  knowing: {
    'airlines-1990':
      'Le licenze costano denaro invece di carte: tienine da parte. Danno punti più di due posti, non si sabota niente, e i punti sono segreti.',
    'air-kwire':
      'Le azioni non si comprano né si vendono: arrivano una alla volta e, giocate, restano sul tavolo. Il denaro è carburante e alla fine non conta. Chiunque può far crescere qualsiasi compagnia senza chiedere.',
  },
};
