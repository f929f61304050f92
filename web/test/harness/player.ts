import type { Locator, Page } from 'playwright-core';
import * as common from '../../src/words/en/common/index.ts';
import { table } from '../../src/words/en/index.ts';
import { airlinesEurope } from './answers/airlines-europe.ts';
import { litPlace } from './at-rest.ts';
import type { Dice } from './dice.ts';
import type { Hands } from './hands.ts';
import { type Moment, nextMoment } from './moment.ts';
import { outcomeOf, SCORING, stepOf } from './outcome.ts';

const LIT = '[data-offer]';
const REFUSED = '[data-map] [data-refusal]';

/** What somebody does when a game asks something, by what its tray asks for. */
export type Answers = Readonly<Record<string, (player: Player) => Promise<void>>>;

/**
 * Somebody who plays through the page: looks at what is offered, chooses by dice, presses it, and waits for what comes
 * of it. Knows no rules.
 */
export class Player {
  readonly page: Page;
  readonly hands: Hands;
  readonly dice: Dice;
  readonly root: Locator;
  /** What is being pressed, until it has been. */
  busy: Promise<void> = Promise.resolve();
  readonly #answers: Answers;

  constructor(page: Page, hands: Hands, dice: Dice, answers: Answers = airlinesEurope) {
    this.page = page;
    this.hands = hands;
    this.dice = dice;
    this.root = page.getByTestId('table');
    this.#answers = answers;
  }

  /** Plays until the game is over, or until `enough`. */
  async play(enough: (now: Moment) => boolean = () => false): Promise<Moment> {
    let now = await nextMoment(this.page, null);
    let turns = 0;
    while (!enough(now) && (now.asks !== 'over' || now.ceremony)) {
      if (++turns > 2000) throw new Error(`This game does not end: ${JSON.stringify(now)}`);
      this.busy = this.#answer(now);
      await this.busy;
      now = await nextMoment(this.page, now);
    }
    return now;
  }

  async #answer(now: Moment): Promise<void> {
    if (now.ceremony) return this.#watch();
    if (now.curtain) return this.hands.press(this.page.getByRole('button', { name: table.curtain.take('') }));
    // Whose turn has just ended is asked nothing more: the curtain, or a scoring, is on its way.
    if (now.asks === 'done') return this.#pressUnless(this.done, this.#after(String(now.step)));
    const answer = this.#answers[now.asks];
    if (!answer) throw new Error(`The player does not know how to answer ${JSON.stringify(now)}.`);
    await answer(this);
  }

  /** The sum of a scoring, and on; unless somebody is asked before, or it has come to its sum meanwhile. */
  async #watch(): Promise<void> {
    const stage = this.page.getByTestId('ceremony');
    const skip = stage.getByRole('button', { name: common.ceremony.toResult, exact: true });
    const goOn = stage.getByRole('button', { name: common.ceremony.continue, exact: true });
    const shown = goOn.or(this.page.locator('body:not(:has([data-testid=ceremony]))')).first();
    if (await skip.isVisible()) await this.#pressUnless(skip, shown);
    await shown.waitFor();
    if (await goOn.isVisible()) await this.hands.press(goOn);
  }

  get done(): Locator {
    return this.root.locator('[data-conversation=done] .primary');
  }

  /** What one press may play now: the large button. */
  get primary(): Locator {
    return this.root.locator('.primary[data-move]');
  }

  offered(selector: string): Locator {
    return this.root
      .locator(selector)
      .and(this.page.locator(':not([aria-disabled=true])'))
      .filter({ visible: true });
  }

  async press(from: Locator): Promise<void> {
    if (!(await this.hands.pressOneOf(from, this.dice.next()))) throw new Error(`Nothing to press: ${from}`);
  }

  /** One after the other until they may be played; often one more. */
  async gather(selector: string): Promise<void> {
    const step = await stepOf(this.page);
    const free = this.offered(selector);
    for (let cards = 0; cards < 16; cards++) {
      const playable = (await this.primary.count()) > 0;
      const left = await free.count();
      // Somebody else's move may take away what was chosen.
      if (playable && (left === 0 || this.dice.chance(0.5))) {
        // Cards may have changed what is asked: until they are played, that looks like the next question.
        if (await this.hands.pressOneOf(this.primary, 0)) return this.#after(step).waitFor();
      } else await this.press(free);
    }
  }

  /** One of these, and the large button, unless two presses in a row have taken it at once. */
  async pickOne(selector: string): Promise<void> {
    const step = await stepOf(this.page);
    await this.press(this.offered(selector));
    const { move } = await outcomeOf(this.page, step);
    if (move !== null) await this.#confirm(step, move);
  }

  /**
   * A lit place of the map and, where a press of it does not play at once, the large button. Routes lie close to each
   * other: a press that meets one that is not lit is refused, and another is tried.
   */
  async placeOnMap(): Promise<void> {
    const step = await stepOf(this.page);
    let pressed = false;
    for (let tries = 0; tries < 12; tries++) {
      const { played, move } = await outcomeOf(this.page, step, pressed ? REFUSED : LIT);
      if (played) return;
      if (move !== null) return this.#confirm(step, move);
      pressed = await this.#pressLit();
    }
    throw new Error('No lit place of the map can be pressed.');
  }

  /** What is there when a move has been played. */
  #after(step: string): Locator {
    const others = `${SCORING}, [data-testid=curtain]`;
    return this.page.locator(`[data-testid=table]:not([data-step="${step}"]), ${others}`).first();
  }

  /** Presses the large button, unless what was pressed before it is played meanwhile, which takes the button away. */
  async #confirm(step: string, move: string): Promise<void> {
    const at = `[data-testid=table][data-step="${step}"]`;
    const button = this.page.locator(`${at} .primary[data-move="${move}"]`);
    const played = this.#after(step);
    if (this.hands.input === 'keyboard') return this.#pressUnless(button, played);
    const pressed = await this.hands.pressOneOf(button, 0).catch(() => false); // a scoring may lie over it
    if (!pressed) await played.waitFor();
  }

  /** Unless this comes before it, and takes away what was to be pressed. */
  async #pressUnless(target: Locator, before: Locator): Promise<void> {
    const press = this.hands.press(target).catch(() => before.waitFor());
    await Promise.race([press, before.waitFor()]);
  }

  /** Says whether there was one: what was pressed before may be played meanwhile. */
  async #pressLit(): Promise<boolean> {
    if ((await litPlace(this.page)) === null) return false;
    if (this.hands.input === 'keyboard') {
      await this.hands.press(this.root.locator('[data-offer][tabindex="0"]'));
      return true;
    }
    const lit = this.root.locator(LIT);
    const chance = this.dice.next();
    if (await this.hands.pressOneOf(lit, chance)) return true;
    // None lies open: the whole map is shown.
    await this.hands.pressOneOf(this.root.getByRole('button', { name: common.map.fit }), 0);
    return (await litPlace(this.page)) !== null && this.hands.pressOneOf(lit, chance);
  }
}
