import { expect, test } from 'vitest';
import { TarmacError } from '../src/index.ts';

test('a refusal keeps its rule, reason and values when it is seen from a larger document', () => {
  const refusal = new TarmacError('illegal-move', 'Too expensive.', {
    rule: 'AE-43',
    reason: 'too-expensive',
    values: { price: 8, cash: 3 },
  });
  const within = refusal.within({ step: 4 });
  expect(within).toMatchObject({ code: 'illegal-move', rule: 'AE-43', reason: 'too-expensive', step: 4 });
  expect(within.values).toEqual({ price: 8, cash: 3 });
  expect(within.line).toBe('Too expensive. (step 4, rule AE-43)');
});
