import type { Refusal } from './api.ts';
import { EngineRefusal } from './refusal.ts';

/** What travels to a worker … */
interface Request<Ask> {
  readonly call: number;
  readonly ask: Ask;
}

/** … and back: exactly one for every request; and what the worker says by itself. */
type Response =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly refusal: Refusal }
  | { readonly says: unknown };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface WorkerNeeds {
  start(): Worker;
  /** A worker that is silent for this many milliseconds is taken for dead. */
  readonly patience: number;
  /** What it says by itself. */
  heard?(says: unknown): void;
  /** A dead one is replaced at the next call. */
  died?(): void;
}

/** Calls to a worker that is started with the first of them. */
export function workerCalls<Ask>({
  start,
  patience,
  heard,
  died,
}: WorkerNeeds): (ask: Ask) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let worker: Worker | undefined;
  /** Since the last answer. */
  let deaths = 0;

  function begin(): Worker {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      deaths = 0;
      if ('says' in data) heard?.(data.says);
      else settle(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      bury(started, event.message);
    });
    started.addEventListener('messageerror', () => bury(started, 'an answer was unreadable'));
    return started;
  }

  function settle(response: Exclude<Response, { says: unknown }>): void {
    const call = waiting.get(response.call);
    if (!call) return;
    waiting.delete(response.call);
    clearTimeout(call.timer);
    if ('refusal' in response) call.reject(new EngineRefusal(response.refusal));
    else call.resolve(response.value);
  }

  function bury(dead: Worker, why: string): void {
    if (dead !== worker) return;
    dead.terminate();
    worker = undefined;
    deaths++;
    const message = `The engine stopped${why ? ` (${why})` : ''}.`;
    for (const call of [...waiting.keys()]) settle({ call, refusal: { code: 'internal', message } });
    died?.();
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      if (deaths > 1) {
        const message = 'The engine does not start. Load the page again.';
        reject(new EngineRefusal({ code: 'internal', message }));
        return;
      }
      worker ??= begin();
      const asked = worker;
      const call = ++calls;
      const timer = setTimeout(() => bury(asked, 'no answer'), patience);
      waiting.set(call, { resolve, reject, timer });
      const request: Request<Ask> = { call, ask };
      try {
        worker.postMessage(request);
      } catch (error) {
        settle({ call, refusal: { code: 'internal', message: `The request cannot be sent: ${error}` } });
      }
    });
}

/** The other side: answers every request. */
export function answerCalls<Ask>(work: (ask: Ask) => unknown, toRefusal: (error: unknown) => Refusal): void {
  const respond = async ({ call, ask }: Request<Ask>): Promise<Response> => {
    try {
      return { call, value: await work(ask) };
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.code === 'internal') console.error(error);
      return { call, refusal };
    }
  };
  addEventListener('message', (event: MessageEvent<Request<Ask>>) => {
    void respond(event.data).then((response) => postMessage(response));
  });
}
