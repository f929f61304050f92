import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, GameTypes, MatchRecord } from '@tarmac/kernel';
import { recordText, toRecord } from '@tarmac/kernel';
import { brokenAnywhere } from './kits/broken-anywhere.ts';
import type { FixtureKit, FixturePlan } from './kits/fixture-plan.ts';
import { FIXTURE_KITS } from './kits/fixtures.ts';
import { playthrough } from './playthrough.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];
const UNFINISHED_MOVES = 12;

/** The recorded games of one game. */
export interface FixtureSet {
  readonly game: string;
  readonly folder: string;
  /** By the names of their files: finished ones, an unfinished one, and broken ones. */
  readonly files: ReadonlyMap<string, string>;
}

export function fixtureSets(): FixtureSet[] {
  return FIXTURE_KITS.map(([game, kit]) => setOf(game, kit));
}

function setOf<G extends GameTypes>(game: Game<G>, { plans, brokenFrom, broken }: FixtureKit): FixtureSet {
  const home = fileURLToPath(new URL(`../../games/${game.id}/`, import.meta.url));
  const files = new Map<string, string>();
  for (const plan of plans) files.set(`${plan.file}.json`, recordText(recordOf(game, home, plan)));
  const model = plans.find(({ file }) => file === brokenFrom);
  if (!model) throw new Error(`no fixture ${brokenFrom}`);
  files.set('unfinished.json', recordText(recordOf(game, home, model, UNFINISHED_MOVES)));
  const whole = recordOf(game, home, model);
  const records = [...brokenAnywhere(game, whole), ...broken(whole)];
  for (const { file, content } of records) {
    // A broken record has the fields of a record, right or wrong.
    const text = typeof content === 'string' ? content : recordText(content as MatchRecord);
    files.set(`broken/${file}.json`, text);
  }
  const expected = Object.fromEntries(records.map(({ file, content: _, ...refusal }) => [file, refusal]));
  files.set('expected.json', `${JSON.stringify(expected, null, 2)}\n`);
  return { game: game.id, folder: `${home}test/fixtures/`, files };
}

function recordOf<G extends GameTypes>(
  game: Game<G>,
  home: string,
  { file, players, options, driver, board }: FixturePlan,
  moves?: number,
): MatchRecord {
  const plan = {
    board: game.loadBoard(JSON.parse(readFileSync(`${home}${board}`, 'utf8'))),
    players,
    options,
    driver,
    seed: `fixture ${file}`,
    names: NAMES.slice(0, players),
  };
  return toRecord(playthrough(game, plan, moves));
}
