import type { Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { CARD_WORDS, MAX_CIRCLES } from './board.ts';
import { findCard } from './cards.ts';
import { cardWord, kindOf } from './flight-card.ts';
import { flies, isFounded, isInactive, markerOn, SABOTAGED } from './network.ts';
import type { RefusalReason } from './refusal-reason.ts';
import { illegal } from './refusal-reason.ts';
import type { PhaseName, State } from './state.ts';
import { PHASE, PHASE_NAMES } from './state.ts';
import type { FlightCard, Move } from './types.ts';
import { LOWEST_SABOTAGE, MAX_COMPANIES, NONE, PATTERN_COUNT, VALUES } from './types.ts';

/* Why a move is not legal: the first rule that refuses it, in words a player understands. */

interface Expected {
  readonly moves: readonly Move['type'][];
  readonly rule: string;
  readonly reason: RefusalReason;
  readonly say: string;
}

/** Which moves a phase knows, and what to say to all others. */
const EXPECTED: Readonly<Record<PhaseName, Expected>> = {
  start: {
    moves: ['swap', 'refresh', 'found', 'draw', 'play'],
    rule: 'A90-24',
    reason: 'one-action',
    say: 'A turn is one action: found a company, expand one (draw first), or play shares.',
  },
  expand: {
    moves: ['fly', 'keep'],
    rule: 'A90-21',
    reason: 'fly-or-keep',
    say: 'Now play a flight card or keep what you have.',
  },
  take: {
    moves: ['take'],
    rule: 'A90-50',
    reason: 'share-due',
    say: 'Now take a share; it may not be declined.',
  },
  sabotage: {
    moves: ['sabotage', 'done'],
    rule: 'A90-60',
    reason: 'sabotage-or-done',
    say: 'Now sabotage a route, or be done.',
  },
  shuffle: { moves: [], rule: 'A90-42', reason: 'chance-first', say: 'First a pile is shuffled.' },
  end: { moves: [], rule: 'A90-80', reason: 'match-over', say: 'The match is over.' },
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
  if (seat !== s.turn) {
    const notYours: RefusalReason = 'not-your-turn';
    return new TarmacError('not-your-turn', 'It is not your turn.', { rule: 'A90-11', reason: notYours });
  }
  if (s.phase === PHASE.start && move.type === 'fly') {
    return illegal('A90-21', 'draw-first', 'Before a company is extended a flight card is drawn.');
  }
  const notExpected = illegal(rule, reason, expected.say);
  if (!expected.moves.includes(move.type)) return notExpected;
  switch (move.type) {
    case 'swap':
      return refuseSwap(s, seat, move.card);
    case 'refresh':
      return refuseRefresh(s, companyOf(s, move.share));
    case 'found':
      return refuseFounding(s, seat, move);
    case 'fly':
      return refuseFlight(s, seat, companyOf(s, move.company), move.route, move.card);
    case 'take':
      return refuseTake(s, move);
    case 'play':
      return refusePlay(s, seat, companyOf(s, move.company), move.shares);
    case 'sabotage':
      return refuseSabotage(s, companyOf(s, move.company), move.route, move.circle);
    default:
      return notExpected; // what else the phase knows is always allowed
  }
}

function companyOf(s: State, id: string): number {
  return s.board.companyIds.indexOf(id);
}

function nameOf(s: State, company: number): { company: string; name: string } {
  const { id, name } = s.board.file.companies[company];
  return { company: id, name };
}

function holdsCard(s: State, seat: Seat, card: FlightCard): boolean {
  return findCard(s, s.flightHand, seat * CARD_WORDS, kindOf(card)) !== NONE;
}

function refuseSwap(s: State, seat: Seat, card: FlightCard): TarmacError {
  const values = { card: cardWord(card) };
  if (!holdsCard(s, seat, card))
    return illegal('A90-43', 'card-not-held', 'You do not have this card.', values);
  if (card.value >= s.least[Math.floor(kindOf(card) / VALUES)]) {
    return illegal('A90-43', 'card-usable', 'Some company can still use this card one day.', values);
  }
  return illegal('A90-43', 'card-is-new', 'A card that came by a swap waits for the next turn.', values);
}

function refuseRefresh(s: State, company: number): TarmacError {
  const { name, ...values } = nameOf(s, company);
  if (!isInactive(s, company)) return illegal('A90-51', 'not-worthless', `${name} is not inactive.`, values);
  if (s.refreshed === 1) {
    return illegal('A90-24', 'refreshed-already', 'One share of the market may be replaced in a turn.');
  }
  if (s.pileSize === 0) return illegal('A90-51', 'pile-empty', 'The pile is empty.');
  return illegal('A90-51', 'not-in-market', `The market shows no ${name}.`, values);
}

function refuseFounding(s: State, seat: Seat, move: Move & { type: 'found' }): TarmacError {
  const company = companyOf(s, move.company);
  const { name, ...values } = nameOf(s, company);
  if (isFounded(s, company))
    return illegal('A90-20', 'founded-already', `${name} is in play already.`, values);
  if (isInactive(s, company)) return refuseInactive(s, company);
  if (s.hand[seat * MAX_COMPANIES + company] < move.shares) {
    return illegal('A90-20', 'shares-not-held', `You do not have so many shares of ${name}.`, values);
  }
  return refuseRoute(s, seat, company, move.route, move.card);
}

function refuseInactive(s: State, company: number): TarmacError {
  const { name, ...values } = nameOf(s, company);
  return illegal('A90-51', 'inactive', `${name} is inactive: its shares are worthless.`, values);
}

function refuseFlight(s: State, seat: Seat, company: number, route: string, card: FlightCard): TarmacError {
  const { name, ...values } = nameOf(s, company);
  if (!isFounded(s, company)) return illegal('A90-21', 'not-founded', `${name} is not in play.`, values);
  return refuseRoute(s, seat, company, route, card);
}

/** A90-40, one condition after the other. A company that can be founded has markers (A90-51) and a route at hand. */
function refuseRoute(s: State, seat: Seat, company: number, id: string, card: FlightCard): TarmacError {
  const { board } = s;
  const route = board.routeIds.indexOf(id);
  const pattern = board.pattern[route];
  const { name, ...values } = nameOf(s, company);
  const refuse = (reason: RefusalReason, message: string): TarmacError =>
    illegal('A90-40', reason, message, { ...values, route: id });
  if (!holdsCard(s, seat, card)) {
    return illegal('A90-40', 'card-not-held', 'You do not have this card.', { card: cardWord(card) });
  }
  if (board.mayFly[company * PATTERN_COUNT + pattern] === 0) {
    return refuse('may-not-fly', `${name} may not fly ${card.pattern} routes.`);
  }
  if (s.markers[company] === 0) return refuse('no-marker', `${name} has no marker left.`);
  if (flies(s, company, route)) return refuse('flies-already', `${name} has a marker on this route already.`);
  if (s.value[route] === VALUES - 1) return refuse('route-full', 'The route has no free circle.');
  if (card.value < s.value[route]) {
    const needed = s.value[route];
    return illegal('A90-40', 'card-too-low', `The lowest free circle of this route is ${needed}.`, {
      needed,
    });
  }
  return refuse('not-connected', `The route does not touch the network of ${name}.`);
}

function refuseTake(s: State, move: Move & { type: 'take' }): TarmacError {
  if (move.from === 'pile') return illegal('A90-50', 'pile-empty', 'The pile is empty.');
  const { name, ...values } = nameOf(s, companyOf(s, move.share));
  return illegal('A90-50', 'not-in-market', `The market shows no ${name}.`, values);
}

function refusePlay(s: State, seat: Seat, company: number, shares: number): TarmacError {
  const { name, ...values } = nameOf(s, company);
  if (isInactive(s, company)) return refuseInactive(s, company);
  if (!isFounded(s, company)) return illegal('A90-22', 'not-founded', `${name} is not in play.`, values);
  const held = s.hand[seat * MAX_COMPANIES + company];
  return illegal('A90-22', 'shares-not-held', `You have ${held} shares of ${name}, not ${shares}.`, {
    ...values,
    held,
  });
}

function refuseSabotage(s: State, company: number, id: string, number: number): TarmacError {
  const { board } = s;
  const route = board.routeIds.indexOf(id);
  const { name, ...values } = nameOf(s, company);
  const refuse = (reason: RefusalReason, message: string): TarmacError =>
    illegal('A90-60', reason, message, { ...values, route: id });
  if (s.markers[company] === 0) return refuse('no-marker', `${name} has no marker left.`);
  if (number < LOWEST_SABOTAGE)
    return refuse('circle-too-low', 'Only circles of 5 or more can be sabotaged.');
  for (let circle = 0; circle < MAX_CIRCLES; circle++) {
    if (markerOn(s, route, circle) >= SABOTAGED)
      return refuse('sabotaged-already', 'This route is sabotaged already.');
  }
  return refuse('circle-taken', 'This circle is taken.');
}
