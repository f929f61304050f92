/** The map. */
export const map = {
  hint: 'Zoom in for numbers',
};
