import { expect, test } from 'vitest';
import { expectRefusal, tarmac } from './tarmac.ts';

test('tarmac bench: figures with their targets', async () => {
  const ran = await tarmac('bench', '--json', '--seconds', '0', '--only', 'copy,stateSize,allocation');
  expect(ran.stderr).toBe('');
  const report = JSON.parse(ran.stdout);
  expect(ran.code).toBe(report.ok ? 0 : 1);
  expect(report).toMatchObject({ node: process.version, stepNanoseconds: expect.any(Number) });
  expect(report.figures.stateSize).toMatchObject({ unit: 'bytes', target: { atMost: 1500 }, ok: true });
  expect(report.figures.allocation).toMatchObject({ unit: 'bytes', ok: true });
  expect(report.figures.copy).toMatchObject({ unit: 'steps', value: expect.any(Number) });
});

test('an unknown figure: one line, exit 2', async () => {
  expectRefusal(await tarmac('bench', '--only', 'beauty'), 2, /no figure "beauty"; there is randomDecision/);
});
