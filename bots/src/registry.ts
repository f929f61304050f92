import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { greedy1 } from './airlines-europe/greedy.ts';
import type { Bot, BotMaker, Weights } from './bot.ts';
import { randomBot } from './random.ts';

/** The bots of one game, by name; a name without a level means its latest. */
interface GameBots {
  readonly makers: readonly BotMaker<GameTypes>[];
  readonly latest: Readonly<Record<string, string>>;
}

/** All bots, by game. A level never changes: a better player is a new one. */
export const BOTS: Readonly<Record<string, GameBots>> = {
  [airlinesEurope.id]: {
    makers: [randomBot(airlinesEurope), greedy1],
    latest: { greedy: greedy1.name },
  },
};

/** The names that can be asked for in a game. */
export function botNames(game: string): string[] {
  const bots = BOTS[game];
  return bots ? [...bots.makers.map((maker) => maker.name), ...Object.keys(bots.latest)] : [];
}

/** Makes the bot of a spec: a name, or a name and weights as in `greedy:cash=0.3:hand=0.8`. */
export function makeBot<G extends GameTypes>(game: Game<G>, board: G['Board'], spec: string): Bot<G> {
  const [asked, ...settings] = spec.split(':');
  const bots = BOTS[game.id];
  const name = bots?.latest[asked] ?? asked;
  const maker = bots?.makers.find((candidate) => candidate.name === name);
  if (!maker) {
    const known = botNames(game.id).join(', ');
    throw new TarmacError('unknown-bot', `There is no bot ${JSON.stringify(asked)}; there is ${known}.`);
  }
  const weights = readWeights(maker, settings);
  const set = Object.entries(weights).map(([weight, value]) => `:${weight}=${value}`);
  return maker.make(name + set.join(''), board, { ...maker.weights, ...weights });
}

/** The weights that a spec sets, in the order of the maker's list. */
function readWeights(maker: BotMaker<GameTypes>, settings: readonly string[]): Weights {
  const given = new Map(settings.map((setting) => readSetting(maker, setting)));
  return Object.fromEntries(
    Object.keys(maker.weights).flatMap((weight) => {
      const value = given.get(weight);
      return value === undefined ? [] : [[weight, value]];
    }),
  );
}

function readSetting(maker: BotMaker<GameTypes>, setting: string): [string, number] {
  const [weight, value] = setting.split('=');
  if (!Object.hasOwn(maker.weights, weight)) {
    const known = Object.keys(maker.weights);
    const sentence = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
    throw new TarmacError(
      'unknown-bot',
      `${maker.name} has no weight ${JSON.stringify(weight)}; ${sentence}.`,
    );
  }
  const number = Number(value);
  if (value !== undefined && value.trim() !== '' && Number.isFinite(number)) return [weight, number];
  throw new TarmacError(
    'unknown-bot',
    `${JSON.stringify(setting)} must be a weight and a number, like ${weight}=1.`,
  );
}
