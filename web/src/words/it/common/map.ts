import type { Texts } from '../../common.ts';

/** A map. */
export const map: Texts['map'] = {
  name: (board) => `Mappa: ${board}`,
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Mostra tutta la mappa',
  rule: (rule) => `Regola ${rule}`,
};
