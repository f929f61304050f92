import { type AirKwireTypes, airKwire, type Event } from '@tarmac/air-kwire';
import { playMatch } from '@tarmac/bots';
import { CHANCE, Match } from '@tarmac/kernel';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { takeoffOf } from '../../../../src/games/air-kwire/animate/takeoff.ts';
import { openTexts } from '../../../../src/games/air-kwire/texts.ts';
import type { Frame, Table, Told } from '../../../../src/games/air-kwire/types.ts';
import { hastyPace } from '../../play/hasty-pace.ts';

/* Components are not compiled here; what flies is never put on a page that has no places. */
vi.mock('../../../../src/games/air-kwire/animate/Card.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/air-kwire/animate/Piece.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/air-kwire/animate/Slip.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/air-kwire/tray/Asked.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/air-kwire/tray/CityPick.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/air-kwire/tray/Dispose.svelte', () => ({ default: {} }));
vi.mock('../../../../src/games/air-kwire/tray/Settle.svelte', () => ({ default: {} }));

let animate: typeof import('../../../../src/games/air-kwire/animate/animate.ts').animate;
const looked = new Set<string>();
beforeAll(async () => {
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      looked.add(selector);
      return [];
    },
    querySelector: () => null,
  });
  const { Sky } = await import('../../../../src/games/common/animate/sky.ts');
  vi.spyOn(Sky.prototype, 'present').mockResolvedValue();
  ({ animate } = await import('../../../../src/games/air-kwire/animate/animate.ts'));
  await openTexts();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const board = airKwire.loadBoard(airKwire.boardFiles[0]);
const players = [0, 1, 2, 3].map((seat) => ({ kind: 'bot', name: `P${seat}`, bot: 'greedy' }));
const table = {
  history: null,
  viewer: 0,
  info: { id: 'shown', board: board.file, players },
  player: (seat: number) => players[seat],
  name: (seat: number) => players[seat]?.name,
} as unknown as Table;
const pace = hastyPace(1);

interface ShownMove {
  readonly told: Told;
  readonly before: Frame;
  readonly after: Frame;
}

/** Every move of a game of bots, as it is shown to seat 0. */
function showGame(seed: string, bot: string): ShownMove[] {
  const bots = players.map(() => bot);
  const { match } = playMatch<AirKwireTypes>(airKwire, board, { seed, bots, options: { powerCards: true } });
  const again = new Match<AirKwireTypes>(airKwire, match);
  const status = { deciding: [], waitingFor: null, undoable: 0, outcome: null };
  const frame = (step: number): Frame => ({
    step,
    viewer: 0,
    view: airKwire.view(again.state, 0),
    legal: [],
    status,
  });
  return match.log.map(({ seat, move }, i) => {
    const before = frame(i);
    const events = again.apply(seat, move).map((event) => airKwire.seen(event, 0));
    const told = { step: i + 1, seat: seat === CHANCE ? ('chance' as const) : seat, move, events };
    return { told, before, after: frame(i + 1) };
  });
}

interface Hex {
  readonly q: number;
  readonly r: number;
}

/** How many hexes it is from one to another. */
function stepsBetween(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

test('what is decided after a move has come when it has been shown, though nothing moves', async () => {
  const { decisions } = await import('../../../../src/games/air-kwire/tray/decisions.ts');
  const still = { ...pace, ms: () => 0 };
  const moves = showGame('asked', 'random');
  const asks = moves.findIndex(({ after }) => after.view.phase === 'consent');
  expect(asks).toBeGreaterThan(0);
  const seen = [];
  for (const { told, before, after } of moves.slice(0, asks + 1)) {
    await animate(told, before, after, still, table);
    seen.push(decisions.hasCome);
  }
  expect(seen.slice(0, -1)).not.toContain(true);
  expect(seen.at(-1)).toBe(true);
});

describe('a move is shown', () => {
  it('also where nothing is in its place, in whole games', async () => {
    const seen = new Set<Event['type']>();
    for (const bot of ['greedy', 'random']) {
      for (const { told, before, after } of showGame('show', bot)) {
        await animate(told, before, after, pace, table);
        for (const { type } of told.events) seen.add(type);
      }
    }
    const wanted: Event['type'][] = ['bought', 'sold', 'flew', 'drew', 'power', 'merger', 'disposed', 'paid'];
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });

  it('from and to the places of the table', () => {
    const kinds = new Set([...looked].map((selector) => /data-place="([a-z]+)/.exec(selector)?.[1]));
    const wanted = ['pile', 'pool', 'hand', 'seat', 'airline', 'price', 'market', 'space', 'holding', 'city'];
    expect([...kinds]).toEqual(expect.arrayContaining([...wanted, 'dividend']));
  });
});

describe('[AK-31] an aircraft takes off', () => {
  it('from the nearest city of its airline', () => {
    const flights = showGame('takeoff', 'greedy').flatMap(({ told, before }) =>
      told.events.flatMap((event) => (event.type === 'flew' ? [{ event, before }] : [])),
    );
    const cityOf = (id: string) => board.file.cities.find((city) => city.id === id) ?? { q: 0, r: 0 };
    const choices = flights.map(({ event, before }) => {
      const from = takeoffOf(before.view, board.file, event.airline, event.city) ?? '';
      const home = board.file.airlines.find(({ id }) => id === event.airline)?.home ?? '';
      const served = before.view.airlines[event.airline]?.cities.map(({ city }) => city) ?? [];
      const own = [home, ...served];
      const far = own.map((city) => stepsBetween(cityOf(city), cityOf(event.city)));
      expect(own).toContain(from);
      expect(far[own.indexOf(from)]).toBe(Math.min(...far));
      return new Set(far).size;
    });
    expect(choices.filter((distances) => distances > 1).length).toBeGreaterThan(5);
  });
});
