import type { ReportProblem } from '@tarmac/kernel';
import type { BoardFile } from './board-file.ts';
import type { Airline } from './types.ts';

/* What the rules say of a full board. A smaller or different one is still playable, so these are warnings. */

const CITIES = ['london', 'athens', 'stockholm', 'ankara', 'moscow', 'madrid'];
const HOMES: Partial<Record<Airline, string>> = {
  green: 'stockholm',
  orange: 'athens',
  gray: 'london',
  white: 'moscow',
};
/** AE-14 */
const TARGETS: Partial<Record<Airline, string>> = {
  green: 'athens',
  orange: 'london',
  gray: 'ankara',
  white: 'madrid',
};
const FEWEST_CITIES = 30;
const MOST_CITIES = 35;
const REMOTE_ROUTES = 4;
const BONUS_VALUES = [7, 8];
const ROUTES_OF_YELLOW = 4;
/** The row of the rulebook's example of a scoring. */
const ROW = '6-3-2-1-0';

export function compareBoard(board: BoardFile, warn: ReportProblem): void {
  compareMap(board, warn);
  compareRemoteRoutes(board, warn);
  compareAirlines(board, warn);
  if (!board.zones.some((zone) => zone.points.join('-') === ROW)) warn('zones', `No zone pays ${ROW}.`);
}

function compareMap({ id, cities, routes }: BoardFile, warn: ReportProblem): void {
  if (!/-[0-9]+$/.test(id)) warn('id', 'The id of a board ends with its version, as in europe-1.');
  const onTheMap = new Set(routes.flatMap(({ from, to, remote }) => (remote ? [] : [from, to])));
  const count = cities.filter((city) => onTheMap.has(city.id)).length;
  if (count < FEWEST_CITIES || count > MOST_CITIES) {
    warn('cities', `A full map has ${FEWEST_CITIES} to ${MOST_CITIES} cities; this one has ${count}.`);
  }
  const known = new Set(cities.map((city) => city.id));
  for (const city of CITIES) {
    if (!known.has(city)) warn('cities', `The rules name ${city}; it is missing.`);
  }
}

/** AE-47 */
function compareRemoteRoutes({ routes }: BoardFile, warn: ReportProblem): void {
  const count = routes.filter((route) => route.remote).length;
  if (count !== REMOTE_ROUTES) warn('routes', `A full board has four remote routes; this one has ${count}.`);
  routes.forEach(({ remote, licences }, i) => {
    if (remote && licences.length > 1) warn(`routes[${i}].licences`, 'A remote route has one licence.');
  });
}

function compareAirlines({ airlines, bonuses, routes }: BoardFile, warn: ReportProblem): void {
  airlines.forEach(({ id, home }, i) => {
    const path = `airlines[${i}].home`;
    if (home !== (HOMES[id] ?? home)) warn(path, `By the rules ${id} flies from ${HOMES[id]}.`);
    const target = TARGETS[id];
    if (target !== undefined && !bonuses.some((bonus) => bonus.airline === id && bonus.target === target)) {
      warn('bonuses', `By the rules ${id} has a bonus for reaching ${target}.`);
    }
    const count = routes.filter(({ from, to }) => from === home || to === home).length;
    if (id === 'yellow' && count !== ROUTES_OF_YELLOW) {
      warn(path, `The home of yellow has four routes; this one has ${count}.`);
    }
  });
  bonuses.forEach(({ value }, i) => {
    if (!BONUS_VALUES.includes(value)) warn(`bonuses[${i}].value`, 'A bonus is worth 7 or 8.');
  });
}
