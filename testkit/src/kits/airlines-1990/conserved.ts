import type { Airlines1990Types } from '@tarmac/airlines-1990';

type State = Airlines1990Types['State'];

/* Counted from the rules alone (A90-1, A90-40, A90-60, A90-71), not with the numbers of the game. */

const COMPANIES = 9;
const SCORING = 15;
const SEATS = 6;

/** What is missing or too much on the table, in words. */
export function conserved(s: State): string | undefined {
  return shares(s) ?? scoringCards(s) ?? flights(s) ?? markers(s) ?? points(s);
}

function wrong(what: string, found: number, expected: number): string | undefined {
  return found === expected ? undefined : `${what}: ${found} instead of ${expected}`;
}

function inPile(s: State, card: number): number {
  return s.pile.subarray(0, s.pileSize).filter((each) => each === card).length;
}

function shares(s: State): string | undefined {
  const { companies } = s.setting.board.file;
  for (const [c, company] of companies.entries()) {
    let found = s.gone[c] + inPile(s, c) + s.market.filter((share) => share === c).length;
    for (let p = 0; p < SEATS; p++) {
      const place = p * COMPANIES + c;
      found += s.hand[place] + s.laid[place];
      if (s.known[place] > s.hand[place])
        return `seat ${p} is known to hold more ${company.id} than it holds`;
    }
    const lost = wrong(`shares of ${company.id} (A90-1)`, found, company.shares);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

function scoringCards(s: State): string | undefined {
  return wrong('scoring cards (A90-1)', inPile(s, SCORING) + s.scorings + s.scoringWaits, 3);
}

/** Every card is in one hand, in the pile, among the discards or out of the game. */
function flights(s: State): string | undefined {
  const found = s.setting.board.file.flights.map(() => 0);
  for (const card of s.flightPile.subarray(0, s.flightPileSize)) found[card]++;
  for (const set of [s.discards, s.goneFlights, s.flightHand]) {
    set.forEach((bits, word) => {
      for (let bit = 0; bit < 32; bit++) if (((bits >>> bit) & 1) === 1) found[(word % 2) * 32 + bit]++;
    });
  }
  const card = found.findIndex((times) => times !== 1);
  return card < 0 ? undefined : wrong(`flight card ${card} (A90-1)`, found[card], 1);
}

function markers(s: State): string | undefined {
  const { companies, routes } = s.setting.board.file;
  const flying = companies.map((_, c) => (s.founded >>> c) & 1);
  const sabotage = companies.map(() => 0);
  for (const [r, route] of routes.entries()) {
    const on = [0, 5, 10].map((shift) => (s.circles[r] >>> shift) & 31);
    if (on.slice(route.circles.length).some((marker) => marker > 0))
      return `${route.id} has a circle too many`;
    const own = on.filter((marker) => marker > 0 && marker < 16);
    if (new Set(own).size < own.length) return `${route.id} is flown twice by one company (A90-40)`;
    if (on.filter((marker) => marker > 16).length > 1) return `${route.id} is sabotaged twice (A90-60)`;
    for (const [k, marker] of on.entries()) {
      if (marker > 16 && route.circles[k] < 5) return `${route.id} is sabotaged below 5 (A90-60)`;
      if (marker > 16) sabotage[marker - 17]++;
      else if (marker > 0) flying[marker - 1]++;
    }
  }
  for (const [c, company] of companies.entries()) {
    const lost =
      wrong(`markers of ${company.id} (A90-1)`, s.markers[c] + flying[c] + sabotage[c], company.markers) ??
      wrong(`worth of ${company.id} (A90-71)`, s.worth[c], flying[c]);
    if (lost !== undefined) return lost;
    if (flying[c] > 0 && ((s.founded >>> c) & 1) === 0)
      return `${company.id} flies without being founded (A90-20)`;
  }
  return undefined;
}

/** A90-73, A90-90: what was awarded, and the bonus at the end. */
function points(s: State): string | undefined {
  for (let p = 0; p < s.setting.players; p++) {
    const awarded = [0, 1, 2, 3].reduce((sum, scoring) => sum + s.awards[scoring * SEATS + p], 0);
    const bonus = s.ended > 0 && s.setting.options.seatBonus ? p : 0;
    const found = wrong(`points of seat ${p} (A90-73)`, s.scores[p], awarded + bonus);
    if (found !== undefined) return found;
  }
  return undefined;
}
