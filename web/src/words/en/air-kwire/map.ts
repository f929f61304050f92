/** The map. */
export const map = {
  hint: 'Zoom in for names',
  /** A city that can be chosen. `airlines`: who is there. */
  city: (name: string, points: number, airlines: readonly string[]) =>
    [name, points === 1 ? '1 point' : `${points} points`, ...airlines].join(', '),
  /** The legend. */
  points: 'city points',
  flies: (aircraft: string, range: number) => `${aircraft}, range ${range}`,
  acquired: 'acquired',
};
