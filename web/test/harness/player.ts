import type { Locator, Page } from 'playwright-core';
import { ceremony, map, screen, table } from '../../src/words/en/index.ts';
import type { Dice } from './dice.ts';
import { type Hands, pressable } from './hands.ts';
import { type Moment, nextMoment } from './moment.ts';

const EXCHANGE = new RegExp(`^${screen.buttons.exchange(1, 2).replace(/\d+/g, '\\d+')}$`);
/** How the labels of shares in one's portfolio begin during an exchange. */
const GIVE = screen.ladder.give('|', 0, 0).split('|')[0];

/** Runs in the page: waits until the map has stopped moving. */
function atRest(element: Element): Promise<void> {
  const QUIET_FRAMES = 3;
  return new Promise((resolve) => {
    let last = '';
    let quiet = 0;
    const look = (): void => {
      const { x, y } = element.getBoundingClientRect();
      quiet = `${x} ${y}` === last ? quiet + 1 : 0;
      last = `${x} ${y}`;
      if (quiet >= QUIET_FRAMES) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Somebody who plays Airlines Europe through the page: looks at what is offered, chooses by dice, presses it, and
 * waits for what comes of it. Knows no rules.
 */
export class Player {
  readonly page: Page;
  readonly #hands: Hands;
  readonly #dice: Dice;
  readonly #root: Locator;

  constructor(page: Page, hands: Hands, dice: Dice) {
    this.page = page;
    this.#hands = hands;
    this.#dice = dice;
    this.#root = page.getByTestId('table');
  }

  /** Plays until the game is over, or until `enough`. */
  async play(enough: (now: Moment) => boolean = () => false): Promise<Moment> {
    let now = await nextMoment(this.page, null);
    let turns = 0;
    while (!enough(now) && (now.asks !== 'over' || now.ceremony)) {
      if (++turns > 2000) throw new Error(`This game does not end: ${JSON.stringify(now)}`);
      await this.#answer(now);
      now = await nextMoment(this.page, now);
    }
    return now;
  }

  async #answer(now: Moment): Promise<void> {
    if (now.ceremony) return this.#watch();
    if (now.curtain)
      return this.#hands.press(this.page.getByRole('button', { name: table.curtain.take('') }));
    switch (now.asks) {
      case 'keep':
      case 'play':
        return this.#cards();
      case 'choose':
        return this.#press(this.#offered('nav.tickets button'));
      case 'licence':
        return this.#licence();
      case 'second':
        return (await this.#airlines().count()) > 0 && this.#dice.chance(0.5)
          ? this.#licence()
          : this.#share();
      case 'share':
      case 'pick':
        return this.#share();
      case 'exchange':
        return this.#exchange();
      case 'done':
        return this.#hands.press(this.#root.getByRole('button', { name: screen.buttons.end }));
      default:
        throw new Error(`The player does not know how to answer ${JSON.stringify(now)}.`);
    }
  }

  /** The sum of a scoring, and on. */
  async #watch(): Promise<void> {
    const stage = this.page.getByTestId('ceremony');
    const skip = stage.getByRole('button', { name: ceremony.toResult, exact: true });
    if (await skip.isVisible()) await this.#hands.press(skip);
    await this.#hands.press(stage.getByRole('button', { name: ceremony.continue }));
  }

  /** What one press may play now: the large button. */
  #primary(): Locator {
    return this.#root.locator('[data-conversation] [data-move]:not(nav *)');
  }

  #offered(selector: string): Locator {
    return this.#root
      .locator(selector)
      .and(this.page.locator(':not([aria-disabled=true])'))
      .filter({ visible: true });
  }

  async #press(from: Locator): Promise<void> {
    const count = await from.count();
    if (count === 0) throw new Error(`Nothing to press: ${from}`);
    await this.#hands.press(from.nth(this.#dice.roll(count)));
  }

  /** One card after the other until they may be played; often one more. */
  async #cards(): Promise<void> {
    const free = this.#offered('[data-place="hand"] button[aria-pressed=false]');
    for (let cards = 0; cards < 16; cards++) {
      const playable = (await this.#primary().count()) > 0;
      const left = await free.count();
      if (playable && (left === 0 || this.#dice.chance(0.5))) return this.#hands.press(this.#primary());
      await this.#press(free);
    }
  }

  #airlines(): Locator {
    return this.#offered(`[aria-label="${screen.step.airlines}"] button[aria-pressed=false]`);
  }

  /**
   * An airline, a lit route, and where a press of the route does not buy at once, the large button. Routes lie close
   * to each other: a press that meets one that is not lit is refused, and another is tried.
   */
  async #licence(): Promise<void> {
    const before = await this.#root.getAttribute('data-step');
    await this.#press(this.#airlines());
    const buy = this.#root.locator('[data-move^="licence "]');
    const bought = this.page.locator(`[data-testid=table]:not([data-step="${before}"])`);
    const refused = this.#root.locator('[data-map] [data-refusal]');
    for (let tries = 0; tries < 12; tries++) {
      await this.#route();
      await buy.or(bought).or(refused).first().waitFor();
      if ((await bought.count()) > 0) return;
      if ((await buy.count()) > 0) return this.#hands.press(buy);
    }
    throw new Error('No lit route can be bought.');
  }

  async #route(): Promise<void> {
    const lit = this.#root.locator('[data-offer]');
    await lit.first().waitFor({ state: 'attached' });
    await lit.first().evaluate(atRest);
    if (this.#hands.input === 'keyboard')
      return this.#hands.press(this.#root.locator('[data-offer][tabindex="0"]'));
    let near = await pressable(lit);
    if (near.length === 0) {
      await this.#hands.press(this.#root.getByRole('button', { name: map.fit }));
      await lit.first().evaluate(atRest);
      near = await pressable(lit);
    }
    await this.#hands.press(this.#dice.pick(near));
  }

  async #share(): Promise<void> {
    const cards = this.#offered(
      '[data-place^="market:"][aria-pressed=false], [data-place="deck"][aria-pressed=false]',
    );
    for (let tries = 0; tries < 12; tries++) {
      await this.#press(cards);
      if ((await this.#primary().count()) > 0) return this.#hands.press(this.#primary());
    }
    throw new Error('No share can be taken.');
  }

  async #exchange(): Promise<void> {
    const takes = this.#root.getByRole('group', { name: screen.step.take }).getByRole('button');
    if ((await takes.count()) > 0) await this.#press(takes);
    const exchange = this.#root.getByRole('button', { name: EXCHANGE, disabled: false });
    const hand = '[data-place="hand"] button[aria-pressed=false]';
    const held = `button[aria-label^="${GIVE}"]`;
    for (let tries = 0; tries < 24; tries++) {
      if ((await exchange.count()) > 0) return this.#hands.press(exchange);
      await this.#press(this.#offered(`${hand}, ${held}`));
    }
    throw new Error('No exchange can be completed.');
  }
}
