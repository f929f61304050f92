import { GAMES } from '@tarmac/games';
import { Playout } from '@tarmac/kernel';
import { expect, test } from 'vitest';
import { type Client, newId } from './client.ts';
import { sendAndHangUp } from './hang-up.ts';
import { isHere, RUNS } from './kinds.ts';
import { begun, turnOf } from './tables.ts';
import { volume } from './volume.ts';
import { type World, world } from './world.ts';

const SEEDS = volume(20, 2_000);
/** How many tables are played on one server before it is opened again on the same folder. */
const TABLES = 25;
const ROUNDS = 12;
const ROUTE = { move: 'moves', undo: 'undo', end: 'end' } as const;

/** Something that a seat wants done once, however often it is sent. */
interface Wanted {
  readonly seat: number;
  readonly name: keyof typeof ROUTE;
  readonly body: { readonly id: string; readonly expected: number };
  /** What came back: done, or refused. */
  readonly done: Set<string>;
  refused: number;
}

/** An evening of bad lines: what is sent comes twice, late, out of order, from two tabs at once, or without an answer. */
class BadLines {
  private readonly id: string;
  private readonly seats: readonly Client[];
  private readonly random: Playout;
  readonly wanted: Wanted[] = [];

  constructor(id: string, seats: readonly Client[], random: Playout) {
    this.id = id;
    this.seats = seats;
    this.random = random;
  }

  /** Everybody chooses, and all of it goes out at once, with something from before. */
  async round(): Promise<void> {
    const chosen = await Promise.all(this.seats.map((_, seat) => this.choose(seat)));
    const fresh = chosen.flat();
    this.wanted.push(...fresh);
    const again = this.wanted.filter(() => this.random.below(6) === 0);
    await Promise.all(this.shuffled([...fresh, ...again]).map((each) => this.sendSomehow(each)));
  }

  /** Everything once more, until it is known of each whether it was done. */
  async settle(): Promise<void> {
    for (const each of this.shuffled(this.wanted)) await this.send(each);
  }

  /** What the seat does next, in one tab or in two that do not know of each other. */
  private async choose(seat: number): Promise<Wanted[]> {
    const { random } = this;
    const { at, legal, waiting } = await turnOf(this.seats[seat] as Client, this.id);
    if (legal.length === 0 && !waiting) return [];
    const tabs = 1 + random.below(2);
    return Array.from({ length: tabs }, (): Wanted => {
      const body = { id: newId(), expected: at };
      const rest = { seat, done: new Set<string>(), refused: 0 };
      if (waiting) return { ...rest, name: random.below(3) === 0 ? 'undo' : 'end', body };
      if (random.below(5) === 0) return { ...rest, name: 'undo', body };
      return { ...rest, name: 'move', body: { ...body, move: legal[random.below(legal.length)] } as never };
    });
  }

  private async sendSomehow(each: Wanted): Promise<void> {
    const { random } = this;
    const client = this.seats[each.seat] as Client;
    const path = `/api/tables/${this.id}/${ROUTE[each.name]}`;
    if (random.below(3) === 0) await sendAndHangUp(client, path, each.body);
    if (random.below(3) === 0) return; // comes later, or never in this round
    await Promise.all(Array.from({ length: 1 + random.below(3) }, () => this.send(each)));
  }

  private async send(each: Wanted): Promise<void> {
    const client = this.seats[each.seat] as Client;
    const wasDone = each.done.size > 0;
    const { status, text } = await client.call(each.name, each.body as never, { params: { id: this.id } });
    expect(status).toBeLessThan(wasDone ? 201 : 500);
    if (status === 200) each.done.add(text);
    else each.refused++;
  }

  private shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.random.below(left.length), 1)[0] as T);
  }
}

/** The log has everything that was acknowledged, once, and nothing that was not asked for. */
async function checkLog({ online }: World, id: string, wanted: readonly Wanted[]): Promise<void> {
  const entries = await online.store.tables.entries(id);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place));
  const stored = entries.flatMap(({ move_id }) => move_id ?? []);
  const done = wanted.filter((each) => each.done.size > 0);
  expect(stored.toSorted()).toEqual(done.map(({ seat, body }) => `${seat}:${body.id}`).toSorted());
  expect(done.filter((each) => each.done.size !== 1)).toEqual([]); // the same answer every time
  for (const { seat, name, body } of done) {
    const { entry, answer } = entries.find(({ move_id }) => move_id === `${seat}:${body.id}`) ?? {};
    const kind = name === 'move' ? { seat, move: (body as { move?: unknown }).move } : {};
    expect(JSON.parse(entry ?? '')).toMatchObject(kind);
    expect(Object.keys(JSON.parse(entry ?? ''))).toContain(name);
    expect(JSON.parse(answer ?? '')).toMatchObject({ ok: true });
  }
}

test.each(RUNS.filter(({ kind }) => isHere(kind)))(
  `bad lines, $runs: what was acknowledged is there once, in ${SEEDS} evenings`,
  async ({ processes }) => {
    let here = await world({ processes });
    const all = { done: 0, refused: 0, sent: 0 };
    for (let seed = 0; seed < SEEDS; seed++) {
      if (seed % TABLES === TABLES - 1) {
        await here.close();
        here = await world({ data: here.data, processes });
      }
      const random = new Playout(seed + 1);
      const game = GAMES[seed % GAMES.length]?.id;
      const { id, seats } = await begun(here, 3, game);
      const lines = new BadLines(id, seats, random);
      for (let round = 0; round < ROUNDS; round++) await lines.round();
      await lines.settle();
      await checkLog(here, id, lines.wanted);
      all.sent += lines.wanted.length;
      all.done += lines.wanted.filter(({ done }) => done.size > 0).length;
      all.refused += lines.wanted.filter(({ done, refused }) => done.size === 0 && refused > 0).length;
    }
    console.log(
      `${SEEDS} evenings: ${all.sent} things wanted, ${all.done} done once, ${all.refused} refused`,
    );
    expect(all.done).toBeGreaterThan((SEEDS * ROUNDS) / 2);
    expect(all.refused).toBeGreaterThan(SEEDS);
  },
);
