import type { Game, GameTypes, MatchRecord } from '@tarmac/kernel';
import type { BrokenRecord } from './fixture-plan.ts';
import { editorOf } from './record-editor.ts';

/** Breaks a finished record in every way in which the record of any game can be wrong. */
export function brokenAnywhere<G extends GameTypes>(game: Game<G>, record: MatchRecord): BrokenRecord[] {
  const { edit } = editorOf(record);
  const { result } = record;
  const otherReason = game.endReasons.find((reason) => reason !== result?.reason);
  const seats = Array.from({ length: game.players.max + 1 }, (_, seat) => `P${seat}`);
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
    { file: 'too-many-players', content: { ...record, seats }, code: 'bad-players', path: 'seats' },
    {
      file: 'three-seats-two-hands',
      content: { ...record, seats: [...'ABCDEFG'].slice(0, record.seats.length + 1) },
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
      file: 'unknown-seat',
      content: edit(({ moves }) => Object.assign(moves[3], { seat: 7 })),
      code: 'unknown-seat',
      step: 4,
      path: 'moves[3].seat',
    },
    {
      file: 'unknown-move',
      content: edit(({ moves }) => Object.assign(moves[3].move, { type: 'castle' })),
      code: 'unknown-move',
      step: 4,
      path: 'moves[3].move.type',
    },
    {
      file: 'wrong-scores',
      content: { ...record, result: { ...result, scores: result?.scores.map((score) => score + 1) } },
      code: 'wrong-result',
      path: 'result.scores',
    },
    {
      file: 'wrong-winners',
      content: {
        ...record,
        result: { ...result, winners: result?.winners.map((seat) => (seat + 1) % record.seats.length) },
      },
      code: 'wrong-result',
      path: 'result.winners',
    },
    {
      file: 'wrong-reason',
      content: { ...record, result: { ...result, reason: otherReason } },
      code: 'wrong-result',
      path: 'result.reason',
    },
    { file: 'no-result', content: edit((copy) => delete copy.result), code: 'wrong-result', path: 'result' },
    {
      file: 'result-too-early',
      content: edit(({ moves }) => moves.pop()),
      code: 'wrong-result',
      path: 'result',
    },
  ];
}
