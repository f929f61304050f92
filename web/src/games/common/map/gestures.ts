import type { Camera } from './camera.svelte.ts';
import type { Point } from './geometry.ts';

interface Listener {
  /** A mouse rests on this point of the world, or has left. */
  hover(at: Point | null): void;
  /** True when the point meant something, so that a double click does not zoom. */
  tap(at: Point, how: 'mouse' | 'touch'): boolean;
  /** What was tapped was tapped again at once. */
  commit(): void;
}

/** A pointer that moved this far drags; before that it taps. */
const SLIP = { mouse: 4, touch: 9 };
const GLIDE = 260;

/** Drag, pinch, wheel and double click on the map. Returns what undoes it. */
export function listen(map: HTMLElement, camera: Camera, listener: Listener): () => void {
  const fingers = new Map<number, Point>();
  let begin: Point | null = null;
  let dragging = false;
  let spread = 0;
  let hit = false;
  /** The first press of what may become a double click met the map; the present one is the second of one that did not. */
  let firstOnMap = false;
  let stray = false;
  const control = new AbortController();
  const { signal } = control;

  const kind = (event: PointerEvent) => (event.pointerType === 'mouse' ? 'mouse' : 'touch');
  const place = (event: MouseEvent): Point => {
    const { left, top } = map.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const ours = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest('[data-over-map]') === null;

  window.addEventListener(
    'mousedown',
    (event) => {
      const onMap = event.target instanceof Node && map.contains(event.target) && ours(event);
      if (event.detail < 2) firstOnMap = onMap;
      stray = event.detail > 1 && !firstOnMap;
    },
    { signal, capture: true },
  );

  map.addEventListener(
    'pointerdown',
    (event) => {
      if (!ours(event) || event.button !== 0) return;
      fingers.set(event.pointerId, place(event));
      dragging = fingers.size > 1;
      begin = place(event);
      spread = distance([...fingers.values()]);
    },
    { signal },
  );

  map.addEventListener(
    'pointermove',
    (event) => {
      const at = place(event);
      const last = fingers.get(event.pointerId);
      if (!last) {
        if (kind(event) === 'mouse') listener.hover(ours(event) ? camera.world(at) : null);
        return;
      }
      if (!dragging && begin && Math.hypot(at.x - begin.x, at.y - begin.y) > SLIP[kind(event)]) {
        dragging = true;
        map.setPointerCapture(event.pointerId);
        listener.hover(null);
      }
      if (!dragging) return;
      fingers.set(event.pointerId, at);
      camera.panBy((at.x - last.x) / fingers.size, (at.y - last.y) / fingers.size);
      if (fingers.size > 1) {
        const now = distance([...fingers.values()]);
        camera.zoomAt(middle([...fingers.values()]), now / spread);
        spread = now;
      }
    },
    { signal },
  );

  const release = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    const means = event.type === 'pointerup' && !(stray && kind(event) === 'mouse');
    if (!dragging && means) hit = listener.tap(camera.world(place(event)), kind(event));
    if (fingers.size === 0) dragging = false;
    spread = distance([...fingers.values()]);
  };
  map.addEventListener('pointerup', release, { signal });
  map.addEventListener('pointercancel', release, { signal });
  map.addEventListener('pointerleave', () => listener.hover(null), { signal });

  map.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const strength = event.ctrlKey ? 0.01 : 0.0022;
      camera.zoomAt(place(event), 2 ** (-event.deltaY * lines * strength));
    },
    { signal, passive: false },
  );
  map.addEventListener(
    'dblclick',
    (event) => {
      if (!ours(event) || stray) return;
      if (hit) listener.commit();
      else camera.glideAt(place(event), event.shiftKey ? 0.5 : 2, GLIDE);
    },
    { signal },
  );
  return () => control.abort();
}

function distance([a, b]: readonly Point[]): number {
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
}

function middle(points: readonly Point[]): Point {
  const total = points.reduce((sum, p) => ({ x: sum.x + p.x, y: sum.y + p.y }), { x: 0, y: 0 });
  return { x: total.x / points.length, y: total.y / points.length };
}
