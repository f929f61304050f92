import type { Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { mayTake } from './actions/draw.ts';
import { CITY_WORDS } from './board.ts';
import { holds, isFull } from './cards.ts';
import { feeFor, isOpen, priceOf, sharesLeft } from './market.ts';
import { mostExchanges } from './merger.ts';
import { cityCount, isOccupied, occupies } from './network.ts';
import { refuseDecommission, refuseRehome, refuseSettlement } from './refusal-cities.ts';
import { airlineOf, cityOf, nameOf } from './refusal-names.ts';
import type { RefusalReason } from './refusal-reason.ts';
import { illegal } from './refusal-reason.ts';
import type { PhaseName, State } from './state.ts';
import { PHASE, PHASE_NAMES, POWERED, STATUS } from './state.ts';
import type { Move } from './types.ts';
import { AIRCRAFT, FIRST_POWER, MAX_AIRLINES, NONE, POWERS, TRADES, TYPES } from './types.ts';

/* Why a move is not legal: the first rule that refuses it, in words a player understands. */

interface Expected {
  readonly moves: readonly Move['type'][];
  readonly rule: string;
  readonly reason: RefusalReason;
  readonly say: string;
}

/** Which moves a phase knows, and what to say to all others. */
const EXPECTED: Readonly<Record<PhaseName, Expected>> = {
  'free-discard': {
    moves: ['discard', 'done'],
    rule: 'AK-75',
    reason: 'free-discard-step',
    say: 'First discard any cards, and be done.',
  },
  stock: {
    moves: ['buy', 'sell', 'power', 'end-vote', 'done'],
    rule: 'AK-20',
    reason: 'stock-step',
    say: 'A turn begins with the stock: buy, sell, and be done.',
  },
  vote: {
    moves: ['end-vote'],
    rule: 'AK-61',
    reason: 'vote-due',
    say: 'First say whether the game shall end.',
  },
  decommission: {
    moves: ['decommission', 'keep'],
    rule: 'AK-73',
    reason: 'decommission-due',
    say: 'First remove a city of this airline, or keep them all.',
  },
  card: {
    moves: ['route', 'discard', 'pass', 'power'],
    rule: 'AK-22',
    reason: 'card-step',
    say: 'Now create a route or discard a card.',
  },
  consent: {
    moves: ['approve', 'refuse'],
    rule: 'AK-32',
    reason: 'consent-due',
    say: 'First approve or refuse the route.',
  },
  rehome: {
    moves: ['rehome'],
    rule: 'AK-42',
    reason: 'rehome-due',
    say: 'First choose the aircraft for the home taken over.',
  },
  dispose: {
    moves: ['dispose'],
    rule: 'AK-44',
    reason: 'dispose-due',
    say: 'First exchange or sell the shares of the airline taken over.',
  },
  settle: {
    moves: ['settle'],
    rule: 'AK-47',
    reason: 'settle-due',
    say: 'First replace an aircraft or forfeit a city: markers are short.',
  },
  second: {
    moves: ['route', 'power', 'done'],
    rule: 'AK-74',
    reason: 'second-route-step',
    say: 'Now create a second route, or be done.',
  },
  replenish: {
    moves: ['draw', 'power'],
    rule: 'AK-23',
    reason: 'replenish-step',
    say: 'Now draw a card, or none.',
  },
  shuffle: { moves: [], rule: 'AK-24', reason: 'chance-first', say: 'First the pile is shuffled.' },
  end: { moves: [], rule: 'AK-60', reason: 'match-over', say: 'The match is over.' },
};

export function refusal(s: State, seat: Seat, move: Move): TarmacError {
  const expected = EXPECTED[PHASE_NAMES[s.phase]];
  const { rule, reason } = expected;
  if (s.phase === PHASE.end) return new TarmacError('match-over', expected.say, { rule, reason });
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.setting.players) {
    const noSeat: RefusalReason = 'no-such-seat';
    return new TarmacError('unknown-seat', `There is no seat ${seat} at this table.`, { reason: noSeat });
  }
  if (s.phase === PHASE.shuffle) return new TarmacError('not-your-turn', expected.say, { rule, reason });
  if (seat !== s.decider) {
    const notYours: RefusalReason = 'not-your-turn';
    return new TarmacError('not-your-turn', 'Somebody else is to decide.', {
      rule: 'AK-90',
      reason: notYours,
    });
  }
  const notExpected = illegal(rule, reason, expected.say);
  if (!expected.moves.includes(move.type)) return notExpected;
  switch (move.type) {
    case 'buy':
      return refusePurchase(s, seat, airlineOf(s, move.airline));
    case 'sell':
      return refuseSale(s, seat, airlineOf(s, move.airline));
    case 'done':
      return refuseOwed(s);
    case 'power':
      return refusePower(s, seat, POWERS.indexOf(move.card));
    case 'end-vote':
      return refuseVote(s, move.agree);
    case 'route':
      return refuseRoute(s, seat, move);
    case 'discard':
      if (s.phase === PHASE.card && s.opened !== NONE) return refuseOwed(s);
      return refuseCard(move.card, s.phase === PHASE.card ? 'AK-22' : 'AK-75');
    case 'pass':
      if (s.opened !== NONE) return refuseOwed(s);
      return illegal('AK-22', 'may-not-pass', 'Only with an empty hand, or when there is nothing to draw.');
    case 'draw':
      return refuseDraw(s, seat, move);
    case 'rehome':
      return refuseRehome(s, AIRCRAFT.indexOf(move.aircraft));
    case 'dispose': {
      const most = mostExchanges(s, seat);
      return illegal('AK-44', 'too-many-exchanges', `At most ${most} can be got.`, { most });
    }
    case 'settle':
      return refuseSettlement(s, move);
    case 'decommission':
      return refuseDecommission(s, airlineOf(s, move.airline), move.city);
    case 'keep':
      return illegal('AK-73', 'not-this-airline', 'It is about another airline.', nameOf(s, s.airline));
    default:
      return notExpected; // what else the phase knows is always allowed
  }
}

function refuseCard(card: string, rule: string): TarmacError {
  return illegal(rule, 'card-not-held', 'You do not have this card.', { card });
}

/** AK-27 */
function refuseOwed(s: State): TarmacError {
  const { name, ...values } = nameOf(s, s.opened === NONE ? 0 : s.opened);
  return illegal('AK-27', 'route-owed', `You opened ${name} and owe it a route.`, values);
}

function refusePurchase(s: State, seat: Seat, airline: number): TarmacError {
  const { name, ...values } = nameOf(s, airline);
  const refuse = (rule: string, reason: RefusalReason, message: string): TarmacError =>
    illegal(rule, reason, message, values);
  if (s.trades >= TRADES) return refuse('AK-20', 'three-trades', 'Three transactions a turn.');
  if (s.status[airline] === STATUS.defunct) return refuse('AK-45', 'defunct', `${name} was taken over.`);
  const needed = priceOf(s, airline) + feeFor(s, seat);
  if (isOpen(s, airline)) {
    if (sharesLeft(s, airline) === 0)
      return refuse('AK-25', 'no-shares-left', `All shares of ${name} are sold.`);
  } else {
    if (s.opened !== NONE) return refuse('AK-26', 'one-opening', 'One airline can be opened in a turn.');
    if (isOccupied(s, s.board.home[airline])) {
      return refuse('AK-21', 'home-occupied', `Another airline is in the home city of ${name}.`);
    }
  }
  if (s.cash[seat] < needed) {
    return illegal('AK-25', 'no-cash', `It costs ${needed}.`, { ...values, needed });
  }
  if (s.opened !== NONE) return refuseOwed(s);
  return refuse('AK-27', 'route-impossible', `You could not give ${name} a route in this turn.`);
}

function refuseSale(s: State, seat: Seat, airline: number): TarmacError {
  const { name, ...values } = nameOf(s, airline);
  if (s.trades >= TRADES) return illegal('AK-20', 'three-trades', 'Three transactions a turn.', values);
  if (s.shares[seat * MAX_AIRLINES + airline] === 0) {
    return illegal('AK-20', 'no-shares-held', `You have no share of ${name}.`, values);
  }
  return refuseOwed(s);
}

function refusePower(s: State, seat: Seat, power: number): TarmacError {
  const card = POWERS[power];
  if (!holds(s, seat, FIRST_POWER + power)) return refuseCard(card, 'AK-70');
  if (s.powered !== POWERED.no) return illegal('AK-70', 'one-power-card', 'One power card a turn.', { card });
  if (s.drawn > 0) return illegal('AK-70', 'after-draw', 'Not after the first draw.', { card });
  const rule = card === 'reshuffle' ? 'AK-78' : 'AK-75';
  return illegal(rule, 'too-late', 'Only in the stock step, before the first purchase or sale.', { card });
}

function refuseVote(s: State, agree: boolean): TarmacError {
  if (!agree) return illegal('AK-61', 'only-agree', 'A player who proposes the end agrees to it.');
  if (s.pileEmptied === 0) return illegal('AK-61', 'pile-not-emptied', 'The pile has not been empty yet.');
  if (s.voted === 1) return illegal('AK-61', 'voted-already', 'Once a turn.');
  return illegal('AK-61', 'too-late', 'Only before the first purchase or sale.');
}

/** AK-30, AK-31, one condition after the other. */
function refuseRoute(s: State, seat: Seat, move: Move & { type: 'route' }): TarmacError {
  const { board } = s;
  const airline = airlineOf(s, move.airline);
  const city = cityOf(s, move.city);
  const type = AIRCRAFT.indexOf(move.aircraft);
  const { name, ...values } = nameOf(s, airline);
  const refuse = (rule: string, reason: RefusalReason, message: string): TarmacError =>
    illegal(rule, reason, message, { ...values, city: move.city, aircraft: move.aircraft });
  if (s.opened !== NONE && s.opened !== airline) return refuseOwed(s);
  if (s.shares[seat * MAX_AIRLINES + airline] === 0) {
    return refuse('AK-30', 'no-shares-held', `You have no share of ${name}.`);
  }
  if (!holds(s, seat, city)) return refuseCard(move.city, 'AK-30');
  if (occupies(s, airline, city)) return refuse('AK-30', 'served-already', `${name} is there already.`);
  const limit = board.limit[s.space[airline]];
  if (cityCount(s, airline) >= limit) {
    return illegal('AK-30', 'city-limit', `${name} may serve ${limit} cities.`, { ...values, limit });
  }
  if (((s.refused[airline * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1) === 1) {
    return refuse('AK-32', 'refused-already', 'It was refused in this turn.');
  }
  if (type > board.type[s.space[airline]]) {
    return refuse('AK-31', 'type-not-allowed', `The price of ${name} does not allow a ${move.aircraft}.`);
  }
  if (s.supply[airline * TYPES + type] === 0) {
    return refuse('AK-31', 'no-aircraft', `${name} has no ${move.aircraft} left.`);
  }
  return refuse('AK-31', 'out-of-range', `No city of ${name} is in range.`);
}

function refuseDraw(s: State, seat: Seat, move: Move & { type: 'draw' }): TarmacError {
  if (isFull(s, seat)) return illegal('AK-24', 'hand-full', 'Nobody holds more than five cards.');
  if (move.from !== 'pool') return illegal('AK-24', 'pile-empty', 'The pile is empty.');
  if (!mayTake(s)) {
    return illegal('AK-23', 'no-route-created', 'The pool is for those who created a route.', {
      card: move.card,
    });
  }
  return illegal('AK-23', 'not-in-pool', 'This card is not in the pool.', { card: move.card });
}
