import type { MatchRecord } from '@tarmac/kernel';
import type { BrokenRecord } from '../fixture-plan.ts';

// The records are made here, so their parts may be changed; what they stand for is read again by the kernel.
type Editable = { -readonly [Field in keyof MatchRecord]: MatchRecord[Field] } & {
  moves: { seat: unknown; move: Record<string, unknown> & { order?: unknown[] } }[];
  setup: { market: string[]; hands: string[][]; pile: string[]; flightPile: object[] };
  board: { routes: { circles: number[] }[] };
};

/** Breaks a finished record of two players on `ring-1` in every way a record of this game can be wrong. */
export function brokenRecords(record: MatchRecord): BrokenRecord[] {
  const steps = record.moves.length;
  const first = (type: string): number => record.moves.findIndex(({ move }) => move.type === type);
  const [fly, take] = [first('fly'), first('take')];
  const shuffle = record.moves.findIndex(({ move }) => 'pile' in move && move.pile === 'flights');
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
    { file: 'other-game', content: { ...record, game: 'chess' }, code: 'unknown-game', path: 'game' },
    {
      file: 'other-rules',
      content: { ...record, rulesVersion: 99 },
      code: 'rules-version',
      path: 'rulesVersion',
    },
    {
      file: 'seven-players',
      content: { ...record, seats: [...'ABCDEFG'] },
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
      content: { ...record, options: { deck: 'thirds' } },
      code: 'unknown-option',
      path: 'options.deck',
    },
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
      file: 'unknown-seat',
      content: edit((copy) => Object.assign(copy.moves[3], { seat: 7 })),
      code: 'unknown-seat',
      step: 4,
      path: 'moves[3].seat',
    },
    {
      file: 'unknown-move',
      content: move(3, { type: 'licence' }),
      code: 'unknown-move',
      step: 4,
      path: `${at(3)}.type`,
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
      content: { ...record, result: { ...record.result, reason: 'shares-gone' } },
      code: 'wrong-result',
      path: 'result.reason',
    },
    {
      file: 'result-too-early',
      content: edit((copy) => copy.moves.pop()),
      code: 'wrong-result',
      path: 'result',
    },
  ];
}
