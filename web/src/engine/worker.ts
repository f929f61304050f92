import { botRunner } from './bot-runner.ts';
import { engineHost } from './host.ts';
import { idbStore } from './idb-store.ts';
import type { Ask, Says } from './messages.ts';
import { newId } from './new-id.ts';
import { toRefusal } from './to-refusal.ts';
import { answerCalls } from './worker-calls.ts';

const engine = engineHost({ store: idbStore(), now: Date.now, newId, decide: botRunner() });
const followings = new Map<number, Awaited<ReturnType<typeof engine.follow>>>();
const say = (says: Says): void => postMessage({ says });

answerCalls<Ask>(async (ask) => {
  if ('method' in ask) {
    const call = engine[ask.method] as (...args: readonly unknown[]) => Promise<unknown>;
    return call(...ask.args);
  }
  if ('shown' in ask) return followings.get(ask.shown)?.shown(ask.at);
  if ('stop' in ask) {
    followings.get(ask.stop)?.stop();
    followings.delete(ask.stop);
    return;
  }
  const { follow, id, viewer, at } = ask;
  const following = await engine.follow(
    id,
    viewer,
    { hear: (news) => say({ follow, news }), stuck: (stuck) => say({ follow, stuck }) },
    at,
  );
  followings.set(follow, following);
  return following.opened;
}, toRefusal);
