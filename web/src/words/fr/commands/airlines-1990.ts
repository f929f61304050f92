import type { Commands1990 } from '../../en/commands/airlines-1990.ts';
import { listFormat } from '../../figures.ts';

const list = (names: readonly string[]): string => listFormat('fr').format(names);
const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const onCircle = (circle: number | undefined): string => (circle === undefined ? '' : `, cercle ${circle}`);

export const commands1990: Commands1990 = {
  verbs: {
    found: ['fonde', 'fonder'],
    draw: ['pioche', 'agrandis', 'agrandir'],
    play: ['joue', 'pose'],
    fly: ['vole', 'étends'],
    keep: ['garde'],
    take: ['prends'],
    sabotage: ['sabote', 'sabotage'],
    done: ['fini', 'pas de sabotage'],
    swap: ['échange'],
    refresh: ['remplace'],
  },
  pile: ['pioche', 'pile'],
  patterns: { solid: 'plein', dashed: 'tirets', dotted: 'pointillés', double: 'double', wavy: 'ondulé' },

  does: {
    found: 'Fonder une compagnie',
    draw: 'Agrandir : piocher une carte Vol',
    play: 'Jouer des actions',
    fly: 'Agrandir un réseau',
    keep: 'Garder la carte, sans action',
    take: 'Une action du marché ou de la pioche',
    sabotage: 'Poser un marqueur Sabotage',
    done: 'Pas de sabotage',
    swap: 'Échanger une carte Vol inutilisable',
    refresh: 'Remplacer une action sans valeur du marché',
  },
  says: {
    company: (name, headquarters) => `${name}, siège à ${headquarters}`,
    founding: ({ company, shares: count, route, circle, card }) =>
      `Fonder ${company} avec ${shares(count)} : ${route}${onCircle(circle)}, ${card}`,
    flying: ({ company, route, circle, card }) => `${company}, ${route}${onCircle(circle)}, ${card}`,
    taking: (company) => `Prendre ${company}`,
    takingPile: 'Prendre l’action du dessus de la pioche',
    playing: (count, company) => `Jouer ${shares(count)} ${company}`,
    sabotaging: (company, route, circle) =>
      `Saboter ${route} sur le cercle ${circle}, avec un marqueur de ${company}`,
    hindering: ({ lowest, closes, inactive }) =>
      [
        lowest === null ? 'La ligne est alors pleine.' : `Il y faut alors une carte de ${lowest} ou plus.`,
        ...(closes.length > 0 ? [`Cela gêne ${list(closes)}.`] : []),
        ...(inactive.length > 0 ? [`Inactive dès lors : ${list(inactive)}.`] : []),
      ].join(' '),
    swapping: (card) => `Échanger ${card}`,
    refreshing: (company) => `Remplacer ${company} au marché`,
    count: shares,
    circle: (circle) => `cercle ${circle}`,
  },
};
