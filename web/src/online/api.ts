import type { AnyMove, Seat } from '@tarmac/kernel';
import type { Body, EventData } from '@tarmac/protocol';
import { newId } from '../engine/new-id.ts';
import { call, type Routes } from './calls.ts';
import { noteGuest } from './guest.ts';

/*
 * What can be asked of a server, one call for each route. Every call is answered, or refused with an `EngineRefusal`
 * (`no-answer` after twenty seconds without one). Deeds get their ids here: an answer that is lost on the way is
 * asked for again, and nothing is done twice.
 */

export type Room = EventData<'room'>['room'];
export type Message = EventData<'talk'>['messages'][number];
export type Reaction = EventData<'reaction'>['reaction'];
export type OnlineTable = EventData<'mine'>['table'];
export type NewTable = Omit<Body<Routes['newTable']>, 'id'>;
export type Bringing = Omit<Body<Routes['bringTable']>, 'id'>;
export type Proposal = Body<Routes['propose']>;
export type SeatPlayer = Body<Routes['seat']>['player'];
export type FreeSeats = Body<Routes['start']>['free'];

/** 80 bits and more, as the protocol wants it. */
const requestId = (): string => newId(24);
const room = async (asked: Promise<{ readonly room: Room }>): Promise<Room> => (await asked).room;
/** A press waits for its answer as long as the page is open. */
const patience = Number.POSITIVE_INFINITY;

export const api = {
  games: async () => (await call('games')).games,

  /* Who I am. */
  me: async () => (await call('me')).me,
  newGuest: async (name: string): Promise<string> => noteGuest(call('newGuest', { body: { name } })),
  rename: async (name: string): Promise<void> => void (await call('rename', { body: { name } })),
  signOut: async (): Promise<void> => void (await noteGuest(call('signOut', { body: {} }))),
  newCode: () => call('newCode', { body: {} }),
  useCode: async (code: string): Promise<string> => noteGuest(call('useCode', { body: { code } })),

  /* Tables. */
  myTables: async () => (await call('myTables')).tables,
  listedTables: async () => (await call('listedTables')).tables,
  newTable: (table: NewTable) => room(call('newTable', { body: { id: requestId(), ...table } })),
  bringTable: (game: Bringing) => room(call('bringTable', { body: { id: requestId(), ...game } })),
  table: (id: string) => call('table', { params: { id } }),
  invitation: async (id: string) => (await call('invitation', { params: { id } })).links,
  record: (id: string) => call('record', { params: { id } }),
  rematch: (id: string) => room(call('rematch', { params: { id }, body: {} })),

  /* Around a table. */
  join: (id: string, seat: Seat | 'any' | null) => room(call('join', { params: { id }, body: { seat } })),
  leave: (id: string) => room(call('leave', { params: { id }, body: {} })),
  takeBack: (id: string) => room(call('takeBack', { params: { id }, body: {} })),
  seat: (id: string, seat: Seat, player: SeatPlayer) =>
    room(call('seat', { params: { id }, body: { seat, player } })),
  start: (id: string, free: FreeSeats) => room(call('start', { params: { id }, body: { free } })),
  propose: (id: string, proposal: Proposal) => room(call('propose', { params: { id }, body: proposal })),
  vote: (id: string, vote: number, agree: boolean) =>
    room(call('vote', { params: { id, vote }, body: { agree } })),
  say: async (id: string, text: string): Promise<Message> =>
    (await call('say', { params: { id }, body: { id: requestId(), text } })).message,
  react: async (id: string, reaction: Reaction): Promise<void> =>
    void (await call('react', { params: { id }, body: { reaction }, patience: 0 })),
  mute: (id: string, who: number, muted: boolean) =>
    room(call('mute', { params: { id }, body: { who, muted } })),

  /* The game: by `server-source.ts`. `expected` is how much I had seen when I chose; the answer, how much I have seen with it. */
  frame: async (id: string, step: number) => (await call('frame', { params: { id, step } })).frame,
  move: async (id: string, expected: number, move: AnyMove): Promise<number> =>
    (await call('move', { params: { id }, body: { id: requestId(), expected, move }, patience })).at,
  undo: async (id: string, expected: number): Promise<number> =>
    (await call('undo', { params: { id }, body: { id: requestId(), expected }, patience })).at,
  end: async (id: string, expected: number): Promise<number> =>
    (await call('end', { params: { id }, body: { id: requestId(), expected }, patience })).at,
  why: async (id: string, move: AnyMove) => (await call('why', { params: { id }, body: { move } })).refusal,
};
