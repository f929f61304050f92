import type { Commands1990 } from '../../en/commands/airlines-1990.ts';
import { listFormat } from '../../figures.ts';

const list = (names: readonly string[]): string => listFormat('fr').format(names);
const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const onCircle = (circle: number | undefined): string => (circle === undefined ? '' : `, cercle ${circle}`);

export const commands1990: Commands1990 = {
  verbs: {
    found: ['fonde', 'fonder'],
    draw: ['agrandis', 'agrandir', 'pioche'],
    play: ['pose', 'poser', 'joue'],
    fly: ['vole', 'ouvre', 'étends'],
    keep: ['garde'],
    take: ['prends'],
    sabotage: ['sabote', 'sabotage'],
    done: ['pas de sabotage', 'fini'],
    swap: ['échange'],
    refresh: ['remplace'],
  },
  pile: ['pioche', 'pile'],
  patterns: { solid: 'plein', dashed: 'tirets', dotted: 'pointillés', double: 'double', wavy: 'ondulé' },

  does: {
    found: 'Fonder une compagnie',
    draw: 'Agrandir : piocher une carte Vol',
    play: 'Poser des actions',
    fly: 'Ouvrir une ligne',
    keep: 'Garder les cartes, sans action',
    take: 'Prendre une action au marché ou à la pioche',
    sabotage: 'Poser un marqueur Sabotage',
    done: 'Pas de sabotage',
    swap: 'Échanger une carte Vol inutilisable',
    refresh: 'Remplacer une action sans valeur du marché',
  },
  says: {
    company: (name, headquarters) => `${name}, siège à ${headquarters}`,
    founding: ({ company, shares: count, route, circle, card }) =>
      `Fonder ${company} avec ${shares(count)} : ${route}${onCircle(circle)}, ${card}`,
    flying: ({ company, route, circle, card }) => `${company}, ${route}${onCircle(circle)}, ${card}`,
    taking: (company) => `Prendre ${company}`,
    takingPile: 'Prendre l’action du dessus de la pioche',
    playing: (count, company) => `Poser ${shares(count)} ${company}`,
    sabotaging: (company, route, circle) =>
      `Saboter ${route} sur le ${circle}, avec un marqueur de ${company}`,
    hindering: ({ lowest, closes, inactive }) =>
      [
        lowest === null ? 'La ligne sera complète.' : `Il y faudra une carte de ${lowest} ou plus.`,
        ...(closes.length > 0 ? [`Cela gêne ${list(closes)}.`] : []),
        ...(inactive.length > 0
          ? [`Dès lors ${inactive.length > 1 ? 'inactives' : 'inactive'} : ${list(inactive)}.`]
          : []),
      ].join(' '),
    swapping: (card) => `Échanger ${card}`,
    refreshing: (company) => `Remplacer ${company} au marché`,
    count: shares,
    circle: (circle) => `cercle ${circle}`,
  },
};
