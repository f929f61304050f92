import type { Code } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { illegal } from './refusal-reason.ts';
import type { Airline, Move, Share } from './types.ts';
import { AIRLINES, SHARES } from './types.ts';

/*
 * Every move as a small integer, the same on every board of up to 128 routes: one range per kind of move, so that a
 * code alone identifies the move.
 */
export const CASH = 0;
export const EXCHANGE = 0; // + 1 or 2
export const TAKE_DECK = 3;
export const TAKE_MARKET = 4; // + airline
export const DISCARD_HAND = 16; // + share
export const DISCARD_PORTFOLIO = 32; // + share
export const KEEP = 64; // + airline * 16 + higher airline
export const PLAY = 256; // + share * 32 + number of shares
export const PLAY_TWO = 640; // + share * 16 + higher share
export const LICENCE = 1024; // + airline * 128 + route

export function licenceCode(airline: number, route: number): Code {
  return LICENCE + (airline << 7) + route;
}
export function licensedAirline(code: Code): number {
  return (code - LICENCE) >> 7;
}
export function licensedRoute(code: Code): number {
  return (code - LICENCE) & 127;
}
export function playCode(share: number, count: number): Code {
  return PLAY + (share << 5) + count;
}
export function playedShare(code: Code): number {
  return (code - PLAY) >> 5;
}
export function playedCount(code: Code): number {
  return (code - PLAY) & 31;
}

/** The fields of each kind of move; a `take` from the market has one more. */
const FIELDS: Readonly<Record<Move['type'], readonly string[]>> = {
  cash: ['type'],
  exchange: ['type', 'take'],
  take: ['type', 'from', 'share'],
  discard: ['type', 'from', 'share'],
  keep: ['type', 'shares'],
  play: ['type', 'shares'],
  licence: ['type', 'airline', 'route'],
};

/** A field that a move does not need would stay in its record for ever. */
function checkFields(move: Move): void {
  for (const field in move) {
    if (
      !FIELDS[move.type].includes(field) ||
      (field === 'share' && move.type === 'take' && move.from === 'deck')
    ) {
      throw new TarmacError('unknown-move', `A move ${show(move.type)} has no ${show(field)}.`, {
        path: field,
      });
    }
  }
}

export function encode(board: Board, move: Move): Code {
  if (Object.hasOwn(FIELDS, move?.type)) checkFields(move);
  switch (move?.type) {
    case 'cash':
      return CASH;
    case 'exchange':
      return EXCHANGE + oneOf(move.take, [1, 2], 'take');
    case 'take':
      return oneOf(move.from, ['deck', 'market'], 'from') === 'deck'
        ? TAKE_DECK
        : TAKE_MARKET + airlineNumber((move as { share: Airline }).share);
    case 'discard':
      return (
        (oneOf(move.from, ['hand', 'portfolio'], 'from') === 'hand' ? DISCARD_HAND : DISCARD_PORTFOLIO) +
        shareNumber(move.share)
      );
    case 'keep': {
      if (!Array.isArray(move.shares) || move.shares.length !== 2) {
        throw new TarmacError('unknown-move', 'Two shares are kept.', { path: 'shares', rule: 'AE-17' });
      }
      const [a, b] = Array.from(move.shares, airlineNumber).sort((x, y) => x - y);
      if (a === b) throw illegal('AE-17', 'keep-different', 'The two shares are of different airlines.');
      return KEEP + a * 16 + b;
    }
    case 'play':
      return encodePlay(move.shares);
    case 'licence': {
      const route = board.routeIndex.get(move.route);
      if (route === undefined) {
        throw new TarmacError('unknown-move', `There is no route ${show(move.route)} on this board.`, {
          path: 'route',
        });
      }
      return licenceCode(airlineNumber(move.airline), route);
    }
    default:
      throw new TarmacError(
        'unknown-move',
        `There is no move of type ${show((move as Move | null)?.type)}.`,
        { path: 'type' },
      );
  }
}

/** AE-50: any number of one airline, or one of each of two. */
function encodePlay(shares: unknown): Code {
  if (typeof shares !== 'object' || shares === null || Array.isArray(shares)) {
    throw new TarmacError('unknown-move', 'Shares are played as numbers by airline.', { path: 'shares' });
  }
  const played = Object.entries(shares).map(
    ([share, count]) => [shareNumber(share), wholeNumber(count)] as const,
  );
  played.sort(([a], [b]) => a - b);
  if (played.length === 1) {
    const [share, count] = played[0];
    return playCode(share, count);
  }
  if (played.length !== 2 || played[0][1] !== 1 || played[1][1] !== 1) {
    const sentence = 'Play any number of shares of one airline, or exactly one of each of two.';
    throw illegal('AE-50', 'play-mixture', sentence);
  }
  return PLAY_TWO + played[0][0] * 16 + played[1][0];
}

export function decode(board: Board, code: Code): Move {
  if (code >= LICENCE) {
    const airline = AIRLINES[licensedAirline(code)];
    return { type: 'licence', airline, route: board.routeIds[licensedRoute(code)] };
  }
  if (code >= PLAY_TWO) {
    const two = code - PLAY_TWO;
    return { type: 'play', shares: { [SHARES[two >> 4]]: 1, [SHARES[two & 15]]: 1 } };
  }
  if (code >= PLAY) return { type: 'play', shares: { [SHARES[playedShare(code)]]: playedCount(code) } };
  if (code >= KEEP)
    return { type: 'keep', shares: [AIRLINES[(code - KEEP) >> 4], AIRLINES[(code - KEEP) & 15]] };
  if (code >= DISCARD_PORTFOLIO)
    return { type: 'discard', from: 'portfolio', share: SHARES[code - DISCARD_PORTFOLIO] };
  if (code >= DISCARD_HAND) return { type: 'discard', from: 'hand', share: SHARES[code - DISCARD_HAND] };
  if (code >= TAKE_MARKET) return { type: 'take', from: 'market', share: AIRLINES[code - TAKE_MARKET] };
  if (code === TAKE_DECK) return { type: 'take', from: 'deck' };
  if (code === CASH) return { type: 'cash' };
  return { type: 'exchange', take: code === EXCHANGE + 1 ? 1 : 2 };
}

function airlineNumber(airline: Airline): number {
  const n = AIRLINES.indexOf(airline);
  if (n < 0) throw new TarmacError('unknown-move', `There is no airline ${show(airline)}.`);
  return n;
}

function shareNumber(share: string): number {
  const n = SHARES.indexOf(share as Share);
  if (n < 0) throw new TarmacError('unknown-move', `There are no shares of ${show(share)}.`);
  return n;
}

const MOST_SHARES = 20;

function wholeNumber(count: unknown): number {
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_SHARES)
    return count;
  throw new TarmacError('unknown-move', `${show(count)} is not a number of shares.`, {
    path: 'shares',
    rule: 'AE-50',
  });
}

function oneOf<T>(value: T, allowed: readonly T[], path: string): T {
  if (allowed.includes(value)) return value;
  throw new TarmacError('unknown-move', `${show(value)} is not ${allowed.map(show).join(' or ')}.`, { path });
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
