import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { table } from '../../src/words/en/index.ts';
import type { PlayedGame } from './answers/by-game.ts';
import { importText } from './tables.ts';

interface Recorded {
  readonly game: string;
  readonly board: { readonly id: string };
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

/**
 * Goes on with a recorded game from where moves of these kinds follow each other for the first time: positions that
 * come late, or seldom. All seats are people at this screen.
 */
export async function openBefore(page: Page, game: PlayedGame, types: readonly string[]): Promise<void> {
  const { text, step } = earliest(game, types);
  await open(page, text);
  await page.getByRole('slider', { name: table.history.slider }).fill(String(step));
  await page.locator(`[data-testid=table][data-step="${step}"]`).waitFor();
  const from = page.url();
  await page.getByRole('button', { name: table.history.fork }).click();
  await page.waitForURL((url) => url.href !== from && !url.href.includes('step='));
}

/** The history of a recorded game that was played to its end. */
export async function openFinished(page: Page, game: PlayedGame): Promise<void> {
  const finished = recorded(game).find(({ record }) => record.result !== undefined);
  if (!finished) throw new Error(`No recorded game of ${game} is finished.`);
  await open(page, finished.text);
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
