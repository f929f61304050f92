import type { Texts } from '../../airlines-1990.ts';
import { capital, shares } from '../grammar.ts';

const list = (companies: readonly string[]): string => companies.join(', ');

/** The conversation of a turn. */
export const step: Texts['step'] = {
  actions: {
    label: 'Mosse',
    found: {
      name: 'Fonda',
      short: 'Fonda',
      says: (companies) => (companies.length > 3 ? `${companies.length} sono possibili` : list(companies)),
      brief: (companies) => (companies.length > 3 ? `${companies.length} possibili` : list(companies)),
    },
    expand: {
      name: 'Espandi',
      short: 'Espandi',
      brings: {
        both: { says: 'Prima peschi, non si annulla', brief: 'prima peschi' },
        card: { says: 'Solo una carta volo', brief: 'solo una carta' },
        flight: { says: 'Nessuna carta da pescare', brief: 'niente carte' },
        nothing: { says: 'Ora non porta nulla', brief: 'non porta nulla' },
      },
    },
    play: {
      name: 'Gioca azioni',
      short: 'Gioca',
      says: (companies) => (companies.length > 4 ? `${companies.length} compagnie` : list(companies)),
      brief: (companies) => (companies.length > 3 ? `${companies.length} possibili` : list(companies)),
    },
    no: {
      noShare: { says: 'niente azioni', rule: 'A90-20' },
      noCard: { says: 'nessuna carta', rule: 'A90-40' },
      allInPlay: { says: 'tutte in gioco', rule: 'A90-20' },
      play: { says: 'nessuna in gioco', rule: 'A90-22' },
    },
  },

  choose: { lead: 'Tocca a te.', rest: 'Scegli una delle tre mosse.' },
  expandNothing: {
    lead: 'Espandere?',
    rest: 'Nessuna tua carta può volare e non ci sono più carte volo: il turno non porta nulla.',
  },
  swap: (card) => ({ lead: `Cambia ${card}.`, rest: 'Esce dal gioco, e ne arriva un’altra.' }),
  refresh: (company) => ({ lead: `Sostituisci ${company}.`, rest: 'Esce dal gioco, e ne arriva un’altra.' }),

  found: { lead: 'Fonda.', rest: 'Compagnia, carta e rotta accesa.' },
  foundCompany: (company, city) => ({
    lead: `Fonda ${company}.`,
    rest: `Le tue rotte da ${city} sono accese.`,
  }),
  fly: { lead: 'Vola, o tieni le carte.', rest: 'Carta, compagnia e rotta accesa.' },
  flyNothing: { lead: 'Nessun volo.', rest: 'Ora nessuna tua carta lo permette.' },
  flyCompany: (company) => ({ lead: `${company} vola.`, rest: 'Le rotte che può aprire sono accese.' }),
  flyCard: (card) => ({ lead: `${capital(card)}.`, rest: 'Le rotte possibili sono accese.' }),
  whichCompany: (route) => ({ lead: `${route}.`, rest: 'Quale compagnia ci vola?' }),
  ready: (company, worth, left) => ({
    lead: `${company} varrà ${worth}.`,
    rest: left === 1 ? 'Resterà 1 segnalino.' : `Resteranno ${left} segnalini.`,
  }),
  take: { lead: 'Ora un’azione.', rest: 'Dal mercato o dal mazzo.' },
  takeFaceUp: { lead: 'Ora un’azione.', rest: 'Dal mercato; il mazzo è vuoto.' },
  play: { lead: 'Gioca azioni.', rest: 'Quante vuoi di una compagnia in gioco.' },
  played: (company, count) => ({
    lead: `${shares(count)} ${company}.`,
    rest: count === 1 ? 'Dopo puoi sabotare.' : 'Si sabota solo dopo una sola azione.',
  }),
  sabotage: { lead: 'Sabotaggio?', rest: 'Quale segnalino, su quale cerchio dal 5?' },
  sabotageWith: (company) => ({ lead: `Un segnalino di ${company}.`, rest: 'Scegli un cerchio acceso.' }),
  sabotageOn: (route) => ({ lead: `${route}.`, rest: 'Il segnalino di chi?' }),
  sabotageWhich: (route) => ({ lead: `${route}.`, rest: 'Quale cerchio?' }),
  sabotageFull: (route) => ({ lead: route, rest: 'sarà piena.' }),
  sabotageNext: (route, circle) => ({ lead: route, rest: `chiederà una carta da ${circle} in su.` }),
  sabotageLater: (route, circle) => ({
    lead: route,
    rest: `perde il ${circle}; il cerchio più basso resta libero.`,
  }),

  parts: {
    company: 'Compagnia',
    shares: 'Azioni',
    card: 'Carta',
    route: 'Rotta',
    marker: 'Segnalino di',
    circle: 'Cerchio',
    points: 'Punti se si conta ora',
    change: (before, after) => `${before} → ${after}`,
    fewer: 'Un’azione in meno',
    more: 'Un’azione in più',
    of: (count, most) => `${count} di ${most}`,
    markersLeft: (company, left) =>
      left === 1 ? `${company}, resta 1 segnalino` : `${company}, restano ${left} segnalini`,
  },

  expandFirst: (route) => ({
    lead: route === '' ? 'Espandi.' : `${route}.`,
    rest: 'Prima di volare peschi una carta.',
  }),

  buttons: {
    expand: 'Espandi comunque',
    found: (company, count) => `Fonda ${company} con ${shares(count)}`,
    flyTo: (company, city) => `${company} vola a ${city}`,
    fly: (company, route) => `${company} vola su ${route}`,
    play: (company, count) => `Gioca ${count} ${company}`,
    take: (company) => `Prendi ${company}`,
    draw: 'Pesca dal mazzo',
    expandFor: 'Espandi: pesca una carta',
    sabotage: (circle) => `Sabota il cerchio ${circle}`,
    keep: 'Tieni',
    keepOn: 'Tieni le carte',
    noSabotage: 'Non sabotare',
    swap: (card) => `Cambia ${card}`,
    refresh: (company) => `Sostituisci ${company}`,
  },
  waiting: { found: 'Fonda', fly: 'Vola', play: 'Gioca', sabotage: 'Sabota' },
};
