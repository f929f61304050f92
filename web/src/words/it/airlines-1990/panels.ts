import type { Texts } from '../../airlines-1990.ts';
import { cards, points, shares } from '../grammar.ts';

const flights = (count: number): string => (count === 1 ? '1 carta volo' : `${count} carte volo`);
const markers = (count: number): string => (count === 1 ? '1 segnalino' : `${count} segnalini`);

/** What stands around the map: bar, companies, score pad, previews. */
export const panels: Texts['panels'] = {
  bar: {
    gauge: (scorings) => `Carte punteggio uscite: ${scorings} su 3`,
    finalNext: 'Conteggio finale in arrivo',
    lastRound: (turns) =>
      turns === 1 ? 'Ultimo turno, poi il conteggio finale' : `Ultimo giro, ancora ${turns} turni`,
    pile: (count) => `${cards(count)} nel mazzo`,
    notYet: 'Nessun conteggio nel primo giro',
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
    worth: 'Vale',
    left: 'Resta',
    heads: {
      worth: 'Segnalini sulla mappa: quanto vale la compagnia',
      left: 'Segnalini nella riserva',
      unseen: 'Azioni che non vedi: in altre mani o nel mazzo',
    },
    onBoard: (count) => `${markers(count)} sulla mappa`,
    stock: (count) => (count === 1 ? 'resta 1 segnalino' : `restano ${markers(count)}`),
    brief: (worth, left) => `vale ${worth}, resta ${left}`,
    briefNot: (left) => `${markers(left)}`,
    seat: (city) => `sede a ${city}`,
    notFounded: (city) => `Da fondare · ${city}`,
    inactive: 'Inattiva, senza valore',
    flies: (patterns) => `tipi di linea: ${patterns}`,
    gets: (said, count) => `${said}, ora ${points(count)}`,
    pick: (company) => `Scegli ${company}`,
    key: 'secondo posto; sotto: punti se si conta ora. Resta: segnalini. Non viste: azioni in altre mani, nel mazzo.',
  },

  pad: {
    title: 'Segnapunti',
    nothing: 'Ancora nessun conteggio.',
    scoring: 'Conteggio',
    end: 'Fine',
    bonus: 'Bonus',
    total: 'Totale',
  },

  feed: {
    worth: (before, after) => `vale ${before}, poi ${after}`,
    on: (circle) => `sul ${circle}`,
    left: (before, after) => `segnalini ${before} → ${after}`,
    brings: (gains) => (gains === '' ? 'Nessuno guadagna.' : `${gains}.`),
    short: (missing, gains) => `Con ${markers(missing)} in più: ${gains}.`,
    sabotage: 'Che cosa fa il sabotaggio',
    sabotageWait: 'Scegli una compagnia e un cerchio per vedere che cosa chiude.',
    full: 'La rotta sarà piena.',
    opensAt: (circle) => `Prossimo cerchio: ${circle}.`,
    shuts: (companies) => `Chiusa per ${companies.join(', ')}.`,
    closes: (companies) => `Più difficile per ${companies.join(', ')}.`,
    inactive: (companies) =>
      `Da allora ${companies.length > 1 ? 'inattive' : 'inattiva'}: ${companies.join(', ')}.`,
    closesNothing: 'Per ora non chiude nulla a nessuno.',
  },

  flying: {
    found: (company, count) => `Fonda ${company} con ${shares(count)}`,
    fly: (company) => `Ci vola ${company}`,
    sabotage: (company) => `Sabotaggio con un segnalino di ${company}`,
    pick: 'Quale compagnia?',
    pickCircle: 'Quale cerchio?',
    with: (card) => `carta volo: ${card}`,
  },

  tag: {
    route: (route, pattern, circle) => `${route}, ${pattern}, cerchio ${circle}`,
    mayFly: (count) => (count === 1 ? '1 compagnia può volarci' : `${count} compagnie possono volarci`),
    brings: (company, before, after, gains) => `${company} ${before} → ${after}. ${gains}`,
  },

  announce: {
    nowWorth: (company, worth) => `${company} ora vale ${worth}.`,
  },
};
