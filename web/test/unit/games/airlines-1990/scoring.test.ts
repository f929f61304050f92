import { beforeAll, describe, expect, it } from 'vitest';
import { openSceneTexts } from '../../../../src/games/airlines-1990/scene-texts.ts';
import { reasonOf } from '../../../../src/games/airlines-1990/scoring/reason.ts';
import { scriptsOf } from '../../../../src/games/airlines-1990/scoring/script.ts';
import { openTexts } from '../../../../src/games/airlines-1990/texts.ts';
import type { Frame, Scored, Told } from '../../../../src/games/airlines-1990/types.ts';
import { type Holder, THIRD } from '../../../../src/games/common/scoring/standings.ts';
import { ceremony } from '../../../../src/words/en/airlines-1990/ceremony.ts';
import { plain } from '../../../../src/words/rich.ts';
import type { Who } from '../../../../src/words/who.ts';
import { showGame } from './games.ts';

const NAMES = ['You', 'Bruno', 'Chiara', 'Emil', 'Dora', 'Felix'];

beforeAll(openTexts);
beforeAll(openSceneTexts);

function sceneOf(markers: number, holdings: number[], points: number[]) {
  const scored: Scored = { type: 'scored', scoring: 2, company: 'boi', markers, holdings, points };
  const told = { events: [scored] } as unknown as Told;
  const before = { view: { scores: points.map(() => 0) } } as unknown as Frame;
  const scene = scriptsOf(told, before)[0]?.scenes[0];
  if (!scene) throw new Error('nobody holds a share');
  return scene;
}

const who = (holder: Holder): Who =>
  holder === THIRD
    ? { ...ceremony.third, is: 'third' }
    : { name: NAMES[holder] ?? '', is: holder === 0 ? 'you' : 'player' };

describe('the podium of one company, and the reason in a sentence', () => {
  it.each([
    {
      name: '[A90-72] most and second',
      scene: sceneOf(9, [2, 4, 1, 0], [4, 9, 0, 0]),
      podium: [
        [1, [1, 1], 9],
        [0, [2, 2], 4],
        [2, [3, 3], 0],
        [3, null, 0],
      ],
      words:
        'Bruno is first with 4 shares: all 9 points. You are second with 2 shares: half, 4, rounded down. Chiara gets nothing.',
    },
    {
      name: '[A90-72] a sole holder takes both (3 + 1 = 4)',
      scene: sceneOf(3, [0, 2, 0], [0, 4, 0]),
      podium: [
        [1, [1, 2], 4],
        [0, null, 0],
        [2, null, 0],
      ],
      words: 'Only Bruno has shares on the table: 3 + 1 = 4 points. You have no share of it on the table.',
    },
    {
      name: '[A90-72] three tied for first ((11 + 5) / 3 → 5)',
      scene: sceneOf(11, [3, 3, 3, 1], [5, 5, 5, 0]),
      podium: [
        [0, [1, 3], 5],
        [1, [1, 3], 5],
        [2, [1, 3], 5],
        [3, [4, 4], 0],
      ],
      words:
        'You, Bruno and Chiara share first and second place: 11 + 5 = 16, so 5 each, rounded down. Emil gets nothing.',
    },
    {
      name: '[A90-72] three tied for second (8 / 3 → 2)',
      scene: sceneOf(16, [4, 2, 2, 2], [16, 2, 2, 2]),
      podium: [
        [0, [1, 1], 16],
        [1, [2, 4], 2],
        [2, [2, 4], 2],
        [3, [2, 4], 2],
      ],
      words:
        'You are first with 4 shares: all 16 points. Bruno, Chiara and Emil share second place: 8, so 2 each, rounded down.',
    },
    {
      name: '[A90-82] the third in front',
      scene: sceneOf(8, [1, 2, 5], [0, 4]),
      podium: [
        [THIRD, [1, 1], null],
        [1, [2, 2], 4],
        [0, [3, 3], 0],
      ],
      words:
        'The third player is first with 5 shares: a place without points. Bruno is second with 2 shares: half, 4. You get nothing.',
    },
    {
      name: '[A90-82] the third in a tie',
      scene: sceneOf(8, [3, 0, 3], [6, 0]),
      podium: [
        [0, [1, 2], 6],
        [THIRD, [1, 2], null],
        [1, null, 0],
      ],
      words:
        'You and the third player share first and second place: 8 + 4 = 12, so 6 each. The part of the third player is not paid.',
    },
  ])('$name', ({ scene, podium, words }) => {
    expect(
      scene.standings.map(({ holder, places, points }) => [
        holder,
        places && [places.from, places.to],
        points,
      ]),
    ).toEqual(podium);
    expect(plain(reasonOf(scene, who))).toBe(words);
  });
});

const VARIANTS = [
  {},
  { seatBonus: true },
  { lastRound: true },
  { lateScoring: true },
  { seatBonus: true, lastRound: true, lateScoring: true },
];

describe('games of bots', () => {
  it.each([2, 3, 4, 5, 6].flatMap((players) => VARIANTS.map((options) => ({ players, options }))))(
    '$players players, $options: every point is explained and added up',
    ({ players, options }) => {
      const moves = showGame(players, 'show', options);
      let points: readonly number[] = Array.from({ length: players }, () => 0);
      for (const { told, before, after } of moves) {
        for (const script of scriptsOf(told, before)) {
          expect(script.before).toEqual(points);
          points = points.map((had, seat) => had + (script.totals[seat] ?? 0));
          expect(after.view.awards[script.scoring - 1]).toEqual(script.totals);
          expect(script.final).toBe(script.scoring === 4);
          expect(script.scoring).toBeLessThanOrEqual(script.of);
          for (const { item, markers, standings, points: paid, ...reasons } of script.scenes) {
            expect(markers).toBe(after.view.worth[item]);
            const stood = paid.map((_, seat) => standings.find(({ holder }) => holder === seat)?.points);
            expect(stood).toEqual(paid);
            expect(plain(reasonOf({ ...reasons, markers }, who))).not.toMatch(/undefined|NaN| {2}/);
          }
        }
        const bonus = told.events.some(({ type }) => type === 'bonus');
        expect(after.view.scores).toEqual(points.map((sum, seat) => sum + (bonus ? seat : 0)));
      }
    },
  );

  it('[A90-82] a game for two shows the third player in its last scoring only', () => {
    const scripts = showGame(2, 'third').flatMap(({ told, before }) => scriptsOf(told, before));
    const thirds = scripts.map(({ scenes }) =>
      scenes.some(({ standings }) => standings.some(({ holder }) => holder === THIRD)),
    );
    expect(thirds).toEqual(thirds.map((_, i) => i === thirds.length - 1));
  });
});
