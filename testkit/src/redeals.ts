import type { Dealt, Game, GameTypes, LogEntry, Match, Playout, Random } from '@tarmac/kernel';
import { CHANCE, redeal, seededRandom, settleChance } from '@tarmac/kernel';
import { isChance, streamOf } from './chance.ts';
import { draw } from './moment.ts';
import type { Plan } from './plans.ts';
import { openMatch } from './plans.ts';
import { playthrough } from './playthrough.ts';

function chanceOf<G extends GameTypes>(log: readonly LogEntry<G>[]): G['Move'][] {
  return log.flatMap(({ seat, move }) => (seat === CHANCE ? [move] : []));
}

/** What nobody has seen of a match, dealt again by this many seeds. */
export function redealsOf<G extends GameTypes>(match: Match<G>, times: number): Dealt<G>[] {
  const { game, board, options, state, setup, log } = match;
  const chance = chanceOf(log);
  return Array.from({ length: times }, (_, n) => {
    const { stream } = seededRandom(game.id, board.id, options, `redeal ${n}`);
    return game.redeal(state, { setup, chance }, stream('redeal'));
  });
}

/**
 * How far what was found is from what was to be expected by these weights: chi-square, counted in its deviations from its
 * mean. Up to 4 it is chance; without end if something was found that cannot be.
 */
export function surprise(found: readonly string[], weights: ReadonlyMap<string, number>): number {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  if ([...counts.keys()].some((one) => !weights.get(one))) return Number.POSITIVE_INFINITY;
  let chi = 0;
  for (const [one, weight] of weights) {
    const expected = (found.length * weight) / all;
    if (weight > 0) chi += ((counts.get(one) ?? 0) - expected) ** 2 / expected;
  }
  const freedom = [...weights.values()].filter((weight) => weight > 0).length - 1;
  return freedom === 0 ? 0 : (chi - freedom) / Math.sqrt(2 * freedom);
}

/** Each as often as it is in the list. */
export function weightsOf(cards: readonly string[], each = 1): Map<string, number> {
  const weights = new Map<string, number>();
  for (const card of cards) weights.set(card, (weights.get(card) ?? 0) + each);
  return weights;
}

const MOST_SEARCHED = 200;

/** A game of the plan up to the first moment, with nothing left to chance, that is as wanted; looked for in many games. */
export function playedUntil<G extends GameTypes>(
  game: Game<G>,
  plan: Plan<G>,
  isWanted: (state: G['State'], chance: readonly G['Move'][]) => boolean,
): Match<G> {
  const isIt = ({ state, log }: Match<G>): boolean =>
    !game.outcome(state) && !isChance(game, state) && isWanted(state, chanceOf(log));
  for (let n = 0; n < MOST_SEARCHED; n++) {
    const one = { ...plan, seed: `${plan.seed}/${n}` };
    let steps = isIt(openMatch(game, one)) ? 0 : -1;
    playthrough(game, one, Number.POSITIVE_INFINITY, (_, match) => {
      if (steps < 0 && isIt(match)) steps = match.log.length;
    });
    if (steps >= 0) return playthrough(game, one, steps);
  }
  throw new Error(`${game.id}: there is no such moment in ${MOST_SEARCHED} games`);
}

/** A whole game: the first half by the plan, then what nobody had seen is dealt again, and any moves to the end. */
export function redealtHalfway<G extends GameTypes>(game: Game<G>, plan: Plan<G>, random: Playout): Match<G> {
  const half = playthrough(game, plan).log.length >> 1;
  const before = playthrough(game, plan, half);
  const seeded: Random = { stream: () => streamOf(random) };
  settleChance(before, seeded);
  if (game.outcome(before.state)) return before;
  const match = redeal(before, seeded);
  while (!game.outcome(match.state)) {
    settleChance(match, seeded);
    const seat = game.active(match.state)[0];
    if (seat !== undefined) match.apply(seat, draw(random, game.legal(match.state, seat)));
  }
  return match;
}
