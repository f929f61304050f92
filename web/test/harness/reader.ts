import type { Locator, Page } from 'playwright-core';
import * as europe from '../../src/words/en/airlines-europe/index.ts';
import * as common from '../../src/words/en/common/index.ts';
import * as scenes from '../../src/words/en/common/scenes.ts';
import type { Dice } from './dice.ts';
import { nextMoment } from './moment.ts';
import { airlinesEurope } from './readings/airlines-europe.ts';

/** What a table asks: where that can be heard, and what somebody does then. */
export interface Reading {
  readonly asked: (reader: Reader) => Locator;
  readonly answer: (reader: Reader) => Promise<void>;
}

/** All that a game asks, by its name. */
export type Readings = Readonly<Record<string, Reading>>;

const REFUSED = new RegExp(common.panels.announce.rule('(.+)', '[A-Z]+\\d*-\\d+'));

/** What every game asks. */
const EVERYWHERE: Readings = {
  scoring: {
    asked: ({ page }) => page.getByRole('dialog'),
    async answer(reader) {
      const stage = reader.page.getByRole('dialog');
      const skip = stage.getByRole('button', { name: common.ceremony.toResult, exact: true });
      const goOn = stage.getByRole('button', { name: common.ceremony.continue });
      const shown = goOn.or(reader.page.locator('body:not(:has([data-testid=ceremony]))')).first();
      if (await skip.isVisible()) {
        const press = reader.press(skip).catch(() => shown.waitFor()); // what was to be skipped is over
        await Promise.race([press, shown.waitFor()]);
      }
      await shown.waitFor();
      if (await goOn.isVisible()) await reader.press(goOn);
    },
  },
  over: {
    asked: ({ page }) => page.getByRole('heading', { name: scenes.result.open }),
    answer: async () => {},
  },
  done: {
    asked: ({ turn }) => turn.getByRole('button', { name: common.step.buttons.end }),
    answer: (reader) => reader.press(reader.turn.getByRole('button', { name: common.step.buttons.end })),
  },
};

/** Runs in the page: whether the keyboard stands nowhere, also when what follows a press has been painted. */
async function isNowhere(): Promise<boolean> {
  const FRAMES = 300; // on a busy machine much happens before what follows is drawn
  for (let frame = 0; frame < FRAMES && document.activeElement === document.body; frame++)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return document.activeElement === document.body;
}

/**
 * Somebody who does not see the page: finds everything by its role and name, and presses keys on it. The map is a
 * list.
 */
export class Reader {
  readonly page: Page;
  readonly dice: Dice;
  readonly turn: Locator;
  readonly list: Locator;
  readonly #readings: Readings;
  /** How often each question was answered. */
  readonly answered: Record<string, number> = {};
  /** How many routes were chosen and played. */
  routes = 0;
  /** Presses after which the keyboard stood nowhere. */
  readonly lost: string[] = [];

  constructor(page: Page, dice: Dice, readings: Readings = airlinesEurope) {
    this.page = page;
    this.dice = dice;
    this.turn = page.getByRole('region', { name: common.step.label, exact: true });
    this.list = page.getByRole('region', { name: common.list.title, exact: true });
    this.#readings = { ...EVERYWHERE, ...readings };
  }

  async toList(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: common.list.form.list, exact: true }));
    await this.list.waitFor();
  }

  /** Plays until the game is over; `onasked` sees every question before it is answered, and may end the game. */
  async play(onasked: (question: string) => Promise<boolean>): Promise<void> {
    let now = await nextMoment(this.page, null);
    for (let answers = 0; answers < 2000; answers++) {
      const [question, { answer }] = await this.#question(now.asks);
      if (!(await onasked(question)) || question === 'over') return;
      await answer(this);
      this.answered[question] = (this.answered[question] ?? 0) + 1;
      now = await nextMoment(this.page, now);
    }
    throw new Error('This game does not end.');
  }

  /** Asks of a route that is not for us why it is not; the reason that is said is also shown at the route. */
  async askWhyNot(): Promise<string> {
    await this.press(this.inList(europe.list.press.why.short).first());
    const said = this.page.getByRole('alert').filter({ hasText: REFUSED });
    const [, reason = ''] = REFUSED.exec((await said.textContent()) ?? '') ?? [];
    await this.list.getByText(reason).waitFor();
    return reason;
  }

  /** Buttons of routes, by what they do. */
  inList(short: string): Locator {
    return this.list.getByRole('button', { name: short });
  }

  /** The tray tells of the row that has the focus, also after a purchase if the route has another licence. */
  async leaveList(): Promise<void> {
    await this.list.evaluate((list) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && list.contains(activeElement)) activeElement.blur();
    });
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  /** Roles and names are slow to find: a scoring lies over everything else, and then what is likely is looked for. */
  async #question(likely: string): Promise<[string, Reading]> {
    const place = ([name]: [string, Reading]): number => (name === 'scoring' ? 0 : name === likely ? 1 : 2);
    const questions = Object.entries(this.#readings).sort((one, other) => place(one) - place(other));
    const anything = questions.map(([, { asked }]) => asked(this)).reduce((one, other) => one.or(other));
    for (;;) {
      for (const question of questions) if (await question[1].asked(this).isVisible()) return question;
      await anything.first().waitFor();
    }
  }

  /** One card after the other until they may be played; often one more. */
  async gather(cards: Locator, done: Locator): Promise<void> {
    for (let tries = 0; tries < 16; tries++) {
      const may = (await done.count()) > 0 && (await done.isEnabled());
      if (may && ((await cards.count()) === 0 || this.dice.chance(0.6))) return this.press(done);
      await this.pressOne(cards, 'Space');
    }
  }

  async pressOne(from: Locator, key = 'Enter'): Promise<void> {
    const count = await from.count();
    if (count === 0) throw new Error(`Nothing to press: ${from}`);
    await this.press(from.nth(this.dice.roll(count)), key);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await target.focus();
    await this.page.keyboard.press(key);
    if (await this.page.evaluate(isNowhere)) this.lost.push(`${key} on ${target}`);
  }
}
