import type { Viewer } from '@tarmac/kernel';
import type { EventData, EventName } from '@tarmac/protocol';
import { deltaOf } from '@tarmac/protocol';
import type { Frame, News, Table } from '@tarmac/table';
import { cardOf } from './card.ts';
import { cursorText, readCursor } from './cursor.ts';
import type { Hosted } from './hosted.ts';
import { viewerOf } from './hosted.ts';
import type { Who } from './room.ts';
import { memberOf } from './room.ts';
import { messageOf } from './talking.ts';

export type Form = 'full' | 'delta';

/** Where events go. */
export interface Sink {
  /** `cursor`: where to resume after this event. */
  send<N extends EventName>(event: N, data: EventData<N>, cursor?: string): void;
}

type CodedFrame = Omit<Frame, 'legal'> & { readonly legal: readonly number[] };

/** One table followed through a stream: everything is told once, in order, as this guest may see it. */
export class Following {
  readonly id: string;
  readonly guest: string | null;
  private readonly form: Form;
  private readonly sink: Sink;
  private who: Who | null = null;
  store = '';
  private began = false;
  viewer: Viewer = null;
  at = 0;
  talk = 0;
  private card = '';
  private frame: CodedFrame | undefined;

  constructor(id: string, guest: string | null, form: Form, sink: Sink) {
    this.id = id;
    this.guest = guest;
    this.form = form;
    this.sink = sink;
  }

  /** Begins where another stream broke off, or with everything. */
  begin(hosted: Hosted, cursor: string | undefined): void {
    const { room, table } = hosted;
    this.store = hosted.store;
    this.who = memberOf(room, this.guest)?.who ?? null;
    const from = cursor === undefined ? null : readCursor(cursor);
    const viewer = viewerOf(room, this.guest);
    const fits =
      from?.store === this.store && table && from.viewer === viewer && from.at <= table.seen(viewer);
    if (!fits) {
      this.whole(hosted);
      return;
    }
    Object.assign(this, { began: true, viewer, at: from.at, talk: from.talk });
    this.tell(hosted);
  }

  /** False when nothing more may be told here. */
  tell(hosted: Hosted): boolean {
    const { room, table } = hosted;
    const who = memberOf(room, this.guest)?.who ?? null;
    if (this.who !== null && who !== this.who) {
      this.gone('look-again');
      return false;
    }
    const changed =
      who !== this.who || (table !== null) !== this.began || viewerOf(room, this.guest) !== this.viewer;
    this.who = who;
    if (changed) {
      this.whole(hosted);
      return true;
    }
    if (table && table.seen(this.viewer) !== this.at) this.news(table);
    this.room(hosted);
    this.messages(hosted);
    return true;
  }

  gone(code: EventData<'gone'>['code']): void {
    this.sink.send('gone', { id: this.id, code });
  }

  /** Something is wrong with this line; another one may be told again. */
  cut(): void {
    try {
      this.gone('look-again');
    } catch {
      // nothing more can be said to it
    }
  }

  react(who: Who, reaction: EventData<'reaction'>['reaction']): void {
    if (this.who !== null) this.sink.send('reaction', { id: this.id, who, reaction });
  }

  private whole(hosted: Hosted): void {
    const { room, table } = hosted;
    this.began = table !== null;
    this.viewer = viewerOf(room, this.guest);
    const opened = openedFor(hosted, this.guest);
    this.card = JSON.stringify(opened.room);
    this.at = opened.play?.at ?? 0;
    this.talk = opened.talk.at(-1)?.n ?? 0;
    if (this.form === 'full') {
      this.sink.send('table', { id: this.id, ...opened }, this.cursor);
      return;
    }
    this.frame = table && opened.play ? coded(table, opened.play.frame) : undefined;
    const play = opened.play && this.frame ? { ...opened.play, frame: this.frame } : null;
    this.sink.send('coded', { id: this.id, ...opened, play }, this.cursor);
  }

  private news(table: Table): void {
    const news = withoutTwin(table.news(this.viewer, this.at));
    this.at = news.at;
    if (this.form === 'full') this.sink.send('news', { id: this.id, ...news }, this.cursor);
    else this.sink.send('delta', { id: this.id, ...this.delta(table, news) }, this.cursor);
  }

  /** After a stream that broke off, the frame before is not known here: the first difference is then the whole. */
  private delta(table: Table, { at, keep, steps, frame, players }: News): Omit<EventData<'delta'>, 'id'> {
    const changed = (next: Frame) => {
      const now = coded(table, next);
      const delta = deltaOf(this.frame, now);
      this.frame = now;
      return delta;
    };
    const told = steps.map(({ told, frame: after }) => ({ told, ...(after && { frame: changed(after) }) }));
    return { at, keep, steps: told, frame: changed(frame), players };
  }

  private room(hosted: Hosted): void {
    const card = cardOf(hosted, this.guest);
    const text = JSON.stringify(card);
    if (text === this.card) return;
    this.card = text;
    this.sink.send('room', { id: hosted.id, room: card });
  }

  private messages({ talk }: Hosted): void {
    const last = talk.at(-1)?.n ?? 0;
    if (this.who === null || last <= this.talk) return;
    const messages = talk.filter(({ n }) => n > this.talk).map(messageOf);
    this.talk = last;
    this.sink.send('talk', { id: this.id, messages }, this.cursor);
  }

  private get cursor(): string {
    return cursorText(this);
  }
}

type Opened = Omit<EventData<'table'>, 'id'>;

/** A table as a guest sees it now. */
export function openedFor(hosted: Hosted, guest: string | null): Opened {
  const { room, table, talk } = hosted;
  const viewer = viewerOf(room, guest);
  const joined = memberOf(room, guest) !== undefined;
  return {
    room: cardOf(hosted, guest),
    play: table && {
      board: table.boardFile,
      options: table.options,
      players: table.players,
      at: table.seen(viewer),
      told: table.told(viewer),
      frame: table.frame(viewer),
    },
    talk: joined ? talk.map(messageOf) : [],
  };
}

/** Clients that have the rules know a move by its code. */
function coded({ game, board }: Table, frame: Frame): CodedFrame {
  return { ...frame, legal: frame.legal.map((move) => game.search.encode(board, move)) };
}

/** The frame after the last step is the frame of the news: once is enough. */
function withoutTwin({ steps, ...news }: News): News {
  return { ...news, steps: steps.map((step) => (step.frame === news.frame ? { told: step.told } : step)) };
}
