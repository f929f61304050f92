import type { AirKwireTypes, Board, Card } from '@tarmac/air-kwire';
import { airKwire as game } from '@tarmac/air-kwire';
import { Match, Playout, readOptions } from '@tarmac/kernel';
import { makeBot } from '../../src/index.ts';

export type Table = Match<AirKwireTypes>;

/** A match from a deal made by hand: up to five cards a seat, filled up from the end of the board. */
export function start(board: Board, hands: readonly string[]): Table {
  const left = board.file.cities.flatMap(({ id, points }) => new Array<Card>(points >= 2 ? 2 : 1).fill(id));
  const take = (card: Card): Card => left.splice(left.indexOf(card), 1)[0];
  const isOrdinary = (card: Card): boolean => board.points[board.cityIndex.get(card) ?? 0] < 3;
  const dealt = hands.map((hand) => hand.split(' ').map(take));
  for (const hand of dealt) while (hand.length < 5) hand.push(take(left.findLast(isOrdinary) ?? ''));
  const pile = [...left.filter(isOrdinary), ...left.filter((card) => !isOrdinary(card))];
  const seats = hands.map((_, p) => `p${p}`);
  const cash = seats.map((_, p) => 12_000 + (p === 0 ? -200 : p === seats.length - 1 ? 200 : 0));
  const options = readOptions(game.options, { startingCash: 'each' }) as AirKwireTypes['Options'];
  return new Match(game, { board, options, seats, setup: { cash, hands: dealt, pile } });
}

/** Plays lines such as `buy beacon`, each by the player who decides. */
export function play(match: Table, ...lines: string[]): void {
  for (const line of lines) match.apply(deciderOf(match), game.parseMove(match.board, line));
}

/** A whole turn: trades, then a route or a discard, and the top of the pile. */
export function turn(match: Table, trades: readonly string[], card: string): void {
  play(match, ...trades, 'done', card, 'draw pile');
}

export function deciderOf(match: Table): number {
  return game.search.toMove(match.state);
}

/** What greedy does in place of the player who decides. */
export function greedyMove(match: Table): string {
  const seat = deciderOf(match);
  const bot = makeBot(game, match.board, 'greedy');
  const code = bot.choose(game.view(match.state, seat), seat, new Playout(1));
  return game.makeMove(game.search.decode(match.board, code));
}
