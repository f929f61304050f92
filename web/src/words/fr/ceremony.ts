import type { Rich } from '../rich.ts';
import { rich, strong } from '../rich.ts';
import type { Who } from '../who.ts';
import type { Catalogue } from '../words.svelte.ts';
import { capital, does, hasYou, list, named, points, SHARE, shares, type Verb } from './people.ts';

/** Those who share places, as in games/common/scoring/standings.ts, with people for seats. */
type Group = Parameters<Catalogue['ceremony']['reason']>[1][number];

const ORDINALS = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const SHORT_ORDINALS = ['', '1er', '2e', '3e', '4e', '5e', '6e'];
const NUMERALS = ['', 'I', 'II', 'III', 'F'];
const SCORINGS = ['', '1er décompte', '2e décompte', '3e décompte'];

const COUNT: Verb = { you: 'comptes', one: 'compte', several: 'comptent', youAndOthers: 'comptez' };
const SCORE: Verb = { you: 'marques', one: 'marque', several: 'marquent', youAndOthers: 'marquez' };

const isBank = ([first, second]: readonly Who[]): boolean => first?.is === 'third' && second === undefined;

function sum(paid: readonly number[], each: number): string {
  const total = paid.reduce((all, one) => all + one, 0);
  if (total === 0) return 'ces places ne rapportent rien.';
  const rounded = each * paid.length === total ? '' : ', arrondi au-dessus';
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

/** Scorings: what is said at every table, and the reasons of Airlines Europe. */
export const ceremony: Catalogue['ceremony'] = {
  title: (scoring, final) => (final ? 'Décompte final' : (SCORINGS[scoring] ?? 'Décompte final')),
  numeral: (scoring) => NUMERALS[scoring] ?? '',
  progress: 'Décomptes',
  end: (scorings) => `${scorings.join(' ')}, fin`,
  numberOf: (number, count) => `N° ${number} sur ${count}`,
  standsAt: (name, value) => `${name} vaut ${value}`,
  abacusPays: (name) => `${name} rapporte selon le décompte`,
  pays: 'Ce que rapportent les places',
  place: (from, to) => (from === to ? SHORT_ORDINALS[from] : `${SHORT_ORDINALS[from]}–${SHORT_ORDINALS[to]}`),
  shares,
  noShare: 'aucune action',
  notPaid: 'non versé',
  bank: { name: 'La banque', said: 'la banque' },
  podium: 'Qui a combien d’actions',

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

  pointsThisTime: 'Points marqués',
  soFar: 'Jusqu’ici',
  together: 'Ce décompte',
  pay: 'Gains',
  nobodyHolds: 'Sans actionnaire',
  secret: 'Totaux secrets jusqu’à la fin.',
  secretButYours: (before, now) =>
    `Totaux secrets jusqu’à la fin. Toi, tu vois le tien : ${before} + ${now}.`,
  totals: (totals) => `Totaux : ${totals.join(', ')}.`,
  totalOf: (name, total) => `${name} ${total}`,

  pause: 'Pause',
  carryOn: 'Reprendre',
  speed: (times) => `Vitesse ${times}×`,
  toResult: 'Au résultat',
  next: 'Suivante',
  toSum: 'Bilan',
  continue: 'Continuer',
  strip: 'Compagnies de ce décompte',
  rule: (number) => `Règle ${number}`,

  most: (who, most, mine) => {
    const yours = mine === null || hasYou(who) ? '' : ` Tu marques ${mine}.`;
    return rich`${strong(`${does(who, SCORE)} le plus cette fois :`)} ${points(most)}.${yours}`;
  },
  nobodyScored: 'Personne ne marque cette fois.',
  scoringBrought: 'Ce que rapporte ce décompte',
};
