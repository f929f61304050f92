import { CHANCE, Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/index.ts';
import { airlines1990 } from '../../src/index.ts';
import { AMERICA, sketch } from './boards.ts';
import { expand, look, outcome, pass, phase, plainShuffle, play, range, settle, start } from './table.ts';

const { seen, search } = airlines1990;

/** A view without what only its viewer may know. */
function publicPart({ viewer, hands, flights, movements, ...rest }: View): unknown {
  return {
    ...rest,
    hands: hands.map(({ size, known }) => ({ size, known })),
    flights: flights.map(({ size, fresh }) => ({ size, fresh })),
    movements: movements.map((word) => word.replace(/drew .*/, 'drew')),
  };
}

describe('A90-95', () => {
  it.each([2, 4, 6])('[A90-95] everybody sees the same table at every moment, %i players', (players) => {
    const match = start({ board: AMERICA, players });
    const random = new Playout(players);
    for (let n = 0; n < 150 && outcome(match) === undefined; n++) {
      settle(match);
      const [first, ...others] = [null, ...range(0, players - 1)].map((viewer) =>
        publicPart(look(match, viewer)),
      );
      for (const other of others) expect(other).toEqual(first);
      const seat = search.toMove(match.state);
      if (seat < 0) return;
      match.apply(
        seat,
        search.decode(AMERICA, search.nth(match.state, seat, random.below(search.count(match.state, seat)))),
      );
    }
  });

  it('[A90-95] hands and piles are secret, their sizes are public', () => {
    const match = start({ board: AMERICA, hands: ['boi*5'] });
    expect(look(match, 0).hands[0].shares).toMatchObject({ boi: 5 });
    expect(look(match, 1).hands[0]).toMatchObject({ size: 5, shares: null });
    expect(look(match, 0).flights[0].cards).toHaveLength(3);
    expect(look(match, null).flights[0]).toMatchObject({ size: 3, cards: null });
    expect(look(match).pile.cards).toBeNull();
    expect(look(match).flightPile.cards).toBeNull();
  });

  it('[A90-95] a card from a pile is seen by its drawer only; which market share was taken, by all', () => {
    const board = sketch({ routes: { 'boston-albany': 'solid 1 2 3', 'albany-troy': 'solid 1' } });
    const match = start({
      board,
      hands: ['boi*2'],
      flights: ['solid-3 solid-4'],
      market: 'ita*5',
      pile: 'owl',
    });
    const events = play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
    const drew = events.find(({ type }) => type === 'drew');
    const card = events.find(({ type }) => type === 'drew-flight');
    if (!drew || !card) throw new Error('nothing was drawn');
    expect(seen(drew, 0)).toEqual({ type: 'drew', seat: 0, share: 'owl' });
    expect(seen(drew, 1)).toEqual({ type: 'drew', seat: 0, share: null });
    expect(seen(card, null)).toEqual({ type: 'drew-flight', seat: 0, card: null });
    expect(look(match).hands[0].known).toMatchObject({ ita: 0, owl: 0 });
    pass(match, 2);
    expand(match, 'take ita');
    expect(look(match).hands[0].known).toMatchObject({ ita: 1, owl: 0 });
  });

  it('[A90-95] a share seen taken is known until it is played', () => {
    const board = sketch({
      routes: { 'boston-albany': 'solid 1 2 3', 'albany-troy': 'solid 1', 'troy-lynn': 'solid 1' },
    });
    const match = start({
      board,
      players: 2,
      hands: ['boi*2', 'owl'],
      flights: ['solid-3 solid-4 solid-5'],
      market: 'boi*5',
    });
    play(match, 'found 1 boi solid-3 boston-albany', 'take boi');
    pass(match);
    expect(look(match, 1).hands[0].known).toMatchObject({ boi: 1 });
    play(match, 'play 2 boi');
    expect(look(match, 1).hands[0].known).toMatchObject({ boi: 0 });
  });

  it('[A90-95] nobody sees the order of a shuffled pile, and nobody can tell two orders apart', () => {
    const board = sketch({ routes: { 'boston-albany': 'solid 1 2 3' } });
    const deal = { board, hands: ['boi*2'], flights: ['solid-3'], pile: 'scoring owl yak' };
    const [one, other] = [start(deal), start(deal)];
    for (const match of [one, other]) {
      play(match, 'found 1 boi solid-3 boston-albany', 'take pile');
      expect(phase(match)).toBe('shuffle');
    }
    const plain = plainShuffle(one);
    if (plain.type !== 'shuffle' || plain.pile !== 'shares') throw new Error('no shuffle');
    const [shuffled] = one.apply(CHANCE, plain);
    other.apply(CHANCE, { ...plain, order: plain.order.toReversed() });
    for (const viewer of [null, 0, 1, 2]) {
      expect(seen(shuffled, viewer)).toEqual({ type: 'shuffled', pile: 'shares', order: null });
      expect(look(one, viewer)).toEqual(look(other, viewer));
    }
  });

  it('[A90-95] after the end all is open', () => {
    const board = sketch({ routes: { 'boston-albany': 'solid 9' }, flights: 'dotted-1*18' });
    const match = start({ board, players: 6 });
    pass(match, 6);
    const view = look(match, null);
    expect(view.hands.every(({ shares }) => shares !== null)).toBe(true);
    expect(view.flights.every(({ cards }) => cards !== null)).toBe(true);
    expect(view.pile.cards).toHaveLength(view.pile.size);
  });
});
