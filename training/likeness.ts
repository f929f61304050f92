import type { Mind, PolicyNumbers } from '@tarmac/bots';
import { makeBot } from '@tarmac/bots';
import type { Code, Game, GameTypes, Seat } from '@tarmac/kernel';
import { createMatch, Playout, settleChance } from '@tarmac/kernel';

/** A decision that a bot has taken. */
export interface Decision<G extends GameTypes> {
  readonly board: G['Board'];
  readonly state: G['State'];
  readonly seat: Seat;
  readonly code: Code;
}

/** One decision in this many is kept: those of one game are much alike. */
const KEPT = 3;
/** A move that the policy thinks impossible counts as if it were this unlikely, as a power of e. */
const LEAST = -8;
const USUAL_PLAYERS = 4;

/** What a bot decides in games against itself: half of them with four players, half on the first board. */
export function decisionsOf<G extends GameTypes>(
  game: Game<G>,
  bot: string,
  games: number,
  seed: string,
): Decision<G>[] {
  const boards = game.boardFiles.map((file) => game.loadBoard(file));
  return Array.from({ length: games }, (_, n) => {
    const board = boards[n % 2 === 0 ? 0 : n % boards.length];
    const { min, max } = game.players;
    const players = n % 2 === 0 ? Math.max(min, Math.min(max, 3 + (n % 3))) : USUAL_PLAYERS;
    return decisionsIn(game, board, bot, players, `${seed}/${n + 1}`);
  }).flat();
}

function decisionsIn<G extends GameTypes>(
  game: Game<G>,
  board: G['Board'],
  bot: string,
  players: number,
  seed: string,
): Decision<G>[] {
  const { search } = game;
  const kept: Decision<G>[] = [];
  const chooser = makeBot(game, board, bot);
  const names = Array.from({ length: players }, (_, seat) => `${bot} ${seat}`);
  const { match, random } = createMatch(game, { board, names, seed });
  const dice = new Playout(players);
  for (;;) {
    settleChance(match, random);
    const { state } = match;
    const seat = search.toMove(state);
    if (seat < 0) return kept;
    const code = chooser.choose(game.view(state, seat), seat, dice);
    if (search.count(state, seat) > 1 && dice.below(KEPT) === 0) {
      kept.push({ board, state: game.copy(state), seat, code });
    }
    match.apply(seat, search.decode(board, code));
  }
}

export interface Likeness {
  /** The mean logarithm of how likely the policy is to decide the same. */
  readonly likelihood: number;
  /** How often it is the policy's favourite, from 0 to 1. */
  readonly agreement: number;
}

/** How closely a policy with these weights matches the player who made these decisions. */
export function likenessOf<G extends GameTypes>(
  game: Game<G>,
  mind: Mind<G>,
  weights: PolicyNumbers,
  decisions: readonly Decision<G>[],
): Likeness {
  const policies = new Map<G['Board'], ReturnType<Mind<G>['policy']>>();
  const most = Math.max(...decisions.map(({ board }) => game.search.most(board)));
  const [codes, likings] = [new Int32Array(most), new Float64Array(most)];
  let [likelihood, agreement] = [0, 0];
  for (const { board, state, seat, code } of decisions) {
    const policy = policies.get(board) ?? weigher(mind)(board, weights);
    policies.set(board, policy);
    const count = policy.rank(state, seat, codes, likings);
    const own = likings[codes.subarray(0, count).indexOf(code)];
    const best = likings.subarray(0, count).reduce((one, other) => Math.max(one, other));
    const sum = likings.subarray(0, count).reduce((all, liking) => all + Math.exp(liking - best), 0);
    likelihood += Math.max(LEAST, own - best - Math.log(sum));
    if (own === best) agreement++;
  }
  return { likelihood: likelihood / decisions.length, agreement: agreement / decisions.length };
}

function weigher<G extends GameTypes>(mind: Mind<G>): NonNullable<Mind<G>['weighing']> {
  if (mind.weighing) return mind.weighing;
  throw new Error('The policy of this game has no weights.');
}

/** Makes one number after another larger or smaller, as long as that makes the decisions likelier. */
export function* fitted<G extends GameTypes>(
  game: Game<G>,
  mind: Mind<G>,
  decisions: readonly Decision<G>[],
  rounds: number,
): Generator<PolicyNumbers> {
  let weights = mind.weights ?? {};
  let best = likenessOf(game, mind, weights, decisions).likelihood;
  const strides = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, place } of placesIn(weights)) {
      const key = `${name} ${place}`;
      const stride = strides.get(key) ?? 1.5;
      const now = valueAt(weights, name, place);
      const better = [now * stride, now / stride, ...(round === 0 ? [0] : [])]
        .map((value) => changed(weights, name, place, value))
        .find((tried) => likenessOf(game, mind, tried, decisions).likelihood > best + 1e-5);
      strides.set(key, better ? Math.min(3, stride * 1.2) : Math.sqrt(stride));
      if (!better) continue;
      weights = better;
      best = likenessOf(game, mind, weights, decisions).likelihood;
    }
    yield weights;
  }
}

interface Place {
  readonly name: string;
  /** In a list. */
  readonly place: number | null;
}

function placesIn(weights: PolicyNumbers): Place[] {
  return Object.entries(weights).flatMap(([name, value]): Place[] =>
    typeof value === 'number' ? [{ name, place: null }] : value.map((_, place) => ({ name, place })),
  );
}

function valueAt(weights: PolicyNumbers, name: string, place: number | null): number {
  const value = weights[name];
  return typeof value === 'number' ? value : (value?.[place ?? 0] ?? 0);
}

function changed(weights: PolicyNumbers, name: string, place: number | null, value: number): PolicyNumbers {
  const list = weights[name];
  return {
    ...weights,
    [name]: typeof list === 'object' ? list.map((own, i) => (i === place ? value : own)) : value,
  };
}
