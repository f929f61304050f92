import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { coach as german } from '../../src/words/de/lesson/coach.ts';
import { coach as english } from '../../src/words/en/lesson/coach.ts';
import { coach as french } from '../../src/words/fr/lesson/coach.ts';
import { coach as italian } from '../../src/words/it/lesson/coach.ts';
import type { Language } from '../../src/words/languages.ts';
import { arrived, cardAtRest, ringAtRest } from '../harness/at-rest.ts';
import { namesSaid, strayFigures } from '../harness/card-figures.ts';
import { Learner } from '../harness/learner.ts';
import { FIGURES } from '../harness/lesson-figures.ts';
import { check } from '../harness/processes.ts';
import { exportRecord, GAME } from '../harness/tables.ts';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';

const AT = `#/learn/${GAME}`;

/** Cards that everybody sees who does what is asked. */
const TAUGHT: Readonly<Record<string, string>> = {
  'airlines-europe':
    'welcome shares keep holders runway actions licence airline route value thresholds share news rivals play end gauge cash abacus exchange flags free pick sum rest farewell',
  'airlines-1990':
    'welcome shares flights routes companies actions found home worth share news rivals expand fly pile play lead timing free sum rest farewell',
  'air-kwire':
    'welcome cards map airlines market open first ceo draw news trade limits rivals fly dividends qualified timing asking meeting free payout goal rest farewell',
};

async function learnIn(page: Page, game: string, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('tarmac.settings') ?? '{}');
    localStorage.setItem('tarmac.settings', JSON.stringify({ ...kept, language: chosen }));
  }, language);
  await page.goto(`${page.url().split('#')[0]}#/learn/${game}`);
  await page.reload();
}

/** What a lesson calls by its name, and which of these names have been on the screen. */
class Names {
  readonly #said = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** Names that no button, tab or heading had while the lesson was played, each with the card that says it. */
  get missing(): string[] {
    return [...this.#said].flatMap(([name, card]) => (this.#seen.has(name) ? [] : [`${card}: ${name}`]));
  }

  async look(page: Page): Promise<void> {
    const { card, names, screen } = await page.evaluate(() => {
      const coach = document.querySelector<HTMLElement>('[data-testid=coach]');
      const read = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
      const texts = [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          (element) => !coach?.contains(element) && element.checkVisibility({ visibilityProperty: true }),
        )
        .flatMap((element) => [
          read(element.getAttribute('aria-label')),
          element.matches('button, th, h2, h3, p, b, span, dt') ? read(element.textContent) : '',
        ]);
      return {
        card: coach?.dataset.lesson ?? '',
        names: [...(coach?.querySelectorAll('.says strong') ?? [])].map(({ textContent }) =>
          read(textContent),
        ),
        screen: [...new Set(texts)],
      };
    });
    for (const name of names) if (!this.#said.has(name)) this.#said.set(name, card);
    for (const name of this.#said.keys())
      if (screen.some((text) => text.includes(name))) this.#seen.add(name);
  }
}

/**
 * What is cut off in the card; whether it lies on the screen and beside what it talks about, which keeps its light; and
 * whether something that is lit to be pressed can't be, because something lies over it.
 */
async function lookAt(page: Page): Promise<string[]> {
  await arrived(page);
  await ringAtRest(page);
  await cardAtRest(page);
  return page.evaluate(() => {
    const wrong: string[] = [];
    const coach = document.querySelector<HTMLElement>('[data-testid=coach]');
    const step = coach?.dataset.lesson ?? '';
    const note = (what: string): void => void wrong.push(`${step} (${coach?.dataset.asks}): ${what}`);
    for (const part of coach?.querySelectorAll<HTMLElement>('h2, p, button') ?? []) {
      if (part.scrollWidth > part.clientWidth + 1 && !part.matches('.place'))
        note(`${part.textContent?.trim()} is cut`);
    }
    const card = coach?.getBoundingClientRect();
    if (!coach || !card) return ['there is no card'];
    if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight)
      note('the card is not on the screen');
    const covers = ({ left, top, right, bottom }: DOMRect): boolean =>
      left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1;
    const around = document.querySelector<HTMLElement>('[data-testid=ring]');
    const ring = around?.getBoundingClientRect();
    const lit = [...document.querySelectorAll('[data-testid=dim] mask rect + rect')].map((hole) => {
      const [x = 0, y = 0, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(hole.getAttribute(name)),
      );
      return new DOMRect(x, y, width, height);
    });
    if (ring) {
      if (covers(ring)) note('the card covers what it talks about');
      if (ring.left < 0 || ring.top < 0 || ring.right > innerWidth || ring.bottom > innerHeight)
        note('what it talks about is not on the screen');
      const away = Math.max(
        card.left - ring.right,
        ring.left - card.right,
        card.top - ring.bottom,
        ring.top - card.bottom,
      );
      if (away > 300) note(`the card is ${Math.round(away)} pixels away from what it talks about`);
      const isLit = lit.some(
        ({ left, top, right, bottom }) =>
          left <= ring.left + 1 &&
          top <= ring.top + 1 &&
          right >= ring.right - 1 &&
          bottom >= ring.bottom - 1,
      );
      if (lit.length > 0 && !isLit) note('what it talks about is dimmed');
    }
    for (const hole of lit) if (covers(hole)) note('the card covers what is lit');
    const target = around && document.querySelector(around.dataset.at ?? '');
    if (ring && target?.matches('button')) {
      const hit = document.elementFromPoint((ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2);
      if (!target.contains(hit)) note('what is to be pressed lies below something');
    }
    return wrong;
  });
}

/** The first names of bots in every language; those at the table are on the screen. */
const PLAYERS = ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix', 'Greta'];

/** The figures of a card that are not those of the screen. */
async function readFigures(page: Page, game: string, language: Language, lesson: string): Promise<string[]> {
  const { from, when } = FIGURES[game]?.[lesson] ?? { from: [], when: undefined };
  if (when !== undefined && (await page.locator(when).filter({ visible: true }).count()) === 0) return [];
  return (await strayFigures(page, from, language)).map((what) => `${lesson}: ${what}`);
}

describe('the guided game', () => {
  /** In the long programme in every language, on a desk and on a phone. */
  const SHORT = [
    ['airlines-europe', 'fr', PHONE],
    ['airlines-1990', 'it', DESKTOP],
    ['air-kwire', 'de', PHONE],
  ] as const;
  const LONG = Object.keys(TAUGHT).flatMap((game) =>
    (['en', 'it', 'fr', 'de'] as const).flatMap((language) =>
      [DESKTOP, PHONE].map((look) => [game, language, look] as const),
    ),
  );

  test.for(process.env.TARMAC_LONG ? LONG : SHORT)(
    'to its end: %s, %s',
    async ([game, language, look], { visit }) => {
      const { page } = await visit(look);
      await learnIn(page, game, language);
      const wrong: string[] = [];
      const names = new Names();
      const [players, greeted] = [new Set<string>(), new Set<string>()];
      const cards = await new Learner(page).learn(async ({ lesson }) => {
        wrong.push(...(await lookAt(page)));
        wrong.push(...(await readFigures(page, game, language, lesson)));
        const { said, shown } = await namesSaid(page, PLAYERS);
        for (const name of shown) players.add(name);
        // On a phone the first card speaks of those whom the next ones show.
        if (lesson === 'welcome') for (const name of said) greeted.add(name);
        else
          for (const name of said)
            if (!shown.includes(name)) wrong.push(`${lesson}: no ${name} on the screen`);
        await names.look(page);
        // What a route would bring is shown once it is chosen.
        const route = page.locator('[data-offer]').first();
        if (lesson === 'route' && look === PHONE && (await route.count()) > 0) {
          await route.press('Enter');
          await page.locator('.go .primary:not(:disabled)').waitFor();
          await names.look(page);
        }
        return false;
      });
      expect(wrong).toEqual([]);
      expect([...greeted].sort()).toEqual([...players].sort());
      expect(names.missing, 'said by a card, and never on the screen').toEqual([]);
      expect(cards).toEqual(expect.arrayContaining(TAUGHT[game]?.split(' ') ?? []));
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.getByTestId('result').waitFor();
      const taught = page.url();
      const { realGame } = { en: english, it: italian, fr: french, de: german }[language];
      await page.getByRole('button', { name: realGame }).click();
      await page.waitForURL((url) => url.href !== taught);
      await page.getByTestId('coach').waitFor({ state: 'detached' });
      await page.getByTestId('table').waitFor();
    },
  );

  test('one can leave it, and reload, and is where one was; or start over', async ({ visit }) => {
    const { page } = await visit({ at: AT });
    const learner = new Learner(page);
    await learner.learn(({ lesson }) => lesson === 'share');
    const table = page.url();
    const coach = page.getByTestId('coach');
    await page.reload();
    await page.locator('[data-lesson=share]').waitFor();
    await page.getByRole('button', { name: english.leave }).click();
    await page.waitForURL(/#\/$/);
    await page.goto(`${page.url().split('#')[0]}${AT}`);
    await page.getByRole('button', { name: english.carryOn }).click();
    await page.locator('[data-lesson=share]').waitFor();
    expect(page.url()).toBe(table);

    await page.getByRole('button', { name: english.back }).click();
    await page.locator('[data-lesson=thresholds]').waitFor();
    await coach.getByRole('button', { name: english.now }).click();
    await learner.learn(({ lesson }) => lesson === 'cash');

    await page.goto(`${page.url().split('#')[0]}${AT}`);
    await page.getByRole('button', { name: english.startOver }).click();
    await page.locator('[data-lesson=welcome]').waitFor();
    expect(page.url()).not.toBe(table);
  });

  test('another action than the one asked for is allowed, with a hint; played on alone, its table is one like any other', async ({
    visit,
  }) => {
    const { page } = await visit({ at: AT });
    const learner = new Learner(page);
    await learner.learn(({ lesson }) => lesson === 'licence');
    await page.locator('.tickets button:nth-child(2)').click();
    await page.locator('[data-testid=coach] .hint').waitFor();
    await page.locator('[data-move=cash]').click();
    await page.locator('[data-lesson=pass]').waitFor();
    const cards = await learner.learn(({ lesson }) => lesson === 'gauge');
    expect(cards).toEqual(expect.arrayContaining(['licence', 'airline', 'route', 'play']));

    await learner.learn(({ asks }) => asks === 'rest');
    await page.getByRole('button', { name: english.realGame }).waitFor();
    await page.getByRole('button', { name: english.playOn }).click();
    await page.getByTestId('coach').waitFor({ state: 'detached' });
    expect(await check(await exportRecord(page))).toMatch(/^ok .* \(unfinished/);
  });
});
