import type { Code } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { illegal } from './refusal-reason.ts';
import type { Aircraft, Move } from './types.ts';
import { AIRCRAFT, POWERS } from './types.ts';

/*
 * Every move of a player as a small integer, the same on every board: one range per kind of move, so that a code alone
 * identifies the move. A shuffle has no code: there are too many, and nobody chooses among them.
 */
export const DONE = 0;
export const PASS = 1;
export const APPROVE = 2;
export const REFUSE = 3;
export const DRAW_PILE = 4;
export const DRAW_NONE = 5;
export const VOTE_NO = 6;
export const VOTE_YES = 7;
export const REHOME = 8; // + type
export const BUY = 16; // + airline
export const SELL = 24; // + airline
export const KEEP = 32; // + airline
export const DISPOSE = 48; // + shares got
export const POWER_CARD = 64; // + power card
export const DISCARD = 128; // + kind of card
export const DRAW_POOL = 256; // + city
export const SETTLE = 512; // + city * 4 + type, or FORFEIT
export const DECOMMISSION = 1024; // + airline * 64 + city
export const ROUTE = 2048; // + airline * 256 + city * 4 + type

/** In the place of a type. */
export const FORFEIT = 3;
/** AK-44: 20 shares give 10. */
const MOST_EXCHANGES = 10;

export function settleCode(city: number, type: number): Code {
  return SETTLE + (city << 2) + type;
}
export function settledCity(code: Code): number {
  return (code - SETTLE) >> 2;
}
export function settledWith(code: Code): number {
  return (code - SETTLE) & 3;
}
export function decommissionCode(airline: number, city: number): Code {
  return DECOMMISSION + (airline << 6) + city;
}
export function decommissionedCity(code: Code): number {
  return (code - DECOMMISSION) & 63;
}
export function routeCode(airline: number, city: number, type: number): Code {
  return ROUTE + (airline << 8) + (city << 2) + type;
}
export function flyingAirline(code: Code): number {
  return (code - ROUTE) >> 8;
}
export function flownCity(code: Code): number {
  return ((code - ROUTE) >> 2) & 63;
}
export function flownType(code: Code): number {
  return (code - ROUTE) & 3;
}

/** The fields of each kind of move; `draw` from the pool and `settle` with aircraft have one more. */
const FIELDS: Readonly<Record<Exclude<Move['type'], 'shuffle'>, readonly string[]>> = {
  buy: ['type', 'airline'],
  sell: ['type', 'airline'],
  done: ['type'],
  route: ['type', 'airline', 'city', 'aircraft'],
  approve: ['type'],
  refuse: ['type'],
  discard: ['type', 'card'],
  pass: ['type'],
  draw: ['type', 'from', 'card'],
  rehome: ['type', 'aircraft'],
  dispose: ['type', 'exchange'],
  settle: ['type', 'city', 'with', 'aircraft'],
  power: ['type', 'card'],
  decommission: ['type', 'airline', 'city'],
  keep: ['type', 'airline'],
  'end-vote': ['type', 'agree'],
};

/** A field that a move does not need would stay in its record for ever. */
function checkFields(move: Exclude<Move, { type: 'shuffle' }>): void {
  for (const field in move) {
    const strange =
      (field === 'card' && move.type === 'draw' && move.from !== 'pool') ||
      (field === 'aircraft' && move.type === 'settle' && move.with === 'forfeit');
    if (FIELDS[move.type].includes(field) && !strange) continue;
    throw unknown(`A move ${show(move.type)} has no ${show(field)}.`, field);
  }
}

export function encode(board: Board, move: Move): Code {
  if (move?.type === 'shuffle') {
    throw illegal('AK-24', 'shuffle-due', 'Only chance shuffles the pile, and only when it is due.');
  }
  if (Object.hasOwn(FIELDS, move?.type)) checkFields(move);
  switch (move?.type) {
    case 'done':
      return DONE;
    case 'pass':
      return PASS;
    case 'approve':
      return APPROVE;
    case 'refuse':
      return REFUSE;
    case 'buy':
      return BUY + airlineNumber(board, move.airline);
    case 'sell':
      return SELL + airlineNumber(board, move.airline);
    case 'keep':
      return KEEP + airlineNumber(board, move.airline);
    case 'end-vote':
      return oneOf(move.agree, [false, true], 'agree') ? VOTE_YES : VOTE_NO;
    case 'rehome':
      return REHOME + aircraftNumber(move.aircraft);
    case 'dispose':
      return DISPOSE + exchangeCount(move.exchange);
    case 'discard':
      return DISCARD + cardNumber(board, move.card);
    case 'power':
      return POWER_CARD + POWERS.indexOf(oneOf(move.card, POWERS, 'card'));
    case 'draw': {
      const from = oneOf(move.from, ['pile', 'pool', 'none'], 'from');
      if (from === 'pool') return DRAW_POOL + cityNumber(board, (move as { card: string }).card, 'card');
      return from === 'pile' ? DRAW_PILE : DRAW_NONE;
    }
    case 'settle': {
      const city = cityNumber(board, move.city, 'city');
      const aircraft = oneOf(move.with, ['aircraft', 'forfeit'], 'with') === 'aircraft';
      return settleCode(city, aircraft ? aircraftNumber((move as { aircraft: Aircraft }).aircraft) : FORFEIT);
    }
    case 'decommission':
      return decommissionCode(airlineNumber(board, move.airline), cityNumber(board, move.city, 'city'));
    case 'route': {
      const airline = airlineNumber(board, move.airline);
      return routeCode(airline, cityNumber(board, move.city, 'city'), aircraftNumber(move.aircraft));
    }
    default:
      throw unknown(`There is no move of type ${show((move as Move | null)?.type)}.`, 'type');
  }
}

export function decode(board: Board, code: Code): Move {
  const { airlineIds, cityIds } = board;
  if (code >= ROUTE) {
    return {
      type: 'route',
      airline: airlineIds[flyingAirline(code)],
      city: cityIds[flownCity(code)],
      aircraft: AIRCRAFT[flownType(code)],
    };
  }
  if (code >= DECOMMISSION) {
    const airline = airlineIds[(code - DECOMMISSION) >> 6];
    return { type: 'decommission', airline, city: cityIds[decommissionedCity(code)] };
  }
  if (code >= SETTLE) {
    const city = cityIds[settledCity(code)];
    const type = settledWith(code);
    return type === FORFEIT
      ? { type: 'settle', city, with: 'forfeit' }
      : { type: 'settle', city, with: 'aircraft', aircraft: AIRCRAFT[type] };
  }
  if (code >= DRAW_POOL) return { type: 'draw', from: 'pool', card: cityIds[code - DRAW_POOL] };
  if (code >= DISCARD) return { type: 'discard', card: board.cardNames[code - DISCARD] };
  if (code >= POWER_CARD) return { type: 'power', card: POWERS[code - POWER_CARD] };
  if (code >= DISPOSE) return { type: 'dispose', exchange: code - DISPOSE };
  if (code >= KEEP) return { type: 'keep', airline: airlineIds[code - KEEP] };
  if (code >= SELL) return { type: 'sell', airline: airlineIds[code - SELL] };
  if (code >= BUY) return { type: 'buy', airline: airlineIds[code - BUY] };
  if (code >= REHOME) return { type: 'rehome', aircraft: AIRCRAFT[code - REHOME] };
  if (code >= VOTE_NO) return { type: 'end-vote', agree: code === VOTE_YES };
  if (code >= DRAW_PILE) return { type: 'draw', from: code === DRAW_PILE ? 'pile' : 'none' };
  return { type: PLAIN[code] };
}

const PLAIN = ['done', 'pass', 'approve', 'refuse'] as const;

function airlineNumber(board: Board, airline: unknown): number {
  const n = board.airlineIndex.get(airline as string);
  if (n === undefined) throw unknown(`There is no airline ${show(airline)} on this board.`, 'airline');
  return n;
}

function cityNumber(board: Board, city: unknown, path: string): number {
  const n = board.cityIndex.get(city as string);
  if (n === undefined) throw unknown(`There is no city ${show(city)} on this board.`, path);
  return n;
}

function cardNumber(board: Board, card: unknown): number {
  const n = board.cardKind.get(card as string);
  if (n === undefined) {
    throw unknown(`There is no card ${show(card)} on this board.`, 'card');
  }
  return n;
}

function aircraftNumber(aircraft: unknown): number {
  return AIRCRAFT.indexOf(oneOf(aircraft as Aircraft, AIRCRAFT, 'aircraft'));
}

function exchangeCount(count: unknown): number {
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_EXCHANGES) {
    return count;
  }
  throw unknown(`${show(count)} is not a number of shares.`, 'exchange', 'AK-44');
}

function oneOf<T>(value: T, allowed: readonly T[], path: string): T {
  if (allowed.includes(value)) return value;
  throw unknown(`${show(value)} is not ${allowed.map(show).join(' or ')}.`, path);
}

function unknown(message: string, path: string, rule?: string): TarmacError {
  return new TarmacError('unknown-move', message, rule === undefined ? { path } : { path, rule });
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
