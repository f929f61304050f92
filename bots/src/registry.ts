import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { greedy1 as greedy1OfAirKwire } from './air-kwire/greedy.ts';
import { greedy1 as greedy1Of1990 } from './airlines-1990/greedy.ts';
import { greedy1 as greedy1OfEurope } from './airlines-europe/greedy.ts';
import type { Bot, BotMaker, Weights } from './bot.ts';
import { levelBots } from './level-bots.ts';
import { policyBot } from './mind/policy-bot.ts';
import { loadNet } from './nets.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search/search-bot.ts';
import { seerBot } from './search/seer-bot.ts';

/**
 * The bots of each game apart from `random`, which every game has. A level never changes: a better one gets the next
 * number.
 */
export const BOTS: Readonly<Record<string, readonly BotMaker<GameTypes>[]>> = {
  [airlinesEurope.id]: botsOf(airlinesEurope, greedy1OfEurope),
  [airlines1990.id]: botsOf(airlines1990, greedy1Of1990),
  [airKwire.id]: botsOf(airKwire, greedy1OfAirKwire),
};

function botsOf<G extends GameTypes>(game: Game<G>, greedy: BotMaker<G>): BotMaker<G>[] {
  return [greedy, policyBot(game), searchBot(game), seerBot(game), ...levelBots(game)];
}

/** The names that can be asked for; a name without its level means the latest. */
export function botNames<G extends GameTypes>(game: Game<G>): string[] {
  return namesOf(makersOf(game));
}

/** The names that may sit at a table. */
export function tableBots<G extends GameTypes>(game: Game<G>): string[] {
  return namesOf(makersOf(game).filter((maker) => !maker.unseated));
}

function namesOf<G extends GameTypes>(makers: readonly BotMaker<G>[]): string[] {
  return [...new Set(makers.flatMap(({ name }) => [name.replace(/-\d+$/, ''), name]))];
}

/** Makes the bot of a spec: a name, or a name and weights as in `greedy:cash=0.3:reach=0.8`. */
export function makeBot<G extends GameTypes>(game: Game<G>, board: G['Board'], spec: string): Bot<G> {
  const { maker, weights, id } = readSpec(game, spec);
  return maker.make(id, board, { ...maker.weights, ...weights });
}

/** Loads what the bots of these specs have learned, before they are made; throws if that fails. */
export async function prepareBots<G extends GameTypes>(
  game: Game<G>,
  specs: readonly string[],
): Promise<void> {
  if (specs.some((spec) => readSpec(game, spec).maker.learned)) await loadNet(game);
}

/** The full name of the bot of a spec that may sit at a table, with its level and every weight that was set. */
export function botId<G extends GameTypes>(game: Game<G>, spec: string): string {
  const { maker, id } = readSpec(game, spec);
  if (maker.unseated) throw unknownBot(spec, tableBots(game));
  return id;
}

function unknownBot(name: string, known: readonly string[]): TarmacError {
  const sentence = `There is no bot ${JSON.stringify(name)}; there is ${known.join(', ')}.`;
  return new TarmacError('unknown-bot', sentence);
}

function readSpec<G extends GameTypes>(
  game: Game<G>,
  spec: string,
): { readonly maker: BotMaker<G>; readonly weights: Weights; readonly id: string } {
  const [name, ...settings] = spec.split(':');
  const maker = makersOf(game).findLast((known) =>
    [known.name, known.name.replace(/-\d+$/, '')].includes(name),
  );
  if (!maker) throw unknownBot(name, botNames(game));
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
/** The whole numbers of a search plan, with the minimum of each. */
const COUNTS: Readonly<Record<string, number>> = { iterations: 0, trees: 1, plies: 0 };

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
  const least = COUNTS[weight];
  const isFit = least === undefined || (Number.isInteger(Number(value)) && Number(value) >= least);
  if (isFit && SHORT.test(value) && Number(value) <= HEAVIEST) return [weight, Number(value)];
  const bounds =
    least === undefined
      ? `number from 0 to ${HEAVIEST}, with at most 6 digits after the point`
      : `whole number from ${least} to ${HEAVIEST}`;
  throw new TarmacError('unknown-bot', `${JSON.stringify(setting)} must be a ${bounds}.`);
}
