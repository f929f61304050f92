import { CHANCE, Playout } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../src/index.ts';
import { airKwire } from '../../src/index.ts';
import { USA } from './boards.ts';
import {
  cash,
  decider,
  hand,
  look,
  outcome,
  phase,
  plainShuffle,
  play,
  range,
  settle,
  skip,
  spare,
  start,
  take,
  turn,
} from './table.ts';

const { seen, search } = airKwire;

/** A view without what only its viewer may know. */
function publicPart({ viewer, hands, ...rest }: View): unknown {
  return { ...rest, hands: hands.map(({ size, known, early }) => ({ size, known, early })) };
}

describe('what everybody knows', () => {
  it.each([3, 6])('[AK-80] everybody sees the same table at every moment, %i players', (players) => {
    const match = start({ board: USA, players, options: { powerCards: true } });
    const random = new Playout(players);
    for (let n = 0; n < 200 && outcome(match) === undefined; n++) {
      settle(match);
      const [first, ...others] = [null, ...range(0, players - 1)].map((viewer) =>
        publicPart(look(match, viewer)),
      );
      for (const other of others) expect(other).toEqual(first);
      const seat = decider(match);
      const code = search.nth(match.state, seat, random.below(search.count(match.state, seat)));
      match.apply(seat, search.decode(USA, code));
    }
  });

  it('[AK-80] hands and pile are secret, their sizes are public', () => {
    const match = start({ hands: ['a1 a2'] });
    expect(look(match, 0).hands[0].cards).toContain('a1');
    expect(look(match, 1).hands[0]).toMatchObject({ size: 5, cards: null, known: [] });
    expect(look(match).pile.cards).toBeNull();
  });

  it('[AK-80] a card taken from the pool is known while it is in the hand', () => {
    const match = start({ hands: ['a1 m', 'm', ''] });
    play(match, 'buy ant', 'done', 'route ant a1 tri-motor', 'draw none');
    play(match, 'done', 'discard m', 'draw none');
    skip(match);
    play(match, 'done', 'route ant m tri-motor', 'draw pool m');
    expect(look(match, 1).hands[0].known).toEqual(['m']);
    skip(match, 2);
    play(match, 'done', 'discard m', 'draw none');
    expect(look(match, 1).hands[0].known).toEqual([]);
  });

  it('[AK-80] a card shown and refused is known', () => {
    const match = start({ hands: ['a1', 'm'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    play(match, 'buy ant', 'done', 'route ant m boeing-247');
    expect(look(match, 2).hands[1]).toMatchObject({ known: ['m'], early: 4 });
    play(match, 'refuse');
    play(match, spare(match), 'draw none');
    expect(look(match, 2).hands[1].known).toEqual(['m']);
  });

  it('[AK-80] which cards are certainly of the top half', () => {
    const three = start();
    expect(look(three).pile.top).toBe(15);
    expect(look(three).hands.map(({ early }) => early)).toEqual([5, 5, 5]);
    skip(three, 1, 'draw pile');
    expect(look(three)).toMatchObject({ pile: { top: 14 } });
    expect(look(three).hands[0].early).toBe(5);
    const six = start({ players: 6, pile: 'ah' });
    skip(six, 1, 'draw pile');
    expect(look(six).hands[0]).toMatchObject({ size: 5, early: 4 });
    expect(hand(six, 0)).toContain('ah');
    const random = new Playout(1);
    const sampler = airKwire.sampler(six.board, look(six, 1));
    const homes = range(1, 200).filter(() =>
      (look2(sampler.sample(random)).hands[0].cards ?? []).some(isHome),
    );
    expect(homes.length).toBeGreaterThan(10);
    expect(homes.length).toBeLessThan(150);
  });

  const look2 = (state: Parameters<typeof airKwire.view>[0]): View => airKwire.view(state, 0);
  const isHome = (card: string): boolean => /^[a-z]h$/.test(card);

  it('[AK-80] a card from the pile is seen by its drawer only, the order of a new pile by nobody', () => {
    const match = start();
    const events = skip(match, 1, 'draw pile');
    const drew = events.find(({ type }) => type === 'drew');
    if (!drew) throw new Error('nothing was drawn');
    expect(seen(drew, 0)).toEqual(drew);
    expect(seen(drew, 1)).toMatchObject({ card: null });
  });
});

it('[AK-80] nobody can tell two orders of a new pile apart', () => {
  const deal = { players: 6, options: { powerCards: true }, pile: 'reshuffle' };
  const [one, other] = [start(deal), start(deal)];
  for (const match of [one, other]) {
    skip(match, 1, 'draw pile');
    skip(match, 5);
    play(match, 'power reshuffle');
    expect(phase(match)).toBe('shuffle');
  }
  const plain = plainShuffle(one);
  if (plain.type !== 'shuffle') throw new Error('no shuffle');
  const [shuffled] = one.apply(CHANCE, plain);
  other.apply(CHANCE, { ...plain, order: plain.order.toReversed() });
  for (const viewer of [null, 0, 3]) {
    expect(seen(shuffled, viewer)).toEqual({ type: 'shuffled', order: null });
    expect(look(one, viewer)).toEqual(look(other, viewer));
  }
});

/** What an event does to the cash of each seat. */
function payments(event: Event): [seat: number, amount: number][] {
  switch (event.type) {
    case 'bought':
      return [[event.seat, -event.price - event.fee]];
    case 'sold':
      return [[event.seat, event.price - event.fee]];
    case 'disposed':
      return [[event.seat, event.amount]];
    case 'bonus':
    case 'paid':
      return event.amounts.map((amount, seat) => [seat, amount]);
    default:
      return [];
  }
}

it.each([1, 2, 3, 4])('[AK-81] cash follows from what everybody saw: random game %i', (seed) => {
  const match = start({ board: USA, players: 4, options: { startingCash: 'split', powerCards: true } });
  const random = new Playout(seed);
  const reckoned = [...cash(match)];
  while (outcome(match) === undefined) {
    const events = settle(match);
    const seat = decider(match);
    const codes = range(0, search.count(match.state, seat) - 1).map((i) => search.nth(match.state, seat, i));
    const moves = codes.map((code) => search.decode(USA, code));
    const flights = moves.filter(({ type }) => type === 'route' || type === 'buy' || type === 'approve');
    const liked = flights.length > 0 && random.below(3) > 0 ? flights : moves;
    events.push(...match.apply(seat, liked[random.below(liked.length)]));
    for (const [payee, amount] of events.map((event) => seen(event, null)).flatMap(payments))
      reckoned[payee] += amount;
    expect(cash(match)).toEqual(reckoned);
  }
});

it('[AK-81] cash is in the view by memory, unless it is open', () => {
  expect(look(start()).byMemory).toEqual(['cash']);
  expect(look(start({ options: { openCash: true } })).byMemory).toEqual([]);
  expect(turn(start())).toBe(0);
});

describe('what an event gives away', () => {
  const moved = { type: 'moved', airline: 'ant', from: 0, to: 1, price: 100 } as const;
  const drew = { type: 'drew', seat: 1, card: 'm' } as const;
  const shuffled = { type: 'shuffled', order: ['m', 'a1'] } as const;
  const ended = { type: 'ended', reason: 'agreed', scores: [1, 2, 3] } as const;

  it.each<[Event, boolean, Event]>([
    [{ type: 'turn', seat: 1 }, false, { type: 'turn', seat: 1 }],
    [moved, false, moved],
    [{ type: 'took', seat: 1, card: 'm' }, false, { type: 'took', seat: 1, card: 'm' }],
    [{ type: 'drew-none', seat: 1 }, false, { type: 'drew-none', seat: 1 }],
    [drew, true, { ...drew, card: null }],
    [shuffled, true, { ...shuffled, order: null }],
    [ended, true, ended],
  ])('[AK-80] %j', (event, isRevealed, forOthers) => {
    expect(airKwire.reveals(event)).toBe(isRevealed);
    expect([0, 2, null].map((viewer) => seen(event, viewer))).toEqual([forOthers, forOthers, forOthers]);
    expect(seen(event, 1)).toEqual(event.type === 'drew' ? event : forOthers);
  });
});

describe('what everybody knows of a hand', () => {
  const of = (match: ReturnType<typeof start>, seat: number) => {
    const { size, known, early, older } = look(match).hands[seat];
    return { size, known, early, older };
  };

  it('[AK-80] a card of the pile that is shown may have been dealt: one of the top half less', () => {
    const match = start({ players: 6, hands: ['a1 a2'], pile: 'm ah' });
    skip(match, 1, 'draw pile');
    expect(of(match, 0)).toEqual({ size: 5, known: [], early: 4, older: 0 });
    skip(match, 5);
    play(match, 'done', 'discard m', 'draw pile');
    // The pile is all of the bottom half: four cards were dealt, and one of them may have been this one.
    expect(of(match, 0)).toEqual({ size: 5, known: [], early: 3, older: 0 });
    skip(match, 5);
    // The last of these is the card of ah, which was not dealt.
    for (const early of [2, 1, 1]) {
      play(match, 'done');
      play(match, spare(match), 'draw none');
      expect(of(match, 0).early).toBe(early);
      if (hand(match, 0).length > 2) skip(match, 5);
    }
    expect(look(match).pool).toContain('ah');
  });

  it('[AK-80] a card shown twice is the same card', () => {
    const match = start({ hands: ['a1', 'm a2'] });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    play(match, 'buy ant', 'done', 'route ant m tri-motor', 'refuse');
    expect(of(match, 1)).toEqual({ size: 5, known: ['m'], early: 4, older: 0 });
    play(match, 'route ant a2 tri-motor', 'refuse');
    expect(of(match, 1)).toEqual({ size: 5, known: ['a2', 'm'], early: 3, older: 0 });
    play(match, 'discard m', 'draw none');
    expect(of(match, 1)).toEqual({ size: 4, known: ['a2'], early: 3, older: 0 });
  });

  it('[AK-80] cards of the top half drawn from the pile count, too', () => {
    const match = start({ hands: ['a1'] });
    play(match, 'done', 'discard a1');
    expect(of(match, 0)).toEqual({ size: 4, known: [], early: 4, older: 0 });
    play(match, 'draw pile');
    expect(of(match, 0)).toEqual({ size: 5, known: [], early: 5, older: 0 });
    expect(look(match).pile.top).toBe(14);
  });
});
