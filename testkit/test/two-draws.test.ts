import { readFileSync } from 'node:fs';
import { airKwire } from '@tarmac/air-kwire';
import { Playout, parseRecord, replay } from '@tarmac/kernel';
import { expect, it } from 'vitest';
import { ALL_LAWS, kitOf } from '../src/index.ts';
import { playOn } from '../src/laws/worlds-on.ts';

const POSITIONS = new URL('../../games/air-kwire/test/fixtures/positions/', import.meta.url);
const kit = kitOf(airKwire);

function momentOf(name: string) {
  const record = parseRecord(JSON.parse(readFileSync(new URL(name, POSITIONS), 'utf8')));
  const match = replay(airKwire, record);
  const { board, state, seats, log } = match;
  const players = seats.length;
  const step = log.length;
  return { match, board, state, earlier: state, players, step, last: undefined, codes: [] };
}

it('[AK-75] two cards drawn from a new pile, in whatever order, tell nothing that the view hides', () => {
  const at = momentOf('two-draws.json');
  const law = ALL_LAWS.find(({ name }) => name.startsWith('two worlds'));
  // By this seed the two worlds draw the same two cards, one before the other.
  const check = () => law?.check({ game: airKwire, kit, ...at, random: new Playout(1620) });
  expect(check).not.toThrow();
  expect(law).toBeDefined();
});

/** Seat 1 discards or is done, and fills its hand from a pile whose top card and the one so far below it are exchanged. */
function playWith(game: typeof airKwire, below: number): void {
  const at = momentOf('three-draws.json');
  const other = at.state.copy();
  const top = other.pileSize - 1;
  [other.pile[top], other.pile[top - below]] = [other.pile[top - below], other.pile[top]];
  // With this many seeds every order of discards and `done` comes up.
  for (let seed = 0; seed < 40; seed++) playOn({ game, kit, ...at, random: new Playout(seed) }, other, 1);
}

it('[AK-75] three cards drawn at once from two orders of the pile tell nothing that the view hides', () => {
  expect(() => playWith(airKwire, 1)).not.toThrow();
  expect(() => playWith(airKwire, 2)).not.toThrow();
});

it('other cards drawn at once are told by an event alone where a view forgets the hand of the viewer', () => {
  const forgetful: typeof airKwire = { ...airKwire, view: (s) => airKwire.view(s, null) };
  expect(() => playWith(forgetful, 7)).toThrow('an event tells seat 1 what the view hides');
});
