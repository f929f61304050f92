import { describe, expect, test } from 'vitest';
import { flowText } from '../src/flow-text.ts';
import { randomRecord, spoilt } from './records.ts';
import { expectGood, expectRefusal, file, tarmac } from './tarmac.ts';

const record = randomRecord();

describe('tarmac replay', () => {
  test('the view of a seat and its legal moves, one of which was played', async () => {
    const path = file('record.json', record);
    const { seat, move } = JSON.parse(record).moves[40];
    const ran = await tarmac('replay', path, '--at', '40', '--json');
    expectGood(ran);
    const shown = JSON.parse(ran.stdout);
    expect(Object.keys(shown)).toEqual(['step', 'active', 'viewer', 'view', 'legal', 'events']);
    expect(shown).toMatchObject({ step: 40, active: [seat], viewer: seat });
    expect(shown.legal.map((legal: { move: unknown }) => legal.move)).toContainEqual(move);
    expect(shown.events.length).toBeGreaterThan(0);
  });

  test('as text, through the eyes of another seat', async () => {
    const ran = await tarmac('replay', file('record.json', record), '--at', '0', '--seat', '2');
    expectGood(ran);
    expect(ran.stdout).toMatch(
      /^airlines-europe on .*, step 0 of \d+; to move: seat 0 \(.*\), seat 1 .*, seat 2 /,
    );
    expect(ran.stdout).toMatch(/^as seat 2 \(/m);
    expect(ran.stdout).toMatch(/^phase: keep$/m);
    expect(ran.stdout.match(/^ +shares: \{/gm)).toHaveLength(1);
    expect(ran.stdout).toMatch(/^\d+ legal moves\n {2}keep /m);
  });

  test('the end: everybody sees everything, nobody moves', async () => {
    const ran = await tarmac('replay', file('record.json', record));
    expectGood(ran);
    expect(ran.stdout).toMatch(/; the match is over\nas a spectator sees it$/m);
    expect(ran.stdout).not.toContain('legal moves');
    expect(ran.stdout).toMatch(/ended, reason "third-scoring"/);
  });

  test('a step or seat that is not there, a wrong record: one line, exit 2', async () => {
    const path = file('record.json', record);
    expectRefusal(await tarmac('replay', path, '--at', '9999'), 2, /no step 9999: the record has \d+ moves/);
    expectRefusal(await tarmac('replay', path, '--seat', '3'), 2, /no seat 3; the seats are 0 to 2/);
    const wrong = file(
      'wrong.json',
      spoilt(record, (json) => json.moves.splice(30, 1)),
    );
    expectRefusal(await tarmac('replay', wrong), 2, /wrong\.json: .*step 3\d/);
  });

  test('text of any view: short things on one line, zero counts left out', () => {
    const long = Array.from({ length: 30 }, (_, i) => `city-${i}`);
    expect(flowText({ turn: 1, hand: { red: 2, blue: 0 }, none: null, deep: { list: [[1], []] } })).toEqual([
      'turn: 1',
      'hand: {red: 2}',
      'none: –',
      'deep: {list: [[1], []]}',
    ]);
    expect(flowText({ long }, 60).every((line) => line.length <= 60)).toBe(true);
    expect(flowText('word')).toEqual(['word']);
  });
});
