import type { Viewer } from '@tarmac/kernel';
import type { Following, HeardNews, Listener, Opened } from '../play/table-source.ts';
import type { Engine } from './api.ts';
import type { Ask, Method, Says } from './messages.ts';
import { refusalOf } from './refusal.ts';
import { workerCalls } from './worker-calls.ts';

/** Longer than any call takes, in milliseconds. */
const PATIENCE = 30_000;

interface Followed {
  readonly id: string;
  readonly viewer: Viewer;
  readonly listener: Listener;
  heard: number;
}

/** Starts the worker. A dead one is replaced; tables are then read from the store, and followed again. */
export function connectEngine(
  start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
): Engine {
  const followed = new Map<number, Followed>();
  let followings = 0;

  const ask = workerCalls<Ask>({
    start,
    patience: PATIENCE,
    heard: (says) => hear(says as Says),
    died: () => void followAgain(),
  });

  function hear(says: Says): void {
    const following = followed.get(says.follow);
    if (!following) return;
    if ('stuck' in says) following.listener.stuck(says.stuck);
    else tell(following, says.news);
  }

  function tell(following: Followed, news: HeardNews): void {
    following.heard = news.at;
    following.listener.hear(news);
  }

  async function followAgain(): Promise<void> {
    for (const [follow, { id, viewer, heard, listener }] of followed) {
      await ask({ follow, id, viewer, at: heard }).catch((error) => listener.stuck(refusalOf(error)));
    }
  }

  async function follow(id: string, viewer: Viewer | undefined, listener: Listener): Promise<Following> {
    const number = ++followings;
    // The worker may tell more before this continues.
    const early: HeardNews[] = [];
    const waiting: Followed = {
      id,
      viewer: viewer ?? null,
      heard: 0,
      listener: { hear: (news) => early.push(news), stuck: (refusal) => listener.stuck(refusal) },
    };
    followed.set(number, waiting);
    try {
      const opened = (await ask({ follow: number, id, viewer })) as Opened;
      const following = { id, viewer: opened.frame.viewer, listener, heard: opened.at };
      followed.set(number, following);
      queueMicrotask(() => {
        for (const news of early) tell(following, news);
      });
      return {
        opened,
        shown: (at) => void ask({ shown: number, at }).catch(() => undefined),
        stop: () => {
          followed.delete(number);
          void ask({ stop: number }).catch(() => undefined);
        },
      };
    } catch (error) {
      followed.delete(number);
      throw error;
    }
  }

  const call = (method: Method, ...args: readonly unknown[]) => ask({ method, args });
  return {
    ...(Object.fromEntries(
      METHODS.map((method) => [method, (...args: readonly unknown[]) => call(method, ...args)]),
    ) as unknown as Engine),
    follow,
    create: (plan) => keeping(call('create', plan) as ReturnType<Engine['create']>),
    importRecord: (text) => keeping(call('importRecord', text) as ReturnType<Engine['importRecord']>),
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
  seed: 0,
  link: 0,
  openLink: 0,
  fork: 0,
  refresh: 0,
  frameAt: 0,
  move: 0,
  undo: 0,
  end: 0,
  why: 0,
  measure: 0,
} satisfies Record<Method, 0>) as Method[];

let asked = false;

/** With the first table, the browser is asked not to throw it away when space runs short. */
async function keeping<T>(work: Promise<T>): Promise<T> {
  const done = await work;
  if (!asked) {
    asked = true;
    void navigator.storage?.persist?.().catch(() => undefined);
  }
  return done;
}
