import { setTimeout } from 'node:timers/promises';
import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Browser } from 'playwright-core';
import { ANSWERS, type PlayedGame, TURN_BEGINS } from '../harness/answers/by-game.ts';
import { diceOf } from '../harness/dice.ts';
import { type Hands, handsOf, mouseThat } from '../harness/hands.ts';
import { moveAtSpeed } from '../harness/move-at-speed.ts';
import { type Answers, Player } from '../harness/player.ts';
import { setUp } from '../harness/tables.ts';
import { type SlowPage, slowPage } from './slow-page.ts';
import { type Answer, answerOf, watchPresses } from './watch-press.ts';

/** A table of five in its second half, when many planes are in place and everything was pressed before. */
const LATE: Readonly<Record<PlayedGame, number>> = {
  'airlines-europe': 110,
  'airlines-1990': 150,
  'air-kwire': 150,
};
/** Tables are played until each row has this many presses, or this many milliseconds have passed. */
const ENOUGH = 40;
const LONGEST = 300_000;

/** Presses come in this order: how many times slower the page is, and how fast things move. */
const TURNS = [
  { slower: 1, speed: 0 },
  { slower: 4, speed: 0 },
  { slower: 1, speed: 0 },
  { slower: 4, speed: 0 },
  { slower: 1, speed: 0 },
  { slower: 4, speed: 0 },
  { slower: 4, speed: 1 },
] as const;

interface Press extends Answer {
  readonly slower: number;
}

interface Row {
  readonly name: string;
  readonly outcome: Answer['outcome'];
  /** Milliseconds at full speed and four times slower. */
  readonly most: Readonly<Record<number, number>>;
}

/** Where nothing moves, a move is seen when the map shows the next step; where things move, when they begin to. */
const ROWS: readonly Row[] = [
  { name: 'a press that chooses', outcome: 'choice', most: { 1: 33, 4: 60 } },
  { name: 'a press that plays a move', outcome: 'move', most: { 1: 50, 4: 100 } },
  { name: 'a press that plays a move, until it moves', outcome: 'moving', most: { 4: 100 } },
];

/**
 * How long after a press its answer is painted, for everything one presses in a turn. The answer is taken from what is
 * drawn: tray and lit set show the new choice, or the map shows the next step.
 */
export async function clicks(browser: Browser, url: string, game: PlayedGame): Promise<Figure[]> {
  const presses: Press[] = [];
  const wanted = ROWS.slice(0, 2).flatMap((row) => Object.keys(row.most).map((slower) => ({ row, slower })));
  const begun = performance.now();
  const isEnough = (): boolean =>
    performance.now() - begun > LONGEST ||
    wanted.every(({ row, slower }) => of(presses, row, Number(slower)).length >= ENOUGH);
  for (let table = 1; !isEnough(); table++)
    await pressAll(browser, url, game, { seed: `table ${table}`, presses, isEnough });
  if (process.env.DETAIL) tellKinds(presses);
  return ROWS.flatMap((row) =>
    Object.entries(row.most).map(([slower, most]) => {
      const those = of(presses, row, Number(slower)).map(({ ms }) => ms);
      const name = `${row.name}, ${slower}× slower: p95 of ${those.length}`;
      return { name, value: quantile(those, 0.95), unit: 'ms', most };
    }),
  );
}

function of(presses: readonly Press[], { outcome }: Row, slower: number): Press[] {
  return presses.filter((press) => press.outcome === outcome && press.slower === slower);
}

/** With DETAIL=1: what was pressed, how often, and the median and the longest answer. */
function tellKinds(presses: readonly Press[]): void {
  const kinds = Map.groupBy(presses, ({ outcome, slower, on }) => `${outcome} ${slower}× ${on}`);
  for (const [kind, those] of [...kinds].sort()) {
    const ms = those.map((press) => press.ms);
    console.log(
      `  ${kind}: ${those.length}, ${quantile(ms, 0.5).toFixed(0)}, ${quantile(ms, 1).toFixed(0)} ms`,
    );
  }
}

interface Pressing {
  readonly seed: string;
  readonly presses: Press[];
  isEnough(): boolean;
}

async function pressAll(browser: Browser, url: string, game: PlayedGame, pressing: Pressing): Promise<void> {
  const { seed, presses, isEnough } = pressing;
  const slow = await slowPage(browser, 1);
  const { page, context, slowDown } = slow;
  await slowDown(1);
  await page.goto(url);
  await page.evaluate(moveAtSpeed, 0);
  await setUp(page, { game, players: 5, seed });
  await page.reload(); // what watches the presses of the set-up would be measured too
  await new Player(page, handsOf(page, 'mouse'), diceOf(8), ANSWERS[game]).play(
    ({ step, ceremony, asks }) => step > LATE[game] && !ceremony && asks === TURN_BEGINS[game],
  );
  await watchPresses(page);
  await new Player(page, timedHands(slow, presses), diceOf(8), undecided(ANSWERS[game])).play(isEnough);
  await context.close();
}

const CHOICES = [
  'nav.tickets button:not([data-move])',
  '.pick button[aria-pressed=false]',
  '.types button[aria-pressed=false]',
  ':is([data-place=hand], [data-place=flights]) button[aria-pressed=false]',
].join();

/** Somebody who looks at something else first, and takes that back. */
function undecided(answers: Answers): Answers {
  const backwards = ({ root }: Player) => root.locator('.go .plain[aria-keyshortcuts=Escape]');
  const after = (answer: (player: Player) => Promise<void>) => async (player: Player) => {
    const choices = player.offered(CHOICES);
    if ((await backwards(player).count()) === 0 && (await choices.count()) > 0) {
      await player.press(choices);
      while ((await backwards(player).count()) > 0) await player.hands.press(backwards(player));
    }
    await answer(player);
  };
  return Object.fromEntries(Object.entries(answers).map(([asked, answer]) => [asked, after(answer)]));
}

/**
 * A mouse that rests on a thing before it presses it, and waits for the answer, as people do. Nothing else runs in the
 * page meanwhile: what looks for the next thing to press would hold up the frame that answers.
 */
function timedHands({ page, slowDown }: SlowPage, presses: Press[]): Hands {
  const REST = 80;
  const HELD = 40;
  return mouseThat(async (x, y) => {
    const { slower, speed } = TURNS[presses.length % TURNS.length] ?? TURNS[0];
    if (speed > 0) await page.evaluate(moveAtSpeed, speed);
    await slowDown(slower);
    await page.mouse.move(x, y);
    await setTimeout(REST);
    await page.mouse.down();
    await setTimeout(HELD);
    await page.mouse.up();
    presses.push({ ...(await answerOf(page)), slower });
    await slowDown(1);
    if (speed > 0) await page.evaluate(moveAtSpeed, 0);
  });
}
