import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Playout } from '@tarmac/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Contest } from '../src/arena/contest.ts';
import { estimate } from '../src/arena/estimate.ts';
import { SequentialTest } from '../src/arena/sequential.ts';
import { Spread } from '../src/arena/times.ts';
import { challengeFor } from '../src/inputs.ts';
import type { GamePlan, GameReport } from '../src/play/game-plan.ts';
import { Stopwatch } from '../src/play/stopwatch.ts';
import type { Loose } from './tarmac.ts';
import { expectGood, expectRefusal, folder, GAME, readJson, start, tarmac } from './tarmac.ts';

const SMALL = ['--board', 'europe-small-1'];

describe('intervals', () => {
  test('of a pinned sample', () => {
    expect(estimate([0.5, 0.25, 0, 0.75, 0.25, 0.5, 0.25, 1])).toEqual({
      mean: 0.4375,
      low: 0.25,
      high: 0.65625,
    });
  });

  test('agree with the textbook where that is right', () => {
    // 400 blocks, half of them won: the mean is 0.5 ± 1.96 × 0.5 / √400.
    const { mean, low, high } = estimate(Array.from({ length: 400 }, (_, i) => i % 2)) ?? {};
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(0.451, 2);
    expect(high).toBeCloseTo(0.549, 2);
  });

  test('hold the truth in about 95 of 100 samples', () => {
    const random = new Playout(5);
    let held = 0;
    for (let sample = 0; sample < 300; sample++) {
      const { low, high } = estimate(Array.from({ length: 60 }, () => block(random, 0.3, 4))) ?? {};
      if ((low ?? 1) <= 0.3 && (high ?? 0) >= 0.3) held++;
    }
    expect(held).toBeGreaterThanOrEqual(276);
    expect(held).toBeLessThanOrEqual(294);
  });

  test('one block has a mean and no interval, none has nothing', () => {
    expect(estimate([0.25])).toEqual({ mean: 0.25, low: null, high: null });
    expect(estimate([])).toBeNull();
  });
});

/** The win share of a block whose games are won with this probability. */
function block(random: Playout, share: number, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) if (random.below(10_000) < share * 10_000) wins++;
  return wins / games;
}

describe('stopping early', () => {
  function verdicts(share: number, [low, high]: readonly [number, number], games: number) {
    const random = new Playout(9);
    const found = { above: 0, below: 0, blocks: 0 };
    for (let run = 0; run < 1000; run++) {
      const trial = new SequentialTest(low, high);
      while (trial.verdict === undefined && found.blocks < 1_000_000) {
        trial.see(block(random, share, games));
        found.blocks++;
      }
      if (trial.verdict) found[trial.verdict]++;
    }
    return found;
  }

  // At most 50 of 1000 on average; 64 is two standard deviations above.
  test.each([
    [0.25, 0.3, 4],
    [0.25, 0.36, 4],
    [0.5, 0.6, 2],
    [1 / 6, 0.22, 6],
  ])('bounds %d and %d, blocks of %d: wrong in at most 5 % of runs', (low, high, games) => {
    const atLow = verdicts(low, [low, high], games);
    const atHigh = verdicts(high, [low, high], games);
    expect(atLow.above).toBeLessThanOrEqual(64);
    expect(atHigh.below).toBeLessThanOrEqual(64);
    for (const { above, below } of [atLow, atHigh]) expect(above + below).toBe(1000);
  });

  test('never wrong far away from the bounds, and soon over', () => {
    const strong = verdicts(0.6, [0.25, 0.3], 4);
    expect(strong).toMatchObject({ above: 1000, below: 0 });
    expect(strong.blocks / 1000).toBeLessThan(15);
    expect(verdicts(0.05, [0.25, 0.3], 4)).toMatchObject({ above: 0, below: 1000 });
  });

  test('a verdict stays', () => {
    const trial = new SequentialTest(0.25, 0.5);
    let blocks = 1;
    while (trial.see(1) === undefined) blocks++;
    expect(blocks).toBe(6);
    for (let more = 0; more < 100; more++) trial.see(0);
    expect(trial.verdict).toBe('above');
  });
});

describe('blocks', () => {
  const plan: GamePlan = {
    game: GAME,
    board: {},
    options: {},
    bots: ['a', 'b', 'b'],
    seed: 's',
    gamesPerDeal: 3,
    wants: { record: false, facts: false, times: false },
  };
  /** The candidate sits down in the seats 0, 2, 1. */
  const report = (game: number, scores: number[], winners: number[]): GameReport => {
    const bots = [0, 1, 2].map((place) => (place + game - 1) % 3);
    return { game, bots, scores, winners, reason: 'end', decisions: 1 };
  };
  const reports = [
    report(1, [9, 9, 1], [0, 1]),
    report(2, [1, 2, 7], [2]),
    report(3, [8, 5, 3], [0]),
    report(4, [1, 2, 3], [2]),
    report(5, [1, 2, 3], [2]),
    report(6, [1, 2, 3], [2]),
  ];

  test('are by the seat of the candidate, and ties are split', () => {
    const contest = new Contest(plan);
    for (const one of reports) contest.take(one);
    expect(contest.blocks).toEqual([
      { seed: 's/1', wins: [0.5, 0, 1], scores: [9, 5, 7], margins: [0, -3, 5] },
      { seed: 's/2', wins: [0, 0, 1], scores: [1, 2, 3], margins: [-2, -1, 1] },
    ]);
    expect(contest.winShares).toEqual([0.25, 0, 1]);
    expect(contest.games).toBe(6);
  });

  test('count in order, when all before them are complete', () => {
    const contest = new Contest(plan);
    const counted = [5, 3, 0, 4, 2, 1].map((i) =>
      contest.take(reports[i] as GameReport).map(({ game }) => game),
    );
    expect(counted).toEqual([[], [], [], [], [], [1, 3, 2, 6, 4, 5]]);
    const inOrder = new Contest(plan);
    for (const one of reports) inOrder.take(one);
    expect(contest.blocks).toEqual(inOrder.blocks);
  });

  test('do not count after the verdict', () => {
    const contest = new Contest(plan, new SequentialTest(0.4, 0.9));
    const lost = (game: number): GameReport => {
      const { bots } = report(game, [], []);
      return report(game, [1, 2, 3], [bots.indexOf(1)]);
    };
    for (let game = 1; !contest.decided; game++) contest.take(lost(game));
    const { length } = contest.blocks;
    expect(length).toBeGreaterThan(1);
    expect(contest.winShares).toEqual([0, 0, 0]);
    for (let game = 3 * length + 1; game <= 3 * length + 3; game++)
      expect(contest.take(lost(game))).toEqual([]);
    expect(contest.blocks).toHaveLength(length);
  });

  test('opponents go round in the other seats', () => {
    expect(challengeFor('a,b', 4)).toEqual(['a', 'b', 'b', 'b']);
    expect(challengeFor('a,b, c', 4)).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('times', () => {
  test('a turn is what a seat decides without anybody between', () => {
    const watch = new Stopwatch(2);
    for (const seat of [0, 0, 1, 0, 1, 1]) {
      watch.asked(seat);
      watch.answered(seat);
    }
    const times = watch.times();
    expect(times.map(({ decisions, turns }) => [decisions.length, turns.length])).toEqual([
      [3, 2],
      [3, 2],
    ]);
    const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0);
    expect(sum(times[0]?.turns)).toBeCloseTo(sum(times[0]?.decisions), 6);
  });

  test('quantiles are right to two per cent', () => {
    const spread = new Spread();
    for (let value = 1; value <= 1000; value++) spread.add(value);
    expect(Math.abs(spread.quantile(0.95) / 950 - 1)).toBeLessThan(0.02);
    expect(new Spread().quantile(0.95)).toBe(0);
  });
});

describe('tarmac arena', () => {
  test('any number of workers: the same blocks, the same stop, every deal from every seat', async () => {
    const [one, two] = [folder(), folder()];
    const bots = ['--bots', 'greedy,random', '--players', '3', '--swap', '--stop-at', '0.34,0.6', '--json'];
    const run = (jobs: string, records: string) =>
      tarmac(
        'arena',
        GAME,
        ...bots,
        '--games',
        '100',
        '--seed',
        'a b',
        ...SMALL,
        '--jobs',
        jobs,
        '--records',
        records,
      );
    const [first, second] = await Promise.all([run('1', one), run('2', two)]);
    expectGood(first);
    expectGood(second);
    const report: Loose = JSON.parse(first.stdout);
    expect(untimed(JSON.parse(second.stdout))).toEqual(untimed(report));
    expect(report).toMatchObject({
      candidate: 'greedy-1',
      opponents: ['random', 'random'],
      equalShare: 0.3333,
    });
    expect(report.stopAt).toEqual({ low: 0.34, high: 0.6, verdict: 'above' });
    expect(report.swapped).toMatchObject({ candidate: 'random', opponents: ['greedy-1', 'greedy-1'] });
    expect(report.games).toBeLessThan(100);
    expect(report.games).toBe(3 * report.blocks);
    expect(report.swapped.games).toBe(report.games);
    for (const { bot, decisions, turns } of report.milliseconds) {
      expect(['greedy-1', 'random']).toContain(bot);
      expect(turns.count).toBeLessThan(decisions.count);
      expect(turns.mean).toBeGreaterThan(decisions.mean);
    }

    const names = readdirSync(one);
    expect(readdirSync(two)).toEqual(names);
    const there = names.filter((name) => !name.includes('swapped'));
    expect(there).toHaveLength(report.games);
    expect(names).toHaveLength(2 * report.games);
    const records = there.map((name) => readJson(join(one, name)));
    const deals = new Set<string>();
    for (let deal = 0; deal < report.blocks; deal++) {
      const games = records.slice(3 * deal, 3 * deal + 3);
      expect(new Set(games.map(({ setup }) => JSON.stringify(setup))).size).toBe(1);
      deals.add(JSON.stringify(games[0].setup));
      const bySeat = new Map(games.map(({ seats, result }) => [seats.indexOf('greedy-1'), result.scores]));
      expect([...bySeat.keys()].sort()).toEqual([0, 1, 2]);
      expect(report.deals[deal].seed).toBe(`a b/${deal + 1}`);
      expect(report.deals[deal].scores).toEqual([0, 1, 2].map((seat) => bySeat.get(seat)[seat]));
    }
    expect(deals.size).toBe(report.blocks);
    const [back] = names.filter((name) => name.includes('swapped')).map((name) => readJson(join(one, name)));
    expect(back.setup).toEqual(records[0].setup);
  });

  test('the report for people; exit 1 where the win share is less than expected', async () => {
    const ran = await tarmac(
      'arena',
      GAME,
      '--bots',
      'random,greedy',
      '--games',
      '5',
      '--expect',
      '0.9',
      ...SMALL,
    );
    expect(ran.stderr).toBe('');
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(/^airlines-europe on europe-small-1, 4 players, seed 1, [\d.]+ s$/m);
    expect(ran.stdout).toMatch(/^random against 3 greedy-1: 8 games, 2 blocks$/m);
    expect(ran.stdout).toMatch(/^ {2}win share +[\d.]+ % +[\d.]+ % +[\d.]+ % +equal would be 25\.0 %$/m);
    expect(ran.stdout).toMatch(/^ {2}greedy-1 +\d+ +[\d.]+ +[\d.]+ +\d+ +[\d.]+ +[\d.]+$/m);
    expect(ran.stdout).toMatch(/^expected at least 90\.0 %: NOT REACHED$/m);
  });

  test('Ctrl-C: what is complete is reported, exit 130', async () => {
    const records = folder();
    const args = [
      '--bots',
      'random,random',
      '--players',
      '2',
      '--games',
      '100000',
      '--records',
      records,
      '--json',
    ];
    const run = start(['arena', GAME, ...args, ...SMALL, '--jobs', '1']);
    onTestFinished(run.interrupt);
    await vi.waitUntil(() => readdirSync(records).length >= 4, { timeout: 300_000 });
    run.interrupt();
    const ran = await run.done;
    expect(ran.code).toBe(130);
    const report: Loose = JSON.parse(ran.stdout);
    expect(report.interrupted).toBe(true);
    expect(report.games).toBe(2 * report.deals.length);
    expect(readdirSync(records)).toHaveLength(report.games);
    // Equal players play the same game from every seat and win it once.
    expect(report.winShare.mean).toBe(0.5);
    expect(ran.stderr).toBe(`tarmac: stopped after ${report.games} of 100000 games.\n`);
  });

  test('needs nothing but Node and Tarmac, in its workers either', async () => {
    const guard = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (/^(node:|file:|\\.|\\/|@tarmac\\/)/.test(name)) return next(name, context);
        throw new Error('a package: ' + name);
      } });`;
    const hook = `--import=data:text/javascript,${encodeURIComponent(guard)}`;
    const args = ['arena', GAME, '--bots', 'greedy,random', '--games', '2', '--players', '2', '--jobs', '1'];
    expectGood(await start([...args, ...SMALL], '', [hook]).done);
    expect((await start(['serve', '--help'], '', [hook]).done).stderr).toMatch(/a package: /);
  });

  const bots = ['--bots', 'random,random'];
  test.each([
    ['one bot', [GAME, '--bots', 'random'], /a candidate and an opponent/],
    ['more bots than players', [GAME, ...bots, '--players', '1'], /2 bots are too many for 1 players/],
    ['too many players', [GAME, ...bots, '--players', '6'], /for 2 to 5 players, not 6/],
    ['bounds the wrong way round', [GAME, ...bots, '--stop-at', '0.3,0.25'], /--stop-at must be two numbers/],
    ['one bound', [GAME, ...bots, '--stop-at', '0.3'], /like 0\.25,0\.3, not "0\.3"/],
    ['a share of more than all', [GAME, ...bots, '--expect', '36'], /--expect must be a number from 0 to 1/],
    ['two players swapped', [GAME, ...bots, '--players', '2', '--swap'], /for three players or more/],
    [
      'two kinds of opponents swapped',
      [GAME, '--bots', 'random,random,greedy', '--swap'],
      /one kind of opponent/,
    ],
  ])('%s: one line, exit 2', async (_, args, says) => {
    expectRefusal(await tarmac('arena', ...args), 2, says);
  });
});

/** Without what is different in every run. */
function untimed(report: Loose): Loose {
  const { seconds: _seconds, milliseconds: _milliseconds, records: _records, ...rest } = report;
  return rest.swapped ? { ...rest, swapped: untimed(rest.swapped) } : rest;
}
