import type { Engine } from './api.ts';
import type { Method, Request, Response } from './messages.ts';
import { EngineRefusal } from './refusal.ts';

/** No call takes so long: a worker that is silent for this time is taken for dead. */
const PATIENCE = 30_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Starts the worker. A dead one is replaced; tables are then read from the store at their next call. */
export function connectEngine(
  startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
): Engine {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let worker: Worker | undefined;
  /** Since the last answer. */
  let deaths = 0;

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      deaths = 0;
      settle(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      died(started, event.message);
    });
    started.addEventListener('messageerror', () => died(started, 'an answer was unreadable'));
    return started;
  }

  function settle(response: Response): void {
    const call = waiting.get(response.call);
    if (!call) return;
    waiting.delete(response.call);
    clearTimeout(call.timer);
    if ('refusal' in response) call.reject(new EngineRefusal(response.refusal));
    else call.resolve(response.value);
  }

  function died(dead: Worker, why: string): void {
    if (dead !== worker) return;
    dead.terminate();
    worker = undefined;
    deaths++;
    const message = `The engine stopped${why ? ` (${why})` : ''}.`;
    for (const call of [...waiting.keys()]) settle({ call, refusal: { code: 'internal', message } });
  }

  function ask(method: Method, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (deaths > 1) {
        const message = 'The engine does not start. Load the page again.';
        reject(new EngineRefusal({ code: 'internal', message }));
        return;
      }
      worker ??= start();
      const asked = worker;
      const call = ++calls;
      const timer = setTimeout(() => died(asked, 'no answer'), PATIENCE);
      waiting.set(call, { resolve, reject, timer });
      const request: Request = { call, method, args };
      try {
        worker.postMessage(request);
      } catch (error) {
        settle({ call, refusal: { code: 'internal', message: `The request cannot be sent: ${error}` } });
      }
    });
  }

  return {
    ...(Object.fromEntries(
      METHODS.map((method) => [method, (...args: readonly unknown[]) => ask(method, args)]),
    ) as unknown as Engine),
    create: (plan) => keeping(ask('create', [plan]) as ReturnType<Engine['create']>),
    importRecord: (text) => keeping(ask('importRecord', [text]) as ReturnType<Engine['importRecord']>),
  };
}

const METHODS: readonly Method[] = Object.keys({
  tables: 0,
  create: 0,
  open: 0,
  remove: 0,
  restore: 0,
  importRecord: 0,
  exportRecord: 0,
  exportRaw: 0,
  link: 0,
  openLink: 0,
  fork: 0,
  look: 0,
  at: 0,
  move: 0,
  undo: 0,
  end: 0,
  bot: 0,
  why: 0,
  measure: 0,
} satisfies Record<Method, 0>) as Method[];

let asked = false;

/** With the first table the browser is asked not to throw it away when space gets short. */
async function keeping<T>(work: Promise<T>): Promise<T> {
  const done = await work;
  if (!asked) {
    asked = true;
    void navigator.storage?.persist?.().catch(() => undefined);
  }
  return done;
}
