import type { Game, GameTypes } from '@tarmac/kernel';
import { parseRecord, toRecord, verify } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { kitOf } from '../kits/index.ts';
import { ALL_LAWS, LIGHT_LAWS, LOG_LAWS } from '../laws/index.ts';
import type { Law } from '../moment.ts';
import { playoutOf } from '../moment.ts';
import type { Plan } from '../plans.ts';
import { edgePlans, pairsMissing, planGame } from '../plans.ts';
import type { RunReport } from '../random-games.ts';
import { emptyReport, playOne, randomGames } from '../random-games.ts';
import { redealtHalfway } from '../redeals.ts';
import { FEW, often } from './often.ts';

export interface ContractWish<G extends GameTypes> {
  readonly boards: readonly G['Board'][];
  /**
   * Games with every law in every state, and games with the light laws; twenty times as many with TARMAC_LONG.
   */
  readonly full: number;
  readonly light: number;
  readonly seed: string;
  /** Pairs of choices that cannot be played together, by their beginning. */
  readonly impossible?: readonly string[];
}

/** On each board at the edges of the format. */
const EDGE_GAMES = 1;
/** The rarest things come once in a thousand or two thousand games. */
const MOST_SEARCHED = 20_000;

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
    it('has a title to be shown', () => {
      expect(game.title).toMatch(/^[A-Z]/);
    });

    it(`holds in every state of ${full} games: all laws`, () => {
      run(full, 'full', ALL_LAWS);
    });

    it(`holds in every state of ${light} games: light laws`, () => {
      run(light, 'light', LIGHT_LAWS);
    });

    const edges = edgePlans(game, kitOf(game), seed, often(EDGE_GAMES));
    it.each(edges)('holds on $board.id: $players players, $driver', (plan) => {
      seenIn(plan, LIGHT_LAWS);
    });

    it('can be played to its end after what nobody has seen was dealt again', () => {
      for (const [n, plan] of plans.slice(0, full).entries()) {
        const match = redealtHalfway(game, plan, playoutOf(`${seed} redealt ${n}`));
        expect(verify(game, parseRecord(JSON.parse(JSON.stringify(toRecord(match)))))).toEqual({
          status: 'finished',
          steps: match.log.length,
        });
      }
    });

    if (FEW) return; // too few games to meet everything

    it('was tried with every pair of boards, players, options and drivers', () => {
      const missing = pairsMissing(game, plans);
      expect(missing.filter((pair) => !impossible.some((start) => pair.startsWith(start)))).toEqual([]);
    });

    it('was tried with every reason to end and every rarity', () => {
      const found = total(reports);
      const never = [...game.endReasons, ...kitOf(game).rarities].filter((name) => !found[name]);
      const missing = new Set(never);
      // What the games above did not meet is looked for, so that a board may change without a new seed.
      for (let n = 0; n < MOST_SEARCHED && missing.size > 0; n++) {
        const plan = planGame(game, kitOf(game), { boards, seed: `${seed} rare` }, n);
        const met = seenIn(plan, []).filter((name) => missing.has(name));
        if (met.length > 0) seenIn(plan, LIGHT_LAWS);
        for (const name of met) missing.delete(name);
      }
      console.log(found, never.length > 0 ? `and looked for: ${never.join(', ')}` : '');
      expect([...missing]).toEqual([]);
    });

    /** Plays one game by these laws and says which reason and which rarities it met. */
    function seenIn(plan: Plan<G>, laws: readonly Law[]): string[] {
      const report = emptyReport(game, kitOf(game));
      playOne(game, kitOf(game), plan, { laws, logLaws: LOG_LAWS }, report);
      return Object.entries(total([report])).flatMap(([name, games]) => (games > 0 ? [name] : []));
    }
  });
}

/** In how many games each reason to end and each rarity came. */
function total(reports: readonly RunReport[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { reasons, coverage } of reports) {
    for (const [name, games] of Object.entries({ ...reasons, ...coverage })) {
      sums[name] = (sums[name] ?? 0) + games;
    }
  }
  return sums;
}
