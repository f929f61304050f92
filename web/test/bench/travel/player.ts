import { findGame } from '@tarmac/games';
import type { AnyMove } from '@tarmac/kernel';
import type { Page } from 'playwright-core';
import type { Point, Pointer } from './pointer.ts';
import { atRest, changeFrom, choicesOf, nextStep, openPoints, shownMove, stepShown } from './sight.ts';
import { type Played, playedSince } from './stored.ts';
import type { Turn } from './turns.ts';
import { ENDING, GOING_ON, WAYS } from './ways/by-game.ts';
import type { Part, Ways } from './ways/ways.ts';

/** What a turn took. */
export interface Effort {
  readonly presses: number;
  /** In whole pixels. */
  readonly travel: number;
}

/** Something that leads to the move that is wanted. `part`: null for what plays it. */
interface Target {
  readonly point: Point;
  readonly part: Part | null;
}

/** More than any turn takes. */
const MOST_PRESSES = 80;

/** Somebody who knows what to play, and always presses what is nearest of all that leads there. */
export class TurnPlayer {
  readonly #page: Page;
  readonly #turn: Turn;
  readonly #id: string;
  readonly #pointer: Pointer;
  readonly #practised: boolean;
  /** How often each part of the next move was pressed. */
  #pressed = new Map<string, number>();
  #left = Number.POSITIVE_INFINITY;
  #last: Target | null = null;
  /** What was pressed, for those who have to find out why. */
  readonly told: string[] = [];

  /** `practised`: somebody who knows what the page does not show. */
  constructor(page: Page, turn: Turn, id: string, pointer: Pointer, practised: boolean) {
    this.#page = page;
    this.#turn = turn;
    this.#id = id;
    this.#pointer = pointer;
    this.#practised = practised;
  }

  async play(): Promise<Effort> {
    while (this.#pointer.presses < MOST_PRESSES) {
      await atRest(this.#page);
      const before = await choicesOf(this.#page);
      const played = await playedSince(this.#page, this.#id, this.#turn);
      const left = this.#unplayed(played.moves);
      if (left.length === 0 && played.over) return this.#effort();
      if (left.length !== this.#left) this.#begin(left.length);
      const ways = await this.#waysTo(left, played);
      const target = await this.#nearest(ways);
      // Several moves of one press come one after the other.
      if (target === null)
        await changeFrom(this.#page, before, this.#where(`a way to ${this.#words(left[0])}`));
      else await this.#press(target, ways === ENDING || ways === GOING_ON);
    }
    throw new Error(this.#where(`an end of ${MOST_PRESSES} presses`));
  }

  /** Nothing is pressed yet for the next move. */
  #begin(left: number): void {
    this.#pressed.clear();
    this.#last = null;
    this.#left = left;
  }

  #effort(): Effort {
    const { presses, travel } = this.#pointer;
    return { presses, travel: Math.round(travel) };
  }

  #words(move: AnyMove | undefined): string {
    return move === undefined ? 'the end of the turn' : findGame(this.#turn.game).makeMove(move as never);
  }

  #where(what: string): string {
    return `${what} in ${this.#turn.record}, step ${this.#turn.step}`;
  }

  /** What is still to be played. Moves of a kind that follow each other may come in any order. */
  #unplayed(played: readonly AnyMove[]): AnyMove[] {
    const left = [...this.#turn.moves];
    for (const move of played) {
      const others = left.findIndex(({ type }) => type !== move.type);
      const alike = others < 0 ? left : left.slice(0, others);
      const at = alike.findIndex((one) => this.#words(one) === this.#words(move));
      if (at < 0)
        throw new Error(this.#where(`${this.#words(move)} was played instead of ${this.#words(left[0])}`));
      left.splice(at, 1);
    }
    return left;
  }

  async #waysTo([move, ...more]: readonly AnyMove[], { table, waits }: Played): Promise<Ways> {
    if (await this.#page.getByTestId('ceremony').isVisible()) return GOING_ON;
    if (waits || move === undefined) return ENDING;
    const { game, seat } = this.#turn;
    const { view, legal } = table.frame(seat);
    return WAYS[game]({
      moves: [move, ...more],
      seat,
      view,
      legal,
      board: table.boardFile,
      practised: this.#practised,
      shown: await shownMove(
        this.#page,
        [move, ...more].slice(0, 2).map(({ type }) => type),
      ),
      pressed: (part) => this.#pressed.get(part) ?? 0,
    });
  }

  /** What plays the move comes first: everything else would be pressed for nothing. */
  async #nearest({ plays, parts, leads = [] }: Ways): Promise<Target | null> {
    const playing = await this.#targets(plays.map((press) => ({ press })));
    if (playing.length > 0) {
      const again = this.#practised && this.#last?.part?.again ? [this.#last] : [];
      return this.#closest([...playing.map(({ point }) => ({ point, part: null })), ...again]);
    }
    const left = parts.filter(({ press, times = 1 }) => (this.#pressed.get(press) ?? 0) < times);
    const opening = leads.map((press) => ({ press, times: Number.POSITIVE_INFINITY }));
    for (const some of [left, opening]) {
      const targets = await this.#targets(some);
      if (targets.length > 0) return this.#closest(targets);
    }
    return null;
  }

  async #targets(parts: readonly Part[]): Promise<Target[]> {
    const targets: Target[] = [];
    for (const part of parts)
      for (const point of await openPoints(this.#page, part.press)) targets.push({ point, part });
    return targets;
  }

  #closest(targets: readonly Target[]): Target | null {
    const far = ({ point }: Target): number => this.#pointer.distanceTo(point);
    return targets.toSorted((a, b) => far(a) - far(b))[0] ?? null;
  }

  /** `aside`: it plays no move. */
  async #press(target: Target, aside: boolean): Promise<void> {
    const { point, part } = target;
    const isAgain = target === this.#last;
    const name = isAgain ? 'the same again' : (part?.press ?? 'what plays it');
    this.told.push(`${name} at ${Math.round(point.x)}, ${Math.round(point.y)}`);
    await this.#pointer.moveTo(point);
    await atRest(this.#page);
    const [before, step] = [await choicesOf(this.#page), await stepShown(this.#page)];
    await this.#pointer.press(isAgain ? 2 : 1);
    this.#last = target;
    if (part) this.#pressed.set(part.press, (this.#pressed.get(part.press) ?? 0) + 1);
    const what = this.#where(`what comes of a press of ${this.told.at(-1)}`);
    const plays = part === null || isAgain;
    if (plays && !aside) await nextStep(this.#page, step, what);
    else await changeFrom(this.#page, before, what);
  }
}
