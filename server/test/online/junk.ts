import fc from 'fast-check';

/** Names of fields and values that mean something here, and things that mean nothing. */
export const words = fc.constantFrom(
  ...[
    'id',
    'seat',
    'move',
    'type',
    'kind',
    'expected',
    'name',
    'text',
    'player',
    'bot',
    'free',
    'bots',
    'agree',
  ],
  ...['step', 'who', 'any', 'open', 'me', 'remove', 'rewind', 'end', 'cash', 'keep', 'licence', 'greedy'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '\u202e\u0000\ud800',
    '🛫'.repeat(30),
  ],
);
const leaf = fc.oneof(words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string());
export const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(words, fc.string()), tie('value'), { maxKeys: 5 }),
  ),
})).value;
