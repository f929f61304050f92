import type { Game, GameTypes, Match, MatchRecord, Outcome, Seat } from '@tarmac/kernel';
import { chanceMove, toRecord } from '@tarmac/kernel';
import { LawBroken, under } from './broken.ts';
import { codeSpace } from './code-space.ts';
import { makeDriver } from './drivers.ts';
import type { GameKit } from './game-kit.ts';
import type { LastMove, Law, Moment } from './moment.ts';
import { draw, playoutOf } from './moment.ts';
import type { Plan } from './plans.ts';
import { dealMatch } from './plans.ts';

/** What a random game showed. */
export interface Walked {
  readonly decisions: number;
  readonly outcome: Outcome;
  /** The rarities it came across. */
  readonly happened: ReadonlyMap<string, number>;
}

/** A broken law, and all that is needed to see it again. */
export interface Finding {
  readonly law: string;
  readonly message: string;
  readonly board: string;
  readonly players: number;
  readonly driver: string;
  /** The seed of this game. */
  readonly seed: string;
  /** Moves played when it was found; the record has exactly these. */
  readonly step: number;
  /** The move that failed, if the failure is in playing it. */
  readonly move?: { readonly seat: Seat; readonly move: unknown };
  /** The match up to there; imports like any other. Absent if not even the deal worked. */
  readonly record?: MatchRecord;
}

export class LawFailure extends Error {
  override readonly name = 'LawFailure';
  readonly finding: Finding;

  constructor(finding: Finding) {
    const { law, message, seed, step, board, players, driver } = finding;
    super(`${law}: ${message} [${board}, ${players} players, driver ${driver}, seed ${seed}, step ${step}]`);
    this.finding = finding;
  }
}

export interface Watch<G extends GameTypes> {
  /** Checked in every state. */
  readonly laws: readonly Law[];
  /** Checked at the end, and with this chance in a hundred before. */
  readonly logLaws?: readonly Law[];
  /** Called in every state, for tests of one game; may throw. */
  look?(at: Moment<G>): void;
}

const PLAYING = 'apply accepts what is legal';
const LOG_LAWS_PER_CENT = 1;
/** How many moves lie between one `earlier` and the next. */
const KEPT_EVERY = 8;

/** Plays a random game and checks the laws in every state; throws `LawFailure`. */
export function walk<G extends GameTypes>(
  game: Game<G>,
  kit: GameKit<G>,
  plan: Plan<G>,
  watch: Watch<G>,
): Walked {
  // Two streams, so that a seed plays the same game whatever the laws try beside it.
  const choices = playoutOf(plan.seed);
  const random = playoutOf(`${plan.seed} laws`);
  const happened = new Map<string, number>();
  let match: Match<G> | undefined;
  let failing: { seat: Seat; move: unknown } | undefined;
  try {
    const { match: dealt, random: seeded } = under('a match can be dealt', () => dealMatch(game, plan));
    match = dealt;
    const { state, board } = dealt;
    const driver = makeDriver(game, kit, board, plan.driver);
    const codes = codeSpace(game, board, kit.codeLimit);
    let last: LastMove<G> | undefined;
    let earlier = game.copy(state);
    for (let step = 0; ; step++) {
      const at: Moment<G> = {
        game,
        kit,
        match,
        board,
        state,
        players: plan.players,
        step,
        last,
        earlier,
        codes,
        random,
      };
      check(at, watch);
      const outcome = game.outcome(state);
      if (outcome) return { decisions: step, outcome, happened };
      const before = game.copy(state);
      const seat = draw(choices, game.active(state));
      const move =
        chanceMove(dealt, seeded) ?? game.search.decode(board, driver.choose(state, seat, choices));
      failing = { seat, move };
      const events = under(PLAYING, () => dealt.apply(seat, move));
      failing = undefined;
      for (const rarity of kit.happened(state, events, before)) {
        happened.set(rarity, (happened.get(rarity) ?? 0) + 1);
      }
      last = { seat, move, events, before };
      if (step % KEPT_EVERY === 0) earlier = before;
    }
  } catch (error) {
    throw new LawFailure(describe(plan, match, error, failing));
  }
}

function check<G extends GameTypes>(at: Moment<G>, { laws, logLaws = [], look }: Watch<G>): void {
  for (const law of laws) under(law.name, () => law.check(at));
  if (at.game.outcome(at.state) || at.random.below(100) < LOG_LAWS_PER_CENT) {
    for (const law of logLaws) under(law.name, () => law.check(at));
  }
  if (look) under('the look of this test', () => look(at));
}

function describe<G extends GameTypes>(
  plan: Plan<G>,
  match: Match<G> | undefined,
  error: unknown,
  move: { seat: Seat; move: unknown } | undefined,
): Finding {
  const broken = error instanceof LawBroken ? error : new LawBroken('the game does not crash', String(error));
  const record = match && recordSoFar(match);
  return {
    law: broken.law,
    message: broken.message,
    board: plan.board.id,
    players: plan.players,
    driver: plan.driver,
    seed: plan.seed,
    step: match?.log.length ?? 0,
    ...(move && { move }),
    ...(record && { record }),
  };
}

/**
 * As text has it, without the result, which may be what is wrong; undefined if the game is too broken for
 * that.
 */
function recordSoFar<G extends GameTypes>(match: Match<G>): MatchRecord | undefined {
  try {
    const { result: _, ...record } = toRecord(match);
    return JSON.parse(JSON.stringify(record));
  } catch {
    return undefined;
  }
}
