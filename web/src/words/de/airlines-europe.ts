import { airline, airlines } from '../airlines.ts';
import type { Catalogue } from '../words.svelte.ts';
import { narration } from './airlines-europe-narration.ts';
import { millions, shares } from './grammar.ts';
import { onOff } from './on-off.ts';

const cities: Catalogue['europe']['cities'] = {
  algiers: 'Algier',
  athens: 'Athen',
  belgrade: 'Belgrad',
  bucharest: 'Bukarest',
  copenhagen: 'Kopenhagen',
  kyiv: 'Kiew',
  lisbon: 'Lissabon',
  milan: 'Mailand',
  moscow: 'Moskau',
  munich: 'München',
  odesa: 'Odessa',
  prague: 'Prag',
  rome: 'Rom',
  'st-petersburg': 'St. Petersburg',
  tokyo: 'Tokio',
  vienna: 'Wien',
  warsaw: 'Warschau',
};

type Value = string | number | undefined;
const sharesOf = (count: Value, id: Value): string => `${shares(Number(count))} von ${airline(id)}`;

/** What a player is told when the rules say no, by the reason that the game gives. */
const refusals: Catalogue['europe']['refusals'] = {
  'match-over': () => 'Das Spiel ist zu Ende.',
  'no-such-seat': () => 'Dort sitzt niemand.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'has-chosen': () => 'Du hast gewählt. Die anderen sind noch dabei.',
  'keep-first': () => 'Zuerst wählen alle zwei Aktien für ihr Depot.',
  'keep-from-hand': () => 'Du hast nicht beide auf der Hand.',
  'keep-different': () => 'Die zwei Aktien müssen von verschiedenen Airlines sein.',
  'one-action': () => 'Wähle zuerst eine der vier Aktionen.',
  'licence-first': () => 'Kauf zuerst eine Lizenz; die Aktie kommt danach.',
  'second-or-share': () => 'Jetzt eine zweite Lizenz oder eine Aktie.',
  'share-due': () => 'Deine Lizenzen sind gekauft. Nimm jetzt eine Aktie.',
  'discard-due': () => 'Der Tausch ist noch nicht bezahlt. Gib zuerst eine Aktie ab.',
  'pick-due': () => 'Eine Wertung kommt. Nimm zuerst eine Aktie vom Markt.',
  'not-in-play': (v) => `${airline(v.airline)} ist nicht im Spiel.`,
  'no-airplane': (v) => `${airline(v.airline)} hat kein Flugzeug mehr.`,
  'flies-already': (v) => `${airline(v.airline)} fliegt diese Strecke schon.`,
  'route-full': () => 'Alle Lizenzen dieser Strecke sind verkauft.',
  'not-served': (v) => `${airline(v.airline)} fliegt hier noch nicht.`,
  'route-held-back': () => 'Die nächste Lizenz dieser Strecke kommt nach der nächsten Wertung.',
  'too-dear': (v) => `Die nächste Lizenz kostet ${millions(Number(v.price))}. Du hast ${v.cash}.`,
  'not-in-market': (v) => `Im Markt liegt keine Aktie von ${airline(v.share)}.`,
  'from-market-only': () => 'Diese Aktie kommt vom Markt, nicht vom Stapel.',
  'deck-empty': () => 'Der Stapel ist leer.',
  'play-mixture': () => 'Beliebig viele einer Airline oder je eine von zweien.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `Du hast keine Aktie von ${airline(v.share)} auf der Hand.`
      : `Du hast nur ${sharesOf(v.held, v.share)} auf der Hand.`,
  'abacus-short': (v) =>
    v.left === 0
      ? 'Es gibt keine ABACUS-Aktie mehr.'
      : `Im Vorrat ist nur noch ${sharesOf(v.left, 'abacus')}.`,
  'too-few-to-discard': (v) => `Dafür musst du ${shares(Number(v.needed))} abgeben, und du hast weniger.`,
  'not-held': (v) =>
    `Du hast keine Aktie von ${airline(v.share)} ${v.from === 'hand' ? 'auf der Hand' : 'im Depot'}.`,
  'discard-order': () =>
    'Aktien werden der Reihe nach abgegeben: erst Hand, dann Depot; ABACUS jeweils zuletzt.',
  'discard-earlier': () => 'Nach dieser kommen zu wenige Aktien. Beginn mit einer früheren.',
  'cash-always': () => 'Geld nehmen geht immer.',
};

/** Airlines Europe: names, actions, narration, scoring, refusals by reason, options. */
export const europe: Catalogue['europe'] = {
  cities,
  title: 'Airlines Europe',
  hook: 'Kauf Lizenzen, halte die richtigen Aktien, lieg vorn, wenn eine Wertungskarte kommt.',

  airlines,
  route: (from, to) => `${from}–${to}`,

  boards: {
    'europe-1': {
      name: 'Europa',
      says: 'Die ganze Karte: 34 Städte, 110 Lizenzen. Platz genug, auch zu fünft.',
    },
    'europe-small-1': {
      name: 'Europa, klein',
      says: 'Weniger Städte, 94 Lizenzen. Die Netze treffen sich früher, es wird eng.',
    },
  },

  options: {
    cut: {
      name: 'Lage der Wertungskarten',
      says: 'Ob die ersten zwei genau so tief im Stapel liegen, wie die Regeln sagen, oder nur ungefähr.',
      value: (value) => (value === 'exact' ? 'Genau' : 'Ungefähr'),
    },
    deck: {
      name: 'Stapel',
      says: 'Standard: Die letzte Wertungskarte liegt am Ende. In Dritteln: eine je Drittel.',
      value: (value) => (value === 'thirds' ? 'In Dritteln' : 'Standard'),
    },
    routePhases: {
      name: 'Strecken öffnen nach und nach',
      says: 'Vor der ersten Wertung ein Flugzeug je Strecke, vor der zweiten zwei, dann drei.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Große Bestände teilen sich',
      says: 'Wer bei einer Airline um mehr als eine Aktie führt, kann in der Wertung als zwei zählen.',
      value: onOff,
    },
    openScores: {
      name: 'Offene Punkte',
      says: 'Alle sehen jederzeit alle Punkte, nicht erst am Ende.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Wer beginnt',
      says: 'Ausgelost, oder der Platz, den du nennst.',
      value: (value) => (value === 'drawn' ? 'Ausgelost' : `Platz ${value}`),
    },
  },

  bots: {
    greedy: {
      name: 'gierig',
      says: 'Spielt den Zug, nach dem er am besten dasteht. Achtet auf Mehrheiten und Kasse, plant nie weit voraus.',
    },
    random: {
      name: 'zufällig',
      says: 'Macht irgendeinen erlaubten Zug. Gut für einen ersten Blick auf den Tisch; gewinnen will er nicht.',
    },
  },

  ends: {
    'third-scoring': 'Mit der dritten Wertung endet das Spiel.',
    'all-blocked': 'Es gibt keine Lizenz mehr zu kaufen, so endet das Spiel mit dieser Wertung.',
  },

  refusals,
  narration,
};
