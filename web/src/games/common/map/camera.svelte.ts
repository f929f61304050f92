import { type Box, boxAround, type Point, seenTogether } from './geometry.ts';

/** Screen = world × k + (x, y). */
interface Transform extends Point {
  readonly k: number;
}

/** How far in one can go, in pixels per world unit. */
const CLOSEST = 3;
/** How much sea beyond the frame may be dragged into view, as a part of the screen. */
const SLACK = 0.12;
/** At least this many pixels of it, so that whatever lies under the buttons of the map can be dragged free. */
const UNDER_BUTTONS = 72;
/** A movement has come to rest when nothing has changed for this long. */
const REST = 200;

/** How a flight of others is seen on a small screen. */
const FOLLOWED = { margin: 60, furthest: 0.95, closest: 1.1 };

/** What part of the world the map shows. `now` follows every movement, `rested` only its end. */
export class Camera {
  now = $state.raw<Transform>({ k: 1, x: 0, y: 0 });
  rested = $state.raw<Transform>({ k: 1, x: 0, y: 0 });
  moving = $state(false);
  width = $state(0);
  height = $state(0);
  #frame: Box = { x: 0, y: 0, w: 1, h: 1 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;
  /** Others play, and the viewer has not moved the map meanwhile. */
  #watching = false;
  /** Where it was before it followed the others; `fit`: everything was seen. */
  #home: Transform | 'fit' | null = null;

  /** Call when the screen or the board has changed; what was fitted stays fitted. */
  resize(width: number, height: number, frame: Box): void {
    const fitted = this.width === 0 || this.#isFit();
    this.#frame = frame;
    this.width = width;
    this.height = height;
    this.#jump(fitted ? this.fit() : this.#clamped(this.now));
  }

  get fitScale(): number {
    return Math.min(this.width / this.#frame.w, this.height / this.#frame.h);
  }

  fit(): Transform {
    const { x, y, w, h } = this.#frame;
    const k = this.fitScale;
    return { k, x: (this.width - w * k) / 2 - x * k, y: (this.height - h * k) / 2 - y * k };
  }

  #isFit(): boolean {
    const fit = this.fit();
    return (
      Math.abs(fit.k - this.now.k) < 1e-3 && Math.abs(fit.x - this.now.x) + Math.abs(fit.y - this.now.y) < 2
    );
  }

  /** Others play: from now on it may follow them. */
  watch(): void {
    this.#watching = true;
  }

  /** Glides to where something happens, if it may; says whether it does. */
  follow(points: readonly Point[], duration: number): boolean {
    if (!this.#watching || points.length === 0) return false;
    this.#home ??= this.#isFit() ? 'fit' : this.now;
    this.glide(this.#around(points, FOLLOWED.margin, FOLLOWED.furthest, FOLLOWED.closest), duration, true);
    return true;
  }

  /** The others have played: back to where it was. */
  comeBack(duration: number): void {
    const home = this.#home;
    this.#stay();
    if (home !== null) this.glide(home === 'fit' ? this.fit() : home, duration);
  }

  /** The viewer looks elsewhere. */
  #stay(): void {
    this.#watching = false;
    this.#home = null;
  }

  panBy(dx: number, dy: number): void {
    this.#move({ ...this.now, x: this.now.x + dx, y: this.now.y + dy });
  }

  /** Zooms so that what is under `at`, a point of the screen, stays there. */
  zoomAt(at: Point, factor: number): void {
    this.#move(this.#zoomed(at, factor));
  }

  glideAt(at: Point, factor: number, duration: number): void {
    this.#stay();
    this.glide(this.#zoomed(at, factor), duration);
  }

  /** Glides closer to the middle of the screen, or away from it. */
  glideBy(factor: number, duration: number): void {
    this.glideAt({ x: this.width / 2, y: this.height / 2 }, factor, duration);
  }

  #zoomed(at: Point, factor: number): Transform {
    const { k, x, y } = this.now;
    const to = Math.min(Math.max(CLOSEST, this.fitScale * 1.5), Math.max(this.fitScale, k * factor));
    return { k: to, x: at.x - ((at.x - x) * to) / k, y: at.y - ((at.y - y) * to) / k };
  }

  /**
   * Glides until these points fill the screen, with a margin, at a scale between two limits. Of points too far apart for
   * that, most are shown: in the middle between them there may be none at all.
   */
  bring(points: readonly Point[], margin: number, furthest: number, closest: number, duration: number): void {
    this.#stay();
    this.glide(this.#around(points, margin, furthest, closest), duration);
  }

  #around(points: readonly Point[], margin: number, furthest: number, closest: number): Transform {
    const least = Math.max(this.fitScale, furthest);
    const [width, height] = [this.width / least - 2 * margin, this.height / least - 2 * margin];
    const box = boxAround(seenTogether(points, width, height), margin);
    const k = Math.max(least, Math.min(closest, this.width / box.w, this.height / box.h));
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    return { k, x: this.width / 2 - x * k, y: this.height / 2 - y * k };
  }

  /** Pans as little as needed to show a point of the world, `margin` pixels from the edge. */
  reveal({ x, y }: Point, margin: number, duration: number): void {
    const [px, py] = [x * this.now.k + this.now.x, y * this.now.k + this.now.y];
    const dx = px - Math.min(this.width - margin, Math.max(margin, px));
    const dy = py - Math.min(this.height - margin, Math.max(margin, py));
    if (dx !== 0 || dy !== 0) this.glide({ ...this.now, x: this.now.x - dx, y: this.now.y - dy }, duration);
  }

  /** `rests`: what is drawn on it follows at once. */
  glide(to: Transform, duration: number, rests = false): void {
    cancelAnimationFrame(this.#flight);
    const goal = this.#clamped(to);
    if (duration <= 0) {
      this.#jump(goal);
      return;
    }
    const from = this.now;
    const begin = performance.now();
    const step = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - begin) / duration));
      const eased = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
      this.#show(between(from, goal, eased));
      if (t < 1) this.#flight = requestAnimationFrame(step);
      else if (rests) this.#rest();
    };
    this.#flight = requestAnimationFrame(step);
  }

  /** From a point of the screen to the world. */
  world({ x, y }: Point): Point {
    return { x: (x - this.now.x) / this.now.k, y: (y - this.now.y) / this.now.k };
  }

  stop(): void {
    cancelAnimationFrame(this.#flight);
    clearTimeout(this.#timer);
  }

  #move(to: Transform): void {
    this.#stay();
    cancelAnimationFrame(this.#flight);
    this.#show(this.#clamped(to));
  }

  #show(to: Transform): void {
    this.now = to;
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), REST);
  }

  #jump(to: Transform): void {
    this.now = to;
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.moving = false;
    this.rested = this.now;
  }

  /** The frame cannot be dragged off the screen. */
  #clamped({ k, x, y }: Transform): Transform {
    const { x: left, y: top, w, h } = this.#frame;
    const clamp = (at: number, begin: number, length: number, screen: number): number => {
      const slack = k > this.fitScale * 1.001 ? Math.max(SLACK * screen, UNDER_BUTTONS) : 0;
      const [first, last] = [slack - begin * k, screen - slack - (begin + length) * k];
      return first < last ? (first + last) / 2 : Math.min(first, Math.max(last, at));
    };
    return { k, x: clamp(x, left, w, this.width), y: clamp(y, top, h, this.height) };
  }
}

/** On the way: the scale grows evenly to the eye, and the goal comes straight towards one. */
function between(from: Transform, to: Transform, t: number): Transform {
  const k = from.k * (to.k / from.k) ** t;
  const share = Math.abs(to.k - from.k) < 1e-6 ? t : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
