import type { Game, GameTypes } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { kitOf } from '../kits/index.ts';
import { ALL_LAWS, LIGHT_LAWS, LOG_LAWS } from '../laws/index.ts';
import type { Law } from '../moment.ts';
import type { Plan } from '../plans.ts';
import { pairsMissing } from '../plans.ts';
import type { RunReport } from '../random-games.ts';
import { randomGames } from '../random-games.ts';
import { often } from './often.ts';

export interface ContractWish<G extends GameTypes> {
  readonly boards: readonly G['Board'][];
  /**
   * Games with every law in every state, and games with the light laws; ten times as many with TARMAC_LONG.
   */
  readonly full: number;
  readonly light: number;
  readonly seed: string;
  /** Pairs of choices that cannot be played together, by their beginning. */
  readonly impossible?: readonly string[];
}

const MINUTE = 60_000;

/** The laws of the game contract, on many random games. */
export function contractSuite<G extends GameTypes>(game: Game<G>, wish: ContractWish<G>): void {
  const { boards, seed, impossible = [] } = wish;
  const [full, light] = [often(wish.full), often(wish.light)];
  const plans: Plan<G>[] = [];
  const reports: RunReport[] = [];

  const run = (count: number, name: string, laws: readonly Law[]): void => {
    const wanted = (plan: Plan<G>): boolean => plans.push(plan) > 0;
    const report = randomGames(game, boards, count, `${seed} ${name}`, { laws, logLaws: LOG_LAWS, wanted });
    reports.push(report);
    console.log(`${game.id}, ${name} laws: ${report.games} games, ${report.decisions} decisions`);
    expect(report.games).toBe(count);
  };

  describe(`contract of ${game.id}`, () => {
    it(`holds in every state of ${full} games: all laws`, { timeout: often(4 * MINUTE) }, () => {
      run(full, 'full', ALL_LAWS);
    });

    it(`holds in every state of ${light} games: light laws`, { timeout: often(4 * MINUTE) }, () => {
      run(light, 'light', LIGHT_LAWS);
    });

    it('was tried with every pair of boards, players, options and drivers', () => {
      const missing = pairsMissing(game, plans);
      expect(missing.filter((pair) => !impossible.some((start) => pair.startsWith(start)))).toEqual([]);
    });

    it('was tried with every reason to end and every rarity', () => {
      const sum = (pick: (report: RunReport) => Record<string, number>): Record<string, number> => {
        const total: Record<string, number> = {};
        for (const report of reports) {
          for (const [name, n] of Object.entries(pick(report))) total[name] = (total[name] ?? 0) + n;
        }
        return total;
      };
      const found = { ...sum(({ reasons }) => reasons), ...sum(({ coverage }) => coverage) };
      console.log(found);
      const never = [...game.endReasons, ...kitOf(game).rarities].filter((name) => !found[name]);
      expect(never).toEqual([]);
    });
  });
}
