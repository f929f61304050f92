import { getContext, setContext } from 'svelte';
import type { Pace } from '../../../play/open-table.ts';
import type { Camera } from './camera.svelte.ts';
import type { Point } from './geometry.ts';
import { GLIDE } from './keys.ts';

const KEY = Symbol('watching');
/** Of maps too small to show everything that happens on them. */
const cameras = new WeakMap<Element, Camera>();

/** Whether others play now, for the map below. */
export function provideWatching(isWatching: () => boolean): void {
  setContext(KEY, isWatching);
}

export const useWatching = (): (() => boolean) => getContext(KEY) ?? (() => false);

/** Lets flights take the camera of a map along. */
export function lendCamera(map: Element, camera: Camera): () => void {
  cameras.set(map, camera);
  return () => cameras.delete(map);
}

/** Before others fly: the camera comes to where it happens, unless nothing moves or it is the viewer who looks around. */
export async function follow(map: Element, points: readonly Point[], pace: Pace): Promise<void> {
  const duration = pace.ms(GLIDE);
  if (pace.reduced || pace.skipped || duration === 0) return;
  if (!cameras.get(map)?.follow(points, duration)) return;
  await pace.pause(GLIDE);
  await pace.painted();
}
