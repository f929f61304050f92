import { company, type Texts } from '../../airlines-1990.ts';
import { names } from './names.ts';

const patterns: Readonly<Record<string, string>> = names.patterns;
const pattern = (id: string | number | undefined): string => patterns[String(id)] ?? '';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'La partie est finie.',
  'no-such-seat': () => 'Personne n’est assis là.',
  'not-your-turn': () => 'Ce n’est pas ton tour.',
  'chance-first': () => 'Une pioche est en train d’être mélangée.',
  'shuffle-due': () => 'D’abord, une pioche est mélangée.',
  'other-pile': () => 'C’est l’autre pioche qu’il faut mélanger.',
  'not-the-pile': () => 'Ce ne sont pas les cartes de la pioche.',
  'one-action': () => 'Choisis d’abord : fonder, agrandir ou poser des actions.',
  'fly-or-keep': () => 'Joue maintenant une carte Vol, ou garde-les toutes.',
  'share-due': () => 'Prends maintenant une action.',
  'sabotage-or-done': () => 'Sabote maintenant une ligne, ou renonce.',
  'draw-first': () => 'Pour agrandir, pioche d’abord une carte Vol.',
  'card-not-held': () => 'Tu n’as pas cette carte Vol.',
  'card-usable': () => 'Cette carte Vol peut encore servir à une compagnie : garde-la.',
  'card-is-new': () => 'Tu viens d’échanger pour cette carte Vol. Attends ton prochain tour.',
  'refreshed-already': () => 'Tu as déjà remplacé une action du marché ce tour-ci.',
  'pile-empty': () => 'La pioche est vide.',
  'not-in-market': (v) => `Pas d’action ${company(v)} au marché.`,
  'not-worthless': (v) => `Les actions ${company(v)} peuvent encore valoir quelque chose.`,
  'founded-already': (v) => `${company(v)} est déjà fondée.`,
  'not-founded': (v) => `${company(v)} n’est pas encore fondée.`,
  inactive: (v) =>
    `${company(v)} est inactive : elle ne peut plus être fondée, et ses actions sont sans valeur.`,
  'shares-not-held': (v) =>
    v.held === 0
      ? `Tu n’as pas d’action ${company(v)} en main.`
      : `Tu n’as pas autant d’actions ${company(v)}.`,
  'not-at-headquarters': (v) => `La première ligne de ${company(v)} part de son siège.`,
  'other-pattern': (v) => `Motif de la ligne : ${pattern(v.wanted)} ; de la carte : ${pattern(v.pattern)}.`,
  'may-not-fly': (v) => `${company(v)} ne peut pas utiliser ce motif.`,
  'route-full': () => 'Cette ligne n’a plus de cercle libre.',
  'card-too-low': (v) => `Cette ligne demande une carte de ${v.needed} ou plus.`,
  'not-connected': (v) =>
    `${company(v)} ne vole pas encore jusqu’ici. Relie-la d’abord à l’une des deux villes.`,
  'flies-already': (v) => `${company(v)} vole déjà sur cette ligne.`,
  'no-marker': (v) => `${company(v)} n’a plus de marqueur.`,
  'no-such-circle': (v) => `Les cercles de cette ligne sont ${v.circles}.`,
  'circle-too-low': () => 'On ne sabote que les cercles à partir de 5.',
  'circle-taken': () => 'Ce cercle est déjà couvert.',
  'sabotaged-already': () => 'Cette ligne est déjà sabotée.',
  'no-card-fits': (v) => `Aucune de tes cartes Vol ne convient à ${company(v)}.`,
  'nobody-connected': (v) => `Aucune compagnie n’atteint encore ${v.from} ou ${v.to}.`,
  'nobody-may-fly': () => 'Aucune des compagnies qui pourraient voler ne prend ce type de ligne.',
  'nobody-can': (v) => `Aucune compagnie ne peut voler sur ${v.from}–${v.to} maintenant.`,
  'card-flies-nowhere': () => 'Aucune compagnie ne peut voler avec cette carte maintenant.',
};
