import type { Texts } from '../../common.ts';

/** A map. */
export const map: Texts['map'] = {
  name: (board) => `Plateau : ${board}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir tout le plateau',
  rule: (rule) => `Règle ${rule}`,
};
