import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse that counts how often it is pressed, and how far it is moved in straight lines. */
export class Pointer {
  presses = 0;
  /** In pixels. */
  travel = 0;
  #at: Point;
  readonly #page: Page;

  private constructor(page: Page, at: Point) {
    this.#page = page;
    this.#at = at;
  }

  /** At the middle of the map. */
  static async overMap(page: Page): Promise<Pointer> {
    const { x, y, width, height } = (await page.locator('[data-map]').boundingBox()) ?? noMap();
    const middle = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(middle.x, middle.y);
    return new Pointer(page, middle);
  }

  distanceTo({ x, y }: Point): number {
    return Math.hypot(x - this.#at.x, y - this.#at.y);
  }

  async moveTo(point: Point): Promise<void> {
    this.travel += this.distanceTo(point);
    this.#at = point;
    await this.#page.mouse.move(point.x, point.y);
  }

  /** `count`: 2 for the second press of a double one. */
  async press(count: 1 | 2): Promise<void> {
    this.presses++;
    await this.#page.mouse.down({ clickCount: count });
    await this.#page.mouse.up({ clickCount: count });
  }
}

function noMap(): never {
  throw new Error('There is no map.');
}
