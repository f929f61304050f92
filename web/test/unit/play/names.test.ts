import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fullNames, seatNames } from '../../../src/play/names.ts';
import { seatPlayers } from '../../../src/shell/plan.ts';
import { speak } from '../../../src/words/words.svelte.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;
const bot = (name = '', spec = 'greedy-1') => ({ kind: 'bot', name, bot: spec }) as const;

describe('names at a table', () => {
  it('are kept, and given to people who have none, each once', () => {
    const players = [person(''), bot(), person('Bruno'), bot('', 'random')];
    expect(seatNames(players)).toEqual(['Player 1', 'Chiara', 'Bruno', 'Emil']);
    const callBot = (spec: string): string => spec.toUpperCase();
    expect(fullNames(players, callBot)).toEqual(['Player 1', 'Chiara (GREEDY-1)', 'Bruno', 'Emil (RANDOM)']);
  });
});

describe('a person who plays alone', () => {
  beforeEach(() => void vi.stubGlobal('document', { documentElement: {} }));
  afterEach(async () => {
    await speak('en');
    vi.unstubAllGlobals();
  });

  it('is "You" in the language that is spoken now, whatever was spoken when the cards were dealt', async () => {
    const dealt = seatPlayers([
      { kind: 'person', name: ' ' },
      { kind: 'bot', bot: 'greedy' },
    ]);
    expect(dealt).toEqual([person(''), bot('Bruno', 'greedy')]);
    expect(seatNames(dealt)).toEqual(['You', 'Bruno']);
    const early = [person('You'), bot('Bruno')];
    await speak('it');
    expect([seatNames(dealt), seatNames(early)]).toEqual([
      ['Tu', 'Bruno'],
      ['Tu', 'Bruno'],
    ]);
  });

  it('keeps a name that was given', () => {
    expect(seatPlayers([{ kind: 'person', name: 'Ada ' }])).toEqual([person('Ada')]);
    expect(seatNames([person('Ada'), bot('Bruno')])).toEqual(['Ada', 'Bruno']);
  });
});
