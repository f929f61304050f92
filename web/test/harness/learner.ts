import type { Locator, Page } from 'playwright-core';
import { press } from './hands.ts';
import { HANG } from './hang.ts';
import { CHOOSE } from './learner-air-kwire.ts';

/** The large button. */
const PRIMARY = '.go .primary:not(:disabled)';

/** Cards that suggest something. */
const SUGGESTS = new Set(['free', 'more', 'turn', 'drawn', 'card', 'take', 'pick', 'drawing']);
/** What is pressed as it is ringed. */
const FOLLOWED = /data-pick=|data-trade=|data-move=|data-place="market:/;

/** Where a lesson stands, read from the page. */
interface Card {
  /** Its step; empty when nobody explains anything. */
  readonly lesson: string;
  /** `next`, `find`, `act`, `rest` or `farewell`. */
  readonly asks: string;
  /** What is shown on the whole screen, by the id of its title; empty where nothing is. */
  readonly ceremony: string;
  /** What the tray asks for; `wait` while others are busy. */
  readonly conversation: string;
  /** What the ring lies around; empty where there is none. */
  readonly ringed: string;
  /** Moves so far. */
  readonly step: number;
}

/**
 * Runs in the page: the first moment that differs from `before` and in which the learner can do something, as it is once
 * the coach has looked around, which it does when things are painted.
 */
async function awaitCard({ before, timeout }: { before: string; timeout: number }): Promise<Card | null> {
  const FRAMES = 4;
  const read = (): Card => {
    const coach = document.querySelector<HTMLElement>('[data-testid=coach]');
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    const tray = document.querySelector<HTMLElement>('[data-conversation]');
    return {
      lesson: coach?.dataset.lesson ?? '',
      asks: coach?.dataset.asks ?? '',
      ceremony: document.querySelector('[data-testid=ceremony]')?.getAttribute('aria-labelledby') ?? '',
      conversation: table?.dataset.mine === 'true' ? (tray?.dataset.conversation ?? 'wait') : 'wait',
      ringed: document.querySelector<HTMLElement>('[data-testid=ring]')?.dataset.at ?? '',
      step: Number(table?.dataset.step ?? -1),
    };
  };
  const ready = (now: Card): boolean => {
    if (now.lesson === '' || JSON.stringify(now) === before) return false;
    return (
      now.asks !== 'act' || now.ceremony !== '' || (now.conversation !== 'wait' && now.lesson !== 'watching')
    );
  };
  const next = (): Promise<Card | null> =>
    new Promise((resolve) => {
      const done = (card: Card | null): void => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(card);
      };
      const look = (): void => {
        const now = read();
        if (ready(now)) done(now);
      };
      const observer = new MutationObserver(look);
      const timer = setTimeout(() => done(null), timeout);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  if ((await next()) === null) return null;
  for (let frame = 0; frame < FRAMES; frame++)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return next();
}

/** Somebody who does what the coach asks for, in any language: presses what is ringed, or what leads on from there. */
export class Learner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes on until the farewell, or until `enough`; says which cards were shown, in their order. */
  async learn(enough: (card: Card) => boolean | Promise<boolean> = () => false): Promise<string[]> {
    const cards: string[] = [];
    let before: Card | null = null;
    for (let turns = 0; turns < 300; turns++) {
      const card = await this.#read(before);
      if (cards.at(-1) !== card.lesson) cards.push(card.lesson);
      if ((await enough(card)) || card.asks === 'farewell') return cards;
      await this.#answer(card);
      before = card;
    }
    throw new Error('This lesson does not end.');
  }

  async #read(before: Card | null): Promise<Card> {
    const wish = { before: JSON.stringify(before), timeout: HANG };
    const card = await this.page.evaluate(awaitCard, wish);
    if (card === null) throw new Error(`The lesson does not go on after ${wish.before}.`);
    return card;
  }

  async #answer(card: Card): Promise<void> {
    if (card.asks === 'next') return press(this.#coach('.primary'));
    if (card.asks === 'rest') return press(this.#coach('[data-way=watch]'));
    if (card.ceremony !== '') return this.#watch(card);
    if (await this.#follow(card)) return;
    const isTicket = card.ringed.startsWith('.tickets button');
    if (card.asks === 'find' || (isTicket && (await this.page.locator(card.ringed).count()) > 0))
      return press(this.page.locator(card.ringed));
    const choose = CHOOSE[card.conversation];
    if (choose) {
      const step = await this.#step();
      if (await choose(this.page, card.lesson)) await this.#go(step);
      return;
    }
    switch (card.conversation) {
      case 'keep':
        return this.#cards(2);
      case 'choose':
        return this.#action();
      case 'licence':
        return this.#onMap(card.lesson === 'airline');
      case 'found':
      case 'fly':
        return this.#onMap(false);
      case 'second':
      case 'share':
      case 'pick':
      case 'take':
        return this.#share();
      case 'sabotage':
        return press(this.page.locator('.go .other'));
      case 'play':
      case 'exchange':
        return this.#cards(1);
      case 'done':
        await press(this.#primary());
        return this.page.locator('[data-conversation=done]').waitFor({ state: 'detached' });
      default:
        throw new Error(`The learner does not know how to answer ${JSON.stringify(card)}.`);
    }
  }

  /** Does what a suggestion rings: a button, a route of the map, a share, the cards it names. Says whether it did. */
  async #follow({ ringed, conversation, lesson }: Card): Promise<boolean> {
    if (!SUGGESTS.has(lesson)) return false;
    if (ringed === PRIMARY) await this.#go();
    else if (ringed.startsWith('[data-offer')) await this.page.locator(ringed).first().press('Enter');
    else if (FOLLOWED.test(ringed)) await press(this.page.locator(ringed).first());
    else if (ringed === '[data-place="hand"]' && conversation === 'play') await this.#namedCards();
    else return false;
    return true;
  }

  /** The cards of the hand that the card of the lesson names, as many of each as it says. */
  async #namedCards(): Promise<void> {
    const named = await this.page
      .locator('[data-testid=coach] .says p')
      .first()
      .evaluate((text) =>
        [...text.querySelectorAll('[role=img]')].map((sign) => {
          const range = new Range();
          range.setStart(text, 0);
          range.setEndBefore(sign);
          const count = /(\d+) (?:×|\p{L}+ \p{L}+)\s*$/u.exec(range.toString())?.[1];
          return { name: sign.getAttribute('aria-label') ?? '', count: Number(count ?? 1) };
        }),
      );
    for (const { name, count } of named)
      for (let n = 0; n < count; n++)
        await press(
          this.page
            .locator(`[data-place="hand"] button[aria-pressed=false]:has([aria-label*="${name}"])`)
            .first(),
        );
  }

  #coach(selector: string): Locator {
    return this.page.locator(`[data-testid=coach] ${selector}`);
  }

  #primary(): Locator {
    return this.page.locator(PRIMARY);
  }

  #step(): Promise<string | null> {
    return this.page.getByTestId('table').getAttribute('data-step');
  }

  #played(step: string | null): Locator {
    return this.page.locator(`[data-testid=table]:not([data-step="${step}"])`);
  }

  /**
   * Presses the large button and waits until that is played; a scoring comes before the table after it. `before`: what
   * was chosen in this step may have been played at once.
   */
  async #go(before?: string | null): Promise<void> {
    const step = before ?? (await this.#step());
    await this.#primary().or(this.#played(step)).first().waitFor();
    await this.#settle(step);
  }

  /**
   * Presses the large button, if what was pressed before it has not played yet, and waits until it has. Looks and presses
   * in one go: a press of a button that has just played would wait for the next one.
   */
  async #settle(step: string | null): Promise<void> {
    await this.page
      .locator(`[data-testid=table][data-step="${step}"] ${PRIMARY}`)
      .evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
    await this.#played(step).or(this.page.getByTestId('ceremony')).first().waitFor();
  }

  /** Airline by airline to the sum, and back to the table; the sum of the first scoring has a card of its own. */
  async #watch({ lesson }: Card): Promise<void> {
    const stage = this.page.getByTestId('ceremony');
    const onward = stage.locator('.bottom .primary');
    while ((await stage.locator('.summing').count()) === 0) await press(onward);
    if (lesson === 'scoring') return;
    // Something else may be shown at once.
    const shown = await stage.elementHandle();
    await press(onward);
    await shown?.waitForElementState('hidden');
  }

  /** Any action, unless one has been chosen meanwhile. */
  async #action(): Promise<void> {
    const [action] = await this.page.locator('.tickets button:not([aria-disabled=true])').all();
    if (action) await press(action);
  }

  async #cards(count: number): Promise<void> {
    const oneForOne = this.page.locator('.takes button').first();
    if ((await oneForOne.count()) > 0) await press(oneForOne);
    const free = this.page.locator(
      '[data-place="hand"] button[aria-pressed=false]:not([aria-disabled=true])',
    );
    for (let n = 0; n < count && (await free.count()) > 0; n++) await press(free.first());
    await this.#go();
  }

  /** Who flies, and if more is asked for, the first lit route; or what is left to do when nobody can fly. */
  async #onMap(fliersOnly: boolean): Promise<void> {
    const fliers = this.page.locator('.pick button:not([aria-disabled=true])');
    if ((await fliers.count()) === 0) return this.#go();
    if ((await this.page.locator('.pick [aria-pressed=true]').count()) === 0) await press(fliers.first());
    if (!fliersOnly) await this.#route();
  }

  /** The first lit route. */
  async #route(): Promise<void> {
    const step = await this.#step();
    await this.page.locator('[data-offer]').first().press('Enter');
    await this.#played(step).or(this.#primary()).first().waitFor();
    await this.#settle(step);
  }

  async #share(): Promise<void> {
    await press(this.page.locator('button[data-place^="market:"]').first());
    await this.#go();
  }
}
