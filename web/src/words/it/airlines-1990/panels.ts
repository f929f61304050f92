import type { Texts } from '../../airlines-1990.ts';
import { cards, points, shares } from '../grammar.ts';

const flights = (count: number): string => (count === 1 ? '1 carta volo' : `${count} carte volo`);
const markers = (count: number): string => (count === 1 ? '1 segnalino' : `${count} segnalini`);

/** What stands around the map: bar, companies, score pad, previews. */
export const panels: Texts['panels'] = {
  bar: {
    title: 'Airlines (1990)',
    marks: ['I', 'II', 'III', 'F'],
    gauge: (scorings) => `Carte punteggio uscite: ${scorings} su 3`,
    finalNext: 'Prossimo calcolo: il finale',
    lastRound: (turns) =>
      turns === 1 ? 'Ultimo turno, poi il calcolo finale' : `Ultimo giro, ancora ${turns} turni`,
    pile: (count) => `${cards(count)} nel mazzo`,
    notYet: 'Nessun calcolo nel primo giro',
    late: (rounds) => `Le carte punteggio entrano dopo il giro ${rounds}`,
    yourPoints: 'i tuoi punti',
  },

  tabs: { companies: 'Compagnie' },

  companies: {
    title: 'Compagnie',
    points: 'Punti',
    inHand: 'Azioni · voli in mano',
    pointsOf: points,
    handOf: (held, cards) => `${shares(held)} e ${flights(cards)} in mano`,
    hand: (held, cards) => `${held} · ${cards}`,
    company: 'Compagnia',
    patterns: 'Linee',
    worth: 'Valore',
    left: 'Resto',
    onBoard: (count) => `${markers(count)} sul tabellone`,
    stock: (count) => (count === 1 ? 'resta 1 segnalino' : `restano ${markers(count)}`),
    brief: (worth, left) => `vale ${worth}, resto ${left}`,
    briefNot: (left) => `${markers(left)}`,
    seat: (city) => `sede a ${city}`,
    notFounded: (city) => `Da fondare · ${city}`,
    inactive: 'Non si può più fondare',
    flies: (patterns) => `vola ${patterns}`,
    gets: (said, count) => `${said}, ora ${points(count)}`,
    pick: (company) => `Scegli ${company}`,
    key: 'secondo posto; sotto: punti se si conta ora. Resto: segnalini. Non viste: azioni in altre mani, nel mazzo.',
  },

  pad: {
    title: 'Segnapunti',
    scoring: 'Calcolo',
    rows: ['I', 'II', 'III', 'Fine'],
    bonus: 'Bonus di posto',
    total: 'Totale',
  },

  feed: {
    worth: (before, after) => `vale ${before}, poi ${after}`,
    on: (circle) => `sul ${circle}`,
    left: (before, after) => `segnalini ${before} → ${after}`,
    sabotage: 'Che cosa fa il sabotaggio',
    sabotageWait: 'Scegli una compagnia e un cerchio per vedere che cosa chiude.',
    full: 'Poi la tratta è piena.',
    opensAt: (circle) => `Prossimo cerchio: ${circle}.`,
    shuts: (companies) => `Chiusa per ${companies.join(', ')}.`,
    closes: (companies) => `Più difficile per ${companies.join(', ')}.`,
    inactive: (companies) => `Fuori per sempre: ${companies.join(', ')}.`,
    closesNothing: 'Per ora non chiude nulla a nessuno.',
  },

  flying: {
    found: (company, count) => `Fondi ${company} con ${shares(count)}`,
    fly: (company) => `Ci vola ${company}`,
    sabotage: (company) => `Sabotaggio con un segnalino di ${company}`,
    pick: 'Quale compagnia?',
    pickCircle: 'Quale cerchio?',
    with: (card) => `con ${card}`,
  },

  tag: {
    route: (route, pattern, circle) => `${route}, ${pattern}, casella ${circle}`,
    mayFly: (count) => (count === 1 ? 'può volarci una compagnia' : `possono volarci ${count} compagnie`),
    change: (name, change) => `${name} ${change}`,
    brings: (company, before, after, gains) => `${company} ${before} → ${after}. ${gains}`,
  },

  announce: {
    nowWorth: (company, worth) => `${company} ora vale ${worth}.`,
  },
};
