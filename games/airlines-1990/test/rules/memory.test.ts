import { CHANCE, Playout } from '@tarmac/kernel';
import type { Moment } from '@tarmac/testkit';
import { randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import { cardWord } from '../../src/flight-card.ts';
import type { Airlines1990Types } from '../../src/index.ts';
import { airlines1990 as game } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { allBoards } from '../contract-boards.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import { look, pass, play, start } from './table.ts';

/*
 * What perfect memory says of flight cards (memory.ts): a world is possible if the movements can be played through with
 * its cards, pile after pile; and every possible world must be sampled.
 */

/** The movements with all cards open, and the cards in every hand at the beginning. */
function history(s: State): { dealt: string[][]; words: string[]; hands: string[][]; pile: string[] } {
  const { cards } = s.setting.board;
  const hands = Array.from({ length: s.setting.players }, (_, p) =>
    (game.view(s, p).flights[p].cards ?? []).map(cardWord),
  );
  const words: string[] = [];
  for (let i = 0; i < s.movements; i++) {
    const [marks, kind] = [s.moved[2 * i], s.moved[2 * i + 1]];
    const card = cardWord(cards[s.setting.board.firstCard[kind]]);
    const what = ['+', '-', 'x'][marks & 3];
    words.push(`${(marks & 8) === 0 ? '' : '*'}${marks >> 4}${what}${card}`);
  }
  const dealt = hands.map((hand, p) => {
    const left = [...hand];
    for (const word of words.toReversed()) {
      const [, seat, what, card] = word.match(/^\*?(\d)([+x-])(.*)$/) ?? [];
      if (Number(seat) !== p) continue;
      if (what === '+') left.splice(left.indexOf(card), 1);
      else left.push(card);
    }
    return left;
  });
  const pile = Array.from(s.flightPile.subarray(0, s.flightPileSize), (card) => cardWord(cards[card]));
  return { dealt, words, hands, pile };
}

/** Plays the cards through as at a table; says what cannot have been. */
function impossible(s: State): string | undefined {
  const { dealt, words, hands, pile } = history(s);
  let left = s.setting.board.cards.map(cardWord);
  const take = (list: string[], card: string): boolean => {
    const at = list.indexOf(card);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  };
  const now = dealt.map((hand) => [...hand]);
  for (const hand of dealt) {
    if (hand.length !== 3) return `dealt ${hand.length} cards`;
    for (const card of hand) if (!take(left, card)) return `dealt ${card}, which is not there`;
  }
  let flown: string[] = [];
  for (const word of words) {
    const [, mark, seat, what, card] = word.match(/^(\*?)(\d)([+x-])(.*)$/) ?? [];
    if (mark === '*') {
      if (left.length > 0) return `a new pile though ${left.length} cards were left`;
      left = flown;
      flown = [];
    }
    const hand = now[Number(seat)];
    if (what === '+') {
      if (!take(left, card)) return `${word}: not in the pile`;
      hand.push(card);
    } else {
      if (!take(hand, card)) return `${word}: not in the hand`;
      if (what === '-') flown.push(card);
    }
  }
  if (left.sort().join() !== pile.sort().join()) return 'another pile';
  return now.every((hand, p) => hand.sort().join() === hands[p].sort().join()) ? undefined : 'other hands';
}

it('true and sampled worlds can have come about, card by card', () => {
  let worlds = 0;
  const watch = ({ state, board, random, step, players }: Moment<Airlines1990Types>): void => {
    if (step % 5 > 0 || game.outcome(state)) return;
    expect(impossible(state)).toBeUndefined();
    const viewer = step % (players + 1) === players ? null : step % (players + 1);
    const sampler = game.sampler(board, game.view(state, viewer));
    for (let n = 0; n < 2; n++, worlds++) expect(impossible(sampler.sample(random))).toBeUndefined();
  };
  randomGames(game, allBoards, often(40), 'memory', { laws: [], look: watch });
  console.log(`${worlds} sampled worlds are possible`);
});

describe('nothing possible is missing', () => {
  /** Twenty-one cards; `solid-1` is there three times. */
  const board = sketch({
    routes: { 'boston-albany': 'solid 1 2', 'albany-troy': 'solid 1 2', 'troy-lynn': 'solid 1' },
    flights: 'solid-1*3 solid-2 dotted-1*7 dotted-2*7',
  });

  /** By whom the three cards `solid-1` can be held, as Bo sees it: every way that samples show. */
  function waysSeenBy(match: Table, seat: number): Set<string> {
    const sampler = game.sampler(board, look(match, seat));
    const random = new Playout(7);
    const ways = new Set<string>();
    for (let n = 0; n < 600; n++) {
      const world = sampler.sample(random);
      const hands = match.seats.map((_, p) => game.view(world, p).flights[p].cards ?? []);
      ways.add(hands.map((hand) => hand.filter((card) => cardWord(card) === 'solid-1').length).join(' '));
    }
    return ways;
  }

  it('at the beginning a hand can hold anything that is not in sight', () => {
    const match = start({
      board,
      players: 2,
      hands: ['boi*5'],
      flights: ['solid-1 dotted-1*2', 'dotted-2*3'],
    });
    expect(waysSeenBy(match, 1)).toEqual(new Set(['0 0', '1 0', '2 0', '3 0']));
  });

  it('a card flown may be the old one or one of the new pile: the other may still be there', () => {
    const match = start({
      board,
      players: 5,
      hands: ['boi*5', 'boi*5'],
      flights: [
        'solid-1 dotted-1*2',
        'solid-1 dotted-2*2',
        'dotted-1*3',
        'dotted-2*3',
        'solid-2 dotted-1 dotted-2',
      ],
      flightPile: 'solid-1 dotted-1 dotted-2',
    });
    // Ada founds with one solid-1 and gets another; Bo extends with the third.
    play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
    play(match, 'draw', 'fly boi solid-1 albany-troy', 'take pile');
    pass(match);
    expect(look(match).flightPile.size).toBe(0);
    play(match, 'draw');
    match.apply(CHANCE, {
      type: 'shuffle',
      pile: 'flights',
      order: [
        { pattern: 'solid', value: 1 },
        { pattern: 'solid', value: 1 },
      ],
    });
    play(match, 'keep');
    // Dee has drawn one of the two; the third is with Ada since the first pile, or with another player who had it.
    const ways = waysSeenBy(match, 4);
    expect([...ways].every((way) => way.split(' ')[3] !== '0')).toBe(true);
    expect(ways.has('1 0 0 1 0')).toBe(true);
    expect(ways.has('0 1 0 1 0')).toBe(true);
    expect(ways.has('0 0 1 1 0')).toBe(true);
    expect(ways.has('0 0 0 2 0')).toBe(true);
    expect(ways.size).toBe(4);
  });
});
