import type { TablePlan } from '@tarmac/table';
import type { Engine, Opened, Refusal } from '../../src/engine/api.ts';
import { engineHost } from '../../src/engine/host.ts';
import { EngineRefusal, refusalOf } from '../../src/engine/refusal.ts';
import { toRefusal } from '../../src/engine/to-refusal.ts';
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
export function host(store = new MemoryStore()): Engine & { readonly store: MemoryStore } {
  const engine = engineHost({ store, now: () => ++clock, newId: () => `t${++ids}` });
  const calls = Object.entries(engine).map(
    ([name, call]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) =>
        call(...args).catch((error) => Promise.reject(new EngineRefusal(toRefusal(error)))),
    ],
  );
  return { ...(Object.fromEntries(calls) as Engine), store };
}

/** Plays on, always the first legal move for persons, until so many calls were made or the match is over. */
export async function playOn(engine: Engine, { info }: Opened, calls = 10_000): Promise<void> {
  for (let call = 0; call < calls; call++) {
    const { status } = (await engine.look(info.id, null)).frame;
    if (status.outcome) return;
    const seat = status.deciding.find((each) => info.players[each]?.kind === 'person');
    if (seat === undefined) await engine.bot(info.id, null);
    else await playFor(engine, info.id, seat);
  }
}

async function playFor(engine: Engine, id: string, seat: number): Promise<void> {
  const { legal, status, step } = (await engine.look(id, seat)).frame;
  if (status.waitingFor === seat) {
    await engine.end(id, seat, seat);
    return;
  }
  const move = legal[(step * 7) % legal.length];
  if (!move) throw new Error(`seat ${seat} has no move`);
  await engine.move(id, seat, move, seat);
}

/** How a call was refused. */
export async function refused(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error) => refusalOf(error),
  );
}
