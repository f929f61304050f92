import type { Move } from '@tarmac/airlines-1990';
import { airlines1990 } from '@tarmac/airlines-1990';
import { tableBots } from '@tarmac/bots';
import { createMatch, Playout, TarmacError } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPANIES, identityOf } from '../../../../src/games/airlines-1990/identity/identity.ts';
import { refusalText, routeName } from '../../../../src/games/airlines-1990/names.ts';
import { openTexts, texts } from '../../../../src/games/airlines-1990/texts.ts';
import * as en from '../../../../src/words/en/index.ts';

const say = en.airlines1990;
const [file] = airlines1990.boardFiles;
const board = airlines1990.loadBoard(file);

beforeAll(openTexts);

describe('the catalogue of Airlines (1990)', () => {
  it('has every board, option with its values, and bot', () => {
    expect(Object.keys(say.boards)).toEqual(airlines1990.boardFiles.map(({ id }) => id));
    expect(Object.keys(say.options)).toEqual(airlines1990.options.map(({ name }) => name));
    for (const bot of tableBots(airlines1990))
      expect(Object.keys({ ...say.bots, ...en.shell.levels })).toContain(bot.replace(/-\d+$/, ''));
    for (const { name, values } of airlines1990.options) {
      const { value } = say.options[name as keyof typeof say.options];
      expect(new Set(values.map(value)).size).toBe(values.length);
    }
  });

  it('says what the board is', () => {
    const { cities, routes } = board.file;
    expect(say.boards['north-america-1'].says).toContain(`${cities.length} cities, ${routes.length} routes`);
  });

  it('names routes by their cities', () => {
    expect(routeName(board.file, 'boston-montreal')).toBe('Boston–Montreal');
  });

  it('has a mark for every company of the board, and a plain one for any other', () => {
    expect(COMPANIES).toEqual(board.file.companies.map(({ id }) => id));
    const marks = [...COMPANIES, 'dodo'].map(identityOf);
    for (const part of ['letter', 'fin', 'base'] as const)
      expect(new Set(marks.map((mark) => mark[part])).size).toBe(marks.length);
    expect(identityOf('dodo').letter).toBe('DOD');
  });
});

describe('refusals', () => {
  /** Moves of one moment are tried in the others, by every seat: most are refused, in many ways. */
  function refusalsOf(seed: number): TarmacError[] {
    const found = new Map<string, TarmacError>();
    const names = Array.from({ length: 2 + (seed % 5) }, (_, p) => `P${p}`);
    const { match } = createMatch(airlines1990, { board, options: {}, names, seed: `${seed}` });
    const random = new Playout(seed);
    const moves: Move[] = [
      { type: 'play', company: 'fox', shares: 9 },
      { type: 'sabotage', company: 'fox', route: 'atlanta-cincinnati', circle: 5 },
      { type: 'sabotage', company: 'fox', route: 'boston-montreal', circle: 2 },
      { type: 'sabotage', company: 'fox', route: 'boston-montreal', circle: 14 },
      { type: 'fly', company: 'ara', route: 'boston-montreal', card: { pattern: 'wavy', value: 3 } },
      {
        type: 'found',
        company: 'fox',
        shares: 1,
        route: 'boston-montreal',
        card: { pattern: 'solid', value: 3 },
      },
      { type: 'refresh', share: 'ara' },
      { type: 'swap', card: { pattern: 'wavy', value: 14 } },
    ];
    while (airlines1990.outcome(match.state) === undefined) {
      const seat = random.below(names.length);
      const move = moves[random.below(moves.length)];
      try {
        if (move) airlines1990.apply(airlines1990.copy(match.state), seat, move);
      } catch (error) {
        if (error instanceof TarmacError) found.set(error.reason ?? error.code, error);
        else throw error;
      }
      const [decider = 0] = airlines1990.active(match.state);
      const legal = airlines1990.legal(match.state, decider);
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
