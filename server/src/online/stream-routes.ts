import type { ROUTES } from '@tarmac/protocol';
import { LIMITS, PROTOCOL } from '@tarmac/protocol';
import type { FastifyReply } from 'fastify';
import { Following, type Form } from '../rooms/following.ts';
import { Refused } from '../rooms/refused.ts';
import type { Call } from './call.ts';
import type { Online } from './online.ts';
import { householdOf } from './rates.ts';
import { Stream } from './stream.ts';
import { buildOf } from './version.ts';

/** How many streams one guest, or one address, may have open. A browser needs one. */
const MOST_STREAMS = { guest: 40, address: 2_000 };

interface Wanted {
  readonly table: string;
  readonly cursor: string | undefined;
}

export type StreamHandlers = {
  readonly [N in 'tableEvents' | 'events']: (call: Call<(typeof ROUTES)[N]>) => Promise<FastifyReply>;
};

export function streamRoutes(online: Online): StreamHandlers {
  const { rooms, followers, streams } = online;

  function open(
    { request, reply, guest, token }: Call<(typeof ROUTES)['events' | 'tableEvents']>,
    many: boolean,
  ): Stream {
    const address = householdOf(request.ip);
    const id = guest?.id ?? null;
    const mine = id === null ? 0 : streams.countOf(({ of }) => of.guest === id);
    if (
      mine >= MOST_STREAMS.guest ||
      streams.countOf(({ of }) => of.address === address) >= MOST_STREAMS.address
    )
      throw new Refused('too-many');
    reply.hijack();
    const headers = Object.entries(reply.getHeaders()).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    reply.raw.writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close', // the line has no use after the stream, and would hold up a server that stops
      'x-accel-buffering': 'no', // a proxy that waits for more would hold everybody up
    });
    const stream = new Stream(reply.raw, { address, guest: id, token }, many);
    streams.add(stream);
    stream.send('hello', {
      protocol: PROTOCOL,
      build: buildOf(online.options.root),
      now: online.now,
      heartbeat: LIMITS.heartbeat,
    });
    return stream;
  }

  /** What fails after the stream has begun can only be said in the stream. A table that cannot be opened counts as gone. */
  async function follow(
    stream: Stream,
    { table, cursor }: Wanted,
    form: Form,
    gone: () => void,
  ): Promise<void> {
    const following: Following = new Following(table, stream.of.guest, form, stream.sinkOf(table, gone));
    stream.onClose(() => followers.remove(following));
    try {
      await followers.add(following, cursor, () => stream.isOpen);
    } catch (error) {
      if (!(error instanceof Refused)) online.log(error);
      following.gone('no-such-table');
      return;
    }
    await online.wake(table).catch(online.log);
  }

  return {
    async tableEvents(call) {
      const { id } = call.params;
      await rooms.look(id, () => {}); // not there: an answer, not a stream
      const stream = open(call, false);
      const cursor = lastEventId(call) ?? call.query.at;
      await follow(stream, { table: id, cursor }, call.query.form, () => stream.end());
      if (call.query.once) stream.end();
      return call.reply;
    },

    async events(call) {
      const wanted = readCursors(lastEventId(call) ?? call.query.at ?? '');
      if (wanted.length > LIMITS.followed) throw new Refused('too-many');
      const stream = open(call, true);
      if (call.guest) online.myTables.add(call.guest.id, stream);
      for (const each of wanted) await follow(stream, each, call.query.form, () => {});
      if (call.query.once) stream.end();
      return call.reply;
    },
  };
}

function lastEventId({
  request,
}: {
  readonly request: { readonly headers: Record<string, unknown> };
}): string | undefined {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** What is no cursor is left out: the table is then told whole. */
function readCursors(text: string): Wanted[] {
  const wanted = text.split(',').flatMap((part): Wanted[] => {
    const [, table, cursor] = /^([A-Za-z0-9_-]{16})(?::([\w.-]{1,40}))?$/.exec(part) ?? [];
    return table === undefined ? [] : [{ table, cursor }];
  });
  return [...new Map(wanted.map((each) => [each.table, each])).values()];
}
