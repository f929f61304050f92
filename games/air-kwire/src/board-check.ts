import type { BoardProblems, ReportProblem } from '@tarmac/kernel';
import { checkName, findProblems, isWholeWithin } from '@tarmac/kernel';
import { cardsOfCity } from './board.ts';
import { compareBoard } from './board-compare.ts';
import type { BoardFile } from './board-file.ts';
import { hexDistance } from './hex.ts';
import type { City } from './types.ts';
import {
  AIRCRAFT,
  FIRST_PRICE,
  HAND_SIZE,
  HOME_POINTS,
  LAST_PRICE,
  MAX_AIRLINES,
  MAX_CITIES,
  MAX_PLAYERS,
  POWERS,
  RANGES,
} from './types.ts';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 40;
const AIRLINE = /^[a-z]{3,12}$/;
const MAX_COORDINATE = 99;
const MAX_MARKERS = 63;
const MAX_SPACES = 60;
/** AK-11: half of these (the odd one included) are five for everybody, whatever the number of players. */
const MIN_ORDINARY_CARDS = 2 * MAX_PLAYERS * HAND_SIZE - 1;

export function checkBoard(board: BoardFile): BoardProblems {
  return findProblems((error, warn) => {
    checkId(board.id, 'id', error);
    checkName(board.name, 'name', error);
    checkCities(board, error);
    checkHexes(board, error);
    checkAirlines(board, error);
    checkHomes(board, error);
    checkTrack(board, error);
    checkConnection(board, error);
    checkCards(board, error);
    compareBoard(board, warn);
  });
}

function checkId(id: string, path: string, error: ReportProblem): void {
  if (ID.test(id) && id.length <= MAX_ID) return;
  error(path, `An id is at most ${MAX_ID} small letters, digits and single hyphens.`);
}

function checkCities({ cities }: BoardFile, error: ReportProblem): void {
  if (cities.length > MAX_CITIES) error('cities', `A board has at most ${MAX_CITIES} cities.`);
  const seen = new Set<string>(POWERS);
  cities.forEach(({ id, name, points }, i) => {
    const path = `cities[${i}]`;
    checkId(id, `${path}.id`, error);
    checkName(name, `${path}.name`, error);
    if (seen.has(id)) error(`${path}.id`, `There is already a city or a power card ${id}.`);
    seen.add(id);
    if (!isWholeWithin(points, 0, HOME_POINTS)) error(`${path}.points`, 'A city is worth 0 to 3 points.');
  });
}

/** AK-2: one city a hex. */
function checkHexes({ cities, empty }: BoardFile, error: ReportProblem): void {
  const taken = new Set<string>();
  const check = ({ q, r }: { q: number; r: number }, path: string): void => {
    if (Math.abs(q) > MAX_COORDINATE) error(`${path}.q`, `At most ${MAX_COORDINATE} to either side.`);
    if (Math.abs(r) > MAX_COORDINATE) error(`${path}.r`, `At most ${MAX_COORDINATE} to either side.`);
    if (taken.has(`${q} ${r}`)) error(path, `The hex ${q}, ${r} is taken.`);
    taken.add(`${q} ${r}`);
  };
  cities.forEach((city, i) => {
    check(city, `cities[${i}]`);
  });
  empty.forEach((hex, i) => {
    check(hex, `empty[${i}]`);
  });
}

/** AK-1 */
function checkAirlines({ airlines }: BoardFile, error: ReportProblem): void {
  if (airlines.length < 1 || airlines.length > MAX_AIRLINES) {
    error('airlines', `A board has 1 to ${MAX_AIRLINES} airlines.`);
  }
  const seen = new Set<string>();
  airlines.forEach(({ id, name, aircraft, acquired }, i) => {
    const path = `airlines[${i}]`;
    if (!AIRLINE.test(id)) error(`${path}.id`, 'The id of an airline is three to twelve small letters.');
    if (seen.has(id)) error(`${path}.id`, `There is already an airline ${id}.`);
    seen.add(id);
    checkName(name, `${path}.name`, error);
    for (const type of AIRCRAFT) {
      if (!isWholeWithin(aircraft[type], 0, MAX_MARKERS)) {
        error(`${path}.aircraft.${type}`, `An airline has 0 to ${MAX_MARKERS} aircraft of a type.`);
      }
    }
    if (!isWholeWithin(acquired, 0, MAX_MARKERS)) {
      error(`${path}.acquired`, `An airline has 0 to ${MAX_MARKERS} acquired markers.`);
    }
  });
}

/** AK-2: the cities worth 3 points are the homes. */
function checkHomes({ airlines, cities }: BoardFile, error: ReportProblem): void {
  const homes = new Set<City>();
  airlines.forEach(({ home }, i) => {
    const path = `airlines[${i}].home`;
    const city = cities.find(({ id }) => id === home);
    if (!city) error(path, `There is no city ${home}.`);
    else if (city.points !== HOME_POINTS) error(path, `A home is worth 3 points; ${home} is not.`);
    if (homes.has(home)) error(path, `Another airline lives in ${home}.`);
    homes.add(home);
  });
  cities.forEach(({ id, points }, i) => {
    if (points === HOME_POINTS && !homes.has(id)) {
      error(`cities[${i}].points`, 'Only homes are worth 3 points.');
    }
  });
}

/** AK-3, AK-85 */
function checkTrack({ track }: BoardFile, error: ReportProblem): void {
  if (!isWholeWithin(track.length, 2, MAX_SPACES)) {
    error('track', `The stock track has 2 to ${MAX_SPACES} spaces.`);
    return;
  }
  if (track[0].price !== FIRST_PRICE) error('track[0].price', `The first price is ${FIRST_PRICE}.`);
  const last = track.length - 1;
  if (track[last].price !== LAST_PRICE) error(`track[${last}].price`, `The last price is ${LAST_PRICE}.`);
  const typeOf = (i: number): number => AIRCRAFT.indexOf(track[i].aircraft);
  track.forEach(({ price, cities, aircraft }, i) => {
    const path = `track[${i}]`;
    if (price % 10 !== 0) error(`${path}.price`, 'A price is a multiple of 10.');
    if (!isWholeWithin(cities, 1, MAX_CITIES)) error(`${path}.cities`, 'A city limit is at least 1.');
    if (typeOf(i) < 0) error(`${path}.aircraft`, `There is no aircraft ${aircraft}.`);
    if (i === 0) return;
    if (price < track[i - 1].price) error(`${path}.price`, 'Prices never fall from left to right.');
    if (cities < track[i - 1].cities) error(`${path}.cities`, 'City limits never fall from left to right.');
    if (typeOf(i) < typeOf(i - 1)) error(`${path}.aircraft`, 'Lower types stay allowed.');
  });
}

/** AK-31: a city that no airline can ever reach would be useless. */
function checkConnection({ cities, airlines }: BoardFile, error: ReportProblem): void {
  const farthest = Math.max(...RANGES);
  const reached = new Set(cities.filter(({ id }) => airlines.some(({ home }) => home === id)));
  for (const city of reached) {
    for (const other of cities) if (hexDistance(city, other) <= farthest) reached.add(other);
  }
  cities.forEach((city, i) => {
    if (!reached.has(city)) error(`cities[${i}]`, `No airline can fly to ${city.id}.`);
  });
  airlines.forEach(({ home }, i) => {
    const from = cities.find(({ id }) => id === home);
    if (!from || cities.some((city) => city !== from && hexDistance(city, from) <= farthest)) return;
    error(`airlines[${i}].home`, `No city is within ${farthest} hexes of ${home}.`);
  });
}

/** AK-11 */
function checkCards({ cities }: BoardFile, error: ReportProblem): void {
  const ordinary = cities.filter(({ points }) => points < HOME_POINTS);
  const cards = ordinary.reduce((sum, { points }) => sum + cardsOfCity(points), 0);
  if (cards >= MIN_ORDINARY_CARDS) return;
  error('cities', `There are ${cards} cards that are not 3-point; ${MIN_ORDINARY_CARDS} are needed.`);
}
