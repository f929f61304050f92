import type { AnyMove } from '@tarmac/kernel';
import type { RouteName } from '@tarmac/protocol';
import { newId } from '../client.ts';
import type { Asked } from './twins.ts';

/** Those whose bytes are compared: a seat, somebody who joined to watch, a guest who did not join, no guest at all. */
export type Onlooker = 'seat' | 'watcher' | 'stranger' | 'nobody';

/** A moment at a table, as a viewer knows it. */
export interface Scene {
  readonly id: string;
  readonly over: boolean;
  /** Moves seen, and sights. */
  readonly step: number;
  readonly at: number;
  /** Moves that the viewer's seat may not play now, and others that it may only ask about. */
  readonly refused: readonly AnyMove[];
  readonly probes: readonly AnyMove[];
  /** Whether the viewer's seat could take back or end something. */
  readonly mayAct: boolean;
}

interface Row {
  readonly asks: readonly Asked[];
  /** Who asks; everybody if it does not say. */
  readonly by?: readonly Onlooker[];
}

const OUTSIDE: readonly Onlooker[] = ['stranger', 'nobody'];
const NOTHING: Row = { asks: [{}] };
const bodies = (...given: unknown[]): Row => ({ asks: given.map((body) => ({ body })) });

/**
 * What is asked of every route, at every moment, without changing what the others do at the table. What really comes
 * and goes (guests, tables, votes, seats) is in `errands.ts` and `evening.ts`.
 */
export const ASKS: Record<RouteName, (scene: Scene) => Row> = {
  about: () => NOTHING,
  games: () => ({ asks: [{}], by: ['nobody'] }),
  newGuest: () => ({ asks: [{ body: {} }], by: OUTSIDE }),
  me: () => NOTHING,
  rename: () => ({ asks: [{ body: {} }], by: ['seat', 'nobody'] }),
  signOut: () => ({ asks: [{}], by: ['nobody'] }),
  newCode: () => ({ asks: [{}], by: ['seat', 'nobody'] }),
  useCode: () => ({ asks: [{ body: { code: 'ABCDE-FGHJK' } }], by: OUTSIDE }),
  myTables: () => NOTHING,
  listedTables: () => NOTHING,
  newTable: () => ({ asks: [{ body: {} }], by: ['seat', 'nobody'] }),
  bringTable: () => ({ asks: [{ body: {} }], by: ['seat', 'nobody'] }),
  table: () => NOTHING,
  frame: ({ step }) => ({
    asks: [...new Set([0, step >> 1, step, step + 1])].map((each) => ({ params: { step: each } })),
  }),
  tableEvents: () => ({ asks: [{ query: '?at=nonsense' }] }),
  events: () => ({ asks: [{ query: '?at=nonsense' }] }),
  invitation: () => NOTHING,
  join: () => ({ ...bodies({ seat: 'any' }), by: ['seat', ...OUTSIDE] }),
  leave: () => ({ asks: [{}], by: OUTSIDE }),
  takeBack: () => ({ asks: [{}], by: ['watcher', ...OUTSIDE] }),
  seat: () => bodies({ seat: 1, player: { kind: 'open' } }),
  start: () => bodies({ free: 'remove' }),
  propose: ({ step }) => bodies({ kind: 'rewind', step: step + 1 }, { kind: 'bot', seat: 1 }),
  vote: () => ({ asks: [{ params: { vote: 999 }, body: { agree: true } }] }),
  say: () => ({ ...bodies({ id: newId(), text: 'Hello' }), by: OUTSIDE }),
  react: () => bodies({ reaction: 'wow' }),
  mute: () => ({ ...bodies({ who: 999, muted: true }) }),
  rematch: () => NOTHING,
  // After the end it has every card, and those who sat there may read it.
  record: ({ over }) => (over ? { asks: [{}], by: ['watcher', ...OUTSIDE] } : NOTHING),
  move: ({ at, refused }) =>
    bodies(...refused.map((move) => ({ id: newId(), expected: at, move })), {
      id: newId(),
      expected: at + 1,
      move: { type: 'nonsense' },
    }),
  undo: ({ at, mayAct }) => bodies({ id: newId(), expected: mayAct ? at + 1 : at }),
  end: ({ at, mayAct }) => bodies({ id: newId(), expected: mayAct ? at + 1 : at }),
  why: ({ probes }) => bodies(...probes.map((move) => ({ move }))),
};
