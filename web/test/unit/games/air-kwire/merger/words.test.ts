import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusGroups } from '../../../../../src/games/air-kwire/merger/bonuses.ts';
import { tell } from '../../../../../src/games/air-kwire/merger/reason.ts';
import {
  beginScript,
  continueScript,
  type Script,
} from '../../../../../src/games/air-kwire/merger/script.ts';
import { openSceneTexts } from '../../../../../src/games/air-kwire/scene-texts.ts';
import { openTexts } from '../../../../../src/games/air-kwire/texts.ts';
import { LANGUAGES, type Language } from '../../../../../src/words/languages.ts';
import { plain } from '../../../../../src/words/rich.ts';
import { speak } from '../../../../../src/words/words.svelte.ts';
import { showGame } from '../games.ts';

const { board, moves } = showGame(4, 'words');

/** Every merger of the game, as far as it came in each of its moves. */
function scriptsOf(): Script[] {
  const scripts: Script[] = [];
  for (const { told, before, after } of moves) {
    const begun = beginScript(told, before.view, board) ?? scripts.at(-1);
    if (begun && (before.view.defunct !== null || told.events.some(({ type }) => type === 'merger')))
      scripts.push(continueScript(begun, told, board, after.view.defunct === null));
  }
  return scripts;
}

beforeAll(openTexts);
beforeAll(openSceneTexts);
afterAll(() => speak('en'));

describe.each(Object.keys(LANGUAGES) as Language[])('mergers in words (%s)', (language) => {
  it('every beat has a heading, a reason and a rule', async () => {
    await speak(language);
    let told = 0;
    for (const { merger, beats } of scriptsOf()) {
      for (let shown = 1; shown <= beats.length; shown++) {
        for (const you of [0, null]) {
          const said = tell({
            merger,
            board,
            beats: beats.slice(0, shown),
            who: (seat) => (seat === you ? { name: 'Du', is: 'you' } : { name: `P${seat}`, is: 'player' }),
          });
          expect(said?.heading).not.toBe('');
          expect(plain(said?.reason ?? [])).toMatch(/[.:]$/);
          expect(plain(said?.reason ?? [])).not.toMatch(/undefined|NaN|null/);
          expect(said?.rules[0]).toMatch(/^AK-\d+$/);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

describe('[AK-43] bonuses', () => {
  it('first and second', () => {
    expect(bonusGroups([4, 2, 1], [800, 400, 0], 40)).toMatchObject([
      { from: 1, to: 1, paid: [800], each: 800 },
      { from: 2, to: 2, paid: [400], each: 400 },
    ]);
  });
  it('three tied for the second place share it', () => {
    expect(bonusGroups([9, 2, 2, 2], [2000, 330, 330, 330], 100)).toMatchObject([
      { each: 2000 },
      { from: 2, to: 4, each: 330 },
    ]);
  });
  it('a sole holder gets both', () => {
    expect(bonusGroups([0, 5], [0, 1200], 40)).toMatchObject([
      { from: 1, to: 2, paid: [800, 400], each: 1200 },
    ]);
  });
});
