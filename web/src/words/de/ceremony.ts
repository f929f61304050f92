import type { Rich } from '../rich.ts';
import { rich, strong } from '../rich.ts';
import type { Who } from '../who.ts';
import type { Catalogue } from '../words.svelte.ts';
import { capital, does, type Forms, isYou, list, ordinal, points, SHARE, shares, verb } from './grammar.ts';

type Group = Parameters<Catalogue['ceremony']['reason']>[1][number];

const NUMERALS = ['', 'I', 'II', 'III', 'E'];

const TAKE_PLACE: Forms = ['belegst', 'belegt', 'belegt', 'belegen'];
const GET: Forms = ['bekommst', 'bekommt', 'bekommt', 'bekommen'];
const COUNT: Forms = ['zählst', 'zählt', 'zählt', 'zählen'];
const FETCH: Forms = ['holst', 'holt', 'holt', 'holen'];

const isBank = ([first, second]: readonly Who[]): boolean => first?.is === 'third' && second === undefined;

function sum(paid: readonly number[], each: number): string {
  const total = paid.reduce((all, one) => all + one, 0);
  if (total === 0) return 'Diese Plätze zahlen nichts.';
  const rounded = each * paid.length === total ? '' : ', aufgerundet';
  return `${paid.join(' + ')} = ${total}, also je ${each}${rounded}.`;
}

function sharedSaid({ who, from, to, paid, each }: Group): [claim: string, outcome: string] {
  const places = `${from} ${to - from === 1 ? 'und' : 'bis'} ${to}`;
  const bank = each > 0 && who.some(({ is }) => is === 'third') ? ' Der Teil der Bank verfällt.' : '';
  return [`${does(who, SHARE)} Platz ${places}:`, `${sum(paid, each)}${bank}`];
}

function singleSaid({ who, from, shares: held, each }: Group): [claim: string, outcome: string] {
  const claim = `${does(who, TAKE_PLACE)} Platz ${from}`;
  if (isBank(who)) return [`${claim} mit ${shares(held)}:`, 'Punkte bekommt sie nicht.'];
  if (from === 1) return [`${claim} mit ${shares(held)}:`, each === 0 ? 'keine Punkte.' : `${points(each)}.`];
  return [`${claim} und`, `${verb(who, GET)} ${each === 0 ? 'nichts' : each}.`];
}

function groupSaid(group: Group, first: boolean): Rich {
  const [claim, outcome] = group.who.length > 1 ? sharedSaid(group) : singleSaid(group);
  return first ? rich`${strong(claim)} ${outcome}` : [`${claim} ${outcome}`];
}

/** Scorings: what is said at every table, and the reasons of Airlines Europe. */
export const ceremony: Catalogue['ceremony'] = {
  title: (scoring, final) =>
    final || scoring > 3 ? 'Schlusswertung' : `${capital(ordinal(scoring))} Wertung`,
  numeral: (scoring) => NUMERALS[scoring] ?? '',
  progress: 'Wertungen',
  end: (scorings) => `${scorings.join(' ')}, Ende`,
  numberOf: (number, count) => `${number} von ${count}`,
  standsAt: (name, value) => `${name} steht auf ${value}`,
  abacusPays: (name) => `${name} zahlt je nach Wertung`,
  pays: 'Was die Plätze zahlen',
  place: (from, to) => (from === to ? `${from}.` : `${from}.–${to}.`),
  shares,
  noShare: 'keine Aktie',
  notPaid: 'ohne Punkte',
  bank: { name: 'Die Bank', said: 'die Bank' },
  podium: 'Wer wie viele Aktien hat',

  reason(split, groups, without) {
    const sentences: Rich[] = [];
    if (split) {
      const claim = `${does([split.who], COUNT)} als zwei, mit ${list(split.parts.map(String))} Aktien:`;
      sentences.push(rich`${strong(claim)} zusammen ${points(split.points)}.`);
    }
    groups.forEach((group, i) => {
      sentences.push(groupSaid(group, i === 0 && split === null));
    });
    if (without.some(isYou)) sentences.push(['Du hast keine Aktie.']);
    return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
  },

  pointsThisTime: 'Punkte diesmal',
  soFar: 'Bisher',
  together: 'Diese Wertung',
  pay: 'Zahlt',
  nobodyHolds: 'Niemand hat',
  secret: 'Alle Punkte bleiben bis zum Ende geheim.',
  secretButYours: (before, now) =>
    `Bis zum Ende geheim. Nur du siehst deine Punkte: bisher ${before}\u00A0+\u00A0${now}.`,
  totals: (totals) => `Stand jetzt: ${totals.join(', ')}.`,
  totalOf: (name, total) => `${name} ${total}`,

  pause: 'Pause',
  carryOn: 'Fortsetzen',
  speed: (times) => `Tempo ${times}×`,
  toResult: 'Zum Ergebnis',
  next: 'Nächste',
  toSum: 'Zur Summe',
  continue: 'Weiter',
  strip: 'In dieser Wertung',
  rule: (number) => `Regel ${number}`,

  most: (who, most, mine) => {
    const yours = mine === null || who.some(isYou) ? '' : ` Du holst ${mine}.`;
    return rich`${strong(`${does(who, FETCH)} diesmal am meisten:`)} ${points(most)}.${yours}`;
  },
  nobodyScored: 'Diesmal bekommt niemand Punkte.',
  scoringBrought: 'Was diese Wertung brachte',
};
