import { GAMES } from '@tarmac/games';
import type { AnyMove, Seat } from '@tarmac/kernel';
import { Playout, TarmacError } from '@tarmac/kernel';
import { Table, type TablePlan } from '@tarmac/table';
import { redealt } from '@tarmac/testkit';
import { describe, expect, test } from 'vitest';
import { type Client, newId, type Reading } from './client.ts';
import { begun } from './tables.ts';
import { repeatable, type World, world } from './world.ts';

/*
 * Two servers that differ only in cards that one viewer cannot know. Both are played alike through the wire; in the
 * second one, seats also try things out and take them back. Every byte that the viewer, a watcher and a stranger get
 * must be the same: answers, refusals, streams, their ids and their order.
 */

const LONG = process.env.TARMAC_LONG !== undefined;
/** Moments of each game that are compared, for three viewers each. */
const MOMENTS = LONG ? 11_200 : 35;
const PEOPLE = 3;
/** Kinds of moves whose cards nobody else sees. */
const SECRET = ['keep', 'discard'];

interface Side {
  readonly world: World;
  readonly id: string;
  readonly seats: readonly Client[];
  readonly outside: readonly Client[];
  readonly streams: readonly Reading[];
  readonly table: Table;
}

async function side(game: string, seed: number, viewer: Seat, redeals: boolean): Promise<Side> {
  let table: Table | undefined;
  const here = await world({
    now: () => 1_800_000_000_000,
    random: repeatable(`${game} ${seed}`),
    grace: 1e9,
    deal(plan: TablePlan) {
      const dealt = Table.deal(plan);
      table = redeals ? other(dealt, viewer) : dealt;
      return table;
    },
  });
  const { id, seats } = await begun(here, PEOPLE, game);
  const outside = [await here.client(), await here.client('Stranger'), await here.client('Visitor')];
  const streams: Reading[] = [];
  for (const [client, path] of [
    [seats[viewer], `/api/tables/${id}/events`],
    [seats[viewer], `/api/events?form=delta&at=${id}`],
    [outside[0], `/api/tables/${id}/events?form=delta`],
    [outside[1], `/api/events?at=${id}`],
  ] as const) {
    const stream = await (client as Client).stream(path);
    await stream.next(path.includes('delta') ? 'coded' : 'table');
    streams.push(stream);
  }
  if (!table) throw new Error('nothing was dealt');
  return { world: here, id, seats, outside, streams, table };
}

function other(table: Table, viewer: Seat): Table {
  const saved = table.host.toSaved();
  const isPossible = (setup: unknown): boolean => {
    try {
      Table.open({ ...saved, setup });
      return true;
    } catch (error) {
      if (error instanceof TarmacError) return false;
      throw error;
    }
  };
  return Table.open({ ...saved, setup: redealt(saved.setup, viewer, isPossible) });
}

class Worlds {
  readonly one: Side;
  readonly two: Side;
  readonly viewer: Seat;
  pairs = 0;
  private ticks = 0;
  private readonly random: Playout;

  constructor(one: Side, two: Side, viewer: Seat, seed: number) {
    this.one = one;
    this.two = two;
    this.viewer = viewer;
    this.random = new Playout(seed + 1);
  }

  get differ(): boolean {
    const views = ({ table }: Side) =>
      JSON.stringify(table.players.map((_, seat) => (seat === this.viewer ? 0 : table.frame(seat).view)));
    return views(this.one) !== views(this.two);
  }

  /** One thing happens in both. False at the end, and where the viewer can rightly tell the worlds apart. */
  async act(): Promise<boolean> {
    const { deciding, waitingFor, undoable, outcome } = this.one.table.host.status;
    if (outcome) return false;
    const seat = waitingFor ?? (deciding[this.random.below(deciding.length)] as Seat);
    if (undoable > 0 && this.random.below(4) === 0) await this.both((at) => deed(at, seat, 'undo'));
    else if (waitingFor !== null) await this.both((at) => deed(at, seat, 'end'));
    else {
      if (seat !== this.viewer && undoable === 0) await this.tryOut(seat);
      const [here, there] = this.moves(seat);
      if (!here || !there) return false;
      await deed(this.one, seat, 'move', here);
      await deed(this.two, seat, 'move', there);
    }
    return this.alike();
  }

  /** Everything that can be asked, and everything that was told, by the three who look. */
  async compare(): Promise<void> {
    await this.tick();
    const probes = this.probes();
    const asked = await Promise.all([this.one, this.two].map((at) => this.asks(at, probes)));
    const [here, there] = asked as [string[], string[]];
    expect(there).toEqual(here);
    for (const [i, stream] of this.one.streams.entries()) expect(this.two.streams[i]?.text).toBe(stream.text);
    this.pairs += 3;
  }

  private async asks(
    { id, seats, outside, world: here }: Side,
    probes: readonly AnyMove[],
  ): Promise<string[]> {
    const viewer = seats[this.viewer] as Client;
    const texts: string[] = [];
    const ask = async (
      client: Client,
      ...[name, body, params]: [Parameters<Client['call']>[0], unknown?, object?]
    ) => {
      const { status, text } = await client.call(name, body as never, { params: { id, vote: 1, ...params } });
      texts.push(`${name} ${status} ${text}`);
    };
    const { step } = this.one.table.frame(this.viewer);
    for (const client of [viewer, ...outside.slice(0, 2)]) {
      await ask(client, 'table');
      for (const at of [0, step >> 1, step, step + 1]) await ask(client, 'frame', undefined, { step: at });
      await ask(client, 'record');
      await ask(client, 'listedTables');
      texts.push(
        await (await fetch(`${here.url}/t/${id}`)).text().then((page) => page.replaceAll(here.url, '')),
      );
    }
    await ask(viewer, 'myTables');
    const at = this.one.table.seen(this.viewer);
    for (const move of probes) {
      await ask(viewer, 'why', { move });
      if (this.one.table.why(this.viewer, move))
        await ask(viewer, 'move', { id: newId(), expected: at, move });
    }
    await ask(viewer, 'move', { id: newId(), expected: at + 1, move: { type: 'nonsense' } });
    if (!this.mayAct) {
      await ask(viewer, 'undo', { id: newId(), expected: at });
      await ask(viewer, 'end', { id: newId(), expected: at });
    }
    await ask(viewer, 'propose', { kind: 'rewind', step: step + 1 });
    return texts.map((text) => text.replaceAll(here.url, ''));
  }

  /** Somebody comes or goes: every stream has told what came before when it tells of this. */
  private async tick(): Promise<void> {
    const comes = this.ticks++ % 2 === 0;
    for (const { id, outside, streams } of [this.one, this.two]) {
      const visitor = outside[2] as Client;
      if (comes) await visitor.ok('join', { seat: null }, { params: { id } });
      else await visitor.ok('leave', {}, { params: { id } });
      for (const stream of streams)
        await stream.next('room', ({ room }) => room.watching === (comes ? 1 : 0));
    }
  }

  /** What is possible in both worlds; where nothing is, two secret moves that look alike. */
  private moves(seat: Seat): [AnyMove | undefined, AnyMove | undefined] {
    const { legal } = this.one.table.frame(seat);
    const there = this.two.table.frame(seat).legal;
    const known = new Set(there.map((move) => JSON.stringify(move)));
    const common = legal.filter((move) => known.has(JSON.stringify(move)));
    if (common.length > 0) {
      const move = common[this.random.below(common.length)];
      return [move, move];
    }
    const isSecret = ({ type }: AnyMove): boolean => SECRET.includes(type);
    return [legal.find(isSecret), there.find(isSecret)];
  }

  /** In the second world the seat plays something and takes it back; others are asked in between. */
  private async tryOut(seat: Seat): Promise<void> {
    const { table } = this.two;
    const { legal } = table.frame(seat);
    const move = legal[this.random.below(legal.length)] as AnyMove;
    const fork = Table.fork(table, table.host.step);
    fork.move(seat, move);
    if (fork.host.status.undoable === 0) return;
    await deed(this.two, seat, 'move', move);
    await this.compare();
    while (table.host.status.undoable > 0) await deed(this.two, seat, 'undo');
  }

  private get mayAct(): boolean {
    const { waitingFor, undoable, deciding } = this.one.table.host.status;
    return waitingFor === this.viewer || (undoable > 0 && deciding.includes(this.viewer));
  }

  /** Moves of others too, which name cards of their hands. */
  private probes(): AnyMove[] {
    const { deciding } = this.one.table.host.status;
    const moves = deciding.flatMap((seat) => {
      const { legal } = this.one.table.frame(seat);
      return [legal[0], legal[this.random.below(legal.length)]];
    });
    return moves.filter((move) => move !== undefined);
  }

  private async both(act: (at: Side) => Promise<void>): Promise<void> {
    await act(this.one);
    await act(this.two);
  }

  private alike(): boolean {
    const views = ({ table }: Side) =>
      JSON.stringify([table.frame(this.viewer).view, table.frame(null).view]);
    return views(this.one) === views(this.two);
  }
}

async function deed(
  { id, seats, table }: Side,
  seat: Seat,
  name: 'move' | 'undo' | 'end',
  move?: AnyMove,
): Promise<void> {
  const body = { id: newId(), expected: table.seen(seat), ...(move && { move }) };
  await (seats[seat] as Client).ok(name, body as never, { params: { id } });
}

describe('two worlds on the wire', () => {
  test.each(GAMES.map(({ id }) => id))('%s', async (game) => {
    let [moments, different, pairs] = [0, 0, 0];
    for (let seed = 0; moments < MOMENTS; seed++) {
      const viewer = seed % PEOPLE;
      const one = await side(game, seed, viewer, false);
      const two = await side(game, seed, viewer, true);
      expect(two.id).toBe(one.id);
      const worlds = new Worlds(one, two, viewer, seed);
      do {
        await worlds.compare();
        different += worlds.differ ? 1 : 0;
      } while (++moments < MOMENTS && (await worlds.act()));
      pairs += worlds.pairs;
      await Promise.all([one.world.close(), two.world.close()]);
    }
    expect(pairs).toBeGreaterThanOrEqual(3 * MOMENTS);
    expect(different).toBeGreaterThan(MOMENTS / 2);
  });
});
