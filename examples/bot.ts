// A player of its own for a Tarmac server. It needs nothing but Node 24.
//
//   node bot.ts http://localhost:8080/t/<id>             sits down at a table it was invited to
//   node bot.ts http://localhost:8080 air-kwire captain  opens a table and plays against three captains
//
// Rewrite `choose`; the rest is the protocol (docs/protocol.md). TARMAC_TOKEN, printed at the beginning, lets it come back
// to its seat after it was stopped.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

type Move = { readonly type: string };

/** One of `legal`, unchanged. What `view` and moves are made of: docs/views.md. */
function choose(_game: string, _view: unknown, legal: readonly Move[], _seat: number): Move {
  return legal[Math.floor(Math.random() * legal.length)] as Move;
}

interface Status {
  readonly waitingFor: number | null;
  readonly outcome: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
  readonly ended?: 'agreed';
}
interface Frame {
  readonly view: unknown;
  readonly legal: readonly Move[];
  readonly status: Status;
}
interface Room {
  readonly id: string;
  readonly game: string;
  readonly phase: 'gathering' | 'running' | 'over';
  readonly seats: readonly { readonly player: { readonly kind: 'person' | 'bot' } | null }[];
  readonly me: { readonly seat: number | null } | null;
}
type Event =
  | {
      readonly name: 'table';
      readonly room: Room;
      readonly play: { readonly at: number; readonly frame: Frame } | null;
    }
  | { readonly name: 'room'; readonly room: Room }
  | { readonly name: 'news'; readonly at: number; readonly frame: Frame }
  | { readonly name: 'gone'; readonly code: 'no-such-table' | 'look-again' };

class Refused extends Error {
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.code = code;
  }
}

/** Worth another try: slow, too many, or a server that is being started again. */
const PASSING = [408, 429, 502, 503, 504];

class Server {
  readonly origin: string;
  token: string | undefined;

  constructor(origin: string, token?: string) {
    this.origin = origin;
    this.token = token;
  }

  private async open(
    path: string,
    more: RequestInit = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    const answer = await fetch(this.origin + path, { ...more, headers });
    if (answer.ok) return answer;
    if (PASSING.includes(answer.status)) throw new Error(`${answer.status} ${answer.statusText}`);
    throw new Refused((await answer.json()) as { code: string; message: string });
  }

  /** Tried again, unchanged, until it is answered: what carries an id is done once, however often it is sent. */
  async post<Answer>(path: string, body: object): Promise<Answer> {
    for (let wait = 200; ; wait = Math.min(2 * wait, 10_000)) {
      try {
        const request = { method: 'POST', body: JSON.stringify(body) };
        const answer = await this.open(path, request, { 'content-type': 'application/json' });
        return (await answer.json()) as Answer;
      } catch (error) {
        if (error instanceof Refused) throw error;
        console.error(`No answer: ${error instanceof Error ? error.message : error}. Trying again …`);
      }
      await pause(wait * (1 + Math.random()));
    }
  }

  /** What happens at a table. A stream ends after a while; the next one continues where it ended. */
  async *events(table: string): AsyncGenerator<Event> {
    let cursor: Record<string, string> = {};
    for (;;) {
      try {
        const answer = await this.open(`/api/tables/${table}/events`, {}, { ...cursor });
        for await (const { event = '', data = '', id } of eventsIn(answer)) {
          if (id !== undefined) cursor = { 'last-event-id': id };
          if (event === 'gone') cursor = {};
          yield { ...JSON.parse(data), name: event };
        }
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await pause(100 + 400 * Math.random());
    }
  }
}

/** The fields of each event of a stream. A line that stays silent for 40 seconds is dead. */
async function* eventsIn(answer: Response): AsyncGenerator<Record<string, string | undefined>> {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const silence = setTimeout(() => reader.cancel(), 40_000);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      const events = (rest + text.decode(value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const fields = Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
        if (fields.event) yield fields;
      }
    }
  } finally {
    await reader.cancel();
  }
}

class Player {
  private readonly server: Server;
  private readonly table: string;
  private game = '';
  private answered = 0;
  private joined = false;
  seat: number | null = null;

  constructor(server: Server, table: string) {
    this.server = server;
    this.table = table;
  }

  /** Until the game is over; says how it ended. */
  async play(): Promise<Status['outcome']> {
    for await (const event of this.server.events(this.table)) {
      if (event.name === 'gone' && event.code === 'no-such-table') throw new Error('This table is gone.');
      if (event.name === 'table' || event.name === 'room') await this.sit(event.room);
      const play = event.name === 'table' ? event.play : event.name === 'news' ? event : null;
      if (!play) continue;
      const { outcome, ended } = play.frame.status;
      if (outcome || ended) return outcome;
      // What was sent while this was on its way is already answered.
      if (play.at >= this.answered) await this.act(play.at, play.frame);
    }
    return null;
  }

  private async sit({ game, phase, seats, me }: Room): Promise<void> {
    this.game = game;
    this.seat = me?.seat ?? null;
    if (this.seat === null) {
      // Once: rooms that were sent on the way do not know of it yet.
      if (phase === 'gathering' && !this.joined) await this.post('join', { seat: 'any' });
      this.joined = true;
    } else if (phase === 'running' && seats[this.seat]?.player?.kind === 'bot') {
      await this.post('return', {}); // it was away, and a bot sat in
    }
  }

  private async act(at: number, { status, legal, view }: Frame): Promise<void> {
    const again = { id: randomUUID(), expected: at };
    try {
      if (status.waitingFor === this.seat) this.answered = (await this.post('end', again)).at;
      else if (legal.length > 0) {
        const move = choose(this.game, view, legal, this.seat ?? 0);
        this.answered = (await this.post('moves', { ...again, move })).at;
      }
    } catch (error) {
      // `stale`: something else is asked by now, and the next event says what.
      if (!(error instanceof Refused && error.code === 'stale')) throw error;
    }
  }

  private post(what: string, body: object): Promise<{ readonly at: number }> {
    return this.server.post(`/api/tables/${this.table}/${what}`, body);
  }
}

/** A table of four, against three bots of the server. */
async function openTable(server: Server, game: string, bot: string): Promise<string> {
  const bots = [1, 2, 3].map((n) => ({ kind: 'bot', bot, name: `Rival ${n}` }));
  const asked = { id: randomUUID(), game, seats: [{ kind: 'me' }, ...bots], access: 'link' };
  const { room } = await server.post<{ readonly room: Room }>('/api/tables', asked);
  await server.post(`/api/tables/${room.id}/start`, { free: 'remove' });
  return room.id;
}

async function main(address: string, game?: string, level = 'cadet'): Promise<void> {
  const { origin, pathname } = new URL(address);
  const server = new Server(origin, process.env.TARMAC_TOKEN);
  if (!server.token) {
    const { token } = await server.post<{ readonly token: string }>('/api/guests', {
      name: 'Node',
      program: true,
    });
    server.token = token;
    console.log(`TARMAC_TOKEN=${token}`);
  }
  const table = game
    ? await openTable(server, game, level)
    : (pathname.replace(/\/$/, '').split('/').at(-1) ?? '');
  console.log(`${origin}/t/${table}`);
  const player = new Player(server, table);
  const outcome = await player.play();
  console.log(`seat ${player.seat}: ${JSON.stringify(outcome)}`);
}

const [address, ...rest] = process.argv.slice(2);
if (address) await main(address, ...rest);
else console.log('node bot.ts <invitation>, or: node bot.ts <server> <game> <level>');
