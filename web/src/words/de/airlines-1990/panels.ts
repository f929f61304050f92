import type { Texts } from '../../airlines-1990.ts';
import { cards, points, shares } from '../grammar.ts';

const flights = (count: number): string => (count === 1 ? '1 Flugkarte' : `${count} Flugkarten`);
const markers = (count: number): string => `${count} Marker`;

/** What stands around the map: bar, companies, score pad, previews. */
export const panels: Texts['panels'] = {
  bar: {
    gauge: (scorings) => `${scorings} von 3 Wertungskarten sind gekommen`,
    finalNext: 'Vor der Schlusswertung',
    lastRound: (turns) =>
      turns === 1 ? 'Letzter Zug, dann die Schlusswertung' : `Letzte Runde, noch ${turns} Züge`,
    pile: (count) => `${cards(count)} im Stapel`,
    notYet: 'Keine Wertung in der ersten Runde',
    late: (rounds) => `Wertungskarten kommen nach Runde ${rounds}`,
    yourPoints: 'deine Punkte',
  },

  tabs: { companies: 'Gesellschaften' },

  companies: {
    title: 'Gesell\u00ADschaften',
    points: 'Punkte',
    inHand: 'Aktien · Flüge auf der Hand',
    pointsOf: points,
    handOf: (held, cards) => `${shares(held)} und ${flights(cards)} auf der Hand`,
    hand: (held, cards) => `${held} · ${cards}`,
    company: 'Gesellschaft',
    patterns: 'Linien',
    worth: 'Wert',
    left: 'Übrig',
    heads: {
      worth: 'Marker auf dem Plan: so viel ist die Gesellschaft wert',
      left: 'Marker im Vorrat',
      unseen: 'Aktien, die du nicht siehst: auf anderen Händen oder im Stapel',
    },
    onBoard: (count) => `${markers(count)} auf dem Plan`,
    stock: (count) => `${markers(count)} im Vorrat`,
    brief: (worth, left) => `Wert ${worth}, noch ${left}`,
    briefNot: (left) => `${markers(left)}`,
    seat: (city) => `Sitz in ${city}`,
    notFounded: (city) => `Zu gründen · ${city}`,
    inactive: 'Inaktiv, wertlos',
    flies: (patterns) => `fliegt ${patterns}`,
    gets: (said, count) => `${said}, jetzt ${points(count)}`,
    pick: (company) => `${company} wählen`,
    key: 'Platz 2; darunter: Punkte bei einer Wertung jetzt. Übrig: Marker. Rest: Aktien auf anderen Händen, im Stapel.',
  },

  pad: {
    title: 'Wertungsblock',
    nothing: 'Noch keine Wertung.',
    scoring: 'Wertung',
    end: 'Ende',
    bonus: 'Bonus',
    total: 'Summe',
  },

  feed: {
    worth: (before, after) => `Wert ${before}, dann ${after}`,
    on: (circle) => `auf ${circle}`,
    left: (before, after) => `Marker im Vorrat ${before} → ${after}`,
    brings: (gains) => (gains === '' ? 'Das hilft niemandem.' : `${gains}.`),
    short: (missing, gains) => `Noch ${markers(missing)}: ${gains}.`,
    sabotage: 'Was die Sabotage tut',
    sabotageWait: 'Wähle Gesellschaft und Kreis, um zu sehen, was sich schließt.',
    full: 'Danach ist die Strecke voll.',
    opensAt: (circle) => `Nächster Kreis dort: ${circle}.`,
    shuts: (companies) => `Geschlossen für ${companies.join(', ')}.`,
    closes: (companies) => `Schwerer für ${companies.join(', ')}.`,
    inactive: (companies) => `Von da an inaktiv: ${companies.join(', ')}.`,
    closesNothing: 'Schließt gerade niemandem etwas.',
  },

  flying: {
    found: (company, count) => `${company} mit ${shares(count)} gründen`,
    fly: (company) => `${company} fliegt`,
    sabotage: (company) => `Sabotage mit einem Marker von ${company}`,
    pick: 'Welche Gesellschaft?',
    pickCircle: 'Welcher Kreis?',
    with: (card) => `Flugkarte: ${card}`,
  },

  tag: {
    route: (route, pattern, circle) => `${route}, ${pattern}, Kreis ${circle}`,
    mayFly: (count) => (count === 1 ? 'eine Gesellschaft darf' : `${count} Gesellschaften dürfen`),
    brings: (company, before, after, gains) => `${company} ${before} → ${after}. ${gains}`,
  },

  announce: {
    nowWorth: (company, worth) => `${company} ist jetzt ${worth} wert.`,
  },
};
