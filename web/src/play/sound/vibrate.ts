import { settings } from '../settings.svelte.ts';

/** In milliseconds: buzz, rest, buzz. */
const PATTERNS = { turn: [40, 70, 40], refused: [25] } as const;

/** Browsers of computers know the command too, but have nothing that moves. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** If it is wanted and somebody has touched the page; before that it is not allowed. */
export function vibrate(what: keyof typeof PATTERNS): void {
  if (!settings.vibration || !canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[what]]);
}
