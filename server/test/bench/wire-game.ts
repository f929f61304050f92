import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Playout } from '@tarmac/kernel';
import { type Answered, ask, newDeedId } from './caller.ts';
import { Follower, type Form } from './follower.ts';
import type { WireEvent } from './wire-stream.ts';

const PEOPLE = 4;
/** How long to wait, in milliseconds, after the answer that there were too many requests. */
const AGAIN = 100;

/** What a game took on one line, in bytes. */
export interface Line {
  readonly form: Form;
  /** Of each step with everything that follows it, by whether the client is to decide then. */
  readonly watching: readonly number[];
  readonly deciding: readonly number[];
  /** From the first byte to the last, headers included. */
  readonly whole: number;
}

/** A browser's stream, measured from one step to the next: the room and the list of tables follow a step. */
class MeasuredLine {
  readonly follower: Follower;
  private readonly form: Form;
  private readonly sizes = { watching: [] as number[], deciding: [] as number[] };
  private last: { bytes: number; readonly steps: number; readonly decides: boolean } | null = null;
  private over = false;
  private readonly waiting: (() => void)[] = [];

  constructor(url: string, id: string, game: string, form: Form, token?: string) {
    this.form = form;
    this.follower = new Follower({ url, id, game, form, token }, (event) =>
      this.hear(event, token === undefined),
    );
  }

  async has(isThere: (follower: Follower) => boolean): Promise<void> {
    while (!this.follower.frame || !isThere(this.follower)) await this.more();
  }

  async end(): Promise<Line> {
    while (!this.over) await this.more();
    this.note();
    this.follower.stream.close();
    if (this.follower.trouble !== null) throw new Error(this.follower.trouble);
    return { form: this.form, ...this.sizes, whole: this.follower.stream.bytes };
  }

  private more(): Promise<void> {
    const { failure } = this.follower.stream;
    if (failure !== null) throw new Error(failure);
    return new Promise((wake) => void this.waiting.push(wake));
  }

  private hear({ event, data, bytes }: WireEvent, isStranger: boolean): void {
    const isNews = event === 'delta' || event === 'news';
    if (isNews) {
      this.note();
      const decides = (this.follower.frame?.legal.length ?? 0) > 0;
      this.last = { bytes, steps: Math.max(1, data.steps.length), decides };
    } else if (this.last) this.last.bytes += bytes;
    // The last thing a member hears of a game is its row in the list of tables.
    if (event === (isStranger ? 'room' : 'mine')) this.over = (data.room ?? data.table).phase === 'over';
    for (const wake of this.waiting.splice(0)) wake();
  }

  private note(): void {
    if (this.last)
      this.sizes[this.last.decides ? 'deciding' : 'watching'].push(this.last.bytes / this.last.steps);
    this.last = null;
  }
}

/** Four people play a whole game at random, each in both forms; somebody watches. */
export async function wireGame(url: string, game: string, random: Playout): Promise<Line[]> {
  const { id, tokens } = await begun(url, game);
  const forms: readonly Form[] = ['full', 'delta'];
  const linesOf = (token?: string): MeasuredLine[] =>
    forms.map((form) => new MeasuredLine(url, id, game, form, token));
  const seats = tokens.map((token) => ({ token, lines: linesOf(token) }));
  const all = [...seats.flatMap(({ lines }) => lines), ...linesOf()];
  await Promise.all(all.map((line) => line.has(() => true)));
  for (;;) {
    const next = nextDeed(seats, random);
    if (!next) break;
    const { at } = await post(url, `/api/tables/${id}/${next.what}`, next.token, {
      id: newDeedId(),
      expected: next.own.at,
      ...(next.move !== undefined && { move: next.move }),
    });
    for (const line of next.lines) await line.has((follower) => follower.at >= at);
    const { step = 0, status } = next.own.frame ?? {};
    // What is tentative reaches nobody else.
    if (status?.undoable === 0)
      for (const line of all) await line.has(({ frame }) => (frame?.step ?? 0) >= step);
  }
  const measured = await Promise.all(all.map((line) => line.end()));
  for (const { lines } of seats) checkAlike(lines);
  return measured;
}

/** Both forms say the same; the game is over, so that nobody has moves that one of them would tell as codes. */
function checkAlike(lines: readonly MeasuredLine[]): void {
  const [one, other] = lines.map(({ follower }) => follower.frame);
  if (!isDeepStrictEqual(one, other)) throw new Error('The differences do not add up to the table.');
}

interface Seat {
  readonly token: string;
  readonly lines: readonly MeasuredLine[];
}

/** What somebody who is asked does; null when the game is over. */
function nextDeed(seats: readonly Seat[], random: Playout) {
  const from = random.below(seats.length);
  for (const [i] of seats.entries()) {
    const seat = (from + i) % seats.length;
    const { token = '', lines = [] } = seats[seat] ?? {};
    const own = lines[0]?.follower;
    if (!own?.frame) continue;
    if (own.frame.status.waitingFor === seat) return { token, lines, own, what: 'end' };
    const move = own.frame.legal[random.below(Math.max(1, own.frame.legal.length))];
    if (move !== undefined) return { token, lines, own, what: 'moves', move };
  }
  return null;
}

/** A table of four people that has begun; credentials by seat. */
async function begun(url: string, game: string): Promise<{ id: string; tokens: string[] }> {
  const tokens: string[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    tokens.push((await post(url, '/api/guests', undefined, { name: `Player ${i}`, program: true })).token);
  }
  const [host] = tokens;
  const seats = tokens.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { room } = await post(url, '/api/tables', host, { id: newDeedId(), game, seats, access: 'link' });
  const join = (token: string) => post(url, `/api/tables/${room.id}/join`, token, { seat: 'any' });
  for (const token of tokens.slice(1)) await join(token);
  await post(url, `/api/tables/${room.id}/start`, host, { free: 'remove' });
  const bySeat: string[] = [];
  for (const token of tokens) {
    const { json } = await ask(url, `/api/tables/${room.id}`, token);
    bySeat[json.room.me.seat] = token;
  }
  return { id: room.id, tokens: bySeat };
}

async function post(
  url: string,
  path: string,
  token: string | undefined,
  body: unknown,
): Promise<Answered['json']> {
  for (;;) {
    const { status, json } = await ask(url, path, token, body);
    if (status === 200) return json;
    if (status !== 429) throw new Error(`${path}: ${status} ${json.code}`);
    await pause(AGAIN);
  }
}
