import { readdirSync, readFileSync } from 'node:fs';
import { playMatch } from '@tarmac/bots';
import { findBoardFile, findGame } from '@tarmac/games';
import { toRecord } from '@tarmac/kernel';
import type { Page } from 'playwright-core';
import { shell, table } from '../../src/words/en/index.ts';
import type { PlayedGame } from './answers/by-game.ts';
import { importText } from './tables.ts';

interface Recorded {
  readonly game: string;
  readonly board: { readonly id: string };
  readonly seats: readonly string[];
  readonly moves: readonly { readonly move: { readonly type: string } }[];
  readonly result?: unknown;
}

/** Records of other boards are for tests of the rules. */
const BOARDS: Readonly<Record<PlayedGame, string>> = {
  'airlines-europe': 'europe-1',
  'airlines-1990': 'north-america-1',
  'air-kwire': 'usa-1',
};

interface Place {
  readonly text: string;
  readonly step: number;
}

/** Moves before the end. */
const LATE = 3;

/**
 * Goes on with a recorded game from where moves of these kinds follow each other for the first time: positions that
 * come late, or seldom. All seats are people at this screen.
 */
export async function openBefore(page: Page, game: PlayedGame, types: readonly string[]): Promise<void> {
  await goOnFrom(page, earliest(game, types));
}

/** A game of four bots, on the board as it is now. */
function playedByBots(game: PlayedGame) {
  const played = findGame(game);
  const board = played.loadBoard(findBoardFile(played));
  const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
  const { match } = playMatch(played, board, { bots, seed: 'late' });
  // As a page calls players that it does not know: names do not travel with a link.
  return { ...toRecord(match), seats: bots.map((_, seat) => shell.names.playerNumber(seat + 1)) };
}

/** Goes on with a game of bots shortly before its last move: the board is as full as it gets. */
export async function openLate(page: Page, game: PlayedGame): Promise<void> {
  const record = playedByBots(game);
  await goOnFrom(page, { text: JSON.stringify(record), step: record.moves.length - LATE });
}

/** The history of a game that bots have just played to its end; its moves. */
export async function openPlayed(page: Page, game: PlayedGame) {
  const record = playedByBots(game);
  await open(page, JSON.stringify(record));
  return record.moves;
}

async function goOnFrom(page: Page, { text, step }: Place): Promise<void> {
  await open(page, text);
  await page.getByRole('slider', { name: table.history.slider }).fill(String(step));
  await page.locator(`[data-testid=table][data-step="${step}"]`).waitFor();
  const from = page.url();
  await page.getByRole('button', { name: table.history.fork }).click();
  await page.waitForURL((url) => url.href !== from && !url.href.includes('step='));
}

/** The history of a recorded game that was played to its end; by people who are all called like this, if a name is given. */
export async function openFinished(page: Page, game: PlayedGame, name?: string): Promise<void> {
  const finished = recorded(game).find(({ record }) => record.result !== undefined);
  if (!finished) throw new Error(`No recorded game of ${game} is finished.`);
  const { seats } = finished.record;
  await open(
    page,
    name === undefined ? finished.text : JSON.stringify({ ...finished.record, seats: seats.map(() => name) }),
  );
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/`);
  await importText(page, 'record.json', text);
  await page.waitForURL(/#\/table\//);
  await page.getByTestId('history').waitFor();
}

/** Those of the game's own tests, and games of bots for what does not come up there. */
function recorded(game: PlayedGame): { text: string; record: Recorded }[] {
  return [`../../../games/${game}/test/fixtures/`, '../fixtures/records/']
    .map((path) => new URL(path, import.meta.url))
    .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))
    .filter(({ pathname }) => pathname.endsWith('.json') && !pathname.endsWith('/expected.json'))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { text, record: JSON.parse(text) as Recorded };
    })
    .filter(({ record }) => record.game === game && record.board.id === BOARDS[game]);
}

function earliest(game: PlayedGame, types: readonly string[]): Place {
  const places = recorded(game).flatMap(({ text, record: { moves } }): Place[] => {
    const step = moves.findIndex((_, at) => types.every((type, i) => moves[at + i]?.move.type === type));
    return step < 0 ? [] : [{ text, step }];
  });
  const [first] = places.sort((one, other) => one.step - other.step);
  if (!first) throw new Error(`No recorded game of ${game} has ${types.join(', ')}.`);
  return first;
}
