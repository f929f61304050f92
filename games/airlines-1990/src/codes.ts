import type { Code } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { MAX_CIRCLES, MAX_HEADQUARTERS_ROUTES } from './board.ts';
import { isFlightCard } from './flight-card.ts';
import { illegal } from './refusal-reason.ts';
import type { FlightCard, Move } from './types.ts';
import { PATTERNS, VALUES } from './types.ts';

/*
 * Every move of a player as a small integer, the same on every board of up to 128 routes: one range per kind of move,
 * so that a code alone identifies the move. A flight card flies only routes of its own pattern, so a route and a value
 * name it. A shuffle has no code: there are too many, and nobody chooses among them.
 */
export const DRAW = 0;
export const KEEP = 1;
export const DONE = 2;
export const TAKE_PILE = 3;
export const TAKE_MARKET = 16; // + company
export const REFRESH = 32; // + company
export const SWAP = 64; // + pattern * 16 + value
export const PLAY = 256; // + company * 16 + number of shares
export const SABOTAGE = 1024; // + company * 512 + route * 4 + circle
export const FLY = 8192; // + company * 2048 + route * 16 + value
export const FOUND = 32768; // + company * 2048 + route at the headquarters * 256 + value * 16 + number of shares

export function playCode(company: number, shares: number): Code {
  return PLAY + (company << 4) + shares;
}
export function playedCompany(code: Code): number {
  return (code - PLAY) >> 4;
}
export function playedShares(code: Code): number {
  return (code - PLAY) & 15;
}
export function sabotageCode(company: number, route: number, circle: number): Code {
  return SABOTAGE + (company << 9) + (route << 2) + circle;
}
export function saboteurOf(code: Code): number {
  return (code - SABOTAGE) >> 9;
}
export function sabotagedRoute(code: Code): number {
  return ((code - SABOTAGE) >> 2) & 127;
}
export function sabotagedCircle(code: Code): number {
  return (code - SABOTAGE) & 3;
}
export function flyCode(company: number, route: number, value: number): Code {
  return FLY + (company << 11) + (route << 4) + value;
}
export function flyingCompany(code: Code): number {
  return (code - FLY) >> 11;
}
export function flownRoute(code: Code): number {
  return ((code - FLY) >> 4) & 127;
}
export function flownValue(code: Code): number {
  return (code - FLY) & 15;
}
export function foundCode(company: number, slot: number, value: number, shares: number): Code {
  return FOUND + (company << 11) + (slot << 8) + (value << 4) + shares;
}
export function foundedCompany(code: Code): number {
  return (code - FOUND) >> 11;
}
/** Which of the routes at its headquarters. */
export function foundingSlot(code: Code): number {
  return ((code - FOUND) >> 8) & 7;
}
export function foundingValue(code: Code): number {
  return ((code - FOUND) >> 4) & 15;
}
export function foundingShares(code: Code): number {
  return (code - FOUND) & 15;
}

/** The fields of each kind of move; a `take` from the market has one more. */
const FIELDS: Readonly<Record<Exclude<Move['type'], 'shuffle'>, readonly string[]>> = {
  swap: ['type', 'card'],
  refresh: ['type', 'share'],
  found: ['type', 'company', 'shares', 'card', 'route'],
  draw: ['type'],
  fly: ['type', 'company', 'card', 'route'],
  keep: ['type'],
  take: ['type', 'from', 'share'],
  play: ['type', 'company', 'shares'],
  sabotage: ['type', 'company', 'route', 'circle'],
  done: ['type'],
};

/** A field that a move does not need would stay in its record for ever. */
function checkFields(move: Exclude<Move, { type: 'shuffle' }>): void {
  for (const field in move) {
    const strange = field === 'share' && move.type === 'take' && move.from === 'pile';
    if (FIELDS[move.type].includes(field) && !strange) continue;
    throw unknown(`A move ${show(move.type)} has no ${show(field)}.`, field);
  }
}

export function encode(board: Board, move: Move): Code {
  if (move?.type === 'shuffle') {
    throw illegal('A90-42', 'shuffle-due', 'Only chance shuffles a pile, and only when it is due.');
  }
  if (Object.hasOwn(FIELDS, move?.type)) checkFields(move);
  switch (move?.type) {
    case 'draw':
      return DRAW;
    case 'keep':
      return KEEP;
    case 'done':
      return DONE;
    case 'take':
      return oneOf(move.from, ['pile', 'market'], 'from') === 'pile'
        ? TAKE_PILE
        : TAKE_MARKET + companyNumber(board, (move as { share: string }).share, 'share');
    case 'refresh':
      return REFRESH + companyNumber(board, move.share, 'share');
    case 'swap': {
      const { pattern, value } = readCard(move.card);
      return SWAP + PATTERNS.indexOf(pattern) * VALUES + value;
    }
    case 'play':
      return playCode(companyNumber(board, move.company, 'company'), shareCount(move.shares));
    case 'sabotage': {
      const company = companyNumber(board, move.company, 'company');
      const route = routeNumber(board, move.route);
      return sabotageCode(company, route, circleNumber(board, route, move.circle));
    }
    case 'fly': {
      const company = companyNumber(board, move.company, 'company');
      const route = routeNumber(board, move.route);
      return flyCode(company, route, valueOn(board, route, move.card));
    }
    case 'found':
      return encodeFounding(board, move);
    default:
      throw unknown(`There is no move of type ${show((move as Move | null)?.type)}.`, 'type');
  }
}

function encodeFounding(board: Board, move: Move & { type: 'found' }): Code {
  const company = companyNumber(board, move.company, 'company');
  const shares = shareCount(move.shares);
  const route = routeNumber(board, move.route);
  const value = valueOn(board, route, move.card);
  const first = company * MAX_HEADQUARTERS_ROUTES;
  const slot = board.headquartersRoutes.subarray(first, first + MAX_HEADQUARTERS_ROUTES).indexOf(route);
  if (slot < 0) {
    const name = board.file.companies[company].name;
    throw illegal('A90-20', 'not-at-headquarters', `The first route of ${name} begins at its headquarters.`, {
      company: move.company,
    });
  }
  return foundCode(company, slot, value, shares);
}

export function decode(board: Board, code: Code): Move {
  if (code >= FOUND) {
    const company = foundedCompany(code);
    const route = board.headquartersRoutes[company * MAX_HEADQUARTERS_ROUTES + foundingSlot(code)];
    const card = cardOn(board, route, foundingValue(code));
    return {
      type: 'found',
      company: board.companyIds[company],
      shares: foundingShares(code),
      card,
      route: board.routeIds[route],
    };
  }
  if (code >= FLY) {
    const route = flownRoute(code);
    const card = cardOn(board, route, flownValue(code));
    const company = board.companyIds[flyingCompany(code)];
    return { type: 'fly', company, card, route: board.routeIds[route] };
  }
  if (code >= SABOTAGE) {
    const route = sabotagedRoute(code);
    const circle = board.number[route * MAX_CIRCLES + sabotagedCircle(code)];
    const company = board.companyIds[saboteurOf(code)];
    return { type: 'sabotage', company, route: board.routeIds[route], circle };
  }
  if (code >= PLAY) {
    return { type: 'play', company: board.companyIds[playedCompany(code)], shares: playedShares(code) };
  }
  if (code >= SWAP) {
    const kind = code - SWAP;
    return { type: 'swap', card: { pattern: PATTERNS[kind >> 4], value: kind & 15 } };
  }
  if (code >= REFRESH) return { type: 'refresh', share: board.companyIds[code - REFRESH] };
  if (code >= TAKE_MARKET)
    return { type: 'take', from: 'market', share: board.companyIds[code - TAKE_MARKET] };
  if (code === TAKE_PILE) return { type: 'take', from: 'pile' };
  return { type: code === DRAW ? 'draw' : code === KEEP ? 'keep' : 'done' };
}

/** The card of this value that flies the route. */
function cardOn(board: Board, route: number, value: number): FlightCard {
  return { pattern: PATTERNS[board.pattern[route]], value };
}

function readCard(card: unknown): FlightCard {
  if (isFlightCard(card)) return card;
  throw unknown(`${show(card)} is not a flight card.`, 'card');
}

/** A90-40: the value, if the card has the pattern of the route. */
function valueOn(board: Board, route: number, card: unknown): number {
  const { pattern, value } = readCard(card);
  if (PATTERNS.indexOf(pattern) === board.pattern[route]) return value;
  const wanted = PATTERNS[board.pattern[route]];
  throw illegal('A90-40', 'other-pattern', `The route is ${wanted}, the card is ${pattern}.`, {
    wanted,
    pattern,
  });
}

function companyNumber(board: Board, company: unknown, path: string): number {
  const n = board.companyIndex.get(company as string);
  if (n === undefined) throw unknown(`There is no company ${show(company)} on this board.`, path);
  return n;
}

function routeNumber(board: Board, route: unknown): number {
  const n = board.routeIndex.get(route as string);
  if (n === undefined) throw unknown(`There is no route ${show(route)} on this board.`, 'route');
  return n;
}

function circleNumber(board: Board, route: number, circle: unknown): number {
  const circles = board.file.routes[route].circles;
  const n = circles.indexOf(circle as number);
  if (n >= 0) return n;
  throw illegal('A90-60', 'no-such-circle', `The circles of this route are ${circles.join(', ')}.`, {
    circles: circles.join(', '),
  });
}

const MOST_SHARES = 15;

function shareCount(count: unknown): number {
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_SHARES)
    return count;
  throw unknown(`${show(count)} is not a number of shares.`, 'shares', 'A90-22');
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
