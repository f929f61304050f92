import { parentPort, workerData } from 'node:worker_threads';
import { prepareBots } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import type { GamePlan } from './game-plan.ts';
import { playGame } from './play-game.ts';

/* Plays the games it is told, one after the other: see games-pool.ts. */

const plan: GamePlan = workerData;
const game = findGame(plan.game);
const board = game.loadBoard(plan.board);
await prepareBots(game, plan.bots);
const balance = plan.wants.facts ? (await import('../balance/balance.ts')).findBalance(plan.game) : undefined;

parentPort?.on('message', (number: number) => {
  const { match, report } = playGame(game, board, plan, number);
  parentPort?.postMessage(balance ? { ...report, facts: balance.factsOf(match) } : report);
});
parentPort?.postMessage('ready');
