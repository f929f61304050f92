import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Nove giovani compagnie che vogliono volare in Nordamerica.',
    length: 'Circa 22 turni brevissimi a testa.',
    turn: 'Una di tre cose: fondare una compagnia; pescare una carta volo e volare una rotta; o giocare azioni.',
    shares:
      'Si prendono dopo aver fondato o volato, da un mercato scoperto o dal mazzo. Conta solo ciò che è scoperto sul tavolo.',
    money: 'Non ce n’è. Si paga con le carte volo.',
    map: 'Rotte di cinque tipi di linea con cerchi numerati. Chi arriva dopo ha bisogno di una carta più alta.',
    scores:
      'Quattro conteggi dei punti. Una compagnia vale i suoi segnalini: tutto a chi ha più azioni, metà al secondo, niente agli altri.',
    conflict:
      'Pungente. Il sabotaggio toglie cerchi e segnalini, e una compagnia bloccata in casa non vale niente.',
    secret: 'Le mani di azioni e di carte volo. I punti sono visibili.',
    end: 'Quando è andata l’ultima azione. Vince chi ha più punti.',
    luck: 'Molta: deve arrivare la carta volo giusta, e così le carte punteggio.',
    whom: 'Per chi ama turni rapidi e un po’ di dispetti.',
  },
  knowing: {
    'airlines-europe':
      'Non c’è denaro. Per volare serve una carta del tipo giusto, alta abbastanza per il numero libero più basso. Danno punti solo il primo e il secondo posto, e un sabotaggio può tagliarti la strada.',
    'air-kwire':
      'Non ci sono prezzi né dividendi. Per far volare una compagnia non serve una sua azione, e nessuno può rifiutare. Le azioni in mano non contano niente.',
  },
};
