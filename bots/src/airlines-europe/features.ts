import type { AirlinesEuropeTypes, Board, State } from '@tarmac/airlines-europe';
import { PHASE, SCORING_CARDS, SHARE_KINDS } from '@tarmac/airlines-europe';
import type { Features } from '../mind/features.ts';
import { Clock } from './clock.ts';
import { ROW_NAMES, Rows } from './feature-rows.ts';

/** No number is larger than this. */
const LARGEST = 4;

/** What the numbers of the whole mean, in order. Differences are against the best of the others and against their mean. */
const OVERALL = [
  'points',
  'points against best',
  'points against mean',
  'scored now',
  'total if scored now against best',
  'total if scored now against mean',
  'scored with all hands',
  'total with all hands against best',
  'total with all hands against mean',
  'cash',
  'cash against best',
  'cash against mean',
  'bank',
  'hand',
  'hand against mean',
  'kinds in hand',
  'portfolio',
  'portfolio against mean',
  'ABACUS supply',
  'before the first scoring',
  'before the second scoring',
  'before the third scoring',
  'turns to the next scoring',
  'turns to the end',
  'chance of a scoring card',
  'two players',
  'three players',
  'four players',
  'five players',
  'own turn',
  'turns until the own one',
  'route phases',
  'split holdings',
] as const;

const rowsOf = new WeakMap<Board, Rows>();
const clock = new Clock();

/** What depends on the board is kept with it. */
function rowsFor(board: Board): Rows {
  let rows = rowsOf.get(board);
  if (!rows) {
    rows = new Rows(board);
    rowsOf.set(board, rows);
  }
  return rows;
}

/** Writes numbers one after the other. */
class Page {
  #out: Float32Array = new Float32Array(0);
  #at = 0;

  begin(out: Float32Array): void {
    this.#out = out;
    this.#at = 0;
  }

  add(value: number): void {
    this.#out[this.#at++] = Math.max(-LARGEST, Math.min(LARGEST, value));
  }
}

const page = new Page();

function write(s: State, seat: number, out: Float32Array): void {
  const rows = rowsFor(s.board);
  rows.write(s, seat, out, OVERALL.length);
  page.begin(out);
  writePoints(s, seat, rows);
  writeHoldings(s, seat);
  writeMoment(s, seat);
}

function writePoints(s: State, seat: number, { now, withHands }: Rows): void {
  const { players } = s.setting;
  const others = players - 1;
  let best = 0;
  let bestNow = 0;
  let bestAll = 0;
  let sum = 0;
  let sumNow = 0;
  let sumAll = 0;
  for (let p = 0; p < players; p++) {
    if (p === seat) continue;
    const points = s.vp[p];
    best = Math.max(best, points);
    bestNow = Math.max(bestNow, points + now[p]);
    bestAll = Math.max(bestAll, points + withHands[p]);
    sum += points;
    sumNow += points + now[p];
    sumAll += points + withHands[p];
  }
  const own = s.vp[seat];
  page.add(own / 80);
  page.add((own - best) / 20);
  page.add((own - sum / others) / 20);
  page.add(now[seat] / 40);
  page.add((own + now[seat] - bestNow) / 20);
  page.add((own + now[seat] - sumNow / others) / 20);
  page.add(withHands[seat] / 40);
  page.add((own + withHands[seat] - bestAll) / 20);
  page.add((own + withHands[seat] - sumAll / others) / 20);
}

function writeHoldings(s: State, seat: number): void {
  const { players } = s.setting;
  const others = players - 1;
  let richest = 0;
  let cash = 0;
  let hands = 0;
  let portfolios = 0;
  for (let p = 0; p < players; p++) {
    if (p === seat) continue;
    richest = Math.max(richest, s.cash[p]);
    cash += s.cash[p];
    hands += s.handSize[p];
    portfolios += s.portfolioSize[p];
  }
  page.add(s.cash[seat] / 20);
  page.add((s.cash[seat] - richest) / 10);
  page.add((s.cash[seat] - cash / others) / 10);
  page.add(s.bank / (30 * players));
  page.add(s.handSize[seat] / 8);
  page.add((s.handSize[seat] - hands / others) / 5);
  let kinds = 0;
  for (let rest = s.handKinds[seat]; rest !== 0; rest &= rest - 1) kinds++;
  page.add(kinds / 6);
  page.add(s.portfolioSize[seat] / 20);
  page.add((s.portfolioSize[seat] - portfolios / others) / 8);
  page.add(s.supply / 20);
}

function writeMoment(s: State, seat: number): void {
  const { players, options } = s.setting;
  clock.read(s);
  for (let scoring = 0; scoring < SCORING_CARDS; scoring++) page.add(s.scorings === scoring ? 1 : 0);
  const next = Math.min(s.scorings + s.pending, SCORING_CARDS - 1);
  page.add(clock.cardsUntil(s, next) / players / 6);
  page.add(clock.cardsUntil(s, SCORING_CARDS - 1) / players / 15);
  page.add(clock.chanceNow(s));
  for (let n = 2; n <= 5; n++) page.add(players === n ? 1 : 0);
  const wait = (seat - s.turn + players) % players;
  page.add(wait === 0 ? 1 : 0);
  page.add(wait / 4);
  page.add(options.routePhases ? 1 : 0);
  page.add(options.splitHoldings ? 1 : 0);
}

export const features: Features<AirlinesEuropeTypes> = {
  overall: OVERALL,
  row: ROW_NAMES,
  rows: () => SHARE_KINDS,
  isQuiet: (s) => s.phase === PHASE.turn,
  write,
};
