import type { Locator, Page } from 'playwright-core';
import { ceremony, list, result, screen } from '../../src/words/en/index.ts';
import type { Dice } from './dice.ts';

/** A button by a text with numbers in it. */
const pattern = (text: string): RegExp => new RegExp(`^${text.replace(/\d+/g, '\\d+')}`);
const PLAY = pattern(screen.buttons.play(2, 4).replace('shares', 'shares?'));
const EXCHANGE = pattern(screen.buttons.exchange(1, 2));
/** How the name of a share in one's portfolio, or in the market, begins. */
const GIVE = new RegExp(`^${screen.ladder.give('|', 0, 0).split('|')[0]}`);
const SHARE = new RegExp(`^${screen.market.card('|', 1).split('|')[0]}`);

const REFUSED = new RegExp(screen.announce.rule('(.+)', 'AE-\\d+'));

const ASKED = ['keep', 'choose', 'first', 'second', 'share', 'pick', 'play', 'done'] as const;
/** What the table asks. */
export type Question = (typeof ASKED)[number] | 'exchange' | 'scoring' | 'over';
/** How the prompt for each begins. */
const PROMPTS = ASKED.map((question) => {
  const { lead, rest } = screen.step[question];
  return { question, text: `${lead} ${rest}` };
});
const beginsWith = (...texts: string[]): RegExp => new RegExp(`^(${texts.join('|')})`);

/**
 * Somebody who does not see the page: finds everything by its role and name, and presses keys on it. The map is a
 * list.
 */
export class Reader {
  readonly page: Page;
  readonly #dice: Dice;
  readonly #turn: Locator;
  readonly #list: Locator;
  readonly #prompt: Locator;
  readonly #exchanging: Locator;
  readonly #scoring: Locator;
  readonly #over: Locator;
  /** How often each question was answered. */
  readonly answered: Partial<Record<Question, number>> = {};
  licences = 0;
  /** Presses after which the keyboard stood nowhere. */
  readonly lost: string[] = [];

  constructor(page: Page, dice: Dice) {
    this.page = page;
    this.#dice = dice;
    this.#turn = page.getByRole('region', { name: screen.step.label, exact: true });
    this.#list = page.getByRole('region', { name: list.title, exact: true });
    this.#prompt = this.#turn.getByText(beginsWith(...PROMPTS.map(({ text }) => text)));
    this.#exchanging = this.#turn.getByRole('group', { name: screen.step.take });
    this.#scoring = page.getByRole('dialog');
    this.#over = page.getByRole('heading', { name: result.open });
  }

  async toList(): Promise<void> {
    await this.#press(this.page.getByRole('button', { name: list.form.list, exact: true }));
    await this.#list.waitFor();
  }

  /** Plays until the game is over; `onasked` sees every question before it is answered, and may end the game. */
  async play(onasked: (question: Question) => Promise<boolean>): Promise<void> {
    for (let answers = 0; answers < 1000; answers++) {
      const question = await this.#question();
      if (!(await onasked(question)) || question === 'over') return;
      await this.#answer(question);
      this.answered[question] = (this.answered[question] ?? 0) + 1;
      await this.#whereAsked(question).waitFor({ state: 'hidden' });
    }
    throw new Error('This game does not end.');
  }

  /** Asks of a route that is not for sale to us why it is not; the reason that is said also stands at the route. */
  async askWhyNot(): Promise<string> {
    await this.#press(this.#inList(list.press.why.short).first());
    const said = this.page.getByRole('alert').filter({ hasText: REFUSED });
    const [, reason = ''] = REFUSED.exec((await said.textContent()) ?? '') ?? [];
    await this.#list.getByText(reason).waitFor();
    return reason;
  }

  #inList(short: string): Locator {
    return this.#list.getByRole('button', { name: short });
  }

  #group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async #question(): Promise<Question> {
    await this.#prompt.or(this.#exchanging).or(this.#scoring).or(this.#over).first().waitFor();
    if (await this.#scoring.isVisible()) return 'scoring';
    if (await this.#over.isVisible()) return 'over';
    const [text] = await this.#prompt.allTextContents();
    return PROMPTS.find((prompt) => text?.trim().startsWith(prompt.text))?.question ?? 'exchange';
  }

  #whereAsked(question: Question): Locator {
    if (question === 'scoring') return this.#scoring;
    if (question === 'exchange') return this.#exchanging;
    const asked = PROMPTS.filter((prompt) => prompt.question === question);
    return this.#turn.getByText(beginsWith(...asked.map(({ text }) => text)));
  }

  async #answer(question: Exclude<Question, 'over'>): Promise<void> {
    switch (question) {
      case 'keep':
        return this.#cards(this.#turn.getByRole('button', { name: screen.buttons.keep }));
      case 'choose':
        return this.#pressOne(
          this.#turn
            .getByRole('navigation', { name: screen.actions.label })
            .getByRole('button', { disabled: false }),
        );
      case 'first':
        return this.#licence();
      case 'second':
        return (await this.#inList(list.press.look.short).count()) > 0 && this.#dice.chance(0.5)
          ? this.#licence()
          : this.#share(true);
      case 'share':
      case 'pick':
        return this.#share(question === 'share');
      case 'play':
        return this.#cards(this.#turn.getByRole('button', { name: PLAY, disabled: false }));
      case 'exchange':
        return this.#exchange();
      case 'done':
        return this.#press(this.#turn.getByRole('button', { name: screen.buttons.end }));
      case 'scoring':
        return this.#watch();
    }
  }

  /** By an airline and then one of its routes, or by a route and then who flies it. */
  async #licence(): Promise<void> {
    const airlines = this.#group(screen.step.airlines).getByRole('button', {
      disabled: false,
      pressed: false,
    });
    const [buy, look] = [this.#inList(list.press.buy.short), this.#inList(list.press.look.short)];
    if (this.#dice.chance(0.5)) await this.#pressOne(airlines);
    if ((await buy.count()) === 0) {
      await this.#pressOne(look);
      const which = this.#group(screen.offer.pick).getByRole('button');
      await which.first().waitFor();
      if ((await buy.count()) === 0) await this.#pressOne(which);
    }
    await this.#pressOne(buy);
    this.licences++;
  }

  /** Enter on a share of the market, or on the deck, takes it. */
  async #share(fromDeck: boolean): Promise<void> {
    const market = this.#group(screen.market.title);
    await this.#pressOne(market.getByRole('button', fromDeck ? {} : { name: SHARE }));
  }

  /** One card after the other until they may be played; often one more. */
  async #cards(done: Locator): Promise<void> {
    const free = this.#group(screen.hand.title).getByRole('button', { pressed: false, disabled: false });
    for (let cards = 0; cards < 16; cards++) {
      const may = (await done.count()) > 0 && (await done.isEnabled());
      if (may && ((await free.count()) === 0 || this.#dice.chance(0.6))) return this.#press(done);
      await this.#pressOne(free, 'Space');
    }
  }

  async #exchange(): Promise<void> {
    await this.#pressOne(this.#exchanging.getByRole('button'));
    const exchange = this.#turn.getByRole('button', { name: EXCHANGE, disabled: false });
    const hand = this.#group(screen.hand.title).getByRole('button', { pressed: false, disabled: false });
    const held = this.page.getByRole('button', { name: GIVE });
    for (let tries = 0; tries < 24; tries++) {
      if ((await exchange.count()) > 0) return this.#press(exchange);
      await this.#pressOne(hand.or(held), 'Space');
    }
    throw new Error('No exchange can be completed.');
  }

  async #watch(): Promise<void> {
    const stage = this.#scoring;
    const skip = stage.getByRole('button', { name: ceremony.toResult, exact: true });
    if (await skip.isVisible()) await this.#press(skip);
    await this.#press(stage.getByRole('button', { name: ceremony.continue }));
  }

  async #pressOne(from: Locator, key = 'Enter'): Promise<void> {
    const count = await from.count();
    if (count === 0) throw new Error(`Nothing to press: ${from}`);
    await this.#press(from.nth(this.#dice.roll(count)), key);
  }

  async #press(target: Locator, key = 'Enter'): Promise<void> {
    await target.focus();
    await this.page.keyboard.press(key);
    if (await this.page.evaluate(() => document.activeElement === document.body)) {
      this.lost.push(`${key} on ${target}`);
    }
  }
}
