import type { Commands1990 } from '../../en/commands/airlines-1990.ts';
import { list, shares } from '../grammar.ts';

const onCircle = (circle: number | undefined): string => (circle === undefined ? '' : `, Kreis ${circle}`);

export const commands1990: Commands1990 = {
  verbs: {
    found: ['gründen', 'gründe'],
    draw: ['ausbauen', 'ziehe', 'zieh'],
    play: ['ausspielen', 'spiele', 'auslegen'],
    fly: ['fliegen', 'fliege', 'flieg'],
    keep: ['behalten', 'behalte'],
    take: ['nehmen', 'nimm'],
    sabotage: ['sabotieren', 'sabotiere', 'sabotage'],
    done: ['keine sabotage', 'fertig'],
    swap: ['tauschen', 'tausche', 'tausch'],
    refresh: ['ersetzen', 'ersetze', 'erneuere'],
  },
  pile: ['stapel'],
  patterns: {
    solid: 'durchgezogen',
    dashed: 'gestrichelt',
    dotted: 'gepunktet',
    double: 'doppelt',
    wavy: 'gewellt',
  },

  does: {
    found: 'Eine Gesellschaft gründen',
    draw: 'Ausbauen: eine Flugkarte ziehen',
    play: 'Aktien ausspielen',
    fly: 'Eine Strecke fliegen',
    keep: 'Die Karten behalten, ohne Aktie',
    take: 'Eine Aktie vom Markt oder vom Stapel nehmen',
    sabotage: 'Einen Sabotagemarker legen',
    done: 'Keine Sabotage',
    swap: 'Eine unbrauchbare Flugkarte tauschen',
    refresh: 'Eine wertlose Aktie des Marktes ersetzen',
  },
  says: {
    company: (name, headquarters) => `${name}, Sitz ${headquarters}`,
    founding: ({ company, shares: count, route, circle, card }) =>
      `${company} mit ${shares(count)} gründen: ${route}${onCircle(circle)}, ${card}`,
    flying: ({ company, route, circle, card }) => `${company}, ${route}${onCircle(circle)}, ${card}`,
    taking: (company) => `${company} nehmen`,
    takingPile: 'Die oberste Aktie des Stapels nehmen',
    playing: (count, company) => `${shares(count)} von ${company} ausspielen`,
    sabotaging: (company, route, circle) =>
      `${route} auf der ${circle} sabotieren, mit einem Marker von ${company}`,
    hindering: ({ lowest, closes, inactive }) =>
      [
        lowest === null ? 'Die Strecke ist dann voll.' : `Dort braucht man dann eine Karte ab ${lowest}.`,
        ...(closes.length > 0 ? [`Das erschwert es ${list(closes)}.`] : []),
        ...(inactive.length > 0 ? [`Von da an inaktiv: ${list(inactive)}.`] : []),
      ].join(' '),
    swapping: (card) => `${card} tauschen`,
    refreshing: (company) => `${company} im Markt ersetzen`,
    count: shares,
    circle: (circle) => `Kreis ${circle}`,
  },
};
