import type { BoardProblems, ReportProblem } from '@tarmac/kernel';
import { checkMap, checkName, findProblems, isWholeWithin } from '@tarmac/kernel';
import { compareBoard } from './board-compare.ts';
import type { BoardFile } from './board-file.ts';
import { AIRLINES } from './types.ts';

const MAX_LICENCES = 3;
const MAX_PRICE = 20;
const MAX_PRICES = 15;
const MAX_ZONES = 32;
const MAX_SPACE = 999;
const MAX_POINTS = 99;
const PLACES = 5;

export function checkBoard(board: BoardFile): BoardProblems {
  return findProblems((error, warn) => {
    checkMap(board, error);
    checkPrices(board, error);
    checkAirlines(board, error);
    checkConnection(board, error);
    checkZones(board, error);
    checkBonuses(board, error);
    compareBoard(board, warn);
  });
}

/** AE-43 */
function checkPrices({ routes }: BoardFile, error: ReportProblem): void {
  const prices = new Set<number>();
  routes.forEach(({ licences }, i) => {
    const path = `routes[${i}].licences`;
    if (licences.length < 1 || licences.length > MAX_LICENCES) error(path, 'A route has 1 to 3 licences.');
    licences.forEach((price, k) => {
      prices.add(price);
      const at = `${path}[${k}]`;
      if (!isWholeWithin(price, 1, MAX_PRICE)) error(at, `A price is a whole number from 1 to ${MAX_PRICE}.`);
      if (price <= licences[k - 1]) error(at, 'Each licence of a route costs more than the one before.');
    });
  });
  if (prices.size > MAX_PRICES) error('routes', `A board has at most ${MAX_PRICES} different prices.`);
}

/** AE-1, AE-13 */
function checkAirlines({ airlines, cities }: BoardFile, error: ReportProblem): void {
  if (airlines.length !== AIRLINES.length) error('airlines', `A board has ${AIRLINES.length} airlines.`);
  const known = new Set(cities.map((city) => city.id));
  const homes = new Set<string>();
  airlines.forEach(({ id, name, home, start }, i) => {
    const path = `airlines[${i}]`;
    checkName(name, `${path}.name`, error);
    if (i < AIRLINES.length && id !== AIRLINES[i]) {
      error(`${path}.id`, `Airline ${i + 1} is ${AIRLINES[i]}; the order is ${AIRLINES.join(', ')}.`);
    }
    if (!known.has(home)) error(`${path}.home`, `There is no city ${home}.`);
    if (homes.has(home)) error(`${path}.home`, `${home} is the home of another airline.`);
    homes.add(home);
    if (!isWholeWithin(start, 0, MAX_SPACE))
      error(`${path}.start`, `A start lies between 0 and ${MAX_SPACE}.`);
  });
}

/** AE-42: a city that no home can reach would be useless. */
function checkConnection({ cities, routes, airlines }: BoardFile, error: ReportProblem): void {
  const reached = new Set(airlines.map((airline) => airline.home));
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { from, to } of routes) {
      if (reached.has(from)) reached.add(to);
      else if (reached.has(to)) reached.add(from);
    }
  }
  cities.forEach((city, i) => {
    if (!reached.has(city.id)) error(`cities[${i}]`, `No routes lead from a home to ${city.id}.`);
  });
}

/** AE-72 */
function checkZones({ airlines, zones }: BoardFile, error: ReportProblem): void {
  if (zones.length < 1 || zones.length > MAX_ZONES) error('zones', `A track has 1 to ${MAX_ZONES} zones.`);
  zones.forEach(({ from, to, points }, i) => {
    const path = `zones[${i}]`;
    const before = zones[i - 1]?.to;
    if (!isWholeWithin(from, 0, MAX_SPACE)) error(`${path}.from`, `A space lies between 0 and ${MAX_SPACE}.`);
    if (before !== undefined && from !== before + 1) {
      error(`${path}.from`, `The zone before ends at ${before}, so this one begins at ${before + 1}.`);
    }
    const last = i === zones.length - 1;
    if (last && to !== undefined) error(`${path}.to`, 'The last zone has no end.');
    if (!last && to === undefined) error(`${path}.to`, 'Only the last zone has no end.');
    if (to !== undefined && to < from) error(`${path}.to`, 'A zone ends where it begins or later.');
    if (points.length !== PLACES) error(`${path}.points`, 'A zone has points for five places.');
    points.forEach((value, k) => {
      const at = `${path}.points[${k}]`;
      if (!isWholeWithin(value, 0, MAX_POINTS))
        error(at, `Points are whole numbers from 0 to ${MAX_POINTS}.`);
      if (value > points[k - 1]) error(at, 'A later place never pays more than the one before.');
    });
  });
  airlines.forEach(({ start }, i) => {
    if (start < zones[0]?.from) error(`airlines[${i}].start`, `The track begins at ${zones[0].from}.`);
  });
}

/** AE-14, AE-46 */
function checkBonuses({ airlines, bonuses, cities }: BoardFile, error: ReportProblem): void {
  const seen = new Set<string>();
  bonuses.forEach(({ airline, target, value }, i) => {
    const path = `bonuses[${i}]`;
    const owner = airlines.find(({ id }) => id === airline);
    if (!owner) error(`${path}.airline`, `There is no airline ${airline}.`);
    if (seen.has(airline)) error(`${path}.airline`, `There is already a bonus for ${airline}.`);
    seen.add(airline);
    if (!cities.some(({ id }) => id === target)) error(`${path}.target`, `There is no city ${target}.`);
    if (owner?.home === target) error(`${path}.target`, `${target} is the home of ${airline}.`);
    if (!isWholeWithin(value, 1, MAX_POINTS))
      error(`${path}.value`, `A bonus lies between 1 and ${MAX_POINTS}.`);
  });
}
