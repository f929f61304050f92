import type { SceneTexts } from '../../airlines-europe.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { capital, does, hasYou, list, named, points, SHARE, shares, type Verb } from '../people.ts';

/** Those who share places, as in games/common/scoring/standings.ts, with people for seats. */
type Group = Parameters<SceneTexts['ceremony']['reason']>[1][number];
const ORDINALS = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const COUNT: Verb = { you: 'comptes', one: 'compte', several: 'comptent', youAndOthers: 'comptez' };

const isBank = ([first, second]: readonly Who[]): boolean => first?.is === 'third' && second === undefined;

function sum(paid: readonly number[], each: number): string {
  const total = paid.reduce((all, one) => all + one, 0);
  if (total === 0) return 'ces places ne rapportent rien.';
  const rounded = each * paid.length === total ? '' : ', arrondi au supérieur';
  return `${paid.join(' + ')} = ${total}, donc ${each} chacun${rounded}.`;
}

function singleSaid({ who, from, shares: held, each }: Group): [claim: string, outcome: string] {
  const takes = hasYou(who) ? 'Tu prends' : `${capital(named(who))} prend`;
  const place = `${takes} la ${ORDINALS[from]} place`;
  if (isBank(who)) return [`${place} avec ${shares(held)} :`, 'elle l’occupe sans toucher de points.'];
  const outcome = each === 0 ? 'aucun point.' : `${points(each)}.`;
  return [from === 1 ? `${place} avec ${shares(held)} :` : `${place} :`, outcome];
}

function sharedSaid({ who, from, to, paid, each }: Group): [claim: string, outcome: string] {
  const places = Array.from({ length: to - from + 1 }, (_, i) => `la ${ORDINALS[from + i] ?? ''}`);
  const bank =
    each > 0 && who.some(({ is }) => is === 'third') ? ' La part de la banque n’est pas versée.' : '';
  return [`${does(who, SHARE)} ${list(places)} place :`, `${sum(paid, each)}${bank}`];
}

function groupSaid(group: Group, first: boolean): Rich {
  const [claim, outcome] = group.who.length > 1 ? sharedSaid(group) : singleSaid(group);
  return first ? rich`${strong(claim)} ${outcome}` : [`${claim} ${outcome}`];
}

/** The scorings of Airlines Europe: why the points of an airline fall as they do. */
export const ceremony: SceneTexts['ceremony'] = {
  standsAt: (name, value) => `${name} vaut ${value}`,
  abacusPays: (name) => `${name} rapporte selon le décompte`,
  bank: { name: 'La banque', said: 'la banque' },

  reason(split, groups, without) {
    const sentences: Rich[] = [];
    if (split) {
      const claim = `${does([split.who], COUNT)} pour deux actionnaires, ${split.parts.join(' et ')} :`;
      sentences.push(rich`${strong(claim)} ${points(split.points)} en tout.`);
    }
    groups.forEach((group, i) => {
      sentences.push(groupSaid(group, i === 0 && split === null));
    });
    if (hasYou(without)) sentences.push(['Tu n’as aucune action.']);
    return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
  },
};
