import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { capital, isYou, list, named, points, shares } from '../people.ts';

/** Those who share places, as in games/common/scoring/standings.ts, with people for seats. */
interface Group {
  readonly who: readonly Who[];
  readonly from: number;
  readonly to: number;
  readonly shares: number;
  readonly paid: readonly number[];
  readonly each: number;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const isBank = ([first, second]: readonly Who[]): boolean => first?.is === 'third' && second === undefined;

function sum(paid: readonly number[], each: number): string {
  const total = paid.reduce((all, one) => all + one, 0);
  if (total === 0) return 'these places pay nothing.';
  const rounded = each * paid.length === total ? '' : ', rounded up';
  return `${paid.join(' + ')} = ${total}, so ${each} each${rounded}.`;
}

function singleSaid({ who, from, shares: held, each }: Group): [claim: string, outcome: string] {
  const verb = isYou(who) ? 'are' : 'is';
  const gets = isYou(who) ? 'get' : 'gets';
  if (isBank(who))
    return [`The bank is ${ORDINALS[from]} with ${shares(held)}`, 'it takes the place, but no points.'];
  if (from === 1)
    return [
      `${capital(named(who))} ${verb} first with ${shares(held)}`,
      each === 0 ? 'no points.' : `${points(each)}.`,
    ];
  return [`${capital(named(who))} ${verb} ${ORDINALS[from]}`, `${gets} ${each === 0 ? 'nothing' : each}.`];
}

function groupSaid(group: Group, first: boolean): Rich {
  const { who, from, to, paid, each } = group;
  if (who.length > 1) {
    const places = list(Array.from({ length: to - from + 1 }, (_, i) => ORDINALS[from + i] ?? ''));
    const bank = each > 0 && who.some(({ is }) => is === 'third') ? ' The bank’s part is not paid.' : '';
    const claim = `${capital(named(who))} share ${places} place:`;
    return first ? rich`${strong(claim)} ${sum(paid, each)}${bank}` : [`${claim} ${sum(paid, each)}${bank}`];
  }
  const [claim, outcome] = singleSaid(group);
  const joined = from === 1 || isBank(who) ? `${claim}: ` : `${claim} and `;
  return first ? rich`${strong(joined.trim())} ${outcome}` : [`${joined}${outcome}`];
}

/** The scorings of Airlines Europe: why the points of an airline fall as they do. */
export const ceremony = {
  standsAt: (name: string, value: number) => `${name} stands at ${value}`,
  abacusPays: (name: string) => `${name} pays by the number of the scoring`,
  bank: { name: 'The bank', said: 'the bank' },

  /** Why the points of one airline fell as they did. */
  reason(
    split: { who: Who; parts: readonly [number, number]; points: number } | null,
    groups: readonly Group[],
    without: readonly Who[],
  ): Rich {
    const sentences: Rich[] = [];
    if (split) {
      const counts = split.who.is === 'you' ? 'count' : 'counts';
      const claim = `${capital(named([split.who]))} ${counts} as two holders, ${split.parts.join(' and ')}:`;
      sentences.push(rich`${strong(claim)} ${points(split.points)} together.`);
    }
    groups.forEach((group, i) => {
      sentences.push(groupSaid(group, i === 0 && split === null));
    });
    if (without.some(({ is }) => is === 'you')) sentences.push(['You hold no share.']);
    return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
  },
};
