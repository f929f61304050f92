import type { Engine } from '../engine/api.ts';
import { connectEngine } from '../engine/client.ts';

let connected: Engine | undefined;

/** The engine of this page; its worker starts with the first call. */
export function engine(): Engine {
  connected ??= connectEngine();
  return connected;
}
