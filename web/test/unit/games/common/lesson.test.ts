import { describe, expect, test } from 'vitest';
import * as airKwire from '../../../../src/games/air-kwire/lesson/steps.ts';
import * as airlines1990 from '../../../../src/games/airlines-1990/lesson/steps.ts';
import * as airlinesEurope from '../../../../src/games/airlines-europe/lesson/steps.ts';
import { othersPlay } from '../../../../src/games/common/lesson/moments.ts';
import { chooseStep } from '../../../../src/play/lesson/choose-step.ts';
import type { LessonStep, LessonWords, Seen } from '../../../../src/play/lesson/lesson.ts';
import { plain } from '../../../../src/words/rich.ts';
import { languages } from '../../words/catalogue.ts';

interface Steps {
  readonly STEPS: readonly LessonStep<never>[];
  readonly ASIDES: readonly LessonStep<never>[];
  readonly MEANWHILE: readonly LessonStep<never>[];
}
const LESSONS: readonly [string, Steps][] = [
  ['airlines-europe', airlinesEurope],
  ['airlines-1990', airlines1990],
  ['air-kwire', airKwire],
];

/** What cards are told of the screen: whatever a lesson asks for has a name. */
const NAMES = new Proxy({}, { get: (_, name) => `[${String(name)}]` });
const SCREENS = [
  { others: 'Bruno, Chiara', names: NAMES, small: false, ifNow: '[now]', scorings: 1, points: true },
  { others: 'Bruno, Chiara', names: NAMES, small: true, ifNow: null, scorings: 2, points: false },
];

/** A screen on which nothing can be seen. */
const NOTHING = { table: {}, shows: () => false, did: () => false, watching: false } as never;

const CASES = LESSONS.flatMap(([game, { STEPS, ASIDES, MEANWHILE }]) =>
  languages.map((language) => ({ game, language, all: [...STEPS, ...ASIDES, ...MEANWHILE] })),
);

describe.for(CASES)('the words of the lesson: $game, $language', ({ game, language, all }) => {
  const read = async (): Promise<LessonWords<unknown>> =>
    (await import(`../../../../src/words/${language}/lesson/${game}.ts`)).lesson;

  test('every card has them, and none is left over', async () => {
    const ids = [...new Set(all.map(({ id }) => id))];
    expect(Object.keys(await read()).sort()).toEqual(ids.sort());
  });

  test('they fit a small strip, on every screen', async () => {
    for (const [id, { title, text, find, hint }] of Object.entries(await read())) {
      expect(title.length, id).toBeLessThan(28);
      for (const about of SCREENS) {
        const said = [text(about), find?.(about) ?? [], hint?.(about) ?? []].map(plain);
        for (const sentence of said) {
          expect(sentence.length, `${id}: ${sentence}`).toBeLessThan(215);
          expect(sentence, id).not.toMatch(/!|undefined/);
        }
      }
    }
  });

  test('where something leads to what is meant, or another action is open, there are words for it', async () => {
    const cards = await read();
    const leading = all.filter(({ at }) => (at?.(NOTHING).length ?? 0) > 1).map(({ id }) => id);
    const straying = all.filter(({ astray }) => astray).map(({ id }) => id);
    expect([leading, straying].map(({ length }) => length > 0)).toEqual([true, true]);
    expect(leading.filter((id) => !cards[id]?.find)).toEqual([]);
    expect(straying.filter((id) => !cards[id]?.hint)).toEqual([]);
  });
});

describe('the others play', () => {
  const seen = (told: number | null, { mine = false, over = false } = {}): Parameters<typeof othersPlay>[0] =>
    ({
      table: {
        viewer: 0,
        telling: told === null ? null : { seat: told },
        myMove: mine,
        mayEnd: false,
        frame: { status: { outcome: over ? {} : null } },
      },
    }) as unknown as Parameters<typeof othersPlay>[0];
  test.for([
    ['what another player did is shown', seen(1), true],
    ['another player is to decide', seen(null), true],
    ['what the learner did is shown', seen(0), false],
    ['the learner is to decide', seen(null, { mine: true }), false],
    ['the game is over', seen(null, { over: true }), false],
  ] as const)('%s', ([, now, expected]) => {
    expect(othersPlay(now)).toBe(expected);
  });
});

describe('which card is shown', () => {
  const step = (id: string, when: boolean): LessonStep => ({ id, when: () => when });
  const seen = (done: readonly string[], over = false): Seen =>
    ({
      table: { frame: { status: { outcome: over ? {} : null } } },
      shows: () => false,
      did: (id: string) => done.includes(id),
      watching: false,
    }) as unknown as Seen;
  const course = {
    steps: [step('first', true), step('second', false), step('farewell', true)],
    asides: [step('now', true), step('never', false)],
    meanwhile: [step('quiet', false), step('wait', true)],
  };

  test.for([
    ['an aside comes first', [], false, 'now'],
    ['then the steps in their order', ['now'], false, 'first'],
    ['something else while a step has to wait', ['now', 'first'], false, 'wait'],
    ['at the end of the game the farewell, whatever is left', ['now', 'first'], true, 'farewell'],
    ['nothing after it', ['now', 'first', 'second', 'farewell'], false, undefined],
  ] as const)('%s', ([, done, over, expected]) => {
    expect(chooseStep(course, seen(done, over))?.id).toBe(expected);
  });
});
