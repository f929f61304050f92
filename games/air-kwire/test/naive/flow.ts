import { beginMerger } from './merger.ts';
import { pointsOf } from './network.ts';
import { payDividends } from './payout.ts';
import type { Phase, Reason, State } from './state.ts';
import { freshTurn, HAND_LIMIT } from './state.ts';
import { airlineOf, isMarked, proposedOf, remove, seatsFrom } from './tools.ts';

const DIVIDEND_SPACES = 7;
const POINTS_TO_END = 40;

/** AK-90: the phases in which nobody decides, and what happens in them. */
const BY_ITSELF: Partial<Record<Phase, (s: State) => void>> = {
  start: (s) => {
    s.phase = isMarked(s, s.turn, 'free-discard') ? 'free-discard' : 'stock';
  },
  fill,
  placed: placeRoute,
  after: afterRoute,
  'before draw': (s) => {
    if (s.pile.length > 0 || s.players[s.turn].hand.length === HAND_LIMIT) s.phase = 'replenish';
    else askForShuffle(s, 'replenish');
  },
  'turn end': endTurn,
};

/** Does what happens by itself now; false if somebody must decide. */
export function goOn(s: State): boolean {
  const happens = BY_ITSELF[s.phase];
  happens?.(s);
  return happens !== undefined;
}

/** AK-24 */
function askForShuffle(s: State, then: Phase): void {
  s.phase = 'shuffle';
  s.afterShuffle = then;
}

export function takeTop(s: State): void {
  const card = s.pile.shift();
  if (card === undefined) throw new Error('naive: the pile is empty');
  s.players[s.turn].hand.push(card);
  if (s.pile.length === 0) s.pileWasEmpty = true;
}

/** AK-75 */
function fill(s: State): void {
  while (s.players[s.turn].hand.length < HAND_LIMIT) {
    if (s.pile.length === 0) {
      askForShuffle(s, s.pool.length > 0 ? 'fill' : 'stock');
      return;
    }
    takeTop(s);
  }
  s.phase = 'stock';
}

/** AK-33 */
function placeRoute(s: State): void {
  const { airline: id, city, aircraft } = proposedOf(s);
  const airline = airlineOf(s, id);
  airline.cards.push(remove(s.players[s.turn].hand, (card) => card === city));
  airline.aircraft[aircraft]--;
  airline.spots.push({ city, is: 'own', aircraft });
  s.now.routes++;
  s.now.opened = undefined;
  // AK-74: only once a turn.
  if (s.now.routes === 1) s.dividend++;
  if (s.dividend === DIVIDEND_SPACES) {
    s.dividend = 0;
    s.now.payout = true;
  }
  beginMerger(s);
}

function afterRoute(s: State): void {
  s.proposed = undefined;
  // AK-60
  if (s.airlines.some((airline) => pointsOf(s, airline) >= POINTS_TO_END)) {
    payIfDue(s);
    end(s, 'forty-points');
  } else {
    const another = s.now.routes === 1 && isMarked(s, s.turn, 'double-routes');
    s.phase = another ? 'second' : 'before draw';
  }
}

function payIfDue(s: State): void {
  if (!s.now.payout) return;
  s.now.payout = false;
  payDividends(s);
  // AK-76
  if (s.now.power === 'pay-dividends') s.dividend = 0;
}

function endTurn(s: State): void {
  payIfDue(s);
  s.players[s.turn].marks = [];
  if (s.now.power === 'reverse') s.direction = s.direction === 1 ? -1 : 1;
  s.turns++;
  s.routeless = s.now.routes === 0 ? s.routeless + 1 : 0;
  s.now = freshTurn();
  const seats = s.players.length;
  // AK-62
  if (s.routeless === 5 * seats) {
    end(s, 'exhausted');
  } else if (s.turns === 100 * seats) {
    end(s, 'round-limit');
  } else {
    s.turn = seatsFrom(s, s.turn)[1];
    s.phase = 'start';
  }
}

export function end(s: State, reason: Reason): void {
  s.phase = 'end';
  s.reason = reason;
}
