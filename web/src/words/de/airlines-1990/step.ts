import type { Texts } from '../../airlines-1990.ts';
import { capital, shares } from '../grammar.ts';

const list = (companies: readonly string[]): string => companies.join(', ');

/** The conversation of a turn. */
export const step: Texts['step'] = {
  actions: {
    label: 'Aktionen',
    found: {
      name: 'Gründen',
      short: 'Gründen',
      says: (companies) => (companies.length > 3 ? `${companies.length} sind möglich` : list(companies)),
      brief: (companies) => (companies.length > 3 ? `${companies.length} möglich` : list(companies)),
    },
    expand: {
      name: 'Ausbauen',
      short: 'Ausbauen',
      brings: {
        both: { says: 'Erst ziehen, endgültig', brief: 'erst ziehen' },
        card: { says: 'Nur eine Flugkarte', brief: 'nur eine Karte' },
        flight: { says: 'Keine Karte mehr zu ziehen', brief: 'keine Karte' },
        nothing: { says: 'Bringt jetzt nichts', brief: 'bringt nichts' },
      },
    },
    play: {
      name: 'Aktien ausspielen',
      short: 'Ausspielen',
      says: (companies) => (companies.length > 4 ? `${companies.length} Gesellschaften` : list(companies)),
      brief: (companies) => (companies.length > 3 ? `${companies.length} möglich` : list(companies)),
    },
    no: {
      noShare: { says: 'keine Aktie dafür', rule: 'A90-20' },
      noCard: { says: 'keine Karte dafür', rule: 'A90-40' },
      allInPlay: { says: 'alle sind im Spiel', rule: 'A90-20' },
      play: { says: 'keine im Spiel', rule: 'A90-22' },
    },
  },

  choose: { lead: 'Du bist dran.', rest: 'Wähle eine von drei Aktionen.' },
  expandNothing: {
    lead: 'Ausbauen?',
    rest: 'Keine deiner Karten kann fliegen, und keine Flugkarte ist übrig: Der Zug bringt nichts.',
  },
  swap: (card) => ({
    lead: `${capital(card)} tauschen.`,
    rest: 'Die Karte verlässt das Spiel, eine neue kommt.',
  }),
  refresh: (company) => ({
    lead: `${company} ersetzen.`,
    rest: 'Die Aktie verlässt das Spiel, eine neue kommt.',
  }),

  found: { lead: 'Gründen.', rest: 'Gesellschaft, Karte, helle Strecke.' },
  foundCompany: (company, city) => ({
    lead: `${company} gründen.`,
    rest: `Deine Strecken ab ${city} sind hell.`,
  }),
  fly: { lead: 'Fliegen oder behalten.', rest: 'Karte, Gesellschaft, helle Strecke.' },
  flyNothing: { lead: 'Kein Flug.', rest: 'Mit keiner deiner Karten geht jetzt einer.' },
  flyCompany: (company) => ({
    lead: `${company} fliegt.`,
    rest: 'Die Strecken, die sie fliegen kann, sind hell.',
  }),
  flyCard: (card) => ({ lead: `${capital(card)}.`, rest: 'Was mit ihr geht, ist hell.' }),
  whichCompany: (route) => ({ lead: `${route}.`, rest: 'Welche Gesellschaft fliegt?' }),
  ready: (company, worth, left) => ({
    lead: `${company} ist dann ${worth} wert.`,
    rest: left === 1 ? 'Es bleibt 1 Marker.' : `Es bleiben ${left} Marker.`,
  }),
  take: { lead: 'Jetzt eine Aktie.', rest: 'Vom Markt oder vom Stapel.' },
  takeFaceUp: { lead: 'Jetzt eine Aktie.', rest: 'Vom Markt; der Stapel ist leer.' },
  play: { lead: 'Aktien ausspielen.', rest: 'Beliebig viele einer Gesellschaft im Spiel.' },
  played: (company, count) => ({
    lead: `${shares(count)} von ${company}.`,
    rest: count === 1 ? 'Danach darfst du sabotieren.' : 'Sabotage nur nach einer einzigen.',
  }),
  sabotage: { lead: 'Sabotage?', rest: 'Wessen Marker, auf welchem Kreis ab 5?' },
  sabotageWith: (company) => ({ lead: `Ein Marker von ${company}.`, rest: 'Wähle einen hellen Kreis.' }),
  sabotageOn: (route) => ({ lead: `${route}.`, rest: 'Wessen Marker?' }),
  sabotageWhich: (route) => ({ lead: `${route}.`, rest: 'Welcher Kreis?' }),
  sabotageFull: (route) => ({ lead: route, rest: 'ist danach voll.' }),
  sabotageNext: (route, circle) => ({ lead: route, rest: `braucht danach eine Karte ab ${circle}.` }),
  sabotageLater: (route, circle) => ({
    lead: route,
    rest: `verliert die ${circle}; der kleinere Kreis bleibt frei.`,
  }),

  parts: {
    company: 'Gesellschaft',
    shares: 'Aktien',
    card: 'Karte',
    route: 'Strecke',
    marker: 'Marker von',
    circle: 'Kreis',
    points: 'Punkte bei Wertung jetzt',
    change: (before, after) => `${before} → ${after}`,
    fewer: 'Eine Aktie weniger',
    more: 'Eine Aktie mehr',
    of: (count, most) => `${count} von ${most}`,
    markersLeft: (company, left) => `${company}, noch ${left} Marker`,
  },

  expandFirst: (route) => ({
    lead: route === '' ? 'Ausbauen.' : `${route}.`,
    rest: 'Vor dem Flug ziehst du eine Karte.',
  }),

  buttons: {
    expand: 'Trotzdem ausbauen',
    found: (company, count) => `${company} mit ${shares(count)} gründen`,
    flyTo: (company, city) => `${company} nach ${city} fliegen`,
    fly: (company, route) => `${company}: ${route} fliegen`,
    play: (company, count) => `${count} ${company} ausspielen`,
    take: (company) => `${company} nehmen`,
    draw: 'Vom Stapel ziehen',
    expandFor: 'Ausbauen: Karte ziehen',
    sabotage: (circle) => `Kreis ${circle} sabotieren`,
    keep: 'Behalten',
    keepOn: 'Karten behalten',
    noSabotage: 'Keine Sabotage',
    swap: (card) => `${capital(card)} tauschen`,
    refresh: (company) => `${company} ersetzen`,
  },
  waiting: { found: 'Gründen', fly: 'Fliegen', play: 'Ausspielen', sabotage: 'Sabotage' },
};
