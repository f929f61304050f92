import { airlinesEurope } from '@tarmac/airlines-europe';
import { findMind } from '@tarmac/bots';
import { expect, test } from 'vitest';
import { decisionsOf, fitted, likenessOf } from '../likeness.ts';

const game = airlinesEurope;
const mind = findMind(game);

test('weights are found that play more like a bot than the policy does, also in games they were not fitted to', () => {
  const learned = decisionsOf(game, 'greedy-1', 3, 'test');
  const [weights = {}] = fitted(game, mind, learned, 1);
  for (const decisions of [learned, decisionsOf(game, 'greedy-1', 3, 'others')]) {
    const before = likenessOf(game, mind, mind.weights ?? {}, decisions);
    const after = likenessOf(game, mind, weights, decisions);
    expect(after.likelihood).toBeGreaterThan(before.likelihood);
  }
});

test('the policy agrees with itself, always', () => {
  const own = decisionsOf(game, 'policy-1', 1, 'test');
  expect(likenessOf(game, mind, mind.weights ?? {}, own).agreement).toBe(1);
});
