import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { greedy1 as greedy1OfAirKwire } from './air-kwire/greedy.ts';
import { greedy1 as greedy1Of1990 } from './airlines-1990/greedy.ts';
import { greedy1 as greedy1OfEurope } from './airlines-europe/greedy.ts';
import type { Bot, BotMaker, Weights } from './bot.ts';
import { randomBot } from './random.ts';

/**
 * The bots of each game beside `random`, which every game has. A level never changes: a better one is the
 * next.
 */
export const BOTS: Readonly<Record<string, readonly BotMaker<GameTypes>[]>> = {
  [airlinesEurope.id]: [greedy1OfEurope],
  [airlines1990.id]: [greedy1Of1990],
  [airKwire.id]: [greedy1OfAirKwire],
};

/** The names that can be asked for; a name without its level means the latest. */
export function botNames<G extends GameTypes>(game: Game<G>): string[] {
  const names = makersOf(game).map((maker) => maker.name);
  return [...new Set(names.flatMap((name) => [name.replace(/-\d+$/, ''), name]))];
}

/** Makes the bot of a spec: a name, or a name and weights as in `greedy:cash=0.3:reach=0.8`. */
export function makeBot<G extends GameTypes>(game: Game<G>, board: G['Board'], spec: string): Bot<G> {
  const { maker, weights, id } = readSpec(game, spec);
  return maker.make(id, board, { ...maker.weights, ...weights });
}

/** The bot of a spec by its full name, with its level and every weight that was set. */
export function botId<G extends GameTypes>(game: Game<G>, spec: string): string {
  return readSpec(game, spec).id;
}

function readSpec<G extends GameTypes>(
  game: Game<G>,
  spec: string,
): { readonly maker: BotMaker<G>; readonly weights: Weights; readonly id: string } {
  const [name, ...settings] = spec.split(':');
  const maker = makersOf(game).findLast((known) =>
    [known.name, known.name.replace(/-\d+$/, '')].includes(name),
  );
  if (!maker) {
    const known = botNames(game).join(', ');
    throw new TarmacError('unknown-bot', `There is no bot ${JSON.stringify(name)}; there is ${known}.`);
  }
  const weights = readWeights(maker, settings);
  const set = Object.entries(weights).map(([weight, value]) => `:${weight}=${value}`);
  return { maker, weights, id: maker.name + set.join('') };
}

function makersOf<G extends GameTypes>(game: Game<G>): BotMaker<G>[] {
  return [randomBot(game), ...(BOTS[game.id] ?? [])];
}

/** The weights that a spec sets, in the order of the bot's own list. */
function readWeights<G extends GameTypes>(maker: BotMaker<G>, settings: readonly string[]): Weights {
  const given = new Map<string, number>();
  for (const setting of settings) {
    const [weight, value] = readSetting(maker, setting);
    if (given.has(weight)) throw new TarmacError('unknown-bot', `The weight ${weight} is given twice.`);
    given.set(weight, value);
  }
  return Object.fromEntries(
    Object.keys(maker.weights).flatMap((weight) => {
      const value = given.get(weight);
      return value === undefined ? [] : [[weight, value]];
    }),
  );
}

const HEAVIEST = 1_000_000;

/** Numbers as people write them: Number() alone also takes '', ' 1' and '0x1'. */
const WRITTEN = /^\d+(\.\d+)?$/;
/** With more digits JavaScript would write it as `1e-7` or `1e+21` in the bot's id. */
const SHORT = /^\d{1,7}(\.\d{1,6})?$/;

function readSetting<G extends GameTypes>(maker: BotMaker<G>, setting: string): [string, number] {
  const [weight, ...values] = setting.split('=');
  if (!Object.hasOwn(maker.weights, weight)) {
    const known = Object.keys(maker.weights).join(', ') || 'none';
    const sentence = `${maker.name} has no weight ${JSON.stringify(weight)}; its weights: ${known}.`;
    throw new TarmacError('unknown-bot', sentence);
  }
  const value = values.join('=');
  if (!WRITTEN.test(value)) {
    const sentence = `${JSON.stringify(setting)} must be a weight and a number, like ${weight}=0.5.`;
    throw new TarmacError('unknown-bot', sentence);
  }
  if (SHORT.test(value) && Number(value) <= HEAVIEST) return [weight, Number(value)];
  const bounds = `from 0 to ${HEAVIEST}, with at most 6 digits after the point`;
  throw new TarmacError('unknown-bot', `${JSON.stringify(setting)} must be a number ${bounds}.`);
}
