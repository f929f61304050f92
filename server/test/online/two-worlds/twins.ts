import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Playout, Viewer } from '@tarmac/kernel';
import { ROUTES, type RouteName } from '@tarmac/protocol';
import type { Table, TablePlan } from '@tarmac/table';
import { expect } from 'vitest';
import { dealtPair, type Pair } from './pair.ts';
import { Side } from './side.ts';
import type { Request, Tap } from './wire.ts';

export interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Two servers with the same guests, the same ids, the same clock: only cards differ, and what is done in secret. */
export class Twins {
  readonly sides: readonly [Side, Side];
  /** Routes that did what they were asked. */
  readonly answered = new Set<RouteName>();
  private readonly folder: string;
  private readonly deals: Deals;
  private readonly tokens = new Map<string, string>();

  private constructor(sides: readonly [Side, Side], deals: Deals, folder: string) {
    this.sides = sides;
    this.deals = deals;
    this.folder = folder;
  }

  static async open(seed: string, folder: string, names: readonly string[]): Promise<Twins> {
    const deals = new Deals();
    const side = (at: 0 | 1): Promise<Side> =>
      Side.open(seed, join(folder, String(at)), (plan) => deals.deal(plan)[at]);
    const twins = new Twins([await side(0), await side(1)], deals, folder);
    for (const name of names) {
      const { json } = await twins.ask(null, 'newGuest', { body: { name, program: true } });
      twins.tokens.set(name, (json as { token: string }).token);
    }
    return twins;
  }

  /** What the next table is: who must not find out, and what is left to chance. */
  expectDeal(viewerOf: (table: Table) => Viewer, random: Playout): void {
    this.deals.expected = { viewerOf, random };
  }

  /** Time passes in both worlds. */
  pass(milliseconds: number): void {
    for (const { clock } of this.sides) clock.now += milliseconds;
  }

  /** What nobody else can see is done at another time in the second world. */
  async inSecret(act: () => Promise<void>, milliseconds: number): Promise<void> {
    const { clock } = this.sides[1];
    clock.now += milliseconds;
    await act();
    clock.now -= milliseconds;
  }

  /** Asks both servers the same. What they answer must be the same, byte for byte. `who`: a name, or a token. */
  async ask(who: string | null, name: RouteName, asked: Asked = {}): Promise<{ json: unknown }> {
    const text = await this.send(`${who ?? 'nobody'}: ${name}`, this.request(who, name, asked));
    if (text.startsWith('200')) this.answered.add(name);
    const body = text.slice(text.indexOf('\n\n') + 2);
    return { json: body === '' ? null : JSON.parse(body) };
  }

  /** A page outside the protocol. */
  async page(who: string | null, path: string): Promise<void> {
    await this.send(path, { method: 'GET', path, headers: this.headers(who) });
  }

  /** Asks one server for a seat that may know more than the viewer. */
  async deed({ wire }: Side, who: string, name: RouteName, asked: Asked): Promise<void> {
    const answer = await wire.ask(this.request(who, name, asked));
    if (!answer.startsWith('200')) throw new Error(`${who}: ${name}: ${answer}`);
  }

  async taps(who: string | null, name: 'events' | 'tableEvents', asked: Asked): Promise<readonly [Tap, Tap]> {
    const sent = this.request(who, name, asked);
    this.answered.add(name);
    return (await Promise.all(this.sides.map(({ wire }) => wire.tap(sent)))) as [Tap, Tap];
  }

  same(what: string, here: string, there: string): void {
    if (there !== here) expect(`${what}\n${there}`).toBe(`${what}\n${here}`);
  }

  async close(): Promise<void> {
    await Promise.all(this.sides.map((side) => side.close()));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async send(what: string, sent: Request): Promise<string> {
    const [here, there] = await Promise.all(this.sides.map(({ wire }) => wire.ask(sent)));
    this.same(what, here as string, there as string);
    return here as string;
  }

  private request(who: string | null, name: RouteName, asked: Asked): Request {
    const { params = {}, query = '', body = {}, headers = {} } = asked;
    const { method, path } = ROUTES[name];
    const address = path.replace(/:(\w+)/g, (_, each: string) => encodeURIComponent(String(params[each])));
    const own = { ...this.headers(who), ...headers };
    if (method === 'GET') return { method, path: address + query, headers: own };
    const text = JSON.stringify(body);
    const about = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    };
    return { method, path: address, headers: { ...own, ...about }, body: text };
  }

  private headers(who: string | null): Record<string, string> {
    const token = who === null ? undefined : (this.tokens.get(who) ?? who);
    return { host: 'localhost', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  }
}

/** Both servers deal from the same seed; the second one gets the other table. */
class Deals {
  expected: { viewerOf(table: Table): Viewer; readonly random: Playout } | undefined;
  private last: { readonly seed: string; readonly pair: Pair } | undefined;

  deal(plan: TablePlan): Pair {
    const { expected } = this;
    if (!expected) throw new Error('no deal is expected');
    if (this.last?.seed !== plan.seed)
      this.last = { seed: plan.seed, pair: dealtPair(plan, expected.viewerOf, expected.random) };
    return this.last.pair;
  }
}
