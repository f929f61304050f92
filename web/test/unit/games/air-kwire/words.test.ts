import type { Move, RefusalReason } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import { createMatch, Playout, settleChance, TarmacError } from '@tarmac/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusalText } from '../../../../src/games/air-kwire/names.ts';
import { openTexts, texts } from '../../../../src/games/air-kwire/texts.ts';
import { LANGUAGES, type Language } from '../../../../src/words/languages.ts';
import { speak } from '../../../../src/words/words.svelte.ts';

const [file] = airKwire.boardFiles;
const board = airKwire.loadBoard(file);

/** Moves of one moment are tried in the others, by every seat: most are refused, in many ways. */
function refusalsOf(seed: number): TarmacError[] {
  const found = new Map<string, TarmacError>();
  const names = Array.from({ length: 3 + (seed % 3) }, (_, p) => `P${p}`);
  const options = { powerCards: true, startingCash: seed % 2 === 0 ? 'split' : 'each' };
  const { match, random: dealt } = createMatch(airKwire, { board, options, names, seed: `${seed}` });
  const random = new Playout(seed);
  const moves: Move[] = [
    { type: 'buy', airline: 'beacon' },
    { type: 'sell', airline: 'beacon' },
    { type: 'route', airline: 'beacon', city: 'boston', aircraft: 'dc-3' },
    { type: 'decommission', airline: 'beacon', city: 'new-york' },
    { type: 'settle', city: 'boston', with: 'forfeit' },
    { type: 'end-vote', agree: false },
    { type: 'end-vote', agree: true },
    { type: 'dispose', exchange: 10 },
    { type: 'rehome', aircraft: 'dc-3' },
    { type: 'pass' },
    { type: 'draw', from: 'pool', card: 'boston' },
    { type: 'power', card: 'free-discard' },
  ];
  for (let step = 0; step < 1200 && airKwire.outcome(match.state) === undefined; step++) {
    const [decider = 0] = airKwire.active(match.state);
    const seat = random.below(4) === 0 ? random.below(names.length) : decider;
    const move = moves[random.below(moves.length)];
    try {
      if (move) airKwire.apply(airKwire.copy(match.state), seat, move);
    } catch (error) {
      if (error instanceof TarmacError) found.set(error.reason ?? error.code, error);
      else throw error;
    }
    const legal = airKwire.legal(match.state, decider);
    const routes = legal.filter(({ type }) => type === 'route' || type === 'buy');
    const liked = routes.length > 0 && random.below(4) > 0 ? routes : legal;
    const chosen = liked[random.below(liked.length)];
    if (!chosen) break;
    match.apply(decider, chosen);
    settleChance(match, dealt);
    moves.push(chosen);
  }
  return [...found.values()];
}

beforeAll(openTexts);
afterEach(() => speak('en'));

describe('refusals of Air-Kwire', () => {
  const refused = Array.from({ length: 12 }, (_, n) => refusalsOf(n + 1)).flat();

  it('come up in many ways', () => {
    expect(new Set(refused.map(({ reason }) => reason)).size).toBeGreaterThan(25);
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    'give a reason that has a sentence of ours, with nothing missing in it (%s)',
    async (tongue) => {
      await speak(tongue);
      for (const { code, message, reason, values = {} } of refused) {
        expect(reason, message).toBeDefined();
        expect(Object.keys(texts().refusals)).toContain(reason);
        const text = refusalText({ code, message, values, ...(reason === undefined ? {} : { reason }) });
        expect(text, reason).toMatch(/^\p{L}[^!]*\.$/u);
        expect(text, reason).not.toMatch(/undefined|NaN|^ | {2}| \.|[a-z]-[a-z0-9]+-/);
      }
    },
  );

  it('say what is missing', async () => {
    const say = (reason: RefusalReason, values: Record<string, string | number>): string =>
      refusalText({ code: 'illegal-move', message: '', reason, values });
    expect(say('no-cash', { airline: 'beacon', needed: 1050 })).toBe(
      'You can’t afford a share of Beacon: it costs $1,050, fee included.',
    );
    expect(say('out-of-range', { airline: 'totem', aircraft: 'boeing-247' })).toBe(
      'No city of Totem is in range of a Boeing 247 from here.',
    );
    expect(say('too-many-exchanges', { most: 1 })).toBe('You can get one share at most.');
  });
});
