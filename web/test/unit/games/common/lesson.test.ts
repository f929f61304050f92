import { describe, expect, test } from 'vitest';
import * as airKwire from '../../../../src/games/air-kwire/lesson/steps.ts';
import * as airlines1990 from '../../../../src/games/airlines-1990/lesson/steps.ts';
import * as airlinesEurope from '../../../../src/games/airlines-europe/lesson/steps.ts';
import { othersPlay } from '../../../../src/games/common/lesson/moments.ts';
import { chooseStep } from '../../../../src/play/lesson/choose-step.ts';
import type { LessonStep, LessonWords, Seen } from '../../../../src/play/lesson/lesson.ts';
import type { AdviceWords as AirKwire } from '../../../../src/words/en/lesson/advice/air-kwire.ts';
import type { AdviceWords as Airlines1990 } from '../../../../src/words/en/lesson/advice/airlines-1990.ts';
import type { AdviceWords as AirlinesEurope } from '../../../../src/words/en/lesson/advice/airlines-europe.ts';
import { plain, type Rich } from '../../../../src/words/rich.ts';
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
const SIGN = { sign: '-', name: '' };
const RIVAL = { name: 'Chiara', count: 12 };
/** Every advice that a game can give, with long names and figures. */
const ADVICE: Readonly<Record<string, (words: never) => readonly Rich[]>> = {
  'airlines-europe': (words: AirlinesEurope) => [
    words.play([SIGN, ', ', SIGN], 12, 10),
    words.licence(SIGN, 'Kopenhagen–Stockholm', 12, '12 short of 12·8·4·2 (then +12 for Bruno and Chiara).'),
    words.cash(12),
    words.take(SIGN, 12, RIVAL),
    words.take(SIGN, 12, null),
    words.give(SIGN, 12, RIVAL),
    words.draw,
  ],
  'airlines-1990': (words: Airlines1990) => [
    words.found(SIGN, 12, 'Minneapolis–San Francisco', 12),
    words.play(SIGN, 12, 12),
    words.expand(SIGN, 12, 11),
    words.fly(SIGN, 'Minneapolis–San Francisco', '+12 for you. 12 markers short of +12 for Bruno, Chiara.'),
    words.take(SIGN, 12, RIVAL),
    words.take(SIGN, 12, null),
    words.draw,
    words.keep,
    words.pile,
  ],
  'air-kwire': (words: AirKwire) => [
    words.buy(SIGN, 1250, 1000, -100),
    words.open(SIGN, 'Salt Lake City', 450),
    words.route(SIGN, 'Salt Lake City', 100, `${'x'.repeat(50)}. ${'x'.repeat(40)}.`),
    words.discard('Salt Lake City', true),
    words.discard('Salt Lake City', false),
    words.pool('Salt Lake City', SIGN),
    words.consent(-100, 'Chiara', 100),
    words.go,
    words.pile,
  ],
};
const PAID = [
  null,
  { total: 0, paid: () => [], unpaid: [SIGN, ', ', SIGN, ', ', SIGN] },
  { total: 120, paid: () => [SIGN, ' $40, ', SIGN, ' $40, ', SIGN, ' $40'], unpaid: [SIGN] },
];
const SCORED = [
  null,
  { total: 0, parts: [], best: { name: 'Chiara', points: 23 } },
  { total: 32, parts: [SIGN, ' 12, ', SIGN, ' 10, ', SIGN, ' 10'], best: null },
];
const SCREENS = [
  { others: 'Bruno, Chiara', names: NAMES, small: false, scorings: 1, points: true },
  { others: 'Bruno, Chiara', names: NAMES, small: true, scorings: 2, points: false },
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
      const told = ADVICE[game] ?? (() => []);
      const most = (words: never): Rich =>
        (id === 'consent' ? [(words as AirKwire).consent(-100, 'Chiara', 100)] : told(words)).reduce(
          (one, other) => (plain(one).length < plain(other).length ? other : one),
          [],
        );
      const all = SCREENS.flatMap((screen) =>
        SCORED.flatMap((scored) =>
          [most, () => null].map((advise, i) => ({
            ...screen,
            scored,
            paid: PAID[i + 1],
            until: 'Next payout after 7 routes.',
            advise,
            prospect: 'No scoring for 12 cards or more.',
          })),
        ),
      );
      for (const about of all) {
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
