import { describe, expect, it } from 'vitest';
import { fullNames, seatNames } from '../../src/play/names.ts';

describe('names at a table', () => {
  it('are kept, and given to whoever has none, each once', () => {
    const players = [
      { kind: 'person', name: '' },
      { kind: 'bot', name: '', bot: 'greedy-1' },
      { kind: 'person', name: 'Bruno' },
      { kind: 'bot', name: '', bot: 'random' },
    ] as const;
    expect(seatNames(players)).toEqual(['Player 1', 'Chiara', 'Bruno', 'Emil']);
    expect(fullNames(players)).toEqual(['Player 1', 'Chiara (greedy)', 'Bruno', 'Emil (random)']);
  });
});
