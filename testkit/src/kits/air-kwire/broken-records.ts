import type { MatchRecord } from '@tarmac/kernel';
import type { BrokenRecord } from '../fixture-plan.ts';
import { editorOf } from '../record-editor.ts';

/** What is changed of them. */
interface Parts {
  moves: { seat: unknown; move: Record<string, unknown> & { order?: unknown[] } }[];
  setup: { cash: number[]; hands: string[][]; pile: string[] };
  board: { track: { price: number }[] };
}

/** Breaks a finished record of four players with power cards in every way only a record of this game can be wrong. */
export function brokenRecords(record: MatchRecord): BrokenRecord[] {
  const steps = record.moves.length;
  const { edit, move, first, at } = editorOf<Parts>(record);
  const [route, draw, shuffle] = [first('route'), first('draw'), first('shuffle')];

  return [
    {
      file: 'unknown-option-value',
      content: { ...record, options: { startingCash: 'all' } },
      code: 'unknown-option',
      path: 'options.startingCash',
      rule: 'AK-10',
    },
    {
      file: 'bad-board',
      content: edit((copy) => Object.assign(copy.board.track[1], { price: 90 })),
      code: 'bad-board',
      path: 'board.track[1].price',
    },
    {
      file: 'setup-other-cash',
      content: edit((copy) => copy.setup.cash.splice(0, 1, 5000)),
      code: 'bad-setup',
      path: 'setup.cash',
      rule: 'AK-10',
    },
    {
      file: 'setup-card-missing',
      content: edit((copy) => copy.setup.pile.pop()),
      code: 'bad-setup',
      path: 'setup.pile',
      rule: 'AK-2',
    },
    {
      file: 'setup-power-card-on-top',
      content: edit(({ setup }) =>
        setup.pile.unshift(...setup.pile.splice(setup.pile.indexOf('reverse'), 1)),
      ),
      code: 'bad-setup',
      path: 'setup.pile[0]',
      rule: 'AK-11',
    },
    {
      file: 'unknown-airline',
      content: move(route, { airline: 'eagle' }),
      code: 'unknown-move',
      step: route + 1,
      path: `${at(route)}.airline`,
    },
    {
      file: 'illegal-first-move',
      content: edit((copy) => copy.moves.splice(0, 1, { seat: 0, move: { type: 'pass' } })),
      code: 'illegal-move',
      step: 1,
      rule: 'AK-20',
    },
    {
      file: 'illegal-draw',
      content: edit((copy) =>
        copy.moves.splice(draw, 1, { seat: copy.moves[draw].seat, move: { type: 'done' } }),
      ),
      code: 'illegal-move',
      step: draw + 1,
      rule: 'AK-23',
    },
    {
      file: 'not-your-turn',
      content: edit((copy) => {
        const seat = (Number(copy.moves[draw].seat) + 1) % record.seats.length;
        Object.assign(copy.moves[draw], { seat });
      }),
      code: 'not-your-turn',
      step: draw + 1,
      rule: 'AK-90',
    },
    {
      file: 'shuffle-left-out',
      content: edit((copy) => copy.moves.splice(shuffle, 1)),
      code: 'not-your-turn',
      step: shuffle + 1,
      rule: 'AK-24',
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
    },
    {
      file: 'shuffle-card-changed',
      content: edit((copy) => copy.moves[shuffle].move.order?.splice(0, 1, 'atlantis')),
      code: 'unknown-move',
      step: shuffle + 1,
      path: `${at(shuffle)}.order[0]`,
    },
    {
      file: 'shuffle-by-a-player',
      content: edit((copy) => Object.assign(copy.moves[shuffle], { seat: 0 })),
      code: 'illegal-move',
      step: shuffle + 1,
      rule: 'AK-24',
    },
    {
      file: 'move-after-the-end',
      content: edit((copy) => copy.moves.push({ seat: 0, move: { type: 'done' } })),
      code: 'match-over',
      step: steps + 1,
      rule: 'AK-60',
    },
  ];
}
