import { describe } from 'vitest';
import { ANSWERS } from '../harness/answers/by-game.ts';
import { covering } from '../harness/covering.ts';
import { diceOf } from '../harness/dice.ts';
import { handsOf, type Input } from '../harness/hands.ts';
import { Player } from '../harness/player.ts';
import { check } from '../harness/processes.ts';
import { exportRecord, GAME, type Plan, playNow, setUp } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, TABLET, test } from '../harness/test.ts';

interface Case {
  readonly name: string;
  readonly look: { width: number; height: number; touch?: boolean };
  readonly input: Input;
  /** Null: the first screen's one click. */
  readonly plan: Plan | null;
}

/** In the short programme each game is played whole once: Europe by keys (keyboard.test.ts), 1990 by a reader (list-view.test.ts). */
const SHORT: readonly Case[] = [
  {
    name: 'Air-Kwire: 3 players, two people at one screen, power cards, 390 px, touch',
    look: PHONE,
    input: 'touch',
    plan: { game: 'air-kwire', players: 3, people: ['Ada', 'Ben'], options: { powerCards: true } },
  },
];

const MORE: readonly Case[] = [
  {
    name: 'Europe: 3 players, two people at one screen, 390 px, touch',
    look: PHONE,
    input: 'touch',
    plan: { players: 3, people: ['Ada', 'Ben'] },
  },
  {
    name: 'Air-Kwire: 4 players, 1440 px, mouse',
    look: DESKTOP,
    input: 'mouse',
    plan: { game: 'air-kwire', players: 4, seed: 'd' },
  },
  { name: 'Play now, 1440 px, mouse', look: DESKTOP, input: 'mouse', plan: null },
  {
    name: '1990: 4 players, 1440 px, mouse',
    look: DESKTOP,
    input: 'mouse',
    plan: { game: 'airlines-1990', players: 4 },
  },
  {
    name: '1990: 6 players, two people at one screen, 390 px, touch',
    look: PHONE,
    input: 'touch',
    plan: { game: 'airlines-1990', players: 6, people: ['Ada', 'Ben'] },
  },
  {
    name: 'Air-Kwire: 5 players, cash for each and open, power cards, 820 px, mouse',
    look: TABLET,
    input: 'mouse',
    plan: {
      game: 'air-kwire',
      players: 5,
      options: { powerCards: true, startingCash: 'each', openCash: true },
    },
  },
];

const BOARDS = [
  { game: 'airlines-europe', board: 'europe-1', fewest: 2, most: 5 },
  { game: 'airlines-europe', board: 'europe-small-1', fewest: 2, most: 5 },
  { game: 'airlines-1990', board: 'north-america-1', fewest: 2, most: 6 },
  { game: 'air-kwire', board: 'usa-1', fewest: 3, most: 6 },
  { game: 'air-kwire', board: 'usa-2', fewest: 3, most: 6 },
] as const;

/** Every number of players on every board meets every input and every size, and these each other. */
const MATRIX: readonly Case[] = covering({
  table: BOARDS.flatMap(({ fewest, most, ...on }) =>
    Array.from({ length: most - fewest + 1 }, (_, i) => ({ ...on, players: i + fewest })),
  ),
  input: ['mouse', 'touch', 'keyboard'],
  look: [PHONE, TABLET, DESKTOP],
} as const).map(({ table, input, look }) => ({
  name: `${table.board}: ${table.players} players, ${look.width} px, ${input}`,
  look: { ...look, touch: input === 'touch' },
  input,
  plan: { ...table, bot: 'random', people: table.players % 2 === 0 ? ['Ada', 'Ben'] : ['Ada'] },
}));

const isLong = Boolean(process.env.TARMAC_LONG);

/** Together they are longer than all other files of their programme: two games at a time. */
describe('whole games through the page', { concurrent: isLong }, () => {
  test.for([...SHORT, ...(isLong ? [...MORE, ...MATRIX] : [])])(
    '$name',
    async ({ look, input, plan }, { visit }) => {
      const { page } = await visit(look);
      if (plan === null) await playNow(page);
      else await setUp(page, plan);
      const player = new Player(page, handsOf(page, input), diceOf(7), ANSWERS[plan?.game ?? GAME]);
      const { step } = await player.play();
      expect(await check(await exportRecord(page))).toMatch(
        new RegExp(`^ok .* \\(finished, ${step} steps\\)`),
      );
    },
  );
});
