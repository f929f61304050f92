import { type Component, mount, unmount } from 'svelte';
import type { Pace } from '../../../play/open-table.ts';
import { type Spot, spotOf } from './places.ts';

/** What is seen in the air: a component, and its size in pixels. */
export interface Ghost {
  readonly width: number;
  readonly height: number;
  /** Mounts it and says how to take it away. */
  put(target: HTMLElement): () => void;
}

interface Flight {
  readonly duration?: number;
  readonly delay?: number;
  /** A card that turns over on its way. */
  readonly turns?: boolean;
  /** Lies at its goal until the sky is cleared, where the table will draw it then. */
  readonly stays?: boolean;
}

export function ghostOf<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  width: number,
  height: number,
): Ghost {
  return {
    width,
    height,
    put(target) {
      const mounted = mount(component, { target, props });
      // It is out of sight by then: a task of its own, so that what takes its place is drawn sooner.
      return () => void setTimeout(() => unmount(mounted));
    },
  };
}

const CARD = 420;
const FADE = 120;
const LAMP = 1600;
const STEPS = 12;

/** The air above the table while one move is shown. Where a place is missing, nothing flies. */
export class Sky {
  readonly #pace: Pace;
  readonly #lifted = new Set<HTMLElement>();
  readonly #landed: (() => void)[] = [];
  #mayRise: Promise<void> = Promise.resolve();
  #layer: HTMLElement | null = null;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** From one element to another in an arc; with reduced motion it only appears at its goal. */
  async fly(ghost: Ghost, from: Element | null, to: Element | null, flight: Flight = {}): Promise<void> {
    if (!from || !to || this.#pace.skipped) return;
    const { reduced } = this.#pace;
    const [start, end] = [spotOf(from), spotOf(to)];
    await this.#show(
      ghost,
      reduced ? appearing(ghost, end) : arc(ghost, start, end, flight.stays === true),
      flight,
    );
  }

  /** Rises from an element and is gone. */
  async vanish(ghost: Ghost, from: Element | null, delay = 0): Promise<void> {
    if (!from || this.#pace.skipped) return;
    const start = spotOf(from);
    const lift = this.#pace.reduced ? 0 : -48;
    const frames = [
      { transform: at(ghost, start, fit(ghost, start)), opacity: 1 },
      { transform: at(ghost, { ...start, y: start.y + lift }, fit(ghost, start)), opacity: 0 },
    ];
    await this.#show(ghost, frames, { delay });
  }

  /** Falls on an element and lies there until the sky is cleared. */
  async drop(ghost: Ghost, to: Element | null): Promise<void> {
    if (!to || this.#pace.skipped) return;
    const end = spotOf(to);
    const frames = this.#pace.reduced ? appearing(ghost, end) : falling(ghost, end);
    await this.#show(ghost, frames, { stays: true });
  }

  /** From an element to the middle of the screen, where it turns over and stays a while. */
  async present(ghost: Ghost, from: Element | null, duration: number): Promise<void> {
    if (this.#pace.skipped) return;
    const middle = { x: innerWidth / 2, y: innerHeight / 2, width: ghost.width, height: ghost.height };
    const start = from && !this.#pace.reduced ? spotOf(from) : middle;
    const frames = [
      { transform: at(ghost, start, fit(ghost, start)), opacity: from ? 1 : 0, offset: 0 },
      { transform: at(ghost, middle, 1), opacity: 1, offset: 0.4 },
      { transform: at(ghost, middle, 1), opacity: 1, offset: 0.88 },
      { transform: at(ghost, middle, 1.04), opacity: 0, offset: 1 },
    ];
    await this.#show(ghost, frames, { duration, turns: true });
  }

  /** Until the sky is cleared the element is not seen: what lay there is in the air. */
  lift(element: Element | null): void {
    if (!(element instanceof HTMLElement)) return;
    element.style.opacity = '0';
    this.#lifted.add(element);
  }

  /** Lamp light on what has changed. It goes out when the player acts: his press is answered sooner. */
  light(element: Element | null): void {
    if (this.#pace.skipped || !element) return;
    const lamp = element.animate([{ backgroundColor: 'var(--flash)' }, {}], {
      duration: LAMP,
      easing: 'ease-in',
    });
    const burning = new AbortController();
    addEventListener('pointerdown', () => lamp.finish(), { signal: burning.signal, capture: true });
    lamp.onfinish = () => burning.abort();
  }

  clear(): void {
    for (const element of this.#lifted) element.style.removeProperty('opacity');
    this.#layer?.remove();
    this.#layer = null;
    for (const takeAway of this.#landed) takeAway();
    this.#lifted.clear();
    this.#landed.length = 0;
  }

  async #show(ghost: Ghost, frames: Keyframe[], flight: Flight): Promise<void> {
    const pace = this.#pace;
    await this.#oneAFrame();
    if (pace.skipped) return;
    const node = document.createElement('div');
    Object.assign(node.style, {
      position: 'absolute',
      width: `${ghost.width}px`,
      height: `${ghost.height}px`,
    });
    const takeAway = ghost.put(node);
    this.#air().append(node);
    const timing = {
      duration: pace.ms(pace.reduced ? FADE : (flight.duration ?? CARD)),
      delay: pace.ms(flight.delay ?? 0),
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      fill: 'both',
    } as const;
    if (flight.turns && !pace.reduced) turnOver(node, timing);
    const remove = (): void => {
      node.remove();
      takeAway();
    };
    if (flight.stays) this.#landed.push(remove);
    try {
      await pace.run(node.animate(frames, timing));
    } finally {
      if (!flight.stays) remove();
    }
  }

  /** Putting something together is slow: of what rises at the same time, at most one starts in a frame. */
  async #oneAFrame(): Promise<void> {
    const mayRise = this.#mayRise;
    this.#mayRise = mayRise.then(() => this.#pace.painted());
    await mayRise;
  }

  #air(): HTMLElement {
    if (this.#layer) return this.#layer;
    const layer = document.createElement('div');
    layer.dataset.sky = '';
    layer.setAttribute('aria-hidden', 'true');
    Object.assign(layer.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '30',
      pointerEvents: 'none',
      contain: 'strict',
    });
    document.body.append(layer);
    this.#layer = layer;
    return layer;
  }
}

function turnOver(node: HTMLElement, timing: KeyframeAnimationOptions): void {
  const frames = [
    { transform: 'rotateY(180deg)' },
    { transform: 'rotateY(0deg)', offset: 0.75 },
    { transform: 'none' },
  ];
  node.style.perspective = '700px';
  node.firstElementChild?.animate(frames, timing);
}

/** Large enough to cover its place, never larger than itself. */
function fit({ width, height }: Ghost, spot: Spot): number {
  return Math.min(1, Math.max(0.3, Math.min(spot.width / width, spot.height / height)));
}

function at({ width, height }: Ghost, { x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${(x - width / 2).toFixed(1)}px, ${(y - height / 2).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function appearing(ghost: Ghost, end: Spot): Keyframe[] {
  const transform = at(ghost, end, fit(ghost, end));
  return [
    { transform, opacity: 0 },
    { transform, opacity: 1 },
  ];
}

/** From above, with a little bounce. */
function falling(ghost: Ghost, end: Spot): Keyframe[] {
  return [
    { transform: at(ghost, { ...end, y: end.y - 90 }, 1.5), opacity: 0, easing: 'ease-in' },
    { transform: at(ghost, end, 0.92), opacity: 1, offset: 0.7 },
    { transform: at(ghost, end, 1), opacity: 1 },
  ];
}

/** A curve that bends upwards; what does not stay fades as it lands. */
function arc(ghost: Ghost, start: Spot, end: Spot, stays: boolean): Keyframe[] {
  const rise = Math.min(140, Math.hypot(end.x - start.x, end.y - start.y) * 0.28);
  const [small, large] = [fit(ghost, start), fit(ghost, end)];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const x = start.x + (end.x - start.x) * t;
    const y = start.y + (end.y - start.y) * t - 4 * rise * t * (1 - t);
    const opacity = stays || t < 0.9 ? 1 : 0.2;
    return { transform: at(ghost, { x, y }, small + (large - small) * t), opacity, offset: t };
  });
}
