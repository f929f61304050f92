import type { SceneTexts } from '../../airlines-europe.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { does, type Forms, isYou, list, points, SHARE, shares, verb } from '../grammar.ts';

type Group = Parameters<SceneTexts['ceremony']['reason']>[1][number];
const TAKE_PLACE: Forms = ['belegst', 'belegt', 'belegt', 'belegen'];
const GET: Forms = ['bekommst', 'bekommt', 'bekommt', 'bekommen'];
const COUNT: Forms = ['zählst', 'zählt', 'zählt', 'zählen'];

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

/** The scorings of Airlines Europe: why the points of an airline fall as they do. */
export const ceremony: SceneTexts['ceremony'] = {
  standsAt: (name, value) => `${name} steht auf ${value}`,
  abacusPays: (name) => `${name} zahlt je nach Wertung`,
  bank: { name: 'Die Bank', said: 'die Bank' },

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
};
