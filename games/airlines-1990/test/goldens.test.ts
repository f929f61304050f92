import { fileURLToPath } from 'node:url';
import type { Options } from '@tarmac/kernel';
import type { Plan } from '@tarmac/testkit';
import { compareGolden, playthrough } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import { cardWord } from '../src/flight-card.ts';
import type { Airlines1990Types } from '../src/index.ts';
import { airlines1990 as game } from '../src/index.ts';
import { frozenBoard } from './contract-boards.ts';
import { stepWords, tableWords } from './goldens-words.ts';

/*
 * Whole games as text, in goldens/. UPDATE_GOLDENS=1 writes them anew; read the difference before you commit
 * it.
 */

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];

interface Golden {
  readonly file: string;
  readonly board: string;
  readonly players: number;
  readonly options: Options;
  readonly driver: string;
}

const GOLDENS: readonly Golden[] = [
  { file: '2-players', board: 'north-america-1', players: 2, options: {}, driver: 'table-talk' },
  { file: '4-players', board: 'north-america-1', players: 4, options: {}, driver: 'table-talk' },
  {
    file: '6-players',
    board: 'north-america-1',
    players: 6,
    options: { seatBonus: true },
    driver: 'table-talk',
  },
  { file: 'last-round', board: 'crowd-1', players: 6, options: { lastRound: true }, driver: 'pile-first' },
  {
    file: 'late-scoring',
    board: 'crowd-1',
    players: 3,
    options: { lateScoring: true },
    driver: 'table-talk',
  },
  { file: 'inactive-companies', board: 'ring-1', players: 3, options: {}, driver: 'late-founder' },
  { file: 'stalemate', board: 'four-1', players: 2, options: {}, driver: 'hoarder' },
];

function text(golden: Golden): string {
  const { players, options, driver } = golden;
  const board = frozenBoard(golden.board);
  const plan: Plan<Airlines1990Types> = {
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
    `Airlines (1990) on ${board.file.name} (${board.id}), ${players} players`,
    `options: ${chosen.join(', ')}`,
    `market: ${setup.market.join(' ')}`,
    ...setup.hands.map(
      (hand, p) => `hand of ${seats[p]}: ${hand.join(' ')}, ${setup.flights[p].map(cardWord).join(' ')}`,
    ),
    `pile: ${setup.pile.join(' ')}`,
    `flights: ${setup.flightPile.map(cardWord).join(' ')}`,
    '',
    'After each turn: piles | market | companies | per player points, shares and flight cards in hand, shares laid',
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
