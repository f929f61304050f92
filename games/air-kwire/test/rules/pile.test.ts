import type { Match } from '@tarmac/kernel';
import { CHANCE, Playout, redeal, seededRandom, toRecord } from '@tarmac/kernel';
import { kitOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { AirKwireTypes, Card, Event } from '../../src/index.ts';
import { airKwire as game, POWERS } from '../../src/index.ts';
import type { Table } from './table.ts';
import { cash, look, only, phase, plainShuffle, play, range, settle, skip, start, take } from './table.ts';

/* The order of the pile: what chance makes of it, and what nobody has seen of it dealt again (AK-11, AK-24, AK-78). */

const OPTIONS = { powerCards: true };

/** The top first. */
const pileOf = ({ state }: Match<AirKwireTypes>): Card[] =>
  Array.from(state.pile.subarray(0, state.pileSize), (kind) => state.board.cardNames[kind]).reverse();

const isLate = (card: Card): boolean => (POWERS as readonly string[]).includes(card) || /^[a-z]h$/.test(card);

/** Ada, who has drawn it, has played Reshuffle. */
function reshuffling(): Table {
  const match = start({ players: 6, options: OPTIONS, hands: ['a1 m'], pile: 'reshuffle reverse' });
  skip(match, 6, 'draw pile');
  play(match, 'power reshuffle');
  return match;
}

/** It was shuffled, and four cards were drawn from it since. */
function reshuffled(): Table {
  const match = reshuffling();
  settle(match);
  skip(match, 4, 'draw pile');
  return match;
}

const POSITIONS: readonly [name: string, make: () => Table][] = [
  ['before the first move', () => start({ options: OPTIONS })],
  ['with cards left of the top half', () => drawing(3, 5)],
  ['in the bottom half', () => drawing(6, 7)],
  ['after Reshuffle', reshuffled],
];

function drawing(players: number, turns: number): Table {
  const match = start({ players, options: OPTIONS, hands: ['a1'] });
  take(match, 'buy ant', 'route ant a1 tri-motor');
  skip(match, turns, 'draw pile');
  return match;
}

describe('what nobody has seen of the pile, dealt again', () => {
  it.each(POSITIONS)(
    '[AK-11, AK-24] %s: everybody sees the same, the rest is in another order',
    (_, make) => {
      const match = make();
      const { options, board, state } = match;
      const piles = range(1, 12).map((n) => {
        const again = redeal(match, seededRandom(game.id, board.id, options, `again ${n}`));
        for (const viewer of [null, ...match.seats.keys()])
          expect(look(again, viewer)).toEqual(look(match, viewer));
        for (const seat of match.seats.keys()) {
          expect(look(again, seat).hands[seat].cards).toEqual(look(match, seat).hands[seat].cards);
        }
        expect(kitOf(game).conserved(again.state)).toBeUndefined();
        expect(again.log.map(({ seat }) => seat)).toEqual(match.log.map(({ seat }) => seat));
        return pileOf(again);
      });
      const { topLeft } = state;
      for (const pile of piles) {
        expect(pile.toSorted()).toEqual(pileOf(match).toSorted());
        expect(pile.slice(0, topLeft).filter(isLate)).toEqual([]);
      }
      expect(new Set(piles.map((pile) => pile.join())).size).toBe(12);
      // In every place there are different cards, also at both ends and below the top half.
      for (const place of [0, topLeft, state.pileSize - 1]) {
        expect(new Set(piles.map((pile) => pile[place])).size).toBeGreaterThan(3);
      }
      expect(toRecord(match).setup).toEqual(make().setup);
    },
  );
});

describe('a shuffle', () => {
  it('[AK-78] is of pool and pile together, and asked for in the order of the board', () => {
    const match = reshuffling();
    const { pool, pile } = look(match);
    const all = [...pool, ...pileOf(match)];
    const plain = plainShuffle(match);
    if (plain.type !== 'shuffle') throw new Error('no shuffle');
    expect(plain.order.toSorted()).toEqual(all.toSorted());
    const places = [...match.board.cityIds, ...POWERS];
    const order = plain.order.map((card) => places.indexOf(card));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(phase(match)).toBe('shuffle');
    const events = match.apply(CHANCE, { ...plain, order: plain.order.toReversed() });
    expect(events).toEqual([{ type: 'shuffled', order: plain.order.toReversed() }]);
    expect(pileOf(match)).toEqual(plain.order.toReversed());
    expect(look(match)).toMatchObject({ pool: [], phase: 'stock', pile: { top: 0 } });
    expect(pile.size).toBe(all.length - pool.length);
  });

  it('[AK-78] in search it is the same, in any order', () => {
    const { search } = game;
    const orders = range(1, 20).map((seed) => {
      const match = reshuffling();
      const all = [...look(match).pool, ...pileOf(match)];
      const told: Event[] = [];
      search.chance?.(match.state, new Playout(seed), (event) => told.push(event));
      expect(pileOf(match).toSorted()).toEqual(all.toSorted());
      expect(only(told, 'shuffled').map(({ order }) => order)).toEqual([pileOf(match)]);
      expect(look(match)).toMatchObject({ pool: [], phase: 'stock', shuffle: '', pile: { top: 0 } });
      expect(search.toMove(match.state)).toBe(0);
      return pileOf(match);
    });
    for (const place of [0, 1, orders[0].length - 1]) {
      expect(new Set(orders.map((order) => order[place])).size).toBeGreaterThan(8);
    }
  });

  it('[AK-78] what is drawn after it is what it put on top', () => {
    const match = reshuffling();
    const plain = plainShuffle(match);
    if (plain.type !== 'shuffle') throw new Error('no shuffle');
    match.apply(CHANCE, plain);
    play(match, 'done', 'discard a1');
    expect(only(play(match, 'draw pile'), 'drew')).toEqual([{ type: 'drew', seat: 0, card: plain.order[0] }]);
    expect(cash(match)).toHaveLength(6);
  });
});
