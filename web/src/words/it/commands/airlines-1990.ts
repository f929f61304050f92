import type { Commands1990 } from '../../en/commands/airlines-1990.ts';
import { list, shares } from '../grammar.ts';

const onCircle = (circle: number | undefined): string => (circle === undefined ? '' : `, cerchio ${circle}`);

export const commands1990: Commands1990 = {
  verbs: {
    found: ['fonda', 'fondare'],
    draw: ['espandi', 'pesca'],
    play: ['gioca', 'cala'],
    fly: ['vola', 'estendi'],
    keep: ['tieni'],
    take: ['prendi'],
    sabotage: ['sabota', 'sabotaggio'],
    done: ['non sabotare', 'nessun sabotaggio', 'fatto'],
    swap: ['cambia', 'scambia'],
    refresh: ['sostituisci', 'rinnova'],
  },
  pile: ['mazzo'],
  patterns: {
    solid: 'continua',
    dashed: 'tratteggiata',
    dotted: 'punteggiata',
    double: 'doppia',
    wavy: 'ondulata',
  },

  does: {
    found: 'Fonda una compagnia',
    draw: 'Espandi: pesca una carta volo',
    play: 'Gioca azioni',
    fly: 'Vola su una rotta',
    keep: 'Tieni le carte, senza azione',
    take: 'Prendi un’azione dal mercato o dal mazzo',
    sabotage: 'Metti un segnalino sabotaggio',
    done: 'Non sabotare',
    swap: 'Cambia una carta volo inutilizzabile',
    refresh: 'Sostituisci un’azione senza valore del mercato',
  },
  says: {
    company: (name, headquarters) => `${name}, sede a ${headquarters}`,
    founding: ({ company, shares: count, route, circle, card }) =>
      `Fonda ${company} con ${shares(count)}: ${route}${onCircle(circle)}, ${card}`,
    flying: ({ company, route, circle, card }) => `${company}, ${route}${onCircle(circle)}, ${card}`,
    taking: (company) => `Prendi ${company}`,
    takingPile: 'Prendi la prima azione del mazzo',
    playing: (count, company) => `Gioca ${shares(count)} ${company}`,
    sabotaging: (company, route, circle) =>
      `Sabota ${route}, cerchio ${circle}, con un segnalino di ${company}`,
    hindering: ({ lowest, closes, inactive }) =>
      [
        lowest === null ? 'La rotta sarà piena.' : `Lì servirà una carta da ${lowest} in su.`,
        ...(closes.length > 0 ? [`Ostacola ${list(closes)}.`] : []),
        ...(inactive.length > 0
          ? [`Da allora ${inactive.length > 1 ? 'inattive' : 'inattiva'}: ${list(inactive)}.`]
          : []),
      ].join(' '),
    swapping: (card) => `Cambia ${card}`,
    refreshing: (company) => `Sostituisci ${company} nel mercato`,
    count: shares,
    circle: (circle) => `cerchio ${circle}`,
  },
};
