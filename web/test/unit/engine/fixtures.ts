import type { AnyMove } from '@tarmac/kernel';
import type { TablePlan } from '@tarmac/table';
import type { Engine, Refusal } from '../../../src/engine/api.ts';
import { botsHere } from '../../../src/engine/bot-runner.ts';
import { engineHost, type HostNeeds } from '../../../src/engine/host.ts';
import { EngineRefusal, refusalOf } from '../../../src/engine/refusal.ts';
import { toRefusal } from '../../../src/engine/to-refusal.ts';
import type { HeardNews, Opened } from '../../../src/play/table-source.ts';
import { MemoryStore } from './memory-store.ts';

export const ADA = { kind: 'person', name: 'Ada' } as const;
export const BEA = { kind: 'person', name: 'Bea' } as const;
export const BOT = { kind: 'bot', name: 'Bruno', bot: 'greedy-1' } as const;
export const RANDOM = { kind: 'bot', name: 'Rolf', bot: 'random' } as const;

export function plan(change: Partial<TablePlan> = {}): TablePlan {
  return { game: 'airlines-europe', players: [ADA, BOT, RANDOM], seed: 'a seed', ...change };
}

let ids = 0;
let clock = 0;

/** An engine as the page has it: what it refuses comes as an `EngineRefusal`. */
export function host(
  store = new MemoryStore(),
  decide: HostNeeds['decide'] = botsHere(),
): Engine & { readonly store: MemoryStore } {
  const engine = engineHost({ store, now: () => ++clock, newId: () => `t${++ids}`, decide });
  const calls = Object.entries(engine).map(
    ([name, call]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) =>
        call(...args).catch((error) => Promise.reject(new EngineRefusal(toRefusal(error)))),
    ],
  );
  return { ...(Object.fromEntries(calls) as Engine), store };
}

/** Plays on, always the first legal move for persons, until this many decisions were made or the match is over. */
export async function playOn(engine: Engine, { info }: Opened, decisions = 10_000): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    const { status } = (await engine.open(info.id, null)).frame;
    if (status.outcome) return;
    const seat = status.deciding.find((each) => info.players[each]?.kind === 'person');
    if (seat === undefined) await botStep(engine, info.id);
    else await playFor(engine, info.id, seat);
  }
}

/** Lets one bot decide, and says what a viewer heard of it. */
export function botStep(engine: Engine, id: string, viewer: number | null = null): Promise<HeardNews> {
  return new Promise((resolve, reject) => {
    // When nobody looks any more, bots rest.
    const following = engine.follow(id, viewer, {
      hear: (news) => resolve(following.then(({ stop }) => stop()).then(() => news)),
      stuck: (refusal) => reject(new EngineRefusal(refusal)),
    });
    following.catch(reject);
  });
}

/** Plays a move of a seat that has seen everything. */
export async function move(engine: Engine, id: string, seat: number, played: AnyMove): Promise<void> {
  await engine.move(id, seat, played, (await engine.open(id, seat)).at);
}

async function playFor(engine: Engine, id: string, seat: number): Promise<void> {
  const { frame, at } = await engine.open(id, seat);
  const { legal, status, step } = frame;
  if (status.waitingFor === seat) {
    await engine.end(id, seat, at);
    return;
  }
  const chosen = legal[(step * 7) % legal.length];
  if (!chosen) throw new Error(`seat ${seat} has no move`);
  await engine.move(id, seat, chosen, at);
}

/** How a call was refused. */
export async function refused(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error) => refusalOf(error),
  );
}
