import type { MatchRecord } from '@tarmac/kernel';
import type { BrokenRecord } from '../fixture-plan.ts';
import { editorOf } from '../record-editor.ts';

/** What is changed of them. */
interface Parts {
  setup: { market: string[]; hands: string[][]; deck: string[] };
  board: { routes: { from: string }[] };
}

/** Breaks a finished record of two players on `tiny-1` in every way only a record of this game can be wrong. */
export function brokenRecords(record: MatchRecord): BrokenRecord[] {
  const steps = record.moves.length;
  const { edit, move, first, at } = editorOf<Parts>(record);
  const [licence, take] = [first('licence'), first('take')];

  return [
    {
      file: 'unknown-option-value',
      content: { ...record, options: { deck: 'halves' } },
      code: 'unknown-option',
      path: 'options.deck',
      rule: 'AE-19',
    },
    {
      file: 'bad-board',
      content: edit((copy) => Object.assign(copy.board.routes[0], { from: 'atlantis' })),
      code: 'bad-board',
    },
    {
      file: 'setup-card-changed',
      content: edit((copy) => copy.setup.hands[0].splice(0, 1, otherThan(copy.setup.hands[0][0]))),
      code: 'bad-setup',
      path: 'setup.deck',
      rule: 'AE-1',
    },
    {
      file: 'setup-scoring-card-moved',
      content: edit((copy) => copy.setup.deck.sort((a) => (a === 'scoring' ? -1 : 0))),
      code: 'bad-setup',
      path: 'setup.deck',
      rule: 'AE-18',
    },
    {
      file: 'unknown-route',
      content: move(licence, { route: 'atlantis-paris' }),
      code: 'unknown-move',
      step: licence + 1,
      path: `${at(licence)}.route`,
    },
    {
      file: 'illegal-first-move',
      content: edit((copy) => copy.moves.splice(0, 1, { seat: 0, move: { type: 'cash' } })),
      code: 'illegal-move',
      step: 1,
      rule: 'AE-17',
    },
    {
      file: 'illegal-licence',
      content: move(licence, { airline: 'yellow' }),
      code: 'illegal-move',
      step: licence + 1,
      rule: 'AE-10',
    },
    {
      file: 'not-your-turn',
      content: edit((copy) => Object.assign(copy.moves[2], { seat: 1 })),
      code: 'not-your-turn',
      step: 3,
      rule: 'AE-30',
    },
    {
      file: 'move-left-out',
      content: edit((copy) => copy.moves.splice(take, 1)),
      code: 'not-your-turn',
      step: take + 1,
      rule: 'AE-30',
    },
    {
      file: 'move-after-the-end',
      content: edit((copy) => copy.moves.push({ seat: 0, move: { type: 'cash' } })),
      code: 'match-over',
      step: steps + 1,
      rule: 'AE-80',
    },
  ];
}

function otherThan(share: string): string {
  return share === 'red' ? 'black' : 'red';
}
