import { LEVELS } from '@tarmac/bots';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/api.ts';
import type { GameFace } from '../../../src/games/registry.ts';
import { Draft } from '../../../src/shell/draft.svelte.ts';
import { host, refused } from '../engine/fixtures.ts';

const USUAL = 'first-officer';
const face = { id: 'airlines-europe', opponents: [USUAL, USUAL, USUAL] } as unknown as GameFace;

const seatsOf = (draft: Draft): string[] =>
  draft.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : 'person'));

/** Where the page shows a refusal. */
function placesOf(refusal: Refusal): string[] {
  const draft = new Draft(face);
  draft.refusal = refusal;
  const parts = ['players', 'board', 'seed'].filter((part) => draft.wrongAt(part) !== undefined);
  const options = draft.game.options.filter(({ name }) => draft.wrongAt('options', name) !== undefined);
  const elsewhere = draft.wrongElsewhere === undefined ? [] : ['elsewhere'];
  return [...parts, ...options.map(({ name }) => name), ...elsewhere];
}

describe('a table that is set up', () => {
  it('is at first a person against three bots of middle strength, and can be dealt', async () => {
    const draft = new Draft(face);
    expect(seatsOf(draft)).toEqual(['person', USUAL, USUAL, USUAL]);
    expect(draft.bots).toEqual(LEVELS);
    expect(draft.level).toBe(USUAL);
    expect(draft.ready).toBe(true);
    expect((await host().create(draft.plan)).info.players.length).toBe(4);
  });

  it('has as many seats as the game allows, and a bot of the game on each', async () => {
    const draft = new Draft({ ...face, id: 'airlines-1990' } as GameFace);
    draft.count = draft.game.players.max;
    expect(draft.seats.filter((seat) => seat.kind === 'bot' && seat.bot === USUAL).length).toBe(5);
    const { info } = await host().create(draft.plan);
    expect([info.game, info.players.length]).toEqual(['airlines-1990', 6]);
  });

  it('gives all bots a level at once, those that come later too, or one of them another', () => {
    const draft = new Draft(face);
    draft.allBots('captain');
    draft.count = 5;
    expect(seatsOf(draft)).toEqual(['person', 'captain', 'captain', 'captain', 'captain']);
    draft.seat(2, { kind: 'bot', bot: 'cadet' });
    expect(draft.level).toBe(null);
    draft.count = 2;
    expect(draft.level).toBe('captain');
  });

  it('forgets an option that names a seat which is gone', () => {
    const draft = new Draft(face);
    draft.choose('startingPlayer', 4);
    draft.count = 3;
    expect(draft.options.startingPlayer).toBe('drawn');
  });

  it.each([
    ['an empty seed', { seed: '' }, 'seed'],
    ['an unknown board', { board: 'nowhere' }, 'board'],
    ['a lonely player', { players: [{ kind: 'person', name: 'Ada' }] }, 'players'],
    ['an unknown bot', { players: Array(2).fill({ kind: 'bot', name: 'Hal', bot: 'hal' }) }, 'players'],
    ['a wrong option', { options: { startingPlayer: 99 } }, 'startingPlayer'],
    ['an unknown option', { options: { nope: 1 } }, 'elsewhere'],
    ['an unknown game', { game: 'chess' }, 'elsewhere'],
  ])('shows %s in exactly one place', async (_, change, place) => {
    const refusal = await refused(host().create({ ...new Draft(face).plan, ...change }));
    expect(placesOf(refusal)).toEqual([place]);
  });
});
