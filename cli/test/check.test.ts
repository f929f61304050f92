import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomRecord, spoilt } from './records.ts';
import { expectGood, expectRefusal, file, folder, start, tarmac } from './tarmac.ts';

const record = randomRecord();

describe('tarmac check', () => {
  test('a finished record', async () => {
    const path = file('good.json', record);
    const ran = await tarmac('check', path);
    expectGood(ran);
    expect(ran.stdout).toBe(`ok ${path} (finished, ${JSON.parse(record).moves.length} steps)\n`);
  });

  test('an unfinished record is right so far', async () => {
    const path = file('half.json', randomRecord(1, 40));
    const ran = await tarmac('check', path);
    expectGood(ran);
    expect(ran.stdout).toBe(`ok ${path} (unfinished, 40 steps)\n`);
  });

  test('a board that borrows the id of another is said so, and counts as right', async () => {
    const path = file(
      'borrowed.json',
      spoilt(record, (json) => {
        json.board.cities[0].name = 'Algiers by night';
      }),
    );
    const ran = await tarmac('check', path);
    expectGood(ran);
    const { id } = JSON.parse(record).board;
    const note = `Its board has the id ${id}, but is not the ${id} that comes with Tarmac.`;
    expect(ran.stdout).toMatch(/^ok .* steps\)\nnote /);
    expect(ran.stdout).toContain(`note ${path}: ${note}\n`);
    expect((await tarmac('replay', path)).stdout).toContain(`${note}\n`);
    expect(JSON.parse((await tarmac('check', '--json', path)).stdout).records[0].borrowedId).toBe(id);
  });

  test('a board under its own id is nobody else', async () => {
    const path = file(
      'own.json',
      spoilt(record, (json) => {
        json.board.id = 'mine-1';
        json.board.cities[0].name = 'Algiers by night';
      }),
    );
    expectGood(await tarmac('check', path));
    expect((await tarmac('check', path)).stdout).not.toContain('note');
  });

  test('from standard input', async () => {
    const ran = await start(['check', '-'], record).done;
    expectGood(ran);
    expect(ran.stdout).toMatch(/^ok - \(finished, \d+ steps\)\n$/);
  });

  test('all files are checked, each wrong one gets its line, the worst decides', async () => {
    const good = file('good.json', record);
    const wrong = file(
      'wrong.json',
      spoilt(record, (json) => json.moves.splice(20, 1)),
    );
    const empty = file('empty.json', '');
    const files = [wrong, ...Array.from({ length: 30 }, () => good), empty];
    const ran = await tarmac('check', ...files);
    expect(ran.code).toBe(2);
    expect(ran.stdout).toBe('32 records: 30 finished, 0 unfinished, 1 wrong, 1 unreadable\n');
    const [first, second, ...more] = ran.stderr.trimEnd().split('\n');
    expect(first).toMatch(/^wrong .*wrong\.json: .*step \d+/);
    expect(second).toMatch(
      /^unreadable .*empty\.json: This is not JSON: it ends too early at line 1, column 1\.$/,
    );
    expect(more).toEqual([]);
    expect((await tarmac('check', good, wrong)).code).toBe(1);
  });

  test('--json', async () => {
    const path = file(
      'wrong.json',
      spoilt(record, (json) => json.result.scores[0]++),
    );
    const ran = await tarmac('check', '--json', path);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      finished: 0,
      wrong: 1,
      records: [{ file: path, status: 'wrong', code: 'wrong-result', path: 'result.scores' }],
    });
  });

  test.each<[string, RegExp, Parameters<typeof spoilt>[1]]>([
    [
      'a wrong step',
      /step 31, .*rule AE-\d+/,
      (json) =>
        json.moves.splice(30, 1, {
          seat: json.moves[30].seat,
          move: { type: 'keep', shares: ['red', 'blue'] },
        }),
    ],
    [
      'the wrong seat',
      /turn.*step 21/,
      (json) => {
        json.moves[20].seat = (json.moves[20].seat + 1) % 3;
      },
    ],
    ['a wrong result', /replay gives .*record states .*result\.scores/, (json) => json.result.scores[1]--],
    [
      'a missing result',
      /states no result.*result/,
      (json) => {
        delete json.result;
      },
    ],
    [
      'an unknown move',
      /step 11.*moves\[10\]/,
      (json) => {
        json.moves[10].move = { type: 'teleport' };
      },
    ],
    [
      'a board that fails a check',
      /board\.routes\[0\]\.licences\[1\]/,
      (json) => {
        json.board.routes[0].licences = [9, 9];
      },
    ],
    [
      'an unknown option',
      /no option 'wings'.*options\.wings/,
      (json) => {
        json.options.wings = 2;
      },
    ],
    [
      'an unknown game',
      /no game "chess"/,
      (json) => {
        json.game = 'chess';
      },
    ],
    [
      'other rules',
      /version 9 of the rules.*rulesVersion/,
      (json) => {
        json.rulesVersion = 9;
      },
    ],
    [
      'cards that cannot be',
      /setup\.hands\[0\]/,
      (json) => {
        json.setup.hands[0].pop();
      },
    ],
    [
      'a field too many',
      /no field 'colour'.*colour/,
      (json) => {
        json.colour = 1;
      },
    ],
  ])('%s: one line, exit 1', async (_, says, spoil) => {
    expectRefusal(await tarmac('check', file('bad.json', spoilt(record, spoil))), 1, says);
  });

  test.each([
    ['no JSON', '{"format": oops}', /not JSON: unexpected "o" at line 1, column 12/],
    ['other JSON', '[1, 2]', /A record is a JSON object/],
    ['another format', '{"format": "chess/1"}', /format 'tarmac-record\/1', this has 'chess\/1'.*format/],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00]), /not a text in UTF-8/],
  ])('%s: one line, exit 2', async (_, content, says) => {
    expectRefusal(await tarmac('check', file('bad.json', content)), 2, says);
  });

  test('50 MB of zeros, a folder, nothing: one line, exit 2', async () => {
    const zeros = file('zeros.json', '');
    truncateSync(zeros, 50_000_000);
    expectRefusal(await tarmac('check', zeros), 2, /zeros\.json: This is larger than 5 MB/);
    expectRefusal(await start(['check', '-'], '0'.repeat(6_000_000)).done, 2, /-: This is larger than 5 MB/);
    expectRefusal(await tarmac('check', folder()), 2, /This is a folder, not a file/);
    expectRefusal(await tarmac('check', join(folder(), 'none.json')), 2, /there is no such file/);
  });
});
