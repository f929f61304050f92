import { TarmacError } from '@tarmac/kernel';
import { playthrough } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { Board, Event, RefusalReason, View } from '../../src/index.ts';
import { airKwire } from '../../src/index.ts';
import { frozenBoard } from '../contract-boards.ts';
import { cornerBoards } from '../naive/corner-boards.ts';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import {
  airline,
  cash,
  hand,
  held,
  look,
  offers,
  only,
  phase,
  play,
  refusal,
  skip,
  spare,
  start,
  take,
  turn,
  types,
} from './table.ts';

describe('purchases and sales', () => {
  it('[AK-20] up to three transactions, each one share, the price moves after each, 50 brokerage each', () => {
    const match = start({ hands: ['a1'] });
    play(match, 'buy ant; buy ant; buy ant');
    // 100 + 100 + 100 and three fees; the marker from the first space to the fourth.
    expect(cash(match)[0]).toBe(11_800 - 300 - 150);
    expect(airline(match, 'ant')).toMatchObject({ space: 3, price: 150, sold: 4 });
    expect(refusal(match, 'buy ant')).toMatchObject({ rule: 'AK-20', reason: 'three-trades' });
    expect(refusal(match, 'sell ant')).toMatchObject({ rule: 'AK-20', reason: 'three-trades' });
    expect(offers(match)).toEqual(['done']);
  });

  it('[AK-20] purchases and sales may be mixed; one sells only what one has', () => {
    const match = start({ hands: ['a1'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    expect(refusal(match, 'sell ant')).toMatchObject({ rule: 'AK-20', reason: 'no-shares-held' });
    skip(match, 2);
    play(match, 'sell ant; buy ant; sell ant');
    expect(airline(match, 'ant')).toMatchObject({ space: 2, sold: 3 });
    // 150 − 50, 100 + 50, 150 − 50.
    expect(cash(match)[0]).toBe(11_350 + 100 - 150 + 100);
  });

  it('[AK-20] the stock step comes first, and cash may not go below zero', () => {
    const match = start({ options: { startingCash: 'split' }, players: 6, hands: ['a1'] });
    expect(refusal(match, 'pass')).toMatchObject({ rule: 'AK-20', reason: 'stock-step' });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    // 1,350 left: 150 + 50, 200 + 50, 300 + 50; then 550 do not reach for 400 + 50 twice.
    skip(match, 5);
    play(match, 'buy ant; buy ant; buy ant', 'done');
    play(match, firstOf(match, 'discard'), 'draw none');
    skip(match, 5);
    play(match, 'buy ant');
    expect(cash(match)[0]).toBe(100);
    expect(refusal(match, 'buy ant')).toMatchObject({ rule: 'AK-25', reason: 'no-cash' });
    expect(offers(match)).toEqual(['done', 'sell ant']);
  });

  it('[AK-25] a purchase needs a share and the money', () => {
    // Two spaces of 100, then 2000: the third purchase costs 2050 of the 1,550 left.
    const board = sketch({ track: ['100 2 tri-motor', '100 3 tri-motor', '2000 9 dc-3'] });
    const match = start({ board, options: { startingCash: 'split' }, players: 6, hands: ['a1'] });
    play(match, 'buy ant; buy ant');
    expect(cash(match)[0]).toBe(1500);
    expect(refusal(match, 'buy ant')).toMatchObject({
      rule: 'AK-25',
      reason: 'no-cash',
      values: { needed: 2050 },
    });
  });

  it('[AK-25] on the top space the price stays; the fee of a sale comes off the proceeds', () => {
    const board = sketch({ track: ['100 2 tri-motor', '2000 9 dc-3'] });
    const match = start({ board, hands: ['a1'] });
    play(match, 'buy ant; buy ant');
    expect(airline(match, 'ant')).toMatchObject({ space: 1, price: 2000, sold: 3 });
    const before = cash(match)[0];
    play(match, 'sell ant');
    expect(cash(match)[0]).toBe(before + 1950);
    expect(airline(match, 'ant').space).toBe(0);
  });

  it('[AK-25] no more than 20 shares', () => {
    const board = sketch({
      track: ['100 9 tri-motor', '100 9 tri-motor', '2000 9 dc-3'].flatMap((space, i) =>
        i < 2 ? new Array<string>(20).fill(space) : [space],
      ),
    });
    const match = start({ board, hands: ['a1'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    while (airline(match, 'ant').sold < 20) {
      const left = Math.min(3, 20 - airline(match, 'ant').sold);
      play(match, ...new Array<string>(left).fill('buy ant'), 'done');
      play(match, spare(match), 'draw none');
    }
    expect(refusal(match, 'buy ant')).toMatchObject({ rule: 'AK-25', reason: 'no-shares-left' });
  });

  it('[AK-25] a sale on the first space pays 100 − 50 and is the end of the airline', () => {
    const match = start({ hands: ['a1'] });
    take(match, 'buy ant; buy ant', 'route ant a1 tri-motor');
    skip(match, 2);
    const before = cash(match)[0];
    play(match, 'sell ant; sell ant');
    expect(airline(match, 'ant')).toMatchObject({ space: 0, sold: 1, status: 'open' });
    expect(types(play(match, 'sell ant'))).toEqual(['sold', 'bankrupt']);
    expect(cash(match)[0]).toBe(before + 3 * 50);
    expect(airline(match, 'ant').status).toBe('closed');
  });
});

describe('opening', () => {
  it('[AK-21] 100 + 50, two shares, one space, home marker, 3 points', () => {
    const match = start({ hands: ['a1'] });
    const events = play(match, 'buy ant');
    expect(events[0]).toMatchObject({ type: 'bought', shares: 2, price: 100, fee: 50, opening: true });
    expect(airline(match, 'ant')).toMatchObject({ status: 'open', sold: 2, space: 1, points: 3, ceo: 0 });
    expect(cash(match)[0]).toBe(11_650);
  });

  it('[AK-21] not while another airline is in the home city', () => {
    const board = sketch({ cities: { m: '2 0 2', b1: '3 0 1' } });
    // Six players: the pile begins with the bottom half, so Ada draws the card of Bee's home.
    const match = start({ board, players: 6, hands: ['a1 m b1', 'b2'], pile: 'bh' });
    play(match, 'buy ant; buy ant; buy ant', 'done', 'route ant a1 tri-motor', 'draw pile');
    skip(match, 5);
    take(match, '', 'route ant m tri-motor');
    skip(match, 5);
    take(match, '', 'route ant b1 tri-motor');
    skip(match, 5);
    take(match, '', 'route ant bh tri-motor');
    expect(refusal(match, 'buy bee')).toMatchObject({ rule: 'AK-21', reason: 'home-occupied' });
  });

  it('[AK-26] it is one transaction: three purchases give four shares and the fourth space; one opening a turn', () => {
    const match = start({ hands: ['a1 b1'] });
    play(match, 'buy ant; buy ant; buy ant');
    expect([held(match, 'ant')[0], airline(match, 'ant').space]).toEqual([4, 3]);
    const other = start({ hands: ['a1 b1'] });
    play(other, 'buy ant');
    expect(refusal(other, 'buy bee')).toMatchObject({ rule: 'AK-26', reason: 'one-opening' });
  });
});

describe('test T', () => {
  it('[AK-27] nobody opens an airline he cannot fly', () => {
    const match = start({ hands: ['b1'] });
    // From bh it is one hex, from ch two.
    expect(offers(match)).toEqual(['done', 'buy bee', 'buy cat']);
    expect(refusal(match, 'buy ant')).toMatchObject({ rule: 'AK-27', reason: 'route-impossible' });
  });

  it('[AK-27] further purchases may be needed; then done waits for them', () => {
    // From ah, m is two hexes away: a Boeing, allowed from the fourth space on.
    const match = start({ hands: ['m'] });
    play(match, 'buy ant');
    expect(refusal(match, 'done')).toMatchObject({ rule: 'AK-27', reason: 'route-owed' });
    expect(offers(match)).toEqual(['buy ant']);
    play(match, 'buy ant; buy ant');
    expect(offers(match)).toEqual(['done']);
    play(match, 'done');
    expect(offers(match)).toEqual(['route ant m boeing-247']);
  });

  it('[AK-27] not if transactions or cash do not suffice', () => {
    const match = start({ hands: ['a1 m', 'm'] });
    take(match, 'buy ant', 'route ant a1 tri-motor');
    // Bo would need three purchases of Dog, m is two hexes from dh; after one other purchase there are only two left.
    expect(offers(match, 'buy')).toContain('buy dog');
    play(match, 'buy ant');
    expect(refusal(match, 'buy dog')).toMatchObject({ rule: 'AK-27', reason: 'route-impossible' });
  });

  it.each([
    ['to the last dollar', 900, ['buy dog'], 0],
    ['not for ten dollars more', 910, [], 2000],
  ])('[AK-27] money must do for the purchases it takes, with their fees: %s', (_, third, offered, left) => {
    const track = ['100 9 tri-motor', '850 9 tri-motor', `${third} 9 tri-motor`, '2000 9 boeing-247'];
    const match = start({
      board: sketch({ track }),
      players: 6,
      options: { startingCash: 'split' },
      hands: ['', 'm'],
    });
    skip(match);
    expect(offers(match, 'buy dog')).toEqual(offered);
    for (const line of [...offered, ...offered, ...offered]) play(match, line);
    expect(cash(match)[1]).toBe(left);
  });

  it.each([
    ['ant', 'a1 m'],
    ['bee', 'b1 m'],
    ['dog', 'd1 m'],
  ])('[AK-27] a later transaction must leave it true; it is never sold out: %s', (id, cards) => {
    for (const seat of [0, 1]) {
      const match = start({ hands: seat === 0 ? [cards] : ['', cards] });
      skip(match, seat);
      play(match, `buy ${id}; sell ${id}`);
      expect(held(match, id)[seat]).toBe(1);
      expect(refusal(match, `sell ${id}`)).toMatchObject({ rule: 'AK-27', reason: 'route-owed' });
      expect(offers(match)).toEqual(['done', ...offers(match, 'buy')]);
    }
  });

  it('[AK-27] in the card step only its route is legal', () => {
    const match = start({ hands: ['a1 a2'] });
    play(match, 'buy ant', 'done');
    expect(offers(match)).toEqual(['route ant a1 tri-motor', 'route ant a2 tri-motor']);
    for (const line of ['discard a1', 'pass']) {
      expect(refusal(match, line)).toMatchObject({ rule: 'AK-27', reason: 'route-owed' });
    }
  });

  it('[AK-27] sales are not reckoned with', () => {
    // Boeings from the fourth space on, at prices nobody can pay twice; selling would bring the money.
    const track = ['100 2 tri-motor', '100 3 tri-motor', '1500 4 tri-motor', '2000 9 boeing-247'];
    const match = start({
      board: sketch({ track }),
      options: { startingCash: 'split' },
      players: 6,
      hands: ['a1 a2', 'm'],
    });
    take(match, 'buy ant; buy ant', 'route ant a1 tri-motor');
    // Bo has 2,000: the opening, 100 + 50 and 1,500 + 50 are 1,850.
    expect(offers(match, 'buy dog')).toEqual(['buy dog']);
    play(match, 'buy dog');
    expect(offers(match)).toEqual(['buy dog']);
  });

  it.each([
    ['ant', 'a1 m'],
    ['bee', 'b1 m'],
    ['dog', 'd1 m'],
  ])('[AK-27] an aircraft must be in the supply: %s', (id, cards) => {
    const opened = (aircraft: string): Table =>
      start({ board: sketch({ airlines: { [id]: { aircraft } } }), hands: [cards] });
    // DC-3s are allowed from the seventh space on, Boeings from the fourth.
    expect(refusal(opened('0 0 9'), `buy ${id}`)).toMatchObject({
      rule: 'AK-27',
      reason: 'route-impossible',
    });
    const boeing = opened('0 1 9');
    play(boeing, `buy ${id}; buy ${id}`);
    expect(offers(boeing)).toEqual([`buy ${id}`]);
    const triMotor = opened('1 0 0');
    play(triMotor, `buy ${id}`);
    expect(offers(triMotor)).toContain('done');
  });
});

describe('the card step', () => {
  it('[AK-22] a route or a discard, exactly one card', () => {
    const match = start({ hands: ['a1 a2'] });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor');
    expect(phase(match)).toBe('replenish');
    expect(refusal(match, 'discard a2')).toMatchObject({ rule: 'AK-23', reason: 'replenish-step' });
    expect(hand(match, 0)).toHaveLength(4);
    play(match, 'draw none', 'done');
    const line = firstOf(match, 'discard');
    const card = line.replace('discard ', '');
    expect(play(match, line)).toEqual([{ type: 'discarded', seat: 1, card }]);
    expect(look(match).pool).toEqual([card]);
    expect(hand(match, 1)).toHaveLength(4);
  });

  it('[AK-22] no pass while there are cards', () => {
    const match = start();
    play(match, 'done');
    expect(refusal(match, 'pass')).toMatchObject({ rule: 'AK-22', reason: 'may-not-pass' });
  });

  it('[AK-22] with an empty hand', () => {
    const match = start({ players: 3, hands: ['', 'b1 b2'] });
    skip(match);
    take(match, 'buy bee', 'route bee b1 tri-motor');
    skip(match, 13);
    expect(hand(match, 0)).toEqual([]);
    play(match, 'done');
    expect(offers(match)).toEqual(['pass']);
    expect(types(play(match, 'pass'))).toEqual(['passed']);
    expect(phase(match)).toBe('replenish');
  });
});

function firstOf(match: Parameters<typeof offers>[0], begin: string): string {
  return offers(match, begin)[0];
}

describe('replenishing', () => {
  it('[AK-23] one card or none; the pool only after a route, and any city card of it', () => {
    const match = start({ hands: ['a1 a2 m', '', 'f1'] });
    play(match, 'done', 'discard m');
    expect(offers(match)).toEqual(['draw none', 'draw pile']);
    expect(refusal(match, 'draw pool m')).toMatchObject({ rule: 'AK-23', reason: 'no-route-created' });
    play(match, 'draw none');
    skip(match);
    play(match, 'done', 'discard f1', 'draw pile');
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor');
    expect(offers(match, 'draw pool').length).toBe(3);
    expect(refusal(match, 'draw pool b1')).toMatchObject({ rule: 'AK-23', reason: 'not-in-pool' });
    const events = play(match, 'draw pool m');
    expect(events[0]).toEqual({ type: 'took', seat: 0, card: 'm' });
    expect(hand(match, 0)).toContain('m');
    expect(turn(match)).toBe(1);
  });

  it('[AK-24] when a draw is due and the pile is empty, the pool becomes the pile', () => {
    const match = start({ hands: ['', 'b1 b2 b3'], players: 6 });
    const drained = drainPile(match);
    expect(look(match)).toMatchObject({ pileEmptied: true, phase: 'shuffle', shuffle: 'replenish' });
    const pool = look(match).pool.length;
    expect(refusal(match, 'draw pile', turn(match))).toMatchObject({ rule: 'AK-24', reason: 'chance-first' });
    const seat = turn(match);
    const [shuffled] = match.apply(-2, { type: 'shuffle', order: look(match).pool });
    expect(only([shuffled], 'shuffled')[0].order).toHaveLength(pool);
    expect(look(match)).toMatchObject({ pool: [], pile: { size: pool }, phase: 'replenish', turn: seat });
    expect(drained).toBeGreaterThan(20);
  });
});

it('[AK-22] in a whole game: pass with an empty hand or with nothing to draw, and only then', () => {
  const met = { emptyHand: 0, nothingToDraw: 0 };
  watch(({ phase: now, opened, turn: seat, hands, pile, pool }, legal) => {
    if (now !== 'card') return;
    const [emptyHand, nothingToDraw] = [hands[seat].size === 0, pile.size === 0 && pool.length === 0];
    expect(legal.includes('pass')).toBe(opened === null && (emptyHand || nothingToDraw));
    met.emptyHand += Number(emptyHand);
    met.nothingToDraw += Number(nothingToDraw && !emptyHand);
  });
  expect(met.nothingToDraw).toBeGreaterThan(0);
});

it('[AK-24] in a whole game: the choice is offered only with a pile, a full hand, or no card left anywhere', () => {
  const sizes: number[] = [];
  const empty: RefusalReason[] = [];
  watch(({ phase: now, turn: seat, hands, pile, pool, shuffle }, legal, events, refused) => {
    sizes.push(...only(events, 'shuffled').map(({ order }) => order?.length ?? -1));
    if (now === 'shuffle' && shuffle === 'replenish') {
      expect([pile.size, hands[seat].size < 5]).toEqual([0, true]);
    }
    if (now !== 'replenish') return;
    expect(pile.size > 0 || hands[seat].size === 5 || pool.length === 0).toBe(true);
    expect(legal.includes('draw pile')).toBe(pile.size > 0 && hands[seat].size < 5);
    expect(legal.includes('draw none')).toBe(true);
    if (pile.size === 0 && hands[seat].size < 5) empty.push(refused('draw pile').reason as RefusalReason);
  });
  expect(new Set(empty)).toEqual(new Set(['pile-empty']));
  // A shuffle is recorded even if there is no card at all.
  expect(sizes).toContain(0);
});

it('[AK-24] in a whole game: a player who passed with a full hand draws nothing, and nothing is shuffled', () => {
  let met = 0;
  // The first of these boards: all cards end with the airlines and in hands.
  const board = airKwire.loadBoard(cornerBoards[0]);
  const options = { startingCash: 'each' };
  watch(
    ({ phase: now, turn: seat, hands, pile, pool }, legal, _, refused) => {
      if (hands[seat].size < 5 || (now !== 'replenish' && now !== 'shuffle')) return;
      expect([now, pile.size, pool.length]).toEqual(['replenish', 0, 0]);
      expect(legal).toEqual(['draw none']);
      expect(refused('draw pile')).toMatchObject({ rule: 'AK-24', reason: 'hand-full' });
      met++;
    },
    { board, options, seed: 'pass 87' },
  );
  expect(met).toBeGreaterThan(1);
});

interface Watched {
  readonly board?: Board;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly seed?: string;
}

/** One of the moves by its place, as search picks it. */
function lineAt(state: Table['state'], seat: number, index: number): string {
  const { nth, decode } = airKwire.search;
  return airKwire.makeMove(decode(state.board, nth(state, seat, index)));
}

/** Looks at every state of a game with few cards to draw. */
function watch(
  see: (
    view: View,
    legal: readonly string[],
    events: readonly Event[],
    refused: (line: string) => TarmacError,
  ) => void,
  { board = frozenBoard('cluster-1'), options = { powerCards: true }, seed = 'pass 8' }: Watched = {},
): void {
  const plan = { board, players: 6, options, driver: 'builder', seed };
  playthrough(airKwire, plan, undefined, ({ events }, { state }) => {
    const [seat] = airKwire.active(state);
    const legal = seat === undefined ? [] : airKwire.legal(state, seat).map(airKwire.makeMove);
    if (legal.includes('pass')) expect(legal.map((_, i) => lineAt(state, seat, i))).toEqual(legal);
    see(airKwire.view(state, null), legal, events, (line) => {
      try {
        airKwire.apply(state, seat, airKwire.parseMove(board, line));
      } catch (error) {
        if (error instanceof TarmacError) return error;
      }
      throw new Error(`${line} was not refused`);
    });
  });
}

/** Everybody discards and draws from the pile, with a route now and then, until the pile is empty and a draw is due. */
function drainPile(match: ReturnType<typeof start>): number {
  let turns = 0;
  while (phase(match) !== 'shuffle') {
    if (turn(match) === 1 && airline(match, 'bee').status === 'closed') play(match, 'buy bee');
    play(match, 'done');
    const [line] = offers(match, 'route');
    play(match, line ?? firstOf(match, 'discard'));
    if (phase(match) === 'replenish') play(match, 'draw pile');
    turns++;
    if (look(match).outcome) throw new Error('the game is over');
  }
  return turns;
}
