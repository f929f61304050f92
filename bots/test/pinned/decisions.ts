import type { AnyGame } from '@tarmac/games';
import type { GameTypes, Options } from '@tarmac/kernel';
import { canonicalJson, Playout, sha256, toHex, toUtf8 } from '@tarmac/kernel';
import type { BotJob } from '../../src/index.ts';
import { botSeed } from '../../src/index.ts';
import { replayed } from '../replayed.ts';

/** A decision whose answer is pinned, with a line that says which one it is. */
export interface Decision {
  readonly job: BotJob;
  readonly label: string;
}

/** How many on the first board of a game, and on each other one. A board that is added adds lines and changes none. */
const ON_FIRST = 300;
const ON_OTHERS = 60;
/** How many decisions of a board the short form asks, from the first on. */
const SHORT = 1 / 5;

/** Each board has this many games, and of each game this many decisions, from its beginning to its end. */
const MATCHES = 11;
const STAGES = 28;
/** How far the next decision of a game is from the one before: the first few are of all stages already. */
const STRIDE = 11;

/** A level thinks long, so most decisions are left to the same code with less to do. */
const THINKING = [
  'search-1:iterations=10:trees=4',
  'search-1:iterations=30',
  'search-1:iterations=12:trees=2:warmth=1',
];
const OTHERS: Readonly<Record<number, string>> = {
  2: 'cadet-1',
  6: 'second-officer-1',
  9: 'captain-1',
  12: 'first-officer-1',
  16: 'greedy-1',
};
const EVERY = 20;

function botOf(n: number): string {
  if (n % (3 * EVERY) === 3 * EVERY - 1) return 'chief-pilot-1';
  return OTHERS[n % EVERY] ?? THINKING[n % THINKING.length];
}

/** The pinned decisions of a game, or the first fifth of each board. */
export function decisionsOf(game: AnyGame, isShort = false): Decision[] {
  return game.boardFiles.flatMap((file, b) => {
    const decisions = (b === 0 ? ON_FIRST : ON_OTHERS) * (isShort ? SHORT : 1);
    return onBoard(game, game.loadBoard(file), decisions);
  });
}

interface Spot {
  readonly seat: number;
  readonly step: number;
  readonly state: GameTypes['State'];
}

function onBoard(game: AnyGame, board: GameTypes['Board'], decisions: number): Decision[] {
  const matches = Array.from({ length: MATCHES }, (_, n) => played(game, board, n));
  const file = game.boardFile(board);
  return Array.from({ length: decisions }, (_, n) => {
    const { seed, spots } = matches[n % MATCHES];
    const stage = (Math.floor(n / MATCHES) * STRIDE) % STAGES;
    const { seat, step, state } = spots[Math.floor(((stage + 0.5) * spots.length) / STAGES)];
    const job: BotJob = {
      game: game.id,
      board: file,
      bot: botOf(n),
      seat,
      step,
      entry: step,
      seed: botSeed(seed, seat, step),
      view: game.view(state, seat),
    };
    const place = `${board.id} #${n + 1}: ${game.seats(state)} players, step ${step}, seat ${seat}`;
    return { job, label: `${place}, ${job.bot}, ${fingerprint(job)}` };
  });
}

/** By bots that never change, so that the positions stay the same when the levels learn. */
function played(game: AnyGame, board: GameTypes['Board'], n: number): { seed: string; spots: Spot[] } {
  const seed = `pinned ${board.id} ${n}`;
  const players = game.players.min + (n % (game.players.max - game.players.min + 1));
  const bots = Array.from({ length: players }, (_, p) => ((p + n) % 3 === 0 ? 'random' : 'greedy-1'));
  const spots: Spot[] = [];
  replayed(game, board, { bots, seed, options: optionsOf(game, players, n) }, (state, seat, step) =>
    spots.push({ seat, step, state: game.copy(state) }),
  );
  return { seed, spots };
}

function optionsOf(game: AnyGame, players: number, n: number): Options {
  return Object.fromEntries(
    game.options.map(({ name, values }, i) => {
      // Numbers are seats: nobody sits on those above.
      const possible = values.filter((value) => typeof value !== 'number' || value <= players);
      return [name, possible[new Playout(n * 32 + i).below(possible.length)]];
    }),
  );
}

/** Tells a changed question from a changed answer. */
function fingerprint(job: BotJob): string {
  return toHex(sha256(toUtf8(canonicalJson(job)))).slice(0, 8);
}
