import { MediaQuery } from 'svelte/reactivity';

/** `wide`: everything at once; `tall`: a tablet; `side`: map beside a sheet; `phone`: map above a sheet. */
export type Layout = 'wide' | 'tall' | 'side' | 'phone';

const wide = new MediaQuery('(min-width: 1180px) and (min-height: 620px)');
const tall = new MediaQuery('(min-width: 700px) and (min-height: 700px)');
const side = new MediaQuery('(min-aspect-ratio: 5/4)');

export function layout(): Layout {
  if (wide.current) return 'wide';
  if (tall.current) return 'tall';
  return side.current ? 'side' : 'phone';
}
