import { parentPort, workerData } from 'node:worker_threads';
import { gamePlayer } from './play-games.ts';

/* Plays the games it is told: see generate-rows.ts. */

const play = await gamePlayer(workerData);

parentPort?.on('message', ({ from, until }: { from: number; until: number }) => {
  parentPort?.postMessage({ from, until, harvest: play(from, until) });
});
parentPort?.postMessage('ready');
