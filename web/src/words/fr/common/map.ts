import type { Texts } from '../../common.ts';

/** A map. */
export const map: Texts['map'] = {
  name: (board) => `Carte : ${board}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la carte',
  rule: (rule) => `Règle ${rule}`,
};
