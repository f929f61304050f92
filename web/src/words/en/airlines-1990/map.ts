/** The map. */
export const map = {
  hint: 'Zoom in for numbers',
  /** What a marker with its sabotage side up is. */
  sabotage: 'sabotage',
};
