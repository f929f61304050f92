// Finds the weights by which the policy of a game plays most like a bot: see README.md.
import { parseArgs } from 'node:util';
import { findMind, prepareBots } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import { decisionsOf, fitted, likenessOf } from './likeness.ts';
import { refuseReserved } from './reserved.ts';
import { runScript } from './script.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bot: { type: 'string', default: 'greedy-1' },
      games: { type: 'string', default: '60' },
      rounds: { type: 'string', default: '14' },
      seed: { type: 'string', default: 'mimic' },
    },
  });

  const game = findGame(positionals[0] ?? '');
  refuseReserved(values.seed);
  const mind = findMind(game);
  await prepareBots(game, [values.bot]);
  const games = Number(values.games);
  const learned = decisionsOf(game, values.bot, games, values.seed);
  const held = decisionsOf(game, values.bot, Math.ceil(games / 4), `${values.seed}-valid`);

  function tell(what: string, weights: NonNullable<typeof mind.weights>): void {
    const { likelihood, agreement } = likenessOf(game, mind, weights, held);
    console.error(
      `${what}: ${(100 * agreement).toFixed(1)} % of ${held.length} decisions, likelihood ${likelihood.toFixed(3)}`,
    );
  }

  let weights = mind.weights ?? {};
  tell('the policy itself', weights);
  let round = 0;
  for (weights of fitted(game, mind, learned, Number(values.rounds))) tell(`round ${++round}`, weights);
  console.log(
    JSON.stringify(
      weights,
      (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value),
      2,
    ),
  );
}

await runScript(main);
