/** Cities by their id on the board, where the board's own English name will not do. */
const cities: Readonly<Record<string, string>> = { 'st-johns': 'St. John’s' };

export const names = {
  cities,
  route: (from: string, to: string) => `${from}–${to}`,
  patterns: {
    solid: 'solid line',
    dashed: 'dashed line',
    dotted: 'dotted line',
    double: 'double line',
    wavy: 'wavy line',
  },
};
