import type { Answer, Body, EventName, RouteName } from '@tarmac/protocol';
import { EVENTS, ROUTES } from '@tarmac/protocol';

type Routes = typeof ROUTES;

export interface Got<T = unknown> {
  readonly status: number;
  readonly json: T;
  readonly text: string;
  readonly headers: Headers;
}

interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

let requests = 0;

/** An id for a request, as a client makes one up. */
export function newId(): string {
  return `request-${String(++requests).padStart(12, '0')}`;
}

/** A program that speaks the protocol. Every answer is checked against its schema. */
export class Client {
  private urls: readonly string[];
  private asked = 0;
  token: string | undefined;

  /** Of several servers, every request goes to the next one. */
  constructor(urls: string | readonly string[], token?: string) {
    this.urls = [urls].flat();
    this.token = token;
  }

  get url(): string {
    return this.urls[this.asked++ % this.urls.length] ?? '';
  }

  set url(url: string) {
    this.urls = [url];
  }

  async signIn(name: string): Promise<void> {
    const { token } = await this.ok('newGuest', { name, program: true });
    this.token = token;
  }

  /** Calls a route and gives back whatever comes. */
  async call<N extends RouteName>(
    name: N,
    body?: Body<Routes[N]>,
    { params = {}, headers = {} }: Asked = {},
  ): Promise<Got> {
    const { method, path } = ROUTES[name];
    const address = path.replace(/:(\w+)/g, (_, each: string) => encodeURIComponent(String(params[each])));
    const response = await fetch(this.url + address, {
      method,
      headers: {
        ...this.headers,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      json: text === '' ? null : JSON.parse(text),
      text,
      headers: response.headers,
    };
  }

  /** Calls a route that is to succeed. */
  async ok<N extends RouteName>(name: N, body?: Body<Routes[N]>, asked?: Asked): Promise<Answer<Routes[N]>> {
    const got = await this.call(name, body, asked);
    if (got.status !== 200) throw new Error(`${name}: ${got.status} ${got.text}`);
    const { answer } = ROUTES[name] as { answer?: { parse(json: unknown): unknown } };
    return answer?.parse(got.json) as Answer<Routes[N]>;
  }

  /** The status and code of a refusal. */
  async refused<N extends RouteName>(name: N, body?: Body<Routes[N]>, asked?: Asked): Promise<string> {
    const { status, json } = await this.call(name, body, asked);
    const { code } = Object(json) as { readonly code?: string };
    return `${status} ${code ?? 'ok'}`;
  }

  get headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }

  /** Opens a stream; its events are checked against their schemas. */
  async stream(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reading> {
    const stop = new AbortController();
    const response = await fetch(this.url + path, {
      headers: { ...this.headers, ...headers },
      signal: stop.signal,
    });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return new Reading(response, stop);
  }
}

export interface Heard {
  readonly event: EventName;
  readonly id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events differ, and a test knows which one it waits for
  readonly data: any;
}

/** A stream as it comes in. */
export class Reading {
  private bytes = '';
  readonly heard: Heard[] = [];
  closed = false;
  private taken = 0;
  private rest = '';
  private readonly stop: AbortController;
  private waiting: (() => void)[] = [];

  constructor(response: Response, stop: AbortController) {
    this.stop = stop;
    void this.read(response);
  }

  /** Everything that came, byte by byte, but for heartbeats: they come by the clock and not by the table. */
  get text(): string {
    return this.bytes.replace(/^:\n\n/gm, '');
  }

  close(): void {
    this.stop.abort();
  }

  /** The next event of this name; what comes before it is skipped. */
  async next(event: EventName, wanted: (data: Heard['data']) => boolean = () => true): Promise<Heard> {
    for (;;) {
      while (this.taken < this.heard.length) {
        const heard = this.heard[this.taken++] as Heard;
        if (heard.event === event && wanted(heard.data)) return heard;
      }
      if (this.closed) throw new Error(`the stream ended before ${event}`);
      await this.more();
    }
  }

  /** Whatever comes next. */
  async any(): Promise<Heard> {
    for (;;) {
      const heard = this.heard[this.taken];
      if (heard) {
        this.taken++;
        return heard;
      }
      if (this.closed) throw new Error('the stream ended');
      await this.more();
    }
  }

  async ended(): Promise<void> {
    while (!this.closed) await this.more();
  }

  private more(): Promise<void> {
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private async read(response: Response): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) this.take(decoder.decode(chunk, { stream: true }));
    } catch {
      // cut, by us or by the server
    }
    this.closed = true;
    this.wake();
  }

  private take(text: string): void {
    this.bytes += text;
    const parts = (this.rest + text).split('\n\n');
    this.rest = parts.pop() ?? '';
    for (const part of parts) {
      const heard = read(part);
      if (heard) this.heard.push(heard);
    }
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

function read(part: string): Heard | null {
  const fields = new Map(
    part.split('\n').flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^([a-z]+): (.*)$/s.exec(line) ?? [];
      return name === '' ? [] : [[name, value]];
    }),
  );
  const event = fields.get('event') as EventName | undefined;
  if (event === undefined) return null;
  const data = EVENTS[event].data.parse(JSON.parse(fields.get('data') ?? 'null'));
  return { event, id: fields.get('id'), data };
}
