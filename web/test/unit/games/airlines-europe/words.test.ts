import type { Move } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import { tableBots } from '@tarmac/bots';
import { createMatch, Playout, TarmacError } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalText, routeName } from '../../../../src/games/airlines-europe/names.ts';
import { openTexts, texts } from '../../../../src/games/airlines-europe/texts.ts';
import * as en from '../../../../src/words/en/index.ts';

const say = en.airlinesEurope;
const boards = airlinesEurope.boardFiles.map((file) => airlinesEurope.loadBoard(file));

beforeAll(openTexts);

describe('the catalogue of Airlines Europe', () => {
  it('has every board, option with its values, bot and end', () => {
    expect(Object.keys(say.boards)).toEqual(airlinesEurope.boardFiles.map(({ id }) => id));
    expect(Object.keys(say.options)).toEqual(airlinesEurope.options.map(({ name }) => name));
    expect(Object.keys(texts().narration.ends)).toEqual([...airlinesEurope.endReasons]);
    for (const bot of tableBots(airlinesEurope))
      expect(Object.keys({ ...say.bots, ...en.shell.levels })).toContain(bot.replace(/-\d+$/, ''));
    for (const { name, values } of airlinesEurope.options) {
      const { value } = say.options[name as keyof typeof say.options];
      expect(new Set(values.map(value)).size).toBe(values.length);
    }
  });

  it('says what the boards are', () => {
    const [large, small] = boards.map(({ file }) => ({
      licences: file.routes.flatMap(({ licences }) => licences).length,
      cities: file.cities.length - file.routes.filter(({ remote }) => remote).length,
    }));
    expect(say.boards['europe-1'].says).toContain(`${large?.cities} cities, ${large?.licences} licences`);
    expect(say.boards['europe-small-1'].says).toContain(`${small?.licences} licences`);
  });

  it('names routes by their cities, remote ones too', () => {
    const file = boards[0]?.file;
    expect(file && routeName(file, 'london-paris')).toBe('London–Paris');
    expect(file && routeName(file, 'moscow-tokyo')).toBe('Moscow–Tokyo');
  });
});

describe('refusals', () => {
  /** Every move of one moment is tried in the others, by every seat: most are refused, in many ways. */
  function refusalsOf(seed: number): TarmacError[] {
    const found = new Map<string, TarmacError>();
    const board = boards[seed % boards.length];
    if (!board) return [];
    const names = Array.from({ length: 2 + (seed % 4) }, (_, p) => `P${p}`);
    const options = { routePhases: true };
    const { match } = createMatch(airlinesEurope, { board, options, names, seed: `${seed}` });
    const random = new Playout(seed);
    const moves: Move[] = [
      { type: 'play', shares: { red: 9 } },
      { type: 'play', shares: { red: 1, blue: 2 } },
      { type: 'exchange', take: 2 },
      { type: 'licence', airline: 'yellow', route: 'london-paris' },
    ];
    while (airlinesEurope.outcome(match.state) === undefined) {
      const seat = random.below(names.length);
      const move = moves[random.below(moves.length)];
      try {
        if (move) airlinesEurope.apply(airlinesEurope.copy(match.state), seat, move);
      } catch (error) {
        if (error instanceof TarmacError) found.set(error.reason ?? error.code, error);
        else throw error;
      }
      const [decider = 0] = airlinesEurope.active(match.state);
      const legal = airlinesEurope.legal(match.state, decider);
      const chosen = legal[random.below(legal.length)];
      if (!chosen) break;
      match.apply(decider, chosen);
      moves.push(chosen);
    }
    return [...found.values()];
  }

  it('give a reason that has a sentence of ours, with nothing missing in it', () => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      for (const { code, message, reason, values = {} } of refusalsOf(seed)) {
        expect(reason, message).toBeDefined();
        const text = refusalText({ code, message, values, ...(reason === undefined ? {} : { reason }) });
        expect(text).toMatch(/^[A-Z0-9][^!]*\.$/);
        expect(text).not.toMatch(/undefined|NaN|^ | {2}/);
        reasons.add(reason ?? '');
      }
    }
    expect([...reasons].filter((reason) => !(reason in texts().refusals))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(15);
  });

  it('without a reason are told as the game tells them', () => {
    expect(refusalText({ code: 'illegal-move', message: 'No.' })).toBe('No.');
  });
});
