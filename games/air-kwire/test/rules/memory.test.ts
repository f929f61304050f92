import { readFileSync } from 'node:fs';
import { Playout, parseRecord, replay } from '@tarmac/kernel';
import type { Moment } from '@tarmac/testkit';
import { randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import type { AirKwireTypes, Card, View } from '../../src/index.ts';
import { airKwire as game, POWERS } from '../../src/index.ts';
import { allBoards } from '../contract-boards.ts';
import { BOARD } from './boards.ts';
import { hand, look, play, range, skip, start } from './table.ts';

/* What perfect memory says of cards (AK-80): a sampled world has the known ones where they are, and nothing too early. */

type At = Moment<AirKwireTypes>;

const isLate = (board: AirKwireTypes['Board'], card: Card): boolean =>
  (POWERS as readonly string[]).includes(card) || board.points[board.cityIndex.get(card) ?? 0] === 3;

/** The cards of a hand less the known ones. */
function others({ cards, known }: View['hands'][number]): Card[] {
  const left = [...(cards ?? [])];
  for (const card of known) left.splice(left.indexOf(card), 1);
  return left;
}

it('sampled worlds keep to what everybody saw', () => {
  let [worlds, opened] = [0, 0];
  const look = ({ state, board, players, random, step }: At): void => {
    if (step % 9 > 0 || game.outcome(state)) return;
    const viewer = step % (players + 1);
    const view = game.view(state, viewer === players ? null : viewer);
    const world = game.sampler(board, view).sample(random);
    worlds++;
    for (let seat = 0; seat < players; seat++) {
      const held = game.view(world, seat).hands[seat];
      const early = others(held).filter((card) => !isLate(board, card));
      if (early.length < view.hands[seat].early) throw new Error(`seat ${seat} holds a card too early`);
      for (const card of held.known) {
        if (!held.cards?.includes(card)) throw new Error(`seat ${seat} has lost ${card}`);
      }
    }
    const top = Array.from(world.pile.subarray(world.pileSize - view.pile.top, world.pileSize));
    if (top.some((kind) => isLate(board, board.cardNames[kind]))) throw new Error('the top half is wrong');
    // AK-27: a player who opened an airline can serve it, in every world.
    const [seat] = game.active(world);
    if (view.opened !== null && seat >= 0) {
      opened++;
      if (game.legal(world, seat).length === 0) throw new Error(`seat ${seat} owes a route it cannot fly`);
    }
  };
  const report = randomGames(game, allBoards, often(28), 'memory', { laws: [], look });
  console.log(`${worlds} worlds of ${report.games} games, ${opened} with an airline just opened`);
  expect(opened).toBeGreaterThan(0);
});

/** Cards as a multiset: takes one out, and says whether it was there. */
function takeOut(cards: Card[], card: Card): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}

/** AK-24: whether a world can be one in which the pile was made from the pool as everybody saw. */
function checkFresh(world: AirKwireTypes['State'], view: View): void {
  if (!view.pile.fresh) return;
  const { may, must } = view.pile.fresh;
  const pile = Array.from(world.pile.subarray(0, world.pileSize), (kind) => world.board.cardNames[kind]);
  const possible = [...may];
  for (const card of pile) if (!takeOut(possible, card)) throw new Error(`${card} cannot be in the pile`);
  const hands = view.hands.map((_, seat) => others(game.view(world, seat).hands[seat]));
  const unseen = [...pile, ...hands.flat()];
  for (const card of must) if (!takeOut(unseen, card)) throw new Error(`${card} must be in pile or hands`);
  hands.forEach((hand, seat) => {
    const drawn = hand.filter((card) => must.includes(card) && !unseen.includes(card));
    const { older } = view.hands[seat];
    if (drawn.length > hand.length - older) throw new Error(`seat ${seat} has too many cards of the pile`);
  });
}

it('after the pool has become the pile, everybody knows which cards it has', () => {
  let [worlds, drawn] = [0, 0];
  const look = ({ state, board, players, random, step }: At): void => {
    const viewer = step % (players + 1);
    const view = game.view(state, viewer === players ? null : viewer);
    if (step % 3 > 0 || game.outcome(state) || !view.pile.fresh) return;
    checkFresh(state, view);
    checkFresh(game.sampler(board, view).sample(random), view);
    worlds++;
    if (view.pile.size < view.pile.fresh.may.length) drawn++;
  };
  const boards = allBoards.filter(({ id }) => id !== 'usa-1');
  const report = randomGames(game, boards, Math.max(12, often(40)), 'fresh', { laws: [], look });
  console.log(`${worlds} worlds of ${report.games} games, ${drawn} with cards drawn from the new pile`);
  expect(drawn).toBeGreaterThan(20);
});

describe('a card in your own hand and its twin', () => {
  const path = new URL('../fixtures/positions/own-twin.json', import.meta.url);
  const { state, board, seats } = replay(game, parseRecord(JSON.parse(readFileSync(path, 'utf8'))));
  /** Eve holds older cards of which the pile has the twins. */
  const view = game.view(state, 4);

  it('[AK-24] are never both where only one of them can be: others can imagine a world within every world', () => {
    expect(view.hands[4].cards?.some((card) => view.pile.fresh?.must.includes(card))).toBe(true);
    const sampler = game.sampler(board, view);
    const random = new Playout(3);
    for (const _ of range(1, 100)) {
      const world = sampler.sample(random);
      for (const other of seats.keys()) {
        const seen = game.view(world, other);
        expect(game.view(game.sampler(board, seen).sample(random), other)).toEqual(seen);
      }
    }
  });

  it('a view that contradicts itself has no world, which is said', () => {
    const impossible = { ...view, pile: { ...view.pile, fresh: { may: [], must: [] } } };
    expect(() => game.sampler(board, impossible).sample(new Playout(1))).toThrow(/contradicts itself/);
  });
});

describe('every possible world is sampled', () => {
  it('a hand drawn from the bottom half can hold any unseen card, dealt ones no 3-point card', () => {
    const match = start({ players: 6, options: { powerCards: true }, pile: 'reverse' });
    skip(match, 1, 'draw pile');
    const sampler = game.sampler(BOARD, look(match, 1));
    const random = new Playout(7);
    const [drawn, dealt] = [new Set<Card>(), new Set<Card>()];
    for (const _ of range(1, 3000)) {
      const world = sampler.sample(random);
      for (const card of game.view(world, 0).hands[0].cards ?? []) drawn.add(card);
      for (const card of game.view(world, 2).hands[2].cards ?? []) dealt.add(card);
    }
    const unseen = new Set([...BOARD.cityIds, ...POWERS]);
    for (const card of hand(match, 1)) {
      if (
        BOARD.cityCards[BOARD.cityIndex.get(card) ?? 0] === hand(match, 1).filter((c) => c === card).length
      ) {
        unseen.delete(card);
      }
    }
    for (const card of look(match).pool)
      if (BOARD.cityCards[BOARD.cityIndex.get(card) ?? 0] === 1) unseen.delete(card);
    expect([...unseen].filter((card) => !drawn.has(card) && !look(match).pool.includes(card))).toEqual([]);
    expect([...dealt].filter((card) => isLate(BOARD, card))).toEqual([]);
  });

  it('a card played may have been of the top half: one fewer certainly is', () => {
    const match = start({ players: 6, hands: ['a1'], pile: 'ah' });
    skip(match, 1, 'draw pile');
    expect(look(match).hands[0].early).toBe(4);
    skip(match, 5);
    play(match, 'done', 'discard ah', 'draw none');
    // A 3-point card cannot have been dealt, so all four dealt ones are still there.
    expect(look(match).hands[0]).toMatchObject({ size: 4, early: 4 });
  });
});
