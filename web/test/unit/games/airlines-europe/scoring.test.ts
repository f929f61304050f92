import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../../src/games/airlines-europe/scoring/reason.ts';
import { scriptsOf } from '../../../../src/games/airlines-europe/scoring/script.ts';
import { standingsOf } from '../../../../src/games/airlines-europe/scoring/standings.ts';
import type { Scored } from '../../../../src/games/airlines-europe/types.ts';
import { THIRD } from '../../../../src/games/common/scoring/standings.ts';
import { ceremony } from '../../../../src/words/en/airlines-europe/ceremony.ts';
import { plain } from '../../../../src/words/rich.ts';
import type { Who } from '../../../../src/words/who.ts';
import { showGame } from './games.ts';

const NAMES = ['You', 'Bruno', 'Chiara', 'Emil', 'Ada'];

function scored(row: number[], holdings: number[], points: number[], share: Scored['share'] = 'red'): Scored {
  return { type: 'scored', scoring: 2, share, row, holdings, points };
}

function said(event: Scored): string {
  const who = (holder: number | typeof THIRD): Who =>
    holder === THIRD
      ? { ...ceremony.bank, is: 'third' }
      : { name: NAMES[holder] ?? '', is: holder === 0 ? 'you' : 'player' };
  const { split, groups, without } = reasonOf(event, standingsOf(event));
  return plain(
    ceremony.reason(
      split && { ...split, who: who(split.holder) },
      groups.map((group) => ({ ...group, who: group.holders.map(who) })),
      without.map(who),
    ),
  );
}

const podium = (event: Scored) =>
  standingsOf(event).map(({ holder, shares, places, points }) => [
    holder,
    shares,
    places && [places.from, places.to],
    points,
  ]);

describe('the podium of one airline', () => {
  it('[AE-72] stands in the order of shares', () => {
    const event = scored([6, 3, 2, 1, 0], [1, 3, 2], [2, 6, 3]);
    expect(podium(event)).toEqual([
      [1, 3, [1, 1], 6],
      [2, 2, [2, 2], 3],
      [0, 1, [3, 3], 2],
    ]);
    expect(reasonOf(event, standingsOf(event)).rules).toEqual(['AE-72']);
  });

  it('[AE-73] shares places between equal holders, and gives nothing without a share', () => {
    const event = scored([5, 3, 1, 0, 0], [0, 1, 2, 2], [0, 1, 4, 4]);
    expect(podium(event)).toEqual([
      [2, 2, [1, 2], 4],
      [3, 2, [1, 2], 4],
      [1, 1, [3, 3], 1],
      [0, 0, null, 0],
    ]);
    expect(reasonOf(event, standingsOf(event)).rules).toEqual(['AE-73']);
  });

  it('[AE-92] shows the bank as a holder who is not paid', () => {
    const event = scored([6, 3, 2, 1, 0], [4, 2, 4], [5, 2]);
    expect(podium(event)).toEqual([
      [0, 4, [1, 2], 5],
      [THIRD, 4, [1, 2], null],
      [1, 2, [3, 3], 2],
    ]);
    expect(reasonOf(event, standingsOf(event)).rules).toEqual(['AE-92', 'AE-73']);
  });

  it.each([
    { name: 'two parts on two steps', holdings: [7, 2], points: [9, 2], steps: 3, parts: [4, 3] },
    { name: 'one part behind the other holder', holdings: [4, 2], points: [8, 3], steps: 3, parts: [3, 1] },
    { name: 'both parts in one tie on one step', holdings: [2, 0], points: [9, 0], steps: 2, parts: [1, 1] },
  ])('[AE-101] $name', ({ holdings, points, steps, parts }) => {
    const standings = standingsOf(scored([6, 3, 2, 1, 0], holdings, points));
    expect(standings).toHaveLength(steps);
    expect(standings[0]?.split).toEqual(parts);
  });
});

describe('the reason in a sentence', () => {
  it.each([
    {
      name: 'a tie for the first place',
      event: scored([5, 3, 1, 0, 0], [0, 1, 2, 2], [0, 1, 4, 4]),
      words:
        'Chiara and Emil share first and second place: 5 + 3 = 8, so 4 each. Bruno is third and gets 1. You hold no share.',
    },
    {
      name: 'a clear order, and a place that pays nothing',
      event: scored([4, 2, 1, 0, 0], [3, 2, 4, 1], [2, 1, 4, 0]),
      words:
        'Chiara is first with 4 shares: 4 points. You are second and get 2. Bruno is third and gets 1. Emil is fourth and gets nothing.',
    },
    {
      name: 'a tie rounded up',
      event: scored([6, 3, 2, 1, 0], [3, 2, 2], [6, 3, 3]),
      words:
        'You are first with 3 shares: 6 points. Bruno and Chiara share second and third place: 3 + 2 = 5, so 3 each, rounded up.',
    },
    {
      name: 'the bank in front',
      event: scored([6, 3, 2, 1, 0], [1, 2, 5], [2, 3]),
      words:
        'The bank is first with 5 shares: it takes the place, but no points. Bruno is second and gets 3. You are third and get 2.',
    },
    {
      name: 'a split holding',
      event: scored([6, 3, 2, 1, 0], [7, 2], [9, 2]),
      words: 'You count as two holders, 4 and 3: 9 points together. Bruno is third and gets 2.',
    },
  ])('$name', ({ event, words }) => expect(said(event)).toBe(words));
});

describe('games of bots', () => {
  it.each([
    { players: 2, options: {} },
    { players: 3, options: { splitHoldings: true, deck: 'thirds' } },
    { players: 4, options: { splitHoldings: true } },
    { players: 5, options: {} },
  ])('$players players: every point is explained and added up', ({ players, options }) => {
    for (const seed of ['a', 'b', 'c']) {
      let points: readonly number[] | undefined;
      let scorings = 0;
      for (const { told, before, after } of showGame(players, seed, options)) {
        for (const script of scriptsOf(told, before, after)) {
          scorings++;
          expect(script.before).toEqual(points ?? before.view.vp);
          points = script.before.map((had, seat) => had + (script.totals[seat] ?? 0));
          for (const { standings, points: paid } of script.scenes) {
            const stood = paid.map((_, seat) =>
              standings.filter(({ holder }) => holder === seat).reduce((sum, s) => sum + (s.points ?? 0), 0),
            );
            expect(stood).toEqual(paid);
            for (const { holder, shares, split } of standings) {
              const whole = holder === THIRD ? undefined : after.view.portfolios[holder];
              if (whole && !split) expect(Object.values(whole)).toContain(shares);
            }
          }
        }
        if (points) expect(after.view.vp).toEqual(points);
      }
      expect(scorings).toBe(3);
    }
  });

  it('[AE-92] a game for two shows the bank in the third scoring only', () => {
    const scripts = showGame(2, 'bank').flatMap(({ told, before, after }) => scriptsOf(told, before, after));
    const banks = scripts.map(({ scenes }) =>
      scenes.some(({ standings }) => standings.some(({ holder }) => holder === THIRD)),
    );
    expect(banks).toEqual([false, false, true]);
  });
});
