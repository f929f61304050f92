import { airlines } from '../../airlines-europe.ts';

/** Cities by their id on the board, where the board's own English name will not do. */
const cities: Readonly<Record<string, string>> = {};

export const names = {
  airlines,
  cities,
  route: (from: string, to: string) => `${from}–${to}`,
};
