import { type EventData, LIMITS, TABLE_ID } from '@tarmac/protocol';
import { Followed } from './followed.ts';
import type { FromHub, ToHub } from './hub-messages.ts';
import { Line } from './line.ts';
import { MineList } from './mine-list.ts';
import { placeOf } from './paths.ts';
import type { Heard, TableHeard } from './sse.ts';

/** In milliseconds. A page that says nothing for this long is gone; hidden pages have timers once a minute. */
const FORGOTTEN = 200_000;
const HERE_EVERY = 10_000;
/** A table that no page wants any more may be wanted again by the page that comes next. */
const GRACE = 1_000;

interface Page {
  tables: readonly string[];
  mine: boolean;
  heard: number;
  tell(message: FromHub): void;
}

/**
 * One stream for all pages of this browser, which may have only six lines to a server. It knows the present state of
 * the tables that are followed, and tells each page what it wants to know.
 */
export class Hub {
  readonly #pages = new Set<Page>();
  readonly #tables = new Map<string, Followed>();
  readonly #line: Line;
  readonly #mine: MineList;
  #base = '';
  #hello: FromHub | null = null;
  #stands = false;
  #asked = '';
  #rounds: ReturnType<typeof setInterval> | undefined;
  #tidying: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#line = new Line({
      address: () => this.#address(),
      hear: (heard) => this.#hear(heard),
      stands: (stands) => {
        this.#stands = stands;
        this.#tellAll(this.#connection);
      },
    });
    this.#mine = new MineList(
      () => this.#base,
      (tables) => this.#tellAll({ is: 'mine', tables }, ({ mine }) => mine),
    );
  }

  /** A page has come. What it says goes into the function that comes back. */
  add(tell: (message: FromHub) => void): (message: ToHub) => void {
    const page: Page = { tables: [], mine: false, heard: Date.now(), tell };
    return (message) => {
      page.heard = Date.now();
      if (message.is === 'bye') this.#remove(page);
      else if (message.is === 'wants') this.#wants(page, message);
      else if (!this.#pages.has(page))
        tell({ is: 'forgotten' }); // it slept
      else if (message.is === 'awake') this.#line.wake();
      else if (message.is === 'online') this.#line.online();
      else if (message.is === 'answered') this.#line.hurry();
      else if (message.is === 'doubt') this.#line.renew(true);
      else if (message.is === 'another-guest') this.#begin();
    };
  }

  #wants(page: Page, { base, tables: ids, mine }: Extract<ToHub, { is: 'wants' }>): void {
    // Addresses get typed and cut off: one impossible id would have the stream refused to all pages.
    const tables = ids.filter((id) => TABLE_ID.test(id));
    const isNew = !this.#pages.has(page);
    const added = tables.filter((id) => isNew || !page.tables.includes(id));
    const wantsMine = mine && (isNew || !page.mine);
    this.#base = base;
    this.#pages.add(page);
    this.#rounds ??= setInterval(() => this.#lookAround(), HERE_EVERY);
    Object.assign(page, { tables, mine });
    if (isNew) {
      if (this.#hello) page.tell(this.#hello);
      page.tell(this.#connection);
    }
    for (const id of ids) if (!tables.includes(id)) page.tell({ is: 'gone', id });
    for (const id of added) {
      const { whole } = this.#table(id);
      if (whole) page.tell(whole);
    }
    if (wantsMine) this.#mine.look();
    this.#renew();
  }

  #remove(page: Page): void {
    this.#pages.delete(page);
    if (this.#pages.size === 0) {
      clearInterval(this.#rounds);
      this.#rounds = undefined;
    }
    this.#renew();
  }

  /** Opens the stream again if something is wanted that it does not tell; a little later if it tells too much. */
  #renew(): void {
    clearTimeout(this.#tidying);
    const wanted = this.#wanted();
    if (wanted === this.#asked) return;
    const isMore = wanted.split(',').some((part) => !this.#asked.split(',').includes(part));
    if (isMore || wanted === '') this.#ask();
    else this.#tidying = setTimeout(() => this.#ask(), GRACE);
  }

  #ask(): void {
    this.#asked = this.#wanted();
    const ids = this.#ids();
    for (const id of this.#tables.keys()) if (!ids.has(id)) this.#tables.delete(id);
    for (const id of ids) this.#table(id);
    this.#line.renew(this.#pages.size > 0 && this.#asked !== '');
  }

  /** Everything again, as somebody else. */
  #begin(): void {
    this.#tables.clear();
    this.#mine.look();
    this.#ask();
  }

  #wanted(): string {
    const mine = [...this.#pages].some((page) => page.mine) ? ['mine'] : [];
    return [...this.#ids(), ...mine].join(',');
  }

  #ids(): Set<string> {
    const all = new Set([...this.#pages].flatMap(({ tables }) => tables));
    return new Set([...all].slice(-LIMITS.followed).sort());
  }

  #table(id: string): Followed {
    const known = this.#tables.get(id) ?? new Followed(id);
    this.#tables.set(id, known);
    return known;
  }

  #address(): string {
    const at = [...this.#tables.values()].map(({ id, cursor }) => (cursor ? `${id}:${cursor}` : id));
    return `${placeOf('events', this.#base).url}?form=delta&at=${at.join(',')}`;
  }

  #hear(heard: Heard): void {
    for (const part of heard.id?.split(',') ?? []) {
      const [table = '', cursor] = part.split(':');
      const known = this.#tables.get(table);
      if (known) known.cursor = cursor;
    }
    if (heard.event === 'hello') this.#greeted(heard.data);
    else if (heard.event === 'mine') this.#mine.put(heard.data.table);
    else this.#hearOf(heard);
  }

  #greeted({ protocol, build, now }: EventData<'hello'>): void {
    this.#hello = { is: 'hello', protocol, build, ahead: now - Date.now() };
    this.#tellAll(this.#hello);
    if ([...this.#pages].some(({ mine }) => mine)) this.#mine.look();
  }

  #hearOf(heard: TableHeard): void {
    const { id } = heard.data;
    const message = this.#understood(heard);
    if (message) this.#tellAll(message, ({ tables }) => tables.includes(id));
    if (heard.event === 'gone' && heard.data.code === 'look-again') this.#line.renew(true);
  }

  /** What cannot be understood is asked for once more, whole; a table that this version does not know is not there. */
  #understood(heard: TableHeard): FromHub | null {
    const { id } = heard.data;
    const table = this.#tables.get(id);
    try {
      return table?.hear(heard) ?? null;
    } catch (error) {
      console.error(error);
      if (table) table.cursor = undefined;
      if (heard.event === 'coded') return { is: 'gone', id };
      this.#line.renew(true);
      return null;
    }
  }

  get #connection(): FromHub {
    const isLooking = this.#hello !== null || this.#asked !== '';
    return { is: 'connection', connection: this.#stands ? 'live' : isLooking ? 'looking' : 'off' };
  }

  #tellAll(message: FromHub, isFor: (page: Page) => boolean = () => true): void {
    for (const page of this.#pages) if (isFor(page)) page.tell(message);
  }

  #lookAround(): void {
    const forgotten = Date.now() - FORGOTTEN;
    for (const page of this.#pages) if (page.heard < forgotten) this.#remove(page);
    this.#tellAll({ is: 'here' });
  }
}
