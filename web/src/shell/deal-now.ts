import type { GameFace } from '../games/registry.ts';
import { newSeed } from '../play/new-seed.ts';
import { engine } from './engine.ts';
import { rememberedName, seatPlayers } from './plan.ts';
import { go } from './route.svelte.ts';

/** Deals a game against these bots, and opens its table. */
export async function dealNow(face: GameFace, opponents: readonly string[]): Promise<void> {
  // The screen of the table loads while the cards are dealt; if it fails, the table says so.
  Promise.all([face.load(), import('./TablePage.svelte')]).catch(() => undefined);
  const players = seatPlayers([
    { kind: 'person', name: rememberedName() },
    ...opponents.map((bot) => ({ kind: 'bot', bot }) as const),
  ]);
  const { info } = await engine().create({ game: face.id, players, seed: newSeed() });
  go({ page: 'table', id: info.id });
}
