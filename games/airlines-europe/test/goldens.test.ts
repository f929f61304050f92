import { fileURLToPath } from 'node:url';
import type { Plan } from '@tarmac/testkit';
import { compareGolden, playthrough } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { AirlinesEuropeTypes } from '../src/index.ts';
import { airlinesEurope as game } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import { stepWords, tableWords } from './goldens-words.ts';

/*
 * Whole games as text, in goldens/. UPDATE_GOLDENS=1 writes them anew; read the difference before you commit
 * it.
 */

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'];

interface Golden {
  readonly file: string;
  readonly board: string;
  readonly players: number;
  readonly options: AirlinesEuropeTypes['Options'] | Record<string, string | number | boolean>;
  readonly driver: string;
}

const GOLDENS: readonly Golden[] = [
  { file: '2-players', board: 'europe-1', players: 2, options: {}, driver: 'table-talk' },
  { file: '3-players', board: 'europe-1', players: 3, options: { cut: 'exact' }, driver: 'table-talk' },
  { file: '4-players', board: 'europe-1', players: 4, options: {}, driver: 'table-talk' },
  {
    file: '5-players',
    board: 'europe-small-1',
    players: 5,
    options: { startingPlayer: 3 },
    driver: 'table-talk',
  },
  {
    file: 'deck-in-thirds',
    board: 'europe-small-1',
    players: 3,
    options: { deck: 'thirds' },
    driver: 'cash-first',
  },
  {
    file: 'route-phases',
    board: 'line-1',
    players: 2,
    options: { routePhases: true },
    driver: 'licence-first',
  },
  {
    file: 'split-holdings',
    board: 'europe-small-1',
    players: 4,
    options: { splitHoldings: true },
    driver: 'short-hand',
  },
  { file: 'all-blocked', board: 'tiny-1', players: 3, options: {}, driver: 'even' },
];

function text(golden: Golden): string {
  const { players, options, driver } = golden;
  const board = frozenBoard(golden.board);
  const plan: Plan<AirlinesEuropeTypes> = {
    board,
    players,
    options,
    driver,
    seed: `golden ${golden.file}`,
    names: NAMES.slice(0, players),
  };
  const lines: string[] = [];
  const match = playthrough(game, plan, undefined, (step, { state, log, seats }) => {
    lines.push(...stepWords(log.length, step, seats));
    if (step.events.some(({ type }) => type === 'turn' || type === 'ended')) {
      lines.push(tableWords(game.view(state, null), seats));
    }
  });
  const { setup, seats } = match;
  const chosen = Object.entries(match.options).map(([name, value]) => `${name} ${value}`);
  const head = [
    `Airlines Europe on ${board.file.name} (${board.id}), ${players} players`,
    `options: ${chosen.join(', ')}`,
    `market: ${setup.market.join(' ')}`,
    ...setup.hands.map((hand, seat) => `hand of ${seats[seat]}: ${hand.join(' ')}`),
    `deck: ${setup.deck.join(' ')}`,
    '',
    'After each turn: bank | deck | market | per player million, points, cards in hand, portfolio',
    '',
  ];
  const outcome = game.outcome(match.state);
  const winners = outcome?.winners.map((seat) => seats[seat]).join(' and ');
  return [...head, ...lines, '', `winner: ${winners}`, ''].join('\n');
}

describe('goldens', () => {
  it.each(GOLDENS)('$file', (golden) => {
    const path = fileURLToPath(new URL(`goldens/${golden.file}.txt`, import.meta.url));
    expect(compareGolden(path, text(golden))).toBeUndefined();
  });
});
