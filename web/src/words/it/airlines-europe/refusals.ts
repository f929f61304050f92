import { airline, type Texts } from '../../airlines-europe.ts';

type Value = string | number | undefined;
const shares = (count: Value): string => (count === 1 ? '1 azione' : `${count} azioni`);

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'La partita è finita.',
  'no-such-seat': () => 'Lì non siede nessuno.',
  'not-your-turn': () => 'Non tocca a te.',
  'has-chosen': () => 'Hai già scelto. Gli altri ci stanno pensando.',
  'keep-first': () => 'Prima tutti scelgono due azioni per il portafoglio.',
  'keep-from-hand': () => 'Queste due non sono entrambe nella tua mano.',
  'keep-different': () => 'Le due azioni devono essere di compagnie diverse.',
  'one-action': () => 'Prima scegli una delle quattro mosse.',
  'licence-first': () => 'Prima compra una licenza: l’azione viene con lei.',
  'second-or-share': () => 'Ora compra una seconda licenza o prendi un’azione.',
  'share-due': () => 'Le licenze sono comprate. Ora prendi un’azione.',
  'discard-due': () => 'Lo scambio non è ancora pagato. Prima cedi un’azione.',
  'pick-due': () => 'Arriva un conteggio dei punti. Prima prendi un’azione dal mercato.',
  'not-in-play': (v) => `${airline(v.airline)} non è in questa partita.`,
  'no-airplane': (v) => `${airline(v.airline)} non ha più aerei.`,
  'flies-already': (v) => `${airline(v.airline)} vola già su questa rotta.`,
  'route-full': () => 'Le licenze di questa rotta sono tutte vendute.',
  'not-served': (v) => `${airline(v.airline)} qui non vola ancora. Portala prima in una delle due città.`,
  'route-held-back': () => 'La prossima licenza di questa rotta arriva dopo il prossimo conteggio dei punti.',
  'too-expensive': (v) => `La prossima licenza costa ${v.price} milioni. Tu ne hai ${v.cash}.`,
  'not-in-market': (v) => `Nel mercato non ci sono azioni ${airline(v.share)}.`,
  'from-market-only': () => 'Questa azione viene dal mercato, non dal mazzo.',
  'play-mixture': () => 'Gioca quante azioni vuoi di una compagnia, o una ciascuna di due.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `Non hai in mano azioni ${airline(v.share)}.`
      : `In mano hai solo ${shares(v.held)} ${airline(v.share)}.`,
  'abacus-short': (v) =>
    v.left === 0 ? 'Non ci sono più azioni ABACUS.' : `Nella riserva c’è solo ${shares(v.left)} ABACUS.`,
  'too-few-to-discard': (v) =>
    v.needed === 1 ? 'Serve 1 azione da cedere.' : `Servono ${shares(v.needed)} da cedere: ne hai di meno.`,
  'not-held': (v) =>
    `Non hai azioni ${airline(v.share)} ${v.from === 'hand' ? 'in mano' : 'nel portafoglio'}.`,
  'discard-order': () =>
    'Le azioni si cedono in ordine: prima la mano, poi il portafoglio; in ciascuno le ABACUS per ultime.',
  'discard-earlier': () => 'Dopo questa restano troppo poche azioni. Comincia da una precedente.',
  'nobody-serves': (v) => `Nessuna compagnia serve ancora ${v.from} o ${v.to}.`,
  'nobody-can': (v) => `Ora nessuna compagnia può volare su ${v.route}.`,
};
