import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareGolden, kitOf, planGame, playthrough } from '@tarmac/testkit';
import { expect, test } from 'vitest';
import type { AnyGame } from '../src/index.ts';
import { GAMES } from '../src/index.ts';
import { blocksOf, TOLD } from './views/declarations.ts';
import type { DocumentTypes } from './views/document-types.ts';
import { readTypes } from './views/document-types.ts';

const PATH = fileURLToPath(new URL('../../../docs/views.md', import.meta.url));
/** Games played; and then more until every kind of move and event has come. */
const [FEWEST, MOST] = [12, 200];
/** From plan to plan, so that few games have all drivers, boards and numbers of players. */
const STRIDE = 11;

test('docs/views.md has the types of the sources (UPDATE_GOLDENS=1 writes them)', () => {
  let document = readFileSync(PATH, 'utf8');
  for (const [name, declarations] of blocksOf(GAMES.map(({ id }) => id))) {
    expect(document).toMatch(blockOf(name));
    document = document.replace(blockOf(name), () => `\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`);
  }
  expect(compareGolden(PATH, document)).toBe(undefined);
});

test.each(GAMES)(
  '$id: views, legal moves and events of played games are as docs/views.md declares them, and each kind of move and event comes',
  (game) => {
    const types = typesOf(game);
    const check = (type: (typeof TOLD)[number], value: unknown): void => {
      const json = JSON.stringify(value);
      const problem = types.problem(type, JSON.parse(json));
      if (problem) throw new Error(`${problem}: ${json.slice(0, 200)}`);
    };
    const boards = game.boardFiles.map((file) => game.loadBoard(file));
    for (let n = 0; n < FEWEST || (n < MOST && types.neverMet().length > 0); n++) {
      const plan = planGame(game, kitOf(game), { boards, seed: 'views' }, n * STRIDE);
      const viewers = [...Array(plan.players).keys(), null];
      const { state: end } = playthrough(game, plan, undefined, ({ move, events }, { state, log }) => {
        check('Move', move);
        for (const seat of game.active(state))
          for (const each of game.legal(state, seat)) check('Move', each);
        for (const viewer of viewers) for (const event of events) check('Event', game.seen(event, viewer));
        check('View', game.view(state, viewers[log.length % viewers.length]));
      });
      for (const viewer of viewers) check('View', game.view(end, viewer));
    }
    expect(types.neverMet()).toEqual([]);
  },
);

test('what is not as declared is found, with its place', () => {
  const types = readTypes(`
    type Event = { type: 'took'; card: Card | null; seats: number[] } | { type: 'ended'; by?: { [name: string]: number } };
    type Card = 'red' | 'blue';`);
  const took = { type: 'took', card: 'red', seats: [0, 1] };
  expect(types.problem('Event', took)).toBe(undefined);
  expect(types.neverMet()).toEqual(["{ type: 'ended'; by?: { [name: string]: number } }"]);
  expect(types.problem('Event', { type: 'ended' })).toBe(undefined);
  expect(types.neverMet()).toEqual([]);
  expect(types.problem('Event', { ...took, extra: 1 })).toBe('Event.extra is not declared');
  expect(types.problem('Event', { type: 'took', card: null })).toBe('Event.seats is missing');
  expect(types.problem('Event', { ...took, card: 'green' })).toBe('Event.card is "green"');
  expect(types.problem('Event', { ...took, seats: [0, '1'] })).toBe('Event.seats[1] is "1"');
  expect(types.problem('Event', { type: 'ended', by: { Ada: null } })).toBe('Event.by.Ada is null');
  expect(types.problem('Event', { type: 'left' })).toBe('Event is {"type":"left"}');
  expect(types.problem('Move', {})).toBe('Move is not declared');
  expect(() => readTypes('type Card = Colour;')).toThrow('Colour is not declared');
  expect(() => readTypes('type Card = string; type Card = number;')).toThrow('Card is declared twice');
  expect(() => readTypes('type Card = Record<string, number>;')).toThrow(
    'Record<string, number> is not plain',
  );
});

/** The declarations between the marks of a block. */
function blockOf(name: string): RegExp {
  return new RegExp(`(?<=<!-- ${name} -->\n)[^]*(?=<!-- /${name} -->)`);
}

function typesOf(game: AnyGame): DocumentTypes {
  const document = readFileSync(PATH, 'utf8');
  const blocks = ['shared', ...TOLD.map((name) => `${game.id} ${name}`)];
  return readTypes(
    blocks
      .map((name) =>
        blockOf(name)
          .exec(document)?.[0]
          .replace(/^```.*/gm, ''),
      )
      .join('\n'),
  );
}
