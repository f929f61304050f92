import type { ReportProblem } from '@tarmac/kernel';
import type { BoardFile } from './board-file.ts';
import { AIRCRAFT, MAX_AIRLINES } from './types.ts';

/* What the rules say of a full board. A smaller or different one is still playable, so these are warnings. */

const EMPTY_HEXES = 4;

export function compareBoard({ id, airlines, empty, track, cities }: BoardFile, warn: ReportProblem): void {
  if (!/-[0-9]+$/.test(id)) warn('id', 'The id of a board ends with its version, as in usa-1.');
  if (airlines.length !== MAX_AIRLINES) {
    warn('airlines', `A full board has ${MAX_AIRLINES} airlines; this one has ${airlines.length}.`);
  }
  if (empty.length !== EMPTY_HEXES) {
    warn('empty', `A full board has ${EMPTY_HEXES} hexes without a city; this one has ${empty.length}.`);
  }
  if (track.filter(({ price }) => price === track[0].price).length < 2) {
    warn('track', 'A full board has several spaces of the first price.');
  }
  for (const type of AIRCRAFT) {
    if (!track.some(({ aircraft }) => aircraft === type)) warn('track', `No space ends with the ${type}.`);
  }
  for (const points of [0, 1, 2]) {
    if (!cities.some((city) => city.points === points)) warn('cities', `No city is worth ${points}.`);
  }
}
