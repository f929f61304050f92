import { fileURLToPath } from 'node:url';
import type { Game, GameTypes, Options } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { compareGolden } from '../golden.ts';
import type { PlayedStep } from '../playthrough.ts';
import { playthrough } from '../playthrough.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];

/** A whole game kept as text. */
export interface Golden {
  readonly file: string;
  readonly board: string;
  readonly players: number;
  readonly options: Options;
  readonly driver: string;
}

/** How a game is told. `names` by seat. */
export interface GoldenWords<G extends GameTypes> {
  readonly title: string;
  dealt(setup: G['Setup'], names: readonly string[]): string[];
  event(event: G['Event'], names: readonly string[]): string;
  /** The table after a turn, and what is in that line. */
  table(view: G['View'], names: readonly string[]): string;
  readonly tableFields: string;
}

export interface GoldenWish<G extends GameTypes> {
  readonly goldens: readonly Golden[];
  readonly folder: URL;
  boardOf(id: string): G['Board'];
  readonly words: GoldenWords<G>;
}

/** Whole games as text. UPDATE_GOLDENS=1 writes them again; read the difference before you commit it. */
export function goldenSuite<G extends GameTypes>(game: Game<G>, wish: GoldenWish<G>): void {
  describe('goldens', () => {
    it.each(wish.goldens)('$file', (golden) => {
      const path = fileURLToPath(new URL(`${golden.file}.txt`, wish.folder));
      expect(compareGolden(path, textOf(game, golden, wish))).toBeUndefined();
    });
  });
}

function textOf<G extends GameTypes>(
  game: Game<G>,
  golden: Golden,
  { boardOf, words }: GoldenWish<G>,
): string {
  const { file, players, options, driver } = golden;
  const board = boardOf(golden.board);
  const plan = { board, players, options, driver, seed: `golden ${file}`, names: NAMES.slice(0, players) };
  const lines: string[] = [];
  const match = playthrough(game, plan, undefined, (step, { state, log, seats }) => {
    lines.push(...stepLines(game, words, log.length, step, seats));
    if (step.events.some(({ type }) => type === 'turn' || type === 'ended')) {
      lines.push(`     = ${words.table(game.view(state, null), seats)}`);
    }
  });
  const { setup, seats } = match;
  const { name } = game.boardFile(board) as { readonly name: string };
  const chosen = Object.entries(match.options).map(([option, value]) => `${option} ${value}`);
  const winners = game.outcome(match.state)?.winners.map((seat) => seats[seat]);
  return [
    `${words.title} on ${name} (${board.id}), ${players} players`,
    `options: ${chosen.join(', ')}`,
    ...words.dealt(setup, seats),
    '',
    `After each turn: ${words.tableFields}`,
    '',
    ...lines,
    '',
    `winner: ${winners?.join(' and ')}`,
    '',
  ].join('\n');
}

function stepLines<G extends GameTypes>(
  game: Game<G>,
  words: GoldenWords<G>,
  number: number,
  { seat, move, events }: PlayedStep<G>,
  names: readonly string[],
): string[] {
  const who = seat === CHANCE ? '–' : names[seat];
  const head = `${String(number).padStart(3)}  ${who.padEnd(5)}${game.makeMove(move)}`;
  // The turn shows in the table line and in the next move.
  const facts = events
    .filter(({ type }) => type !== 'turn')
    .map((event) => `       · ${words.event(event, names)}`);
  return [head, ...facts];
}
