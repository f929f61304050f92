import type { Texts } from '../../common.ts';

/** A map. */
export const map: Texts['map'] = {
  name: (board) => `Plan: ${board}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzen Plan zeigen',
  rule: (rule) => `Regel ${rule}`,
};
