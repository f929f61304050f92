import type { AirKwireTypes } from '@tarmac/air-kwire';

type State = AirKwireTypes['State'];

/* Counted from the rules alone (AK-1, AK-2, AK-5, AK-11, AK-34), not with the numbers of the game. */

const [AIRLINES, SEATS, TYPES] = [7, 6, 3];
const FIRST_POWER = 64;
const [CLOSED, OPEN] = [0, 1];
const NOBODY = 255;
const SETTLING = 8;

/** What is missing or too much on the table, in words. */
export function conserved(s: State): string | undefined {
  return cityCards(s) ?? powerCards(s) ?? hands(s) ?? shares(s) ?? aircraft(s) ?? networks(s) ?? money(s);
}

function wrong(what: string, found: number, expected: number): string | undefined {
  return found === expected ? undefined : `${what}: ${found} instead of ${expected}`;
}

const bit = (words: ArrayLike<number>, at: number, n: number): number =>
  (words[at + (n >> 5)] >>> (n & 31)) & 1;
/** Sets of city cards: two words for the first ones, two for the second ones. */
const cardsIn = (set: Int32Array, at: number, city: number): number =>
  bit(set, at * 4, city) + bit(set, at * 4 + 2, city);
const EVERY_AIRLINE = Array.from({ length: AIRLINES }, (_, a) => a);
const EVERY_SEAT = Array.from({ length: SEATS }, (_, p) => p);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function inPile(s: State, kind: number): number {
  let count = 0;
  for (let i = 0; i < s.pileSize; i++) if (s.pile[i] === kind) count++;
  return count;
}

function cityCards(s: State): string | undefined {
  for (const [city, { id, points }] of s.setting.board.file.cities.entries()) {
    const found =
      inPile(s, city) +
      cardsIn(s.pool, 0, city) +
      sum(EVERY_SEAT.map((p) => cardsIn(s.hand, p, city))) +
      sum(EVERY_AIRLINE.map((a) => cardsIn(s.cards, a, city)));
    const lost = wrong(`cards of ${id} (AK-2)`, found, points >= 2 ? 2 : 1);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/** Nine kinds, the last of them twice. */
function powerCards(s: State): string | undefined {
  const sets = [s.poolPowers, s.gonePowers, ...s.handPowers];
  for (let kind = 0; kind < 9; kind++) {
    const bits = kind === 8 ? [8, 9] : [kind];
    const held = sum(sets.map((set) => sum(bits.map((n) => (set >>> n) & 1))));
    const expected = s.setting.options.powerCards ? bits.length : 0;
    const lost = wrong(`power card ${kind} (AK-70)`, held + inPile(s, FIRST_POWER + kind), expected);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

function hands(s: State): string | undefined {
  const { cities } = s.setting.board.file;
  for (let p = 0; p < SEATS; p++) {
    const held = sum(cities.map((_, city) => cardsIn(s.hand, p, city)));
    const powers = s.handPowers[p].toString(2).replaceAll('0', '').length;
    const known = sum(cities.map((_, city) => cardsIn(s.known, p, city)));
    const lost = wrong(`cards in the hand of seat ${p}`, s.handSize[p], held + powers);
    if (lost !== undefined) return lost;
    if (held + powers > 5) return `seat ${p} holds ${held + powers} cards (AK-11)`;
    if (cities.some((_, city) => cardsIn(s.known, p, city) > cardsIn(s.hand, p, city)))
      return `seat ${p} is known to hold a card it does not hold (AK-80)`;
    const ordinary = cities.filter(({ points }) => points < 3);
    const unknown = sum(
      ordinary.map((city) => {
        const n = cities.indexOf(city);
        return cardsIn(s.hand, p, n) - cardsIn(s.known, p, n);
      }),
    );
    if (s.early[p] > unknown || s.early[p] > held + powers - known)
      return `seat ${p} has ${s.early[p]} cards of the top half (AK-80)`;
  }
  return undefined;
}

function shares(s: State): string | undefined {
  for (const [a, { id }] of s.setting.board.file.airlines.entries()) {
    const held = EVERY_SEAT.map((p) => s.shares[p * AIRLINES + a]);
    const lost = wrong(`shares of ${id} sold`, s.sold[a], sum(held));
    if (lost !== undefined) return lost;
    if (sum(held) > 20) return `${sum(held)} shares of ${id} are sold (AK-1)`;
    if (s.status[a] !== OPEN) {
      if (sum(held) > 0) return `somebody holds shares of ${id}, which is not open (AK-55)`;
      if (s.ceo[a] !== NOBODY) return `${id} is not open and has a CEO`;
    } else if (sum(held) > 0 && held[s.ceo[a]] < Math.max(...held)) {
      // In a merger the holders dispose one after the other; the CEO of the airline that goes no longer matters.
      if (a !== s.defunct) return `the CEO of ${id} has not the most shares (AK-34)`;
    }
  }
  return undefined;
}

function aircraft(s: State): string | undefined {
  const { airlines, cities } = s.setting.board.file;
  for (const [a, { id, aircraft }] of airlines.entries()) {
    for (const [t, type] of (['tri-motor', 'boeing-247', 'dc-3'] as const).entries()) {
      const flying = sum(cities.map((_, city) => bit(s.flown, (a * TYPES + t) * 2, city)));
      const found = s.supply[a * TYPES + t] + flying;
      if (s.status[a] <= OPEN) {
        const lost = wrong(`${type} of ${id} (AK-1)`, found, aircraft[type]);
        if (lost !== undefined) return lost;
      } else if (found > aircraft[type]) return `${id} has too many ${type}`;
      if (s.status[a] === CLOSED && flying > 0) return `${id} is closed and flies (AK-55)`;
      if (s.owner[a] === NOBODY && flying > 0) return `aircraft of ${id} fly for nobody`;
    }
  }
  return undefined;
}

function networks(s: State): string | undefined {
  const { airlines, cities } = s.setting.board.file;
  for (const [a, { id, home, acquired }] of airlines.entries()) {
    const there = cities.map(({ id: name }) => Number(s.status[a] === OPEN && name === home));
    let marked = 0;
    for (let of = 0; of < AIRLINES; of++) {
      if (s.owner[of] !== a) continue;
      for (let t = 0; t < TYPES; t++) {
        for (let city = 0; city < cities.length; city++) {
          if (bit(s.flown, (of * TYPES + t) * 2, city) === 0) continue;
          there[city]++;
          if (of !== a) marked++;
        }
      }
    }
    let points = 0;
    for (const [city, { id: name, points: worth }] of cities.entries()) {
      if (there[city] > 1) return `${id} is in ${name} twice (AK-30)`;
      const lost = wrong(`${id} in ${name} (AK-5)`, bit(s.network, a * 2, city), there[city]);
      if (lost !== undefined) return lost;
      points += there[city] * worth;
      if (there[city] === 0 && cardsIn(s.cards, a, city) > 0)
        return `${id} has a card of ${name} and is not there`;
    }
    const lost = wrong(`city points of ${id} (AK-5)`, s.points[a], points);
    if (lost !== undefined) return lost;
    if (marked > acquired && s.phase !== SETTLING) return `${id} has ${marked} acquired markers (AK-1)`;
  }
  return undefined;
}

function money(s: State): string | undefined {
  const poor = s.cash.findIndex((cash) => cash < 0 || cash % 10 !== 0);
  return poor < 0 ? undefined : `seat ${poor} has ${s.cash[poor]} (AK-20)`;
}
