// node bots/test/pinned/main.ts questions|answers <game> [short]: for tests of other folders, and for a fresh start.
// `questions` prints each job with the move that is pinned for it, `answers` the moves that are decided now.
import { findGame } from '@tarmac/games';
import { decisionsOf } from './decisions.ts';
import { answers, pinsOf } from './pins.ts';

const [, , what, id, part] = process.argv;
const game = findGame(id);
const decisions = decisionsOf(game, part === 'short');

if (what === 'answers') {
  console.log(JSON.stringify(await answers(game, decisions)));
} else {
  const pins = pinsOf(game);
  console.log(JSON.stringify(decisions.map(({ job, label }) => ({ job, label, pinned: pins.get(label) }))));
}
