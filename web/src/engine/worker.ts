import { engineHost } from './host.ts';
import { idbStore } from './idb-store.ts';
import type { Request, Response } from './messages.ts';
import { newId } from './new-id.ts';
import { toRefusal } from './to-refusal.ts';

const engine = engineHost({ store: idbStore(), now: Date.now, newId });

addEventListener('message', (event: MessageEvent<Request>) => {
  void answer(event.data).then((response) => postMessage(response));
});

async function answer({ call, method, args }: Request): Promise<Response> {
  try {
    const ask = engine[method] as (...args: readonly unknown[]) => Promise<unknown>;
    return { call, value: await ask(...args) };
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal') console.error(error);
    return { call, refusal };
  }
}
