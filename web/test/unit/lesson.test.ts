import { describe, expect, test } from 'vitest';
import type { About } from '../../src/games/airlines-europe/lesson/lesson.ts';
import type { EuropeSeen } from '../../src/games/airlines-europe/lesson/moments.ts';
import { ASIDES, MEANWHILE, STEPS } from '../../src/games/airlines-europe/lesson/steps.ts';
import { chooseStep } from '../../src/play/lesson/choose-step.ts';
import type { LessonStep, Seen } from '../../src/play/lesson/lesson.ts';
import { lesson as german } from '../../src/words/de/lesson/airlines-europe.ts';
import { lesson as english, type LessonCards } from '../../src/words/en/lesson/airlines-europe.ts';
import { lesson as french } from '../../src/words/fr/lesson/airlines-europe.ts';
import { lesson as italian } from '../../src/words/it/lesson/airlines-europe.ts';
import { plain } from '../../src/words/rich.ts';

const ALL = [...STEPS, ...ASIDES, ...MEANWHILE];
const IDS = [...new Set(ALL.map(({ id }) => id))];
const NAMES = new Proxy({}, { get: (_, name) => `[${String(name)}]` }) as About['names'];
const SCREENS: readonly About[] = [
  { others: 'Bruno, Chiara', names: NAMES, small: false, ifNow: '[now]', scorings: 1, points: true },
  { others: 'Bruno, Chiara', names: NAMES, small: true, ifNow: null, scorings: 2, points: false },
];

/** A screen on which nothing can be seen. */
const NOTHING = { table: {}, shows: () => false, did: () => false, watching: false } as unknown as EuropeSeen;

describe.for([
  ['en', english],
  ['it', italian],
  ['fr', french],
  ['de', german],
] as [string, LessonCards][])('the words of the lesson: %s', ([, cards]) => {
  test('every card has them, and none is left over', () => {
    expect(Object.keys(cards).sort()).toEqual(IDS.sort());
  });

  test('they fit a small strip, on every screen', () => {
    for (const [id, { title, text, find, hint }] of Object.entries(cards)) {
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

  test('where something leads to what is meant, or another action is open, there are words for it', () => {
    const leading = ALL.filter(({ at }) => (at?.(NOTHING).length ?? 0) > 1);
    for (const { id } of leading) expect(cards[id as keyof LessonCards].find, id).toBeDefined();
    for (const { id, astray } of ALL)
      if (astray) expect(cards[id as keyof LessonCards].hint, id).toBeDefined();
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
