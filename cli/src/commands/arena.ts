import { Contest } from '../arena/contest.ts';
import type { Summary } from '../arena/report.ts';
import { printSummary, summaryOf } from '../arena/report.ts';
import { SequentialTest } from '../arena/sequential.ts';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { challengeFor } from '../inputs.ts';
import { complain, percent, print, printJson, tidy } from '../output.ts';
import type { GamePlan, GameReport } from '../play/game-plan.ts';
import type { Run } from '../play/games-pool.ts';
import { playGames } from '../play/games-pool.ts';
import { RUN_FLAGS, readRun, recordShelf } from '../play/run-inputs.ts';
import { planRun } from '../play/run-plan.ts';
import { Progress } from '../progress.ts';

const DEFAULT_GAMES = 400;
const DEFAULT_PLAYERS = 4;

export const arena: Command = {
  usage: 'GAME --bots candidate,opponent,… [--players N] [--games N] [--seed S] …',
  summary: 'Measures how strong a bot is: one candidate against opponents in all other seats.',
  flags: {
    bots: { value: 'a,b,…', help: 'the candidate, then its opponents, which go round again' },
    players: { value: 'N', help: `how many play; ${DEFAULT_PLAYERS} without it` },
    games: {
      value: 'N',
      help: `how many games, rounded up to whole blocks; ${DEFAULT_GAMES} without it`,
    },
    'stop-at': { value: 'LOW,HIGH', help: 'stop when the win share is shown to be above LOW or below HIGH' },
    expect: { value: 'SHARE', help: 'the least win share that is good, for example 0.36' },
    swap: { help: 'measure also one opponent against candidates in all other seats, on the same deals' },
    ...RUN_FLAGS,
  },
  notes: [
    'Deal i has the seed S/i and is played once with the candidate in every seat. Those games are a block, in which ' +
      'the luck of the deal and of the seat cancels. A shared victory counts as a part of a win. The margin is the ' +
      'distance to the best opponent.',
    'Intervals hold 95 %, by bootstrap over blocks. With fewer than about 30 blocks, or where nearly all ' +
      'of them are alike, they are too narrow.',
    '--stop-at looks after every block, in the order of the deals, so it stops at the same one with any number of ' +
      'jobs. Each verdict is wrong in at most 5 % of all runs, however often it looks: it bets on the blocks ' +
      'against the opposite and must become twenty times as rich. A win share after an early stop tends to lie too ' +
      'far out; measure it without --stop-at.',
    'Times are milliseconds of processor time in the thread that plays, the view of the table included; a p95 below ' +
      '20 ms is by the clock, because processor time is counted in coarse steps. A turn is what a seat decides without anybody between.',
    'Exit 1 if the win share is less than --expect.',
  ],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const inputs = await readRun(given, DEFAULT_GAMES);
  const { game, board, folder, players = DEFAULT_PLAYERS } = inputs;
  const stopAt = given.shares('stop-at', '0.25,0.3');
  const expected = given.number('expect', { from: 0, to: 1 });
  const bots = challengeFor(given.needed('bots', 'greedy,random'), players);
  const wants = { record: folder !== undefined, times: true };
  const plan = await planRun(game, { ...inputs, bots, gamesPerDeal: players, wants });
  const back = given.switched('swap') ? swapped(plan) : undefined;
  const games = players * Math.ceil(inputs.games / players);
  const keepRecord = recordShelf(inputs);

  const test = stopAt && new SequentialTest(...stopAt);
  const there = new Contest(plan, test);
  let { seconds, interrupted } = await hold(there, games, inputs.jobs, keepRecord);
  const again = back && !interrupted ? new Contest(back) : undefined;
  if (again) {
    const more = await hold(again, there.games, inputs.jobs, (report) => keepRecord(report, '-swapped'));
    seconds += more.seconds;
    interrupted = more.interrupted;
  }

  const { deals, ...result } = summaryOf(there);
  const share = result.winShare?.mean;
  const met = expected === undefined || (share !== undefined && share >= expected);
  const summary = {
    game: game.id,
    board: board.id,
    options: plan.options,
    players,
    seed: inputs.seed,
    seconds: tidy(seconds),
    ...result,
    ...(stopAt && { stopAt: { low: stopAt[0], high: stopAt[1], verdict: test?.verdict ?? null } }),
    ...(expected !== undefined && { expected: { atLeast: expected, met } }),
    ...(again && { swapped: summaryOf(again) }),
    ...(folder !== undefined && { records: folder }),
    ...(interrupted && { interrupted }),
    deals,
  };
  if (given.switched('json')) printJson(summary);
  else printAll(summary);
  if (!interrupted) return met ? 0 : 1;
  const planned = (again ? there.games : games) * (back ? 2 : 1);
  complain(`tarmac: stopped after ${there.games + (again?.games ?? 0)} of ${planned} games.`);
  return 130;
}

/** The other direction: among several players, who beats three is not always beaten by one. */
function swapped(plan: GamePlan): GamePlan {
  const [candidate = '', ...opponents] = plan.bots;
  const [opponent = ''] = opponents;
  if (opponents.some((bot) => bot !== opponent)) throw new InputError('--swap is for one kind of opponent.');
  if (opponents.length < 2)
    throw new InputError('--swap is for three players or more: with two nothing changes.');
  return { ...plan, bots: [opponent, ...opponents.map(() => candidate)] };
}

async function hold(
  contest: Contest,
  games: number,
  jobs: number,
  keepRecord: (report: GameReport) => void,
): Promise<Run> {
  const progress = new Progress('playing', games);
  let played = 0;
  const run = await playGames(contest.plan, games, jobs, (report, enough) => {
    for (const counted of contest.take(report)) keepRecord(counted);
    progress.update(++played);
    if (contest.decided) enough();
  });
  progress.end();
  return run;
}

interface Report extends Summary {
  readonly game: string;
  readonly board: string;
  readonly players: number;
  readonly seed: string;
  readonly seconds: number;
  readonly stopAt?: { readonly low: number; readonly high: number; readonly verdict: string | null };
  readonly expected?: { readonly atLeast: number; readonly met: boolean };
  readonly swapped?: Summary;
  readonly records?: string;
}

function printAll(report: Report): void {
  const { stopAt, expected } = report;
  print(
    `${report.game} on ${report.board}, ${report.players} players, seed ${report.seed}, ${report.seconds} s`,
  );
  printSummary(report);
  if (stopAt) {
    const { low, high, verdict } = stopAt;
    const found = { above: `above ${percent(low, 1)}`, below: `below ${percent(high, 1)}` };
    const is = verdict === 'above' || verdict === 'below' ? found[verdict] : undefined;
    print('', is === undefined ? 'verdict: none yet' : `verdict: the win share is ${is}`);
  }
  if (expected) {
    const judged = expected.met ? 'reached' : 'NOT REACHED';
    print('', `expected at least ${percent(expected.atLeast, 1)}: ${judged}`);
  }
  if (report.swapped) {
    print();
    printSummary(report.swapped);
  }
  if (report.records !== undefined) print('', `records in ${report.records}`);
}
