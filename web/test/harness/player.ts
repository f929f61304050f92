import type { Locator, Page } from 'playwright-core';
import { ceremony, map, table } from '../../src/words/en/index.ts';
import { airlinesEurope } from './answers/airlines-europe.ts';
import { litPlace } from './at-rest.ts';
import type { Dice } from './dice.ts';
import { type Hands, pressable } from './hands.ts';
import { type Moment, nextMoment } from './moment.ts';

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
      await this.#answer(now);
      now = await nextMoment(this.page, now);
    }
    return now;
  }

  async #answer(now: Moment): Promise<void> {
    if (now.ceremony) return this.#watch();
    if (now.curtain) return this.hands.press(this.page.getByRole('button', { name: table.curtain.take('') }));
    if (now.asks === 'done') return this.hands.press(this.root.locator('[data-conversation=done] .primary'));
    const answer = this.#answers[now.asks];
    if (!answer) throw new Error(`The player does not know how to answer ${JSON.stringify(now)}.`);
    await answer(this);
  }

  /** The sum of a scoring, and on; unless somebody is asked before, or it has come to its sum meanwhile. */
  async #watch(): Promise<void> {
    const stage = this.page.getByTestId('ceremony');
    const skip = stage.getByRole('button', { name: ceremony.toResult, exact: true });
    const goOn = stage.getByRole('button', { name: ceremony.continue });
    const shown = goOn.or(this.page.locator('body:not(:has([data-testid=ceremony]))')).first();
    if (await skip.isVisible()) await this.#pressUnless(skip, shown);
    await shown.waitFor();
    if (await goOn.isVisible()) await this.hands.press(goOn);
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
    const count = await from.count();
    if (count === 0) throw new Error(`Nothing to press: ${from}`);
    await this.hands.press(from.nth(this.dice.roll(count)));
  }

  /** One after the other until they may be played; often one more. */
  async gather(selector: string): Promise<void> {
    const free = this.offered(selector);
    for (let cards = 0; cards < 16; cards++) {
      const playable = (await this.primary.count()) > 0;
      const left = await free.count();
      if (playable && (left === 0 || this.dice.chance(0.5))) return this.hands.press(this.primary);
      await this.press(free);
    }
  }

  /** One of these, and the large button, unless two presses in a row have taken it at once. */
  async pickOne(selector: string): Promise<void> {
    const played = await this.#nextStep();
    await this.press(this.offered(selector));
    await this.primary.or(played).first().waitFor();
    if ((await played.count()) === 0) await this.#confirm(played);
  }

  /**
   * A lit place of the map and, where a press of it does not play at once, the large button. Routes lie close to each
   * other: a press that meets one that is not lit is refused, and another is tried.
   */
  async placeOnMap(): Promise<void> {
    const played = await this.#nextStep();
    const refused = this.root.locator('[data-map] [data-refusal]');
    for (let tries = 0; tries < 12; tries++) {
      if ((await this.primary.count()) === 0) await this.#pressLit(played);
      await this.primary.or(played).or(refused).first().waitFor();
      if ((await played.count()) > 0) return;
      if ((await this.primary.count()) > 0) return this.#confirm(played);
    }
    throw new Error('No lit place of the map can be pressed.');
  }

  /** The table once a move has been played. */
  async #nextStep(): Promise<Locator> {
    const now = await this.root.getAttribute('data-step');
    return this.page.locator(`[data-testid=table]:not([data-step="${now}"])`);
  }

  /** Presses the large button, unless what was pressed before it is played meanwhile, which takes the button away. */
  async #confirm(played: Locator): Promise<void> {
    const [move] = await this.primary.evaluateAll((all) =>
      all.map((button) => button.getAttribute('data-move') ?? undefined),
    );
    if (move === undefined) return played.waitFor();
    await this.#pressUnless(this.root.locator(`.primary[data-move="${move}"]`), played);
  }

  /** Unless this comes before it, and takes away what was to be pressed. */
  async #pressUnless(target: Locator, before: Locator): Promise<void> {
    const press = this.hands.press(target).catch(() => before.waitFor());
    await Promise.race([press, before.waitFor()]);
  }

  /** Unless what was pressed before is played meanwhile, which takes the light away. */
  async #pressLit(played: Locator): Promise<void> {
    const lit = this.root.locator('[data-offer]');
    await lit.or(played).first().waitFor({ state: 'attached' });
    if ((await played.count()) > 0) return;
    await litPlace(this.page);
    if (this.hands.input === 'keyboard')
      return this.hands.press(this.root.locator('[data-offer][tabindex="0"]'));
    let near = await pressable(lit);
    if (near.length === 0) {
      await this.hands.press(this.root.getByRole('button', { name: map.fit }));
      await litPlace(this.page);
      near = await pressable(lit);
    }
    await this.hands.press(this.dice.pick(near));
  }
}
