import type { MatchRecord } from '@tarmac/kernel';
import type { BrokenRecord } from '../fixture-plan.ts';

// The records are made here, so their parts may be changed; what they stand for is read again by the kernel.
type Editable = { -readonly [Field in keyof MatchRecord]: MatchRecord[Field] } & {
  moves: { seat: unknown; move: Record<string, unknown> }[];
  setup: { market: string[]; hands: string[][]; deck: string[] };
  board: { routes: { from: string }[] };
};

/** Breaks a finished record of two players on `tiny-1` in every way a record can be wrong. */
export function brokenRecords(record: MatchRecord): BrokenRecord[] {
  const steps = record.moves.length;
  const first = (type: string): number => record.moves.findIndex(({ move }) => move.type === type);
  const [licence, take] = [first('licence'), first('take')];
  const edit = (change: (copy: Editable) => void): unknown => {
    const copy = structuredClone(record) as unknown as Editable;
    change(copy);
    return copy;
  };
  const move = (at: number, changes: Record<string, unknown>): unknown =>
    edit((copy) => Object.assign(copy.moves[at].move, changes));
  const at = (index: number): string => `moves[${index}].move`;
  const [scores, winners] = [record.result?.scores ?? [], record.result?.winners ?? []];

  return [
    { file: 'not-json', content: `${JSON.stringify(record).slice(0, 400)}`, code: 'not-json' },
    { file: 'not-a-record', content: { hello: 'world' }, code: 'bad-format', path: 'format' },
    {
      file: 'other-format',
      content: { ...record, format: 'tarmac-record/9' },
      code: 'bad-format',
      path: 'format',
    },
    { file: 'other-game', content: { ...record, game: 'chess' }, code: 'unknown-game', path: 'game' },
    {
      file: 'other-rules',
      content: { ...record, rulesVersion: 99 },
      code: 'rules-version',
      path: 'rulesVersion',
    },
    { file: 'moves-no-list', content: { ...record, moves: {} }, code: 'bad-shape', path: 'moves' },
    { file: 'strange-field', content: { ...record, mood: 'good' }, code: 'bad-shape', path: 'mood' },
    {
      file: 'six-players',
      content: { ...record, seats: ['A', 'B', 'C', 'D', 'E', 'F'] },
      code: 'bad-players',
      path: 'seats',
    },
    {
      file: 'three-seats-two-hands',
      content: { ...record, seats: ['A', 'B', 'C'] },
      code: 'bad-setup',
      path: 'setup',
    },
    {
      file: 'unknown-option',
      content: { ...record, options: { weather: true } },
      code: 'unknown-option',
      path: 'options.weather',
    },
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
      file: 'unknown-seat',
      content: edit((copy) => Object.assign(copy.moves[3], { seat: 7 })),
      code: 'unknown-seat',
      step: 4,
      path: 'moves[3].seat',
    },
    {
      file: 'unknown-move',
      content: move(3, { type: 'fly' }),
      code: 'unknown-move',
      step: 4,
      path: `${at(3)}.type`,
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
    {
      file: 'wrong-scores',
      content: { ...record, result: { ...record.result, scores: scores.map((n) => n + 1) } },
      code: 'wrong-result',
      path: 'result.scores',
    },
    {
      file: 'wrong-winners',
      content: { ...record, result: { ...record.result, winners: [1 - winners[0]] } },
      code: 'wrong-result',
      path: 'result.winners',
    },
    {
      file: 'wrong-reason',
      content: { ...record, result: { ...record.result, reason: 'third-scoring' } },
      code: 'wrong-result',
      path: 'result.reason',
    },
    { file: 'no-result', content: edit((copy) => delete copy.result), code: 'wrong-result', path: 'result' },
    {
      file: 'result-too-early',
      content: edit((copy) => copy.moves.pop()),
      code: 'wrong-result',
      path: 'result',
    },
  ];
}

function otherThan(share: string): string {
  return share === 'red' ? 'black' : 'red';
}
