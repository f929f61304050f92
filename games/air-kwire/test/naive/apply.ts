import { end, goOn, takeTop } from './flow.ts';
import { decider, legalMoves } from './legal.ts';
import { dispose, rehome } from './merger.ts';
import { askNext, decommission, playPower } from './powers.ts';
import { forfeitCity, replaceAircraft } from './settle.ts';
import { buy, moveStandingPrices, sell } from './shares.ts';
import type { Move, State } from './state.ts';
import { ceoOf, clone, proposedOf, remove, seatsFrom } from './tools.ts';

/** The state after a legal move; the given one stays as it is. */
export function play(before: State, seat: number, move: Move): State {
  const s = clone(before);
  if (seat < 0) shuffle(s, move);
  else decide(s, move);
  while (goOn(s) || answersItself(s));
  return s;
}

/** AK-24, AK-78: `order` is the whole new pile. */
function shuffle(s: State, move: Move): void {
  if (move.type !== 'shuffle' || s.phase !== 'shuffle') throw new Error('naive: no shuffle now');
  const cards = [...s.pile, ...s.pool];
  if (cards.sort().join() !== move.order.toSorted().join()) throw new Error('naive: other cards');
  s.pile = [...move.order];
  s.pool = [];
  s.phase = s.afterShuffle;
}

function decide(s: State, move: Move): void {
  const { hand } = s.players[s.turn];
  switch (move.type) {
    case 'buy':
      buy(s, move.airline);
      break;
    case 'sell':
      sell(s, move.airline);
      break;
    case 'done':
      done(s);
      break;
    case 'route':
      s.proposed = { airline: move.airline, city: move.city, aircraft: move.aircraft };
      s.back = s.phase;
      s.phase = ceoOf(s, move.airline) === s.turn ? 'placed' : 'consent';
      break;
    case 'approve':
      s.phase = 'placed';
      break;
    case 'refuse':
      s.now.refused.push(proposedOf(s));
      s.proposed = undefined;
      s.phase = s.back;
      break;
    case 'discard':
      s.pool.push(remove(hand, (card) => card === move.card));
      if (s.phase === 'card') s.phase = 'before draw';
      break;
    case 'pass':
      s.phase = 'before draw';
      break;
    case 'draw':
      draw(s, move);
      break;
    case 'rehome':
      rehome(s, move.aircraft);
      break;
    case 'dispose':
      dispose(s, move.exchange);
      break;
    case 'settle':
      if (move.with === 'forfeit') forfeitCity(s, move.city);
      else replaceAircraft(s, move.city, move.aircraft);
      break;
    case 'power':
      playPower(s, move.card);
      break;
    case 'decommission':
      decommission(s, move.airline, move.city);
      askNext(s);
      break;
    case 'keep':
      askNext(s);
      break;
    case 'end-vote':
      vote(s, move.agree);
      break;
    default:
      throw new Error(`naive: ${move.type} is not for players`);
  }
}

function done(s: State): void {
  if (s.phase === 'free-discard') s.phase = 'fill';
  else if (s.phase === 'second') s.phase = 'before draw';
  else {
    moveStandingPrices(s);
    s.phase = 'card';
  }
}

/** AK-61 */
function vote(s: State, agree: boolean): void {
  if (s.phase === 'stock') {
    s.now.proposedEnd = true;
    s.voters = seatsFrom(s, s.turn).slice(1);
    s.phase = 'vote';
    return;
  }
  s.voters = agree ? s.voters.slice(1) : [];
  if (!agree) s.phase = 'stock';
  else if (s.voters.length === 0) end(s, 'agreed');
}

/** AK-23, AK-70, AK-74: how many draws this turn has. */
function drawsDue(s: State): number {
  const replacement = s.now.power !== undefined && s.now.power !== 'free-discard' ? 1 : 0;
  return Math.max(1, s.now.routes) + replacement;
}

function draw(s: State, move: Extract<Move, { type: 'draw' }>): void {
  const { hand } = s.players[s.turn];
  if (move.from === 'none') {
    s.phase = 'turn end';
    return;
  }
  if (move.from === 'pool') {
    hand.push(remove(s.pool, (card) => card === move.card));
    s.now.drawnFromPool++;
  } else {
    takeTop(s);
  }
  s.now.drawn++;
  s.phase = s.now.drawn === drawsDue(s) ? 'turn end' : 'before draw';
}

/** AK-90: with one possible answer these happen without a move. */
function answersItself(s: State): boolean {
  if (!['rehome', 'dispose', 'settle', 'decommission'].includes(s.phase)) return false;
  const [only, ...others] = legalMoves(s, decider(s));
  if (others.length > 0) return false;
  decide(s, only);
  return true;
}
