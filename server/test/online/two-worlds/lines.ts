import type { Playout } from '@tarmac/kernel';
import type { Twins } from './twins.ts';
import type { Tap } from './wire.ts';

interface Line {
  readonly who: string | null;
  readonly name: 'events' | 'tableEvents';
  /** Without the place to go on from. */
  readonly query: string;
  taps: readonly [Tap, Tap];
  /** Where to go on from. */
  cursor: string;
}

/** The streams of those who look on, in both worlds. */
export class Lines {
  private readonly twins: Twins;
  private readonly id: string;
  private readonly random: Playout;
  private readonly lines: Line[] = [];
  private down = false;

  constructor(twins: Twins, id: string, random: Playout) {
    this.twins = twins;
    this.id = id;
    this.random = random;
  }

  /** Each onlooker has one or two, in both forms, of one table and of many. */
  async open(viewer: string | null): Promise<void> {
    const [one, other] = this.random.below(2) === 0 ? ['full', 'delta'] : ['delta', 'full'];
    await this.add('Watcher', 'events', `?form=${one}`);
    await this.add('Stranger', 'events', `?form=${other}`);
    await this.add(null, 'tableEvents', `?form=${one}`);
    if (viewer === null) return;
    await this.add(viewer, 'tableEvents', `?form=${one}`);
    await this.add(viewer, 'events', `?form=${other}`);
  }

  /** All break off; they go on from their cursors when somebody looks at them next. */
  hangUp(): void {
    this.close();
    this.down = true;
  }

  async pickUp(): Promise<void> {
    if (!this.down) return;
    this.down = false;
    for (const line of this.lines) {
      const { who, name, query, cursor } = line;
      const asked =
        this.random.below(2) === 0
          ? { query, headers: { 'last-event-id': cursor } }
          : { query: `${query}&at=${cursor}` };
      line.taps = await this.twins.taps(who, name, { params: { id: this.id }, ...asked });
    }
  }

  async until(wanted: RegExp): Promise<void> {
    await Promise.all(this.lines.flatMap(({ taps }) => taps.map((tap) => tap.until(wanted))));
  }

  compare(): void {
    for (const line of this.lines) {
      const { who, name, taps } = line;
      const [here, there] = taps.map((tap) => tap.take()) as [string, string];
      this.twins.same(`${who ?? 'nobody'}: ${name}`, here, there);
      for (const [, id = ''] of here.matchAll(/^id: (.*)$/gm)) line.cursor = id;
    }
  }

  close(): void {
    for (const { taps } of this.lines) for (const tap of taps) tap.close();
  }

  private async add(who: string | null, name: Line['name'], query: string): Promise<void> {
    const { id, twins } = this;
    const from = name === 'events' ? `${query}&at=${id}` : query;
    const taps = await twins.taps(who, name, { params: { id }, query: from });
    this.lines.push({ who, name, query, taps, cursor: '' });
  }
}
