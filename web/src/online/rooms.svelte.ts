import type { Message, OnlineTable, Reaction, Room } from './api.ts';
import { onNewGuest, rememberGuest } from './guest.ts';
import { HubClient } from './hub-client.ts';
import type { Connection, FromHub, Play } from './hub-messages.ts';
import { noteVersion } from './version.ts';

/*
 * What this page knows of tables online, as it changes. All of it comes through one stream, which the pages of a
 * browser share. A screen that shows a table or the list calls `followRoom` or `followMine` and, when it is no longer shown,
 * what that gives back; both can be called by many at once.
 */

/** Something somebody showed, a moment ago. */
export interface ShownReaction {
  /** Counted on this page, for keys of lists. */
  readonly key: number;
  readonly who: number;
  readonly reaction: Reaction;
}

/** Milliseconds for which a reaction is shown. */
const SHOWN = 3_000;

type GameNews = Extract<FromHub, { is: 'table' | 'news' | 'gone' }> | { readonly is: 'left' };

/** One table, for screens that show what surrounds the game. */
export class OnlineRoom {
  readonly id: string;
  /** Null until it is known. */
  room = $state.raw<Room | null>(null);
  /** The last messages, in order. */
  messages = $state.raw<readonly Message[]>([]);
  /** Those of the last seconds. */
  reactions = $state.raw<readonly ShownReaction[]>([]);
  /** There is no such table, or no longer. */
  gone = $state.raw(false);
  /** Whether anything has been told about it. */
  followed = false;
  /** The game as it was told last; for the source of the table, which follows it (`server-source.ts`). */
  play: Play | null = null;
  readonly #listeners = new Set<(heard: GameNews) => void>();

  constructor(id: string) {
    this.id = id;
  }

  /** Hears what happens in the game, that the table is gone, and that nobody here follows it any more. */
  listen(listener: (heard: GameNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(heard: GameNews): void {
    for (const listener of [...this.#listeners]) listener(heard);
  }
}

const rooms = new Map<string, OnlineRoom>();
const wanted = new Map<string, number>();
let wantMine = 0;
let state = $state.raw<Connection>('off');
let mineList = $state.raw<readonly OnlineTable[] | null>(null);
let ahead = 0;
let shown = 0;

const hub = new HubClient((message) => hear(message));
onNewGuest(() => {
  mineList = null; // somebody else's
});

/** The state of the line to the server. */
export function connection(): Connection {
  return state;
}

/** The table as far as it is known; follow it to know more. */
export function roomOf(id: string): OnlineRoom {
  const known = rooms.get(id) ?? new OnlineRoom(id);
  rooms.set(id, known);
  return known;
}

/** From now on the table is known, and I am here at it; until what comes back is called. */
export function followRoom(id: string): () => void {
  const room = roomOf(id);
  room.followed = true;
  wanted.set(id, (wanted.get(id) ?? 0) + 1);
  wish();
  return once(() => {
    const left = (wanted.get(id) ?? 1) - 1;
    if (left > 0) wanted.set(id, left);
    else {
      wanted.delete(id);
      rooms.delete(id);
      room.followed = false;
      room.tell({ is: 'left' });
    }
    wish();
  });
}

/** My tables, those that wait for me first; null until they are known. */
export function mine(): readonly OnlineTable[] | null {
  return mineList;
}

export function followMine(): () => void {
  wantMine++;
  wish();
  return once(() => {
    wantMine--;
    wish();
  });
}

/** Something was answered, and will be told. */
export function hurryLine(): void {
  hub.hurry();
}

/** What was answered is not told: the line is opened again. */
export function doubtLine(): void {
  hub.doubt();
}

/** The server's clock, which all times of rooms refer to. */
export function serverNow(): number {
  return Date.now() + ahead;
}

function wish(): void {
  hub.wish({ tables: [...wanted.keys()], mine: wantMine > 0 });
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

function hear(message: FromHub): void {
  if (message.is === 'connection') state = message.connection;
  else if (message.is === 'mine') {
    mineList = message.tables;
    if (mineList.length > 0) rememberGuest(true);
  } else if (message.is === 'hello') {
    ({ ahead } = message);
    noteVersion(message);
  } else if ('id' in message) hearOf(message);
}

function hearOf(message: Extract<FromHub, { readonly id: string }>): void {
  const known = rooms.get(message.id);
  if (!known) return;
  switch (message.is) {
    case 'table':
      known.play = message.play;
      known.room = message.room;
      known.messages = message.talk;
      break;
    case 'news':
      known.play = playAfter(known.play, message);
      break;
    case 'room':
      known.room = message.room;
      break;
    case 'talk':
      known.messages = [...known.messages, ...message.messages];
      break;
    case 'reaction':
      show(known, message);
      break;
    case 'gone':
      known.gone = true;
  }
  if (message.is === 'table' || message.is === 'news' || message.is === 'gone') known.tell(message);
}

function playAfter(play: Play | null, { news }: Extract<FromHub, { is: 'news' }>): Play | null {
  if (!play) return null;
  const { at, keep, steps, frame, players } = news;
  const told = [...play.told.slice(0, keep), ...steps.map((step) => step.told)];
  return { info: { ...play.info, players }, frame, told, at };
}

function show(known: OnlineRoom, { who, reaction }: Extract<FromHub, { is: 'reaction' }>): void {
  const key = ++shown;
  known.reactions = [...known.reactions, { key, who, reaction }];
  setTimeout(() => {
    known.reactions = known.reactions.filter((each) => each.key !== key);
  }, SHOWN);
}
