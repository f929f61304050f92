import type { Texts } from '../../common.ts';

/** A map. */
export const map: Texts['map'] = {
  name: (board) => `Karte: ${board}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganze Karte zeigen',
  rule: (rule) => `Regel ${rule}`,
};
