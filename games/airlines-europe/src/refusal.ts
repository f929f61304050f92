import type { Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { flies, isCapped, nextPrice, serves, sold } from './network.ts';
import type { RefusalReason } from './refusal-reason.ts';
import { illegal } from './refusal-reason.ts';
import { mayMove } from './sequence.ts';
import type { PhaseName, State } from './state.ts';
import { isInPlay, PHASE, PHASE_NAMES } from './state.ts';
import type { Move, Share } from './types.ts';
import { AIRLINES, discardsFor, SHARE_KINDS, SHARES } from './types.ts';

/* Why a move is not legal: the first rule that refuses it, in words a player understands. */

interface Expected {
  readonly moves: readonly Move['type'][];
  readonly rule: string;
  readonly reason: RefusalReason;
  readonly say: string;
}

/** Which moves a phase knows, and what to say to all others. */
const EXPECTED: Readonly<Record<PhaseName, Expected>> = {
  keep: {
    moves: ['keep'],
    rule: 'AE-17',
    reason: 'keep-first',
    say: 'First everybody keeps two shares of different airlines.',
  },
  turn: {
    moves: ['licence', 'play', 'exchange', 'cash'],
    rule: 'AE-30',
    reason: 'one-action',
    say: 'A turn is one action: buy licences, play shares, exchange for ABACUS, or take cash.',
  },
  second: {
    moves: ['licence', 'take'],
    rule: 'AE-40',
    reason: 'second-or-share',
    say: 'Now buy a second licence or take a share.',
  },
  share: {
    moves: ['take'],
    rule: 'AE-40',
    reason: 'share-due',
    say: 'After the licences one share is taken.',
  },
  discard: {
    moves: ['discard'],
    rule: 'AE-55',
    reason: 'discard-due',
    say: 'The exchange is not paid for yet: discard a share.',
  },
  pick: {
    moves: ['take'],
    rule: 'AE-71',
    reason: 'pick-due',
    say: 'Before the scoring everybody takes one share of the market.',
  },
  end: { moves: [], rule: 'AE-80', reason: 'match-over', say: 'The match is over.' },
};

export function refusal(s: State, seat: Seat, move: Move): TarmacError {
  const expected = EXPECTED[PHASE_NAMES[s.phase]];
  const { rule, reason } = expected;
  if (s.phase === PHASE.end) return new TarmacError('match-over', expected.say, { rule, reason });
  if (!mayMove(s, seat)) return notNow(s, seat);
  if (s.phase === PHASE.turn && move.type === 'take') {
    return illegal('AE-40', 'licence-first', 'A share is taken only after buying a licence.');
  }
  const notExpected = illegal(rule, reason, expected.say);
  if (!expected.moves.includes(move.type)) return notExpected;
  switch (move.type) {
    case 'keep':
      return illegal('AE-17', 'keep-from-hand', 'Keep two shares that are in your hand.');
    case 'licence':
      return refuseLicence(s, seat, AIRLINES.indexOf(move.airline), s.board.routeIndex.get(move.route) ?? 0);
    case 'take':
      return refuseTake(s, move);
    case 'play':
      return refusePlay(s, seat, move.shares);
    case 'exchange':
      return refuseExchange(s, move.take);
    case 'discard':
      return refuseDiscard(s, seat, move.from, SHARES.indexOf(move.share));
    case 'cash':
      return notExpected; // it is always allowed
  }
}

function notNow(s: State, seat: Seat): TarmacError {
  const notYours = (message: string, rule: string, reason: RefusalReason): TarmacError =>
    new TarmacError('not-your-turn', message, { rule, reason });
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.setting.players) {
    const reason: RefusalReason = 'no-such-seat';
    return new TarmacError('unknown-seat', `There is no seat ${seat} at this table.`, { reason });
  }
  if (s.phase === PHASE.keep) return notYours('You have chosen already.', 'AE-17', 'has-chosen');
  return notYours('It is not your turn.', s.phase === PHASE.pick ? 'AE-71' : 'AE-30', 'not-your-turn');
}

function refuseLicence(s: State, seat: Seat, a: number, route: number): TarmacError {
  const { board } = s;
  const airline = AIRLINES[a];
  const name = board.file.airlines[a].name;
  const [from, to] = [board.ends[2 * route], board.ends[2 * route + 1]];
  if (!isInPlay(s.setting, a)) return illegal('AE-10', 'not-in-play', `${name} is not in play.`, { airline });
  if (s.planes[a] === 0) {
    return illegal('AE-44', 'no-airplane', `${name} has no airplane left.`, { airline });
  }
  if (flies(s, a, route)) {
    return illegal('AE-44', 'flies-already', `${name} flies this route already.`, { airline });
  }
  if (sold(s, route) >= board.circles[route]) {
    return illegal('AE-44', 'route-full', 'Every licence of this route is sold.');
  }
  if (serves(s, a, from) + serves(s, a, to) === 0) {
    const message = `${name} does not fly to either end of this route.`;
    return illegal('AE-42', 'not-served', message, { airline });
  }
  if (isCapped(s, route)) {
    const message = 'No further licence of this route is for sale before the next scoring.';
    return illegal('AE-100', 'route-held-back', message);
  }
  const price = nextPrice(s, route);
  const cash = s.cash[seat];
  const message = `The cheapest free licence costs ${price} million, and you have ${cash}.`;
  return illegal('AE-43', 'too-expensive', message, { price, cash });
}

function refuseTake(s: State, move: Move & { type: 'take' }): TarmacError {
  const rule = s.phase === PHASE.pick ? 'AE-71' : 'AE-49';
  if (move.from === 'market') {
    const { share } = move;
    return illegal(rule, 'not-in-market', `The stock market has no share of ${share}.`, { share });
  }
  // While a share can be taken from the deck there is one: its last card is a scoring card at the latest.
  return illegal(rule, 'from-market-only', 'This share comes from the stock market.');
}

function refusePlay(s: State, seat: Seat, shares: Readonly<Partial<Record<Share, number>>>): TarmacError {
  const [n, count] = SHARES.map((name, n) => [n, shares[name] ?? 0]).find(
    ([n, wanted]) => wanted > s.hand[seat * SHARE_KINDS + n],
  ) ?? [0, 0];
  const held = s.hand[seat * SHARE_KINDS + n];
  const share = SHARES[n];
  const message = `You cannot play ${count} of ${share}: you have ${held} in hand.`;
  return illegal('AE-50', 'not-in-hand', message, { share, count, held });
}

function refuseExchange(s: State, take: number): TarmacError {
  const left = s.supply;
  if (left < take) return illegal('AE-56', 'abacus-short', `Only ${left} ABACUS shares are left.`, { left });
  const needed = discardsFor(take);
  return illegal('AE-55', 'too-few-to-discard', `You need ${needed} shares to discard.`, { needed });
}

function refuseDiscard(s: State, seat: Seat, from: 'hand' | 'portfolio', n: number): TarmacError {
  const share = SHARES[n];
  const held = (from === 'hand' ? s.hand : s.portfolio)[seat * SHARE_KINDS + n];
  if (held === 0) {
    return illegal('AE-55', 'not-held', `You have no share of ${share} in your ${from}.`, { share, from });
  }
  const place = from === 'hand' ? n : SHARE_KINDS + n;
  if (place < s.discardFrom) {
    const message = 'Discards go in order: hand before portfolio, airlines as listed, ABACUS last.';
    return illegal('AE-55', 'discard-order', message);
  }
  const message = 'Too few shares would be left behind this one: begin with an earlier one.';
  return illegal('AE-55', 'discard-earlier', message);
}
