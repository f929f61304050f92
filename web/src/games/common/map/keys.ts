import type { Shortcut } from '../../../play/keys.ts';
import { commonTexts } from '../texts.ts';
import type { Camera } from './camera.svelte.ts';

/** Milliseconds of one zoom, and of the way to the whole map. */
export const ZOOM = { factor: 1.6, time: 200 };
export const GLIDE = 420;
const STRIDE = 60;

type Duration = (milliseconds: number) => number;
type MapKey = 'pan' | 'zoomIn' | 'zoomOut' | 'fit';

const zoom =
  (factor: number) =>
  (camera: Camera, duration: Duration): void =>
    camera.glideBy(factor, duration(ZOOM.time));
const pan =
  (dx: number, dy: number) =>
  (camera: Camera): void =>
    camera.panBy(dx * STRIDE, dy * STRIDE);
const fit = (camera: Camera, duration: Duration): void => camera.glide(camera.fit(), duration(GLIDE));

/** With what the list of all keys says about each. */
const KEYS: Readonly<Record<string, { says: MapKey; act: (camera: Camera, duration: Duration) => void }>> = {
  ArrowLeft: { says: 'pan', act: pan(1, 0) },
  ArrowUp: { says: 'pan', act: pan(0, 1) },
  ArrowRight: { says: 'pan', act: pan(-1, 0) },
  ArrowDown: { says: 'pan', act: pan(0, -1) },
  '+': { says: 'zoomIn', act: zoom(ZOOM.factor) },
  '=': { says: 'zoomIn', act: zoom(ZOOM.factor) },
  '-': { says: 'zoomOut', act: zoom(1 / ZOOM.factor) },
  0: { says: 'fit', act: fit },
  Home: { says: 'fit', act: fit },
};

/** The keys of the map; it answers them itself while it has the focus. */
export function mapKeys(): Shortcut[] {
  const { map, keys } = commonTexts();
  const says: Readonly<Record<MapKey, string>> = {
    pan: keys.pan,
    zoomIn: map.zoomIn,
    zoomOut: map.zoomOut,
    fit: map.fit,
  };
  return (Object.keys(says) as MapKey[]).map((key) => ({
    keys: Object.keys(KEYS).filter((pressed) => KEYS[pressed]?.says === key),
    says: says[key],
  }));
}

/** Moves the camera by a key, if it is one of the map's. */
export function moveByKey(event: KeyboardEvent, camera: Camera, duration: Duration): void {
  const key = KEYS[event.key];
  if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  key.act(camera, duration);
}
