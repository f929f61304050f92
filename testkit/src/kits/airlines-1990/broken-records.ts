import type { MatchRecord } from '@tarmac/kernel';
import type { BrokenRecord } from '../fixture-plan.ts';
import { editorOf } from '../record-editor.ts';

/** What is changed of them. */
interface Parts {
  moves: { seat: unknown; move: Record<string, unknown> & { order?: unknown[] } }[];
  setup: { market: string[]; hands: string[][]; pile: string[]; flightPile: object[] };
  board: { routes: { circles: number[] }[] };
}

/** Breaks a finished record of two players on `ring-1` in every way only a record of this game can be wrong. */
export function brokenRecords(record: MatchRecord): BrokenRecord[] {
  const steps = record.moves.length;
  const { edit, move, first, at } = editorOf<Parts>(record);
  const [fly, take] = [first('fly'), first('take')];
  const shuffle = record.moves.findIndex(({ move }) => 'pile' in move && move.pile === 'flights');

  return [
    {
      file: 'unknown-option-value',
      content: { ...record, options: { lastRound: 'yes' } },
      code: 'unknown-option',
      path: 'options.lastRound',
      rule: 'A90-91',
    },
    {
      file: 'bad-board',
      content: edit((copy) => copy.board.routes[0].circles.unshift(14)),
      code: 'bad-board',
      path: 'board.routes[0].circles[1]',
    },
    {
      file: 'setup-card-changed',
      content: edit((copy) => copy.setup.market.splice(0, 1, copy.setup.market[0] === 'boi' ? 'ara' : 'boi')),
      code: 'bad-setup',
      path: 'setup.pile',
      rule: 'A90-1',
    },
    {
      file: 'setup-flight-card-missing',
      content: edit((copy) => copy.setup.flightPile.pop()),
      code: 'bad-setup',
      path: 'setup.flightPile',
      rule: 'A90-1',
    },
    {
      file: 'setup-scoring-card-missing',
      content: edit((copy) => copy.setup.pile.splice(copy.setup.pile.indexOf('scoring'), 1)),
      code: 'bad-setup',
      path: 'setup.pile',
      rule: 'A90-10',
    },
    {
      file: 'unknown-company',
      content: move(fly, { company: 'xyz' }),
      code: 'unknown-move',
      step: fly + 1,
      path: `${at(fly)}.company`,
    },
    {
      file: 'illegal-first-move',
      content: edit((copy) => copy.moves.splice(0, 1, { seat: 0, move: { type: 'keep' } })),
      code: 'illegal-move',
      step: 1,
      rule: 'A90-24',
    },
    {
      file: 'illegal-card',
      content: move(fly, { card: { pattern: 'solid', value: 14 }, route: 'boston-new-york' }),
      code: 'illegal-move',
      step: fly + 1,
      rule: 'A90-40',
    },
    {
      file: 'not-your-turn',
      content: edit((copy) => Object.assign(copy.moves[take], { seat: 1 - Number(copy.moves[take].seat) })),
      code: 'not-your-turn',
      step: take + 1,
      rule: 'A90-11',
    },
    {
      file: 'shuffle-left-out',
      content: edit((copy) => copy.moves.splice(shuffle, 1)),
      code: 'not-your-turn',
      step: shuffle + 1,
      rule: 'A90-42',
    },
    {
      file: 'shuffle-too-early',
      content: edit((copy) => copy.moves.splice(0, 0, copy.moves[shuffle])),
      code: 'not-your-turn',
      step: 1,
    },
    {
      file: 'shuffle-card-missing',
      content: edit((copy) => copy.moves[shuffle].move.order?.pop()),
      code: 'illegal-move',
      step: shuffle + 1,
      rule: 'A90-42',
    },
    {
      file: 'shuffle-card-changed',
      content: edit((copy) => copy.moves[shuffle].move.order?.splice(0, 1, { pattern: 'solid', value: 14 })),
      code: 'unknown-move',
      step: shuffle + 1,
      path: `${at(shuffle)}.order[0]`,
    },
    {
      file: 'shuffle-other-pile',
      content: move(shuffle, { pile: 'shares' }),
      code: 'illegal-move',
      step: shuffle + 1,
      rule: 'A90-42',
    },
    {
      file: 'shuffle-by-a-player',
      content: edit((copy) => Object.assign(copy.moves[shuffle], { seat: 0 })),
      code: 'illegal-move',
      step: shuffle + 1,
      rule: 'A90-42',
    },
    {
      file: 'move-after-the-end',
      content: edit((copy) => copy.moves.push({ seat: 0, move: { type: 'draw' } })),
      code: 'match-over',
      step: steps + 1,
      rule: 'A90-80',
    },
  ];
}
