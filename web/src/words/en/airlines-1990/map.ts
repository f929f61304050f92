/** The map. */
export const map = {
  /** The title of the poster: two lines. */
  title: ['Airlines', '1990'],
  hint: 'Zoom in for numbers',
  offer: (from: string, to: string, pattern: string, circle: number) =>
    `${from}–${to}, ${pattern}, circle ${circle}`,
};
