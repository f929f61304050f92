import { company, type Texts } from '../../airlines-1990.ts';
import { names } from './names.ts';

const patterns: Readonly<Record<string, string>> = names.patterns;
const pattern = (id: string | number | undefined): string => patterns[String(id)] ?? '';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'La partita è finita.',
  'no-such-seat': () => 'Lì non siede nessuno.',
  'not-your-turn': () => 'Non tocca a te.',
  'chance-first': () => 'Si sta mescolando un mazzo.',
  'shuffle-due': () => 'Prima si mescola un mazzo.',
  'other-pile': () => 'Il mazzo da mescolare è l’altro.',
  'not-the-pile': () => 'Queste non sono le carte del mazzo.',
  'one-action': () => 'Prima scegli: fondare, espandere o giocare azioni.',
  'fly-or-keep': () => 'Ora vola con una carta volo, o tienile tutte.',
  'share-due': () => 'Ora prendi un’azione.',
  'sabotage-or-done': () => 'Ora sabota una rotta, o lascia stare.',
  'draw-first': () => 'Per espandere, pesca prima una carta volo.',
  'card-not-held': () => 'Non hai questa carta volo.',
  'card-usable': () => 'Questa carta volo serve ancora a qualche compagnia: tienila.',
  'card-is-new': () =>
    'Questa carta volo è appena arrivata con un cambio. Per cambiarla aspetta il prossimo turno.',
  'refreshed-already': () => 'In questo turno hai già sostituito un’azione del mercato.',
  'pile-empty': () => 'Il mazzo è vuoto.',
  'not-in-market': (v) => `Nel mercato non ci sono azioni ${company(v)}.`,
  'not-worthless': (v) => `Le azioni ${company(v)} possono ancora valere qualcosa.`,
  'founded-already': (v) => `${company(v)} è già stata fondata.`,
  'not-founded': (v) => `${company(v)} non è ancora stata fondata.`,
  inactive: (v) => `${company(v)} è inattiva: non si può più fondare, e le sue azioni sono senza valore.`,
  'shares-not-held': (v) =>
    v.held === 0 ? `Non hai in mano azioni ${company(v)}.` : `Non hai così tante azioni ${company(v)}.`,
  'not-at-headquarters': (v) => `La prima rotta di ${company(v)} parte dalla sua sede.`,
  'other-pattern': (v) => `La rotta è una ${pattern(v.wanted)}, la carta ha una ${pattern(v.pattern)}.`,
  'may-not-fly': (v) => `${company(v)} non può usare questo tipo di linea.`,
  'route-full': () => 'Su questa rotta nessun cerchio è libero.',
  'card-too-low': (v) => `Per questa rotta serve una carta da ${v.needed} in su.`,
  'not-connected': (v) => `${company(v)} qui non vola ancora. Portala prima in una delle due città.`,
  'flies-already': (v) => `${company(v)} vola già su questa rotta.`,
  'no-marker': (v) => `${company(v)} non ha più segnalini.`,
  'no-such-circle': (v) => `I cerchi di questa rotta sono ${v.circles}.`,
  'circle-too-low': () => 'Si sabotano solo cerchi dal 5 in su.',
  'circle-taken': () => 'Questo cerchio è già coperto.',
  'sabotaged-already': () => 'Questa rotta è già stata sabotata.',
  'no-card-fits': (v) => `Nessuna delle tue carte volo fa partire ${company(v)}.`,
  'nobody-connected': (v) => `Nessuna compagnia arriva ancora a ${v.from} o a ${v.to}.`,
  'nobody-may-fly': () => 'Nessuna delle compagnie che potrebbero volare usa questo tipo di linea.',
  'nobody-can': (v) => `Ora nessuna compagnia può volare su ${v.from}–${v.to}.`,
  'card-flies-nowhere': () => 'Ora nessuna compagnia può volare con questa carta.',
};
