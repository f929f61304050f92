import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { coach as german } from '../../src/words/de/lesson/coach.ts';
import { coach as english } from '../../src/words/en/lesson/coach.ts';
import { coach as french } from '../../src/words/fr/lesson/coach.ts';
import { coach as italian } from '../../src/words/it/lesson/coach.ts';
import type { Language } from '../../src/words/languages.ts';
import { arrived, ringAtRest } from '../harness/at-rest.ts';
import { Learner } from '../harness/learner.ts';
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

/** What is cut off in the card, and whether the ring lies on the screen and clear of the card. */
async function lookAt(page: Page): Promise<string[]> {
  await arrived(page);
  await ringAtRest(page);
  return page.evaluate(() => {
    const wrong: string[] = [];
    const coach = document.querySelector<HTMLElement>('[data-testid=coach]');
    const step = coach?.dataset.lesson ?? '';
    for (const part of coach?.querySelectorAll<HTMLElement>('h2, p, button') ?? []) {
      if (part.scrollWidth > part.clientWidth + 1 && !part.matches('.place'))
        wrong.push(`${step}: ${part.textContent?.trim()} is cut`);
    }
    const card = coach?.getBoundingClientRect();
    const ring = document.querySelector('[data-testid=ring]')?.getBoundingClientRect();
    if (card && ring) {
      if (ring.top + 12 < card.bottom && ring.height > 0)
        wrong.push(`${step}: the card covers what it talks about`);
      if (
        ring.right <= 0 ||
        ring.left >= innerWidth ||
        ring.top >= innerHeight ||
        ring.bottom > innerHeight + 12
      )
        wrong.push(`${step}: what it talks about is not on the screen`);
    }
    return wrong;
  });
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
      const cards = await new Learner(page).learn(async ({ lesson }) => {
        wrong.push(...(await lookAt(page)));
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
    await page.getByRole('button', { name: english.playOn }).click();
    await page.getByTestId('coach').waitFor({ state: 'detached' });
    expect(await check(await exportRecord(page))).toMatch(/^ok .* \(unfinished/);
  });
});
