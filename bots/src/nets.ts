import type { Game, GameTypes } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { findMind } from './mind/minds.ts';
import type { NetFile } from './mind/net-file.ts';
import { readNet } from './mind/net-file.ts';

/* What was learned, by the id of the game. Each net is a separate file, loaded when a bot that needs it sits down. */

const FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'air-kwire': () => import('../nets/air-kwire-1.json', { with: { type: 'json' } }),
  'airlines-1990': () => import('../nets/airlines-1990-1.json', { with: { type: 'json' } }),
  'airlines-europe': () => import('../nets/airlines-europe-1.json', { with: { type: 'json' } }),
};

const loaded = new Map<string, NetFile>();

/** Loads the net of a game, once; throws `missing-net` if that fails. */
export async function loadNet<G extends GameTypes>(game: Game<G>): Promise<void> {
  if (loaded.has(game.id)) return;
  const file = await FILES[game.id]?.().catch(() => undefined);
  if (!file) throw missing(game);
  loaded.set(game.id, readNet(file.default, { game, features: findMind(game).features }));
}

/** The net of a game, which was loaded before. */
export function netOf<G extends GameTypes>(game: Game<G>): NetFile {
  const net = loaded.get(game.id);
  if (net) return net;
  throw missing(game);
}

function missing<G extends GameTypes>(game: Game<G>): TarmacError {
  return new TarmacError('missing-net', `What this bot has learned about ${game.title} could not be loaded.`);
}
