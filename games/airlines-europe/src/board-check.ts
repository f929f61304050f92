import { compareBoard } from './board-compare.ts';
import type { BoardFile } from './board-file.ts';
import { AIRLINES } from './types.ts';

export interface Problem {
  /** Where in the file: `routes[3].licences`. */
  readonly path: string;
  readonly message: string;
}

export type Report = (path: string, message: string) => void;

const MAX_CITIES = 64;
const MAX_ROUTES = 128;
const MAX_LICENCES = 3;
const MAX_PRICE = 20;
const MAX_PRICES = 15;
const MAX_ZONES = 32;
const MAX_SPACE = 999;
const MAX_POINTS = 99;
const PLACES = 5;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 40;
const MAX_NAME = 60;

/** A board with errors never loads; warnings say where it differs from what the rules expect of a full board. */
export function checkBoard(board: BoardFile): { errors: Problem[]; warnings: Problem[] } {
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  const error: Report = (path, message) => errors.push({ path, message });
  const warn: Report = (path, message) => warnings.push({ path, message });
  checkIds(board, error);
  checkCities(board, error);
  checkRoutes(board, error);
  checkPrices(board, error);
  checkAirlines(board, error);
  checkConnection(board, error);
  checkZones(board, error);
  checkBonuses(board, error);
  compareBoard(board, warn);
  return { errors, warnings };
}

function checkIds(board: BoardFile, error: Report): void {
  const slug = (id: string, path: string) => {
    if (!SLUG.test(id) || id.length > MAX_ID) {
      error(path, `An id is at most ${MAX_ID} small letters, digits and single hyphens.`);
    }
  };
  const named = (name: string, path: string) => {
    if (name.trim() === '' || name.length > MAX_NAME) error(path, `A name has 1 to ${MAX_NAME} characters.`);
  };
  slug(board.id, 'id');
  named(board.name, 'name');
  board.cities.forEach((city, i) => {
    slug(city.id, `cities[${i}].id`);
    named(city.name, `cities[${i}].name`);
  });
  board.routes.forEach((route, i) => {
    slug(route.id, `routes[${i}].id`);
  });
  board.airlines.forEach((airline, i) => {
    named(airline.name, `airlines[${i}].name`);
  });
}

function checkCities({ cities }: BoardFile, error: Report): void {
  if (cities.length > MAX_CITIES) error('cities', `A board has at most ${MAX_CITIES} cities.`);
  const seen = new Set<string>();
  cities.forEach((city, i) => {
    if (seen.has(city.id)) error(`cities[${i}].id`, `There is already a city ${city.id}.`);
    seen.add(city.id);
    if (Math.abs(city.lat) > 90) error(`cities[${i}].lat`, 'A latitude lies between -90 and 90.');
    if (Math.abs(city.lon) > 180) error(`cities[${i}].lon`, 'A longitude lies between -180 and 180.');
  });
}

function checkRoutes({ cities, routes }: BoardFile, error: Report): void {
  if (routes.length > MAX_ROUTES) error('routes', `A board has at most ${MAX_ROUTES} routes.`);
  const known = new Set(cities.map((city) => city.id));
  const seen = new Set<string>();
  const joined = new Set<string>();
  routes.forEach(({ id, from, to }, i) => {
    if (seen.has(id)) error(`routes[${i}].id`, `There is already a route ${id}.`);
    seen.add(id);
    if (!known.has(from)) error(`routes[${i}].from`, `There is no city ${from}.`);
    if (!known.has(to)) error(`routes[${i}].to`, `There is no city ${to}.`);
    if (from === to) error(`routes[${i}].to`, 'A route joins two different cities.');
    const pair = [from, to].sort().join(' ');
    if (joined.has(pair)) error(`routes[${i}]`, `There is already a route between ${from} and ${to}.`);
    joined.add(pair);
  });
}

/** AE-43 */
function checkPrices({ routes }: BoardFile, error: Report): void {
  const prices = new Set<number>();
  routes.forEach(({ licences }, i) => {
    const path = `routes[${i}].licences`;
    if (licences.length < 1 || licences.length > MAX_LICENCES) error(path, 'A route has 1 to 3 licences.');
    licences.forEach((price, k) => {
      prices.add(price);
      const at = `${path}[${k}]`;
      if (!within(price, 1, MAX_PRICE)) error(at, `A price is a whole number from 1 to ${MAX_PRICE}.`);
      if (price <= licences[k - 1]) error(at, 'Each licence of a route costs more than the one before.');
    });
  });
  if (prices.size > MAX_PRICES) error('routes', `A board has at most ${MAX_PRICES} different prices.`);
}

/** AE-1, AE-13 */
function checkAirlines({ airlines, cities }: BoardFile, error: Report): void {
  if (airlines.length !== AIRLINES.length) error('airlines', `A board has ${AIRLINES.length} airlines.`);
  const known = new Set(cities.map((city) => city.id));
  const homes = new Set<string>();
  airlines.forEach(({ id, home, start }, i) => {
    const path = `airlines[${i}]`;
    if (i < AIRLINES.length && id !== AIRLINES[i]) {
      error(`${path}.id`, `Airline ${i + 1} is ${AIRLINES[i]}; the order is ${AIRLINES.join(', ')}.`);
    }
    if (!known.has(home)) error(`${path}.home`, `There is no city ${home}.`);
    if (homes.has(home)) error(`${path}.home`, `${home} is the home of another airline.`);
    homes.add(home);
    if (!within(start, 0, MAX_SPACE)) error(`${path}.start`, `A start lies between 0 and ${MAX_SPACE}.`);
  });
}

/** AE-42: what no home can reach would be scenery. */
function checkConnection({ cities, routes, airlines }: BoardFile, error: Report): void {
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
function checkZones({ airlines, zones }: BoardFile, error: Report): void {
  if (zones.length < 1 || zones.length > MAX_ZONES) error('zones', `A track has 1 to ${MAX_ZONES} zones.`);
  zones.forEach(({ from, to, points }, i) => {
    const path = `zones[${i}]`;
    const before = zones[i - 1]?.to;
    if (!within(from, 0, MAX_SPACE)) error(`${path}.from`, `A space lies between 0 and ${MAX_SPACE}.`);
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
      if (!within(value, 0, MAX_POINTS)) error(at, `Points are whole numbers from 0 to ${MAX_POINTS}.`);
      if (value > points[k - 1]) error(at, 'A later place never pays more than the one before.');
    });
  });
  airlines.forEach(({ start }, i) => {
    if (start < zones[0]?.from) error(`airlines[${i}].start`, `The track begins at ${zones[0].from}.`);
  });
}

/** AE-14, AE-46 */
function checkBonuses({ airlines, bonuses, cities }: BoardFile, error: Report): void {
  const seen = new Set<string>();
  bonuses.forEach(({ airline, target, value }, i) => {
    const path = `bonuses[${i}]`;
    const owner = airlines.find(({ id }) => id === airline);
    if (!owner) error(`${path}.airline`, `There is no airline ${airline}.`);
    if (seen.has(airline)) error(`${path}.airline`, `There is already a bonus for ${airline}.`);
    seen.add(airline);
    if (!cities.some(({ id }) => id === target)) error(`${path}.target`, `There is no city ${target}.`);
    if (owner?.home === target) error(`${path}.target`, `${target} is the home of ${airline}.`);
    if (!within(value, 1, MAX_POINTS)) error(`${path}.value`, `A bonus lies between 1 and ${MAX_POINTS}.`);
  });
}

function within(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}
