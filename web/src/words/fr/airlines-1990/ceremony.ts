import type { SceneTexts } from '../../airlines-1990.ts';
import { does, named, points, SHARE, shares, type Verb } from '../people.ts';

const ARE: Verb = { you: 'es', one: 'est', several: 'sont', youAndOthers: 'êtes' };
const RECEIVE_NOTHING: Verb = {
  you: 'ne reçois rien',
  one: 'ne reçoit rien',
  several: 'ne reçoivent rien',
  youAndOthers: 'ne recevez rien',
};

const rounding = (rounded: boolean): string => (rounded ? ', arrondi à l’inférieur' : '');

/** The scorings of Airlines (1990). */
export const ceremony: SceneTexts['ceremony'] = {
  heading: (name, markers) => `${name} a ${markers} ${markers < 2 ? 'marqueur' : 'marqueurs'} sur le plateau`,
  third: { name: 'Joueur fictif', said: 'le joueur fictif' },
  tooEarly: 'Trop tôt',

  first: (who, held) => `${does(who, ARE)} en tête avec ${shares(held)} :`,
  second: (who, held) => `${does(who, ARE)} deuxième avec ${shares(held)} :`,
  alone: (who) =>
    who.some(({ is }) => is === 'you')
      ? 'Seules tes actions sont sur la table :'
      : `Seules les actions de ${named(who)} sont sur la table :`,
  tiedFirst: (who) => `${does(who, SHARE)} les deux premières places :`,
  tiedSecond: (who) => `${does(who, SHARE)} la deuxième place :`,

  all: (count) => (count === 1 ? 'le seul point.' : `les ${points(count)}.`),
  half: (count, rounded) => `la moitié, ${count}${rounding(rounded)}.`,
  both: (sum, count) => `${sum} = ${points(count)}.`,
  each: (sum, count, rounded) => `${sum}, donc ${count} chacun${rounding(rounded)}.`,
  notPaid: 'une place sans points.',
  thirdNotPaid: 'La part du joueur fictif n’est pas versée.',
  nothing: (who) => `${does(who, RECEIVE_NOTHING)}.`,
  without: 'Tu n’as posé aucune de ses actions.',
};
