import { readFileSync } from 'node:fs';
import { CHANCE, Playout, parseRecord, replay } from '@tarmac/kernel';
import { kitOf } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { Card, View } from '../../src/index.ts';
import { airKwire as game, POWERS } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { BOARD } from './boards.ts';
import type { Table } from './table.ts';
import { look, phase, play, range, skip, spare, start, take, turn } from './table.ts';

/* What everybody remembers of cards (AK-24, AK-80), and worlds that can lie behind a view: nothing in them contradicts it. */

const OPTIONS = { powerCards: true };

const isPower = (card: Card): boolean => (POWERS as readonly string[]).includes(card);
const isLate = ({ board }: State, card: Card): boolean =>
  isPower(card) || board.points[board.cityIndex.get(card) ?? 0] === 3;

const handIn = (state: State, seat: number): View['hands'][number] => game.view(state, seat).hands[seat];
const pileOf = ({ pile, pileSize, board }: State): Card[] =>
  Array.from(pile.subarray(0, pileSize), (kind) => board.cardNames[kind]).reverse();

/** The first cards without the others, each as often as it is there. */
function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of others) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

const unknownIn = (state: State, seat: number): Card[] => {
  const { cards, known } = handIn(state, seat);
  return without(cards ?? [], known);
};

/** A recorded game as it was left. */
function recorded(name: string): State {
  const path = new URL(`../fixtures/positions/${name}.json`, import.meta.url);
  return replay(game, parseRecord(JSON.parse(readFileSync(path, 'utf8')))).state;
}

/** Six players: the pile begins with the bottom half, and everybody but Flo has drawn a card of it. */
function fiveDrew(): Table {
  const match = start({ players: 6, options: OPTIONS, hands: ['a1 m'], pile: 'reverse ah block-trade m' });
  skip(match, 5, 'draw pile');
  return match;
}

/** Bo has opened Dog and needs two more purchases to fly to m. */
function owing(): Table {
  const match = start({ options: OPTIONS, hands: ['a1', 'm*2'] });
  take(match, 'buy ant', 'route ant a1 tri-motor');
  play(match, 'buy dog');
  return match;
}

/** The same once he has bought them. */
function toFly(): Table {
  const match = owing();
  play(match, 'buy dog; buy dog', 'done');
  return match;
}

const POSITIONS: readonly [name: string, state: State][] = [
  ['before the first move', start({ options: OPTIONS }).state],
  ['cards of the bottom half are drawn', fiveDrew().state],
  ['an airline is to be served after more purchases', owing().state],
  ['an airline is to be served now', toFly().state],
  ['the pool has become the pile', recorded('own-twin')],
  ['and was drawn from', recorded('two-draws')],
  ['more often', recorded('three-draws')],
];

describe('worlds behind a view', () => {
  it.each(POSITIONS)('[AK-80] %s: the same view, nothing lost, nothing where it cannot be', (_, state) => {
    const random = new Playout(5);
    for (const viewer of [null, ...range(0, state.setting.players - 1)]) {
      const view = game.view(state, viewer);
      const sampler = game.sampler(state.board, view);
      const worlds = range(1, 6).map(() => sampler.sample(random));
      for (const world of worlds) {
        expect(game.view(world, viewer)).toEqual(view);
        expect(game.search.key(world, viewer)).toBe(game.search.key(state, viewer));
        expect(kitOf(game).conserved(world)).toBeUndefined();
        checkPlaces(world, view);
      }
      // A true pile of many cards is guessed once in ages.
      if (view.pile.size > 9) expect(new Set(worlds.map((world) => pileOf(world).join())).size).toBe(6);
    }
  });

  /** That no card is where everybody knows it is not. */
  function checkPlaces(world: State, { hands, pile }: View): void {
    const cards = pileOf(world);
    expect(cards.slice(0, pile.top).filter((card) => isLate(world, card))).toEqual([]);
    hands.forEach(({ early, known }, seat) => {
      const ordinary = unknownIn(world, seat).filter((card) => !isLate(world, card));
      expect(ordinary.length).toBeGreaterThanOrEqual(early);
      expect(without(known, handIn(world, seat).cards ?? [])).toEqual([]);
    });
    if (!pile.fresh) return;
    expect(without(cards, pile.fresh.may)).toEqual([]);
    const unseen = [...cards, ...hands.flatMap((_, seat) => unknownIn(world, seat))];
    expect(without(pile.fresh.must, unseen)).toEqual([]);
    // What must be of the pile and is not in it was drawn; only so many cards of a hand can have been.
    const drawn = without(pile.fresh.must, cards);
    const places = hands.reduce((sum, { size, known, older }) => sum + size - known.length - older, 0);
    expect(drawn.length).toBeLessThanOrEqual(places);
  }

  it('[AK-27] a player who opened an airline can serve it, and says so by what is offered', () => {
    const random = new Playout(1);
    for (const match of [owing(), toFly()]) {
      const sampler = game.sampler(match.board, look(match, 2));
      for (const _ of range(1, 30)) expect(game.legal(sampler.sample(random), 1)).not.toEqual([]);
    }
    // Now, or after more purchases: nobody knows which.
    const sampler = game.sampler(BOARD, look(owing(), 2));
    const mayEnd = range(1, 30).map(() =>
      game.legal(sampler.sample(random), 1).some(({ type }) => type === 'done'),
    );
    expect(new Set(mayEnd)).toEqual(new Set([true, false]));
  });

  it('[AK-80] a card of the bottom half can be any, one of the top half no late one', () => {
    const match = fiveDrew();
    const sampler = game.sampler(match.board, look(match, 5));
    const random = new Playout(7);
    const drawn = new Set<Card>();
    for (const _ of range(1, 400)) {
      const world = sampler.sample(random);
      for (const card of handIn(world, 0).cards ?? []) drawn.add(card);
      for (const seat of [0, 1, 2, 3, 4]) {
        expect(unknownIn(world, seat).filter((card) => isLate(world, card)).length).toBeLessThan(2);
      }
    }
    const own = look(match, 5).hands[5].cards ?? [];
    const { pool } = look(match);
    const gone = (card: Card): boolean => pool.includes(card) || own.includes(card);
    expect([...match.board.cityIds, ...POWERS].filter((card) => !gone(card) && !drawn.has(card))).toEqual([]);
  });

  it('[AK-80] at the end there is one world: everything lies open', () => {
    const path = new URL('../fixtures/forty-points-3-players.json', import.meta.url);
    const { state, board } = replay(game, parseRecord(JSON.parse(readFileSync(path, 'utf8'))));
    for (const viewer of [null, 0, 2]) {
      const world = game.sampler(board, game.view(state, viewer)).sample(new Playout(1));
      expect(pileOf(world)).toEqual(pileOf(state));
      expect(game.view(world, viewer)).toEqual(game.view(state, viewer));
      expect(game.outcome(world)).toEqual(game.outcome(state));
    }
  });

  it('[AK-80] two Reverse Directions are two cards', () => {
    const match = start({ options: OPTIONS });
    const world = game.sampler(match.board, look(match, 0)).sample(new Playout(2));
    expect(pileOf(world).filter((card) => card === 'reverse')).toHaveLength(2);
    expect(pileOf(world).filter(isPower)).toHaveLength(10);
    const plain = start();
    const other = game.sampler(plain.board, look(plain, 0)).sample(new Playout(2));
    expect(pileOf(other).filter(isPower)).toEqual([]);
  });

  it('[AK-80] a view that contradicts itself has no world, which is said', () => {
    const state = recorded('own-twin');
    const view = game.view(state, 4);
    const none = { ...view, pile: { ...view.pile, fresh: { may: [], must: [] } } };
    expect(() => game.sampler(state.board, none).sample(new Playout(1))).toThrow(
      'There is no world behind this view: it contradicts itself.',
    );
  });

  it('[AK-24] what you hold tells what others cannot hold: worlds within worlds', () => {
    const state = recorded('own-twin');
    const sampler = game.sampler(state.board, game.view(state, 4));
    const random = new Playout(3);
    for (const _ of range(1, 12)) {
      const world = sampler.sample(random);
      for (const other of range(0, state.setting.players - 1)) {
        const seen = game.view(world, other);
        expect(game.view(game.sampler(state.board, seen).sample(random), other)).toEqual(seen);
      }
    }
  });
});

describe('a pile made from the pool', () => {
  /**
   * Power cards are discarded first (but Ada keeps those named); Bee flies now and then, so that the game goes on; until
   * the pile is to be made.
   */
  function drained(powerCards = true, kept: readonly Card[] = []): Table {
    const pile = kept.join(' ');
    const match = start({ players: 6, options: { powerCards }, hands: ['', 'b1 b2 b3'], pile });
    while (phase(match) !== 'shuffle') turnOf(match, kept);
    return match;
  }

  function turnOf(match: Table, kept: readonly Card[] = []): void {
    const seat = turn(match);
    if (seat === 1 && look(match).airlines.bee.status === 'closed') play(match, 'buy bee');
    play(match, 'done');
    const { opened, idle } = look(match);
    const flights = opened !== null || idle > 20 ? game.legal(match.state, seat) : [];
    const route = flights.find(({ type }) => type === 'route');
    const isToGo = (card: Card): boolean => isPower(card) && !(seat === 0 && kept.includes(card));
    const power = (handIn(match.state, seat).cards ?? []).find(isToGo);
    play(match, route ? game.makeMove(route) : power ? `discard ${power}` : spare(match));
    if (phase(match) === 'replenish') play(match, 'draw pile');
  }

  const sorted = (cards: readonly Card[] = []): Card[] => [...cards].sort();

  it.each([
    ['with power cards', true],
    ['without', false],
  ])('[AK-24] everybody knows its cards, and that all others in the hands are older: %s', (_, powerCards) => {
    const match = drained(powerCards);
    const { pool, hands } = look(match);
    expect(pool.filter(isPower).length > 7).toBe(powerCards);
    replenishOnce(match);
    const after = look(match);
    expect(after.pile).toMatchObject({ size: pool.length, top: 0 });
    expect(sorted(after.pile.fresh?.may)).toEqual(sorted(pool));
    expect(sorted(after.pile.fresh?.must)).toEqual(sorted(pool));
    expect(after.hands.map(({ older }) => older)).toEqual(
      hands.map(({ size, known }) => size - known.length),
    );
    expect(sorted(pileOf(match.state))).toEqual(sorted(pool));
  });

  it('[AK-24] a card that cannot be of it was one of the older ones', () => {
    const match = drained();
    replenishOnce(match);
    play(match, 'draw pile');
    for (const _ of range(1, 5)) {
      const seat = turn(match);
      const before = look(match);
      const older = (handIn(match.state, seat).cards ?? []).find(
        (card) => !before.pile.fresh?.may.includes(card),
      );
      if (older === undefined) throw new Error('there is no older card');
      play(match, 'done', `discard ${older}`);
      expect(look(match).hands[seat].older).toBe(before.hands[seat].older - 1);
      expect(look(match).pile.fresh).toEqual(before.pile.fresh);
      play(match, 'draw pile');
    }
  });

  it('[AK-24, AK-78] what Reshuffle puts on it is of it again', () => {
    const match = drained(true, ['reshuffle']);
    replenishOnce(match);
    do play(match, phase(match) === 'replenish' ? 'draw pile' : `done; ${spareOf(match)}`);
    while (turn(match) !== 0 || phase(match) !== 'stock');
    const { pool, pile } = look(match);
    expect(pool.length).toBeGreaterThan(1);
    play(match, 'power reshuffle');
    match.apply(CHANCE, { type: 'shuffle', order: [...pool, ...pileOf(match.state)] });
    const { fresh } = look(match).pile;
    expect(sorted(fresh?.may)).toEqual(sorted([...(pile.fresh?.may ?? []), ...pool]));
    expect(sorted(fresh?.must)).toEqual(sorted([...(pile.fresh?.must ?? []), ...pool]));
  });

  it('[AK-24] of two equal cards shown one after the other nobody knows which one was of it', () => {
    const match = drained(true, ['reverse']);
    const order = without(look(match).pool, ['reverse']);
    // Ada draws the other Reverse Direction in her next turn.
    order.splice((6 - turn(match)) % 6, 0, 'reverse');
    match.apply(CHANCE, { type: 'shuffle', order });
    do play(match, phase(match) === 'replenish' ? 'draw pile' : `done; ${spareOf(match)}`);
    while (turn(match) !== 1 || phase(match) !== 'stock');
    const show = (): [may: number, must: number, older: number] => {
      const { pile, hands } = look(match);
      const count = (cards: readonly Card[] = []): number =>
        cards.filter((card) => card === 'reverse').length;
      return [count(pile.fresh?.may), count(pile.fresh?.must), hands[0].older];
    };
    const [, , older] = show();
    expect(show()).toEqual([1, 1, older]);
    for (const expected of [
      [1, 0, older - 1],
      [0, 0, older - 2],
    ]) {
      while (turn(match) !== 0)
        play(match, phase(match) === 'replenish' ? 'draw none' : `done; ${spareOf(match)}`);
      play(match, 'done', 'discard reverse');
      expect(show()).toEqual(expected);
      play(match, 'draw none');
    }
  });

  /** A discard that shows nothing of power cards. */
  function spareOf(match: Table): string {
    const card = (handIn(match.state, turn(match)).cards ?? []).find((held) => !isPower(held));
    return card === undefined ? 'pass' : `discard ${card}`;
  }

  it('[AK-24] while it is drawn and shown, what may be of it and must be of it stays true', () => {
    const match = drained();
    const first = look(match).pool;
    replenishOnce(match);
    const { cityCards, cityIndex } = match.board;
    const isOne = (card: Card): boolean =>
      isPower(card) ? card !== 'reverse' : cityCards[cityIndex.get(card) ?? 0] === 1;
    let shown = 0;
    for (const _ of range(1, 20)) {
      if (phase(match) === 'replenish') play(match, 'draw pile');
      const { pile, pool, hands, airlines } = look(match);
      const { may, must } = pile.fresh ?? { may: [], must: [] };
      const visible = [...pool, ...Object.values(airlines).flatMap(({ cards }) => cards)];
      // Of a card that is there once, all is known until it is shown.
      const unseen = without(first.filter(isOne), visible);
      expect(may.filter(isOne).sort()).toEqual(unseen.toSorted());
      expect(must.filter(isOne).sort()).toEqual(unseen.toSorted());
      expect(without(pileOf(match.state), may)).toEqual([]);
      const held = hands.flatMap((_, seat) => unknownIn(match.state, seat));
      expect(without(must, [...pileOf(match.state), ...held])).toEqual([]);
      expect(without(must, may)).toEqual([]);
      shown = first.length - may.length;
      turnOf(match);
    }
    expect(shown).toBeGreaterThan(3);
  });

  /** Chance makes the pile, with the power cards on top; nobody has drawn yet. */
  function replenishOnce(match: Table): void {
    match.apply(CHANCE, { type: 'shuffle', order: look(match).pool.toReversed() });
    expect(phase(match)).toBe('replenish');
  }
});
