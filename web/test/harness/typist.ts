import type { Locator, Page } from 'playwright-core';
import type { PlayedGame } from './answers/by-game.ts';
import type { Dice } from './dice.ts';
import { type Moment, nextMoment } from './moment.ts';
import { OUT } from './processes.ts';
import { keysForAirKwire } from './typist-air-kwire.ts';

/** How far down the list of completions it looks. */
const FARTHEST = 5;

/** Somebody who plays by the command line and by shortcuts; knows no rules. */
export class Typist {
  readonly #page: Page;
  readonly #dice: Dice;
  readonly #game: PlayedGame;
  readonly line: Locator;
  readonly field: Locator;

  constructor(page: Page, dice: Dice, game: PlayedGame = 'airlines-europe') {
    this.#page = page;
    this.#dice = dice;
    this.#game = game;
    this.line = page.getByTestId('command-line');
    this.field = this.line.getByRole('combobox');
  }

  async openLine(): Promise<void> {
    if (await this.line.isVisible()) return;
    await this.#page.keyboard.press('/');
    await this.field.waitFor();
  }

  async closeLine(): Promise<void> {
    if (!(await this.line.isVisible())) return;
    await this.#page.keyboard.press('Escape');
    await this.line.waitFor({ state: 'detached' });
  }

  /** Exports the open table; where the file is now. */
  async exportRecord(): Promise<string> {
    await this.openLine();
    await this.#page.keyboard.type('export');
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.keyboard.press('Enter'),
    ]);
    const path = `${OUT}/exported/${crypto.randomUUID()}-${download.suggestedFilename()}`;
    await download.saveAs(path);
    return path;
  }

  /** A move from the completions: arrow keys choose, Tab and Enter complete, Enter plays. */
  async playByLine(now: Moment): Promise<Moment> {
    await this.openLine();
    if (now.asks === 'done') {
      await this.#page.keyboard.type('end');
      await this.#page.keyboard.press('Enter');
      return nextMoment(this.#page, now);
    }
    for (let rounds = 0; rounds < 6; rounds++) {
      const moves = await this.line.locator('[data-option=move]').count();
      if (moves === 0)
        throw new Error(`No move can be typed: ${JSON.stringify(now)}, ${await this.#offered()}`);
      for (let downs = this.#dice.roll(Math.min(moves, FARTHEST)) + 1; downs > 0; downs--)
        await this.#page.keyboard.press('ArrowDown');
      const chosen = this.line.locator('[role=option][aria-selected=true]');
      const goesOn = ((await chosen.locator('b').textContent()) ?? '').trim().endsWith('…');
      await this.#page.keyboard.press(goesOn && this.#dice.chance(0.5) ? 'Tab' : 'Enter');
      if (!goesOn) return nextMoment(this.#page, now);
    }
    throw new Error('Completions come to no end.');
  }

  /** What the line says, for those who have to find out why a move is missing. */
  async #offered(): Promise<string> {
    if (!(await this.line.isVisible())) return 'the line is closed';
    return `after “${await this.field.inputValue()}” the line offers ${await this.line.innerText()}`;
  }

  /** Where a shortcut alone will do; null: it will not. */
  async playByKeys(now: Moment): Promise<Moment | null> {
    const keys = await this.#keysFor(now.asks);
    if (keys === null) return null;
    await this.closeLine();
    for (const key of keys) await this.#page.keyboard.press(key);
    return nextMoment(this.#page, now);
  }

  async #keysFor(asks: string): Promise<string[] | null> {
    if (this.#game === 'air-kwire' && asks !== 'done') return keysForAirKwire(this.#page, this.#dice, asks);
    switch (asks) {
      case 'choose':
        return [(await this.#keyOf('nav.tickets button:not([aria-disabled=true])')) ?? ''];
      case 'take':
        return (await this.#page.locator('[data-place=pile].may').count()) > 0 ? ['p', 'Enter'] : null;
      case 'play': {
        const company = await this.#keyOf('.pick button:not([aria-disabled=true])');
        return company === null ? null : [company, 'Enter'];
      }
      case 'fly':
      case 'sabotage':
        return ['k'];
      case 'second':
      case 'share':
        return ['c', 'Enter'];
      case 'done': {
        const undoable = await this.#page.locator('[aria-keyshortcuts=U]').isVisible();
        return [undoable && this.#dice.chance(0.2) ? 'u' : 'Enter'];
      }
      default:
        return null;
    }
  }

  /** The key of one of these, as it says itself. */
  async #keyOf(offered: string): Promise<string | null> {
    const all = await this.#page.locator(offered).all();
    if (all.length === 0) return null;
    return (await this.#dice.pick(all).getAttribute('aria-keyshortcuts'))?.toLowerCase() ?? null;
  }
}
