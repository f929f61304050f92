import { airline, airlines } from '../airlines.ts';
import type { Catalogue } from '../words.svelte.ts';
import { narration } from './airlines-europe-narration.ts';
import { onOff } from './on-off.ts';

type Value = string | number | undefined;
const shares = (count: Value): string => (count === 1 ? '1 azione' : `${count} azioni`);

/** What a player is told when the rules say no, by the reason that the game gives. */
const refusals: Catalogue['europe']['refusals'] = {
  'match-over': () => 'La partita è finita.',
  'no-such-seat': () => 'Lì non siede nessuno.',
  'not-your-turn': () => 'Non tocca a te.',
  'has-chosen': () => 'Hai già scelto. Gli altri ci stanno pensando.',
  'keep-first': () => 'Prima tutti scelgono due azioni per il pacchetto azionario.',
  'keep-from-hand': () => 'Queste due non sono entrambe nella tua mano.',
  'keep-different': () => 'Le due azioni devono essere di compagnie diverse.',
  'one-action': () => 'Prima scegli una delle quattro mosse.',
  'licence-first': () => 'Prima compra una licenza: l’azione viene con lei.',
  'second-or-share': () => 'Ora una seconda licenza, o un’azione.',
  'share-due': () => 'Le licenze sono comprate. Ora prendi un’azione.',
  'discard-due': () => 'Lo scambio non è ancora pagato. Prima cedi un’azione.',
  'pick-due': () => 'Arriva un calcolo dei punti. Prima prendi un’azione dal mercato.',
  'not-in-play': (v) => `${airline(v.airline)} non è in questa partita.`,
  'no-airplane': (v) => `${airline(v.airline)} non ha più aerei.`,
  'flies-already': (v) => `${airline(v.airline)} vola già su questa tratta.`,
  'route-full': () => 'Le licenze di questa tratta sono tutte vendute.',
  'not-served': (v) => `${airline(v.airline)} qui non vola ancora.`,
  'route-held-back': () => 'La prossima licenza di questa tratta arriva dopo il prossimo calcolo dei punti.',
  'too-dear': (v) => `La prossima licenza costa ${v.price} milioni. Tu ne hai ${v.cash}.`,
  'not-in-market': (v) => `Nel mercato non ci sono azioni ${airline(v.share)}.`,
  'from-market-only': () => 'Questa azione viene dal mercato, non dal mazzo.',
  'deck-empty': () => 'Il mazzo è vuoto.',
  'play-mixture': () => 'Quante ne vuoi di una compagnia, o una ciascuna di due.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `Non hai in mano azioni ${airline(v.share)}.`
      : `In mano hai solo ${shares(v.held)} ${airline(v.share)}.`,
  'abacus-short': (v) =>
    v.left === 0 ? 'Non ci sono più azioni ABACUS.' : `Nella riserva c’è solo ${shares(v.left)} ABACUS.`,
  'too-few-to-discard': (v) =>
    v.needed === 1 ? 'Serve 1 azione da cedere.' : `Servono ${shares(v.needed)} da cedere: ne hai di meno.`,
  'not-held': (v) =>
    `Non hai azioni ${airline(v.share)} ${v.from === 'hand' ? 'in mano' : 'nel pacchetto azionario'}.`,
  'discard-order': () =>
    'Le azioni si cedono in ordine: prima la mano, poi il pacchetto azionario; in ciascuno le ABACUS per ultime.',
  'discard-earlier': () => 'Dopo questa restano troppo poche azioni. Comincia da una precedente.',
  'cash-always': () => 'I soldi si possono prendere sempre.',
};

/** Airlines Europe: names, actions, narration, scoring, refusals by reason, options. */
export const europe: Catalogue['europe'] = {
  cities: {
    algiers: 'Algeri',
    athens: 'Atene',
    barcelona: 'Barcellona',
    belgrade: 'Belgrado',
    berlin: 'Berlino',
    bucharest: 'Bucarest',
    copenhagen: 'Copenaghen',
    dublin: 'Dublino',
    edinburgh: 'Edimburgo',
    kyiv: 'Kiev',
    lisbon: 'Lisbona',
    london: 'Londra',
    marseille: 'Marsiglia',
    milan: 'Milano',
    moscow: 'Mosca',
    munich: 'Monaco',
    odesa: 'Odessa',
    paris: 'Parigi',
    prague: 'Praga',
    rome: 'Roma',
    'st-petersburg': 'San Pietroburgo',
    stockholm: 'Stoccolma',
    warsaw: 'Varsavia',
  },
  title: 'Airlines Europe',
  hook: 'Compra licenze, tieni le azioni che contano, stai in testa quando esce una carta punteggio.',

  airlines,
  route: (from, to) => `${from}–${to}`,

  boards: {
    'europe-1': {
      name: 'Europa',
      says: 'La mappa intera: 34 città, 110 licenze. Spazio per crescere, anche in cinque.',
    },
    'europe-small-1': {
      name: 'Europa, piccola',
      says: 'Meno città e 94 licenze. Le reti si incontrano prima e le tratte si riempiono.',
    },
  },

  options: {
    cut: {
      name: 'Posizione delle carte punteggio',
      says: 'Le prime due stanno nel mazzo circa alla profondità prevista dalle regole, o esattamente lì.',
      value: (value) => (value === 'exact' ? 'Esatta' : 'Approssimativa'),
    },
    deck: {
      name: 'Mazzo',
      says: 'Normale: l’ultima carta punteggio sta verso la fine. In terzi: una mescolata in ogni terzo.',
      value: (value) => (value === 'thirds' ? 'In terzi' : 'Normale'),
    },
    routePhases: {
      name: 'Tratte a fasi',
      says: 'Un aereo per tratta prima del primo calcolo dei punti, due prima del secondo, poi tre.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Grandi quote divise',
      says: 'Chi è in testa in una compagnia per più di un’azione può contare come due azionisti.',
      value: onOff,
    },
    openScores: {
      name: 'Punti scoperti',
      says: 'Tutti vedono sempre tutti i punti, non solo alla fine.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Chi comincia',
      says: 'A sorte, o dal posto che indichi.',
      value: (value) => (value === 'drawn' ? 'A sorte' : `Posto ${value}`),
    },
  },

  bots: {
    greedy: {
      name: 'avido',
      says: 'Sceglie il turno dopo il quale è messo meglio. Bada a maggioranze e cassa, senza piani lontani.',
    },
    random: {
      name: 'casuale',
      says: 'Fa una mossa qualsiasi tra quelle permesse. Buono per un primo sguardo; non cerca di vincere.',
    },
  },

  ends: {
    'third-scoring': 'Il terzo calcolo chiude la partita.',
    'all-blocked': 'Non ci sono più licenze da comprare: questo calcolo chiude la partita.',
  },

  refusals,
  narration,
};
