import type { GameTypes } from './game.ts';
import { CHANCE } from './game.ts';
import type { LogEntry, Match } from './match.ts';
import type { Random } from './random.ts';

/**
 * What chance does next in a match, by the randomness it was dealt with: the k-th entry of chance, counted from 0,
 * draws from the stream `shuffle:k`. Undefined while nothing is left to chance.
 */
export function chanceMove<G extends GameTypes>(match: Match<G>, random: Random): G['Move'] | undefined {
  const { game, state, log } = match;
  if (!game.active(state).includes(CHANCE)) return undefined;
  if (!game.chance) throw new Error(`${game.id} leaves something to chance and does not say what`);
  const entries = log.reduce((count, { seat }) => count + Number(seat === CHANCE), 0);
  return game.chance(state, random.stream(`shuffle:${entries}`));
}

/** An entry of chance with what happened. */
export interface ChanceStep<G extends GameTypes> extends LogEntry<G> {
  readonly events: readonly G['Event'][];
}

/** Lets chance act for as long as it is its turn. */
export function settleChance<G extends GameTypes>(match: Match<G>, random: Random): ChanceStep<G>[] {
  const steps: ChanceStep<G>[] = [];
  for (;;) {
    const move = chanceMove(match, random);
    if (move === undefined) return steps;
    steps.push({ seat: CHANCE, move, events: match.apply(CHANCE, move) });
  }
}
