import { expect, test } from 'vitest';
import { parseJson, parseRecord, recordText, toRecord } from '../src/index.ts';
import { newMatch, playOut } from './play.ts';

const record = toRecord(playOut(newMatch(), 5));

test('the text of a record is the record', () => {
  expect(parseRecord(parseJson(recordText(record)))).toEqual(JSON.parse(JSON.stringify(record)));
});

test('every field and every move has its line', () => {
  const lines = recordText(record).trimEnd().split('\n');
  expect(lines.length).toBe(Object.keys(record).length + record.moves.length + 1);
  expect(lines.filter((line) => line.includes('"move":')).length).toBe(record.moves.length);
});

test('a match without moves, and a field without a value', () => {
  const { result: _, ...unfinished } = { ...record, moves: [], deal: undefined };
  const text = recordText(unfinished);
  expect(text).toContain('"moves": []');
  expect(text).not.toContain('deal');
});
