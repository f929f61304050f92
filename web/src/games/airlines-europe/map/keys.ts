import type { Camera } from './camera.svelte.ts';

/** Milliseconds of one zoom, and of the way to the whole map. */
export const ZOOM = { factor: 1.6, time: 200 };
export const GLIDE = 420;
const STRIDE = 60;

type Duration = (milliseconds: number) => number;

const zoom =
  (factor: number) =>
  (camera: Camera, duration: Duration): void =>
    camera.glideBy(factor, duration(ZOOM.time));
const pan =
  (dx: number, dy: number) =>
  (camera: Camera): void =>
    camera.panBy(dx * STRIDE, dy * STRIDE);
const fit = (camera: Camera, duration: Duration): void => camera.glide(camera.fit(), duration(GLIDE));

const KEYS: Readonly<Record<string, (camera: Camera, duration: Duration) => void>> = {
  '+': zoom(ZOOM.factor),
  '=': zoom(ZOOM.factor),
  '-': zoom(1 / ZOOM.factor),
  0: fit,
  Home: fit,
  ArrowLeft: pan(1, 0),
  ArrowRight: pan(-1, 0),
  ArrowUp: pan(0, 1),
  ArrowDown: pan(0, -1),
};

/** Moves the camera by a key, if it is one of the map's. */
export function moveByKey(event: KeyboardEvent, camera: Camera, duration: Duration): void {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(camera, duration);
}
