import type { Sink } from '@tarmac/kernel';
import { leftOf, marketCount, replaceMarket } from './cards.ts';
import type { Event } from './events.ts';
import { liftCap } from './network.ts';
import { awardPoints } from './scoring.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import type { EndReason } from './types.ts';
import * as types from './types.ts';

const { PHASE } = phases;
const { END_REASONS, SCORING_CARDS } = types;

/* The automatic phases of the sequence of play: (settle), (score), (final), and the change of turns. */

export function startTurn(s: State, seat: number, sink?: Sink<Event>): void {
  s.phase = PHASE.turn;
  s.turn = seat;
  s.decider = seat;
  if (sink) sink({ type: 'turn', seat });
}

/** After an action: a scoring if a scoring card was drawn (AE-70), otherwise the next turn. */
export function settle(s: State, sink?: Sink<Event>): void {
  if (s.pending > 0) beginScoring(s, sink);
  else startTurn(s, leftOf(s, s.turn), sink);
}

/** AE-71: from the holder of the scoring card on, as many players take a share as the market has (AE-77). */
function beginScoring(s: State, sink?: Sink<Event>): void {
  const picks = Math.min(s.setting.players, marketCount(s));
  if (picks === 0) {
    scoreNow(s, sink);
    return;
  }
  s.phase = PHASE.pick;
  s.picksLeft = picks;
  s.decider = leftOf(s, s.turn);
}

/** AE-71 to AE-76, after the last share was taken. */
export function scoreNow(s: State, sink?: Sink<Event>): void {
  replaceMarket(s, sink);
  awardPoints(s, s.scorings, sink);
  s.pending--;
  s.scorings++;
  if (s.scorings === SCORING_CARDS) {
    end(s, 'third-scoring', sink);
  } else {
    if (s.routePhases) liftCap(s);
    settle(s, sink);
  }
}

/** AE-81: scored as the third scoring, whatever the number before it, and without AE-71. */
export function finalScoring(s: State, sink?: Sink<Event>): void {
  awardPoints(s, SCORING_CARDS - 1, sink);
  end(s, 'all-blocked', sink);
}

function end(s: State, reason: EndReason, sink?: Sink<Event>): void {
  s.phase = PHASE.end;
  s.pending = 0;
  s.ended = 1 + END_REASONS.indexOf(reason);
  if (sink) sink({ type: 'ended', reason, scores: Array.from(s.vp.slice(0, s.setting.players)) });
}
