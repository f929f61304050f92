/** A map. */
export const map = {
  name: (board: string) => `Map: ${board}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  rule: (rule: string) => `Rule ${rule}`,
};
