import type { Seat } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { discardsFor } from './actions/exchange.ts';
import { flies, isCapped, nextPrice, serves, sold } from './network.ts';
import { mayMove } from './sequence.ts';
import type { PhaseName, State } from './state.ts';
import { isInPlay, PHASE, PHASE_NAMES } from './state.ts';
import type { Move, Share } from './types.ts';
import { AIRLINES, SHARE_KINDS, SHARES } from './types.ts';

/* Why a move is not legal: the first rule that refuses it, in words a player understands. */

function illegal(rule: string, message: string): TarmacError {
  return new TarmacError('illegal-move', message, { rule });
}

/** Which moves a phase knows, and what to say to all others. */
const EXPECTED: Readonly<Record<PhaseName, { moves: readonly Move['type'][]; rule: string; say: string }>> = {
  keep: { moves: ['keep'], rule: 'AE-17', say: 'First everybody keeps two shares of different airlines.' },
  turn: {
    moves: ['licence', 'play', 'exchange', 'cash'],
    rule: 'AE-30',
    say: 'A turn is one action: buy licences, play shares, exchange for ABACUS, or take cash.',
  },
  second: { moves: ['licence', 'take'], rule: 'AE-40', say: 'Now buy a second licence or take a share.' },
  share: { moves: ['take'], rule: 'AE-40', say: 'After the licences one share is taken.' },
  discard: { moves: ['discard'], rule: 'AE-55', say: 'The exchange is not paid for yet: discard a share.' },
  pick: {
    moves: ['take'],
    rule: 'AE-71',
    say: 'Before the scoring everybody takes one share of the market.',
  },
  end: { moves: [], rule: 'AE-80', say: 'The match is over.' },
};

export function refusal(s: State, seat: Seat, move: Move): TarmacError {
  if (s.phase === PHASE.end) return new TarmacError('match-over', 'The match is over.', { rule: 'AE-80' });
  if (!mayMove(s, seat)) return notNow(s, seat);
  const expected = EXPECTED[PHASE_NAMES[s.phase]];
  if (!expected.moves.includes(move.type)) return illegal(expected.rule, expected.say);
  switch (move.type) {
    case 'keep':
      return illegal('AE-17', 'Keep two shares that are in your hand.');
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
      return illegal('AE-60', 'Cash can always be taken.');
  }
}

function notNow(s: State, seat: Seat): TarmacError {
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.setting.players) {
    return new TarmacError('unknown-seat', `There is no seat ${seat} at this table.`);
  }
  if (s.phase === PHASE.keep)
    return new TarmacError('not-your-turn', 'You have chosen already.', { rule: 'AE-17' });
  return new TarmacError('not-your-turn', 'It is not your turn.', {
    rule: s.phase === PHASE.pick ? 'AE-71' : 'AE-30',
  });
}

function refuseLicence(s: State, seat: Seat, airline: number, route: number): TarmacError {
  const { board } = s;
  const name = board.file.airlines[airline].name;
  const [from, to] = [board.ends[2 * route], board.ends[2 * route + 1]];
  if (!isInPlay(s.setting, airline)) return illegal('AE-10', `${name} is not in play.`);
  if (s.planes[airline] === 0) return illegal('AE-44', `${name} has no airplane left.`);
  if (flies(s, airline, route)) return illegal('AE-44', `${name} flies this route already.`);
  if (sold(s, route) >= board.circles[route]) return illegal('AE-44', 'Every licence of this route is sold.');
  if (serves(s, airline, from) + serves(s, airline, to) === 0) {
    return illegal('AE-42', `${name} does not fly to either end of this route.`);
  }
  if (isCapped(s, route)) {
    return illegal('AE-100', 'No further licence of this route is for sale before the next scoring.');
  }
  const price = nextPrice(s, route);
  return illegal('AE-43', `The cheapest free licence costs ${price} million, and you have ${s.cash[seat]}.`);
}

function refuseTake(s: State, move: Move & { type: 'take' }): TarmacError {
  const rule = s.phase === PHASE.pick ? 'AE-71' : 'AE-49';
  if (move.from === 'market') return illegal(rule, `The stock market has no share of ${move.share}.`);
  return illegal(
    rule,
    s.phase === PHASE.pick ? 'This share comes from the stock market.' : 'The deck is empty.',
  );
}

function refusePlay(s: State, seat: Seat, shares: Readonly<Partial<Record<Share, number>>>): TarmacError {
  const [share, count] = SHARES.map((name, n) => [n, shares[name] ?? 0]).find(
    ([n, wanted]) => wanted > s.hand[seat * SHARE_KINDS + n],
  ) ?? [0, 0];
  const held = s.hand[seat * SHARE_KINDS + share];
  return illegal('AE-50', `You cannot play ${count} of ${SHARES[share]}: you have ${held} in hand.`);
}

function refuseExchange(s: State, take: number): TarmacError {
  if (s.supply < take) return illegal('AE-56', `Only ${s.supply} ABACUS shares are left.`);
  return illegal('AE-55', `You need ${discardsFor(take)} shares to discard.`);
}

function refuseDiscard(s: State, seat: Seat, from: 'hand' | 'portfolio', share: number): TarmacError {
  const held = (from === 'hand' ? s.hand : s.portfolio)[seat * SHARE_KINDS + share];
  if (held === 0) return illegal('AE-55', `You have no share of ${SHARES[share]} in your ${from}.`);
  const place = from === 'hand' ? share : SHARE_KINDS + share;
  if (place < s.discardFrom) {
    return illegal('AE-55', 'Discards go in order: hand before portfolio, airlines as listed, ABACUS last.');
  }
  return illegal('AE-55', 'Too few shares would be left behind this one: begin with an earlier one.');
}
