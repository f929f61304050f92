import type { ReportProblem } from '@tarmac/kernel';
import type { BoardFile } from './board-file.ts';
import { LOWEST_SABOTAGE, MAX_COMPANIES, PATTERNS } from './types.ts';

/* What the rules say of a full board. A smaller or different one is still playable, so these are warnings. */

const SHARES = 84;
const MARKERS = 135;
const FLIGHTS = 42;
const [FEWEST_SHARES, MOST_SHARES] = [7, 12];
/** The companies the rules name, with the fewest markers their examples need (A90-72). */
const NAMED: Readonly<Record<string, number>> = { boi: 3, ita: 11, hit: 16 };

export function compareBoard(board: BoardFile, warn: ReportProblem): void {
  if (!/-[0-9]+$/.test(board.id))
    warn('id', 'The id of a board ends with its version, as in north-america-1.');
  compareCompanies(board, warn);
  compareFlights(board, warn);
  if (!board.routes.some(({ circles }) => circles.some((number) => number >= LOWEST_SABOTAGE))) {
    warn('routes', `No circle has ${LOWEST_SABOTAGE} or more: nothing can be sabotaged.`);
  }
}

function compareCompanies({ companies }: BoardFile, warn: ReportProblem): void {
  if (companies.length !== MAX_COMPANIES) {
    warn('companies', `A full board has ${MAX_COMPANIES} companies; this one has ${companies.length}.`);
  }
  const sum = (of: 'shares' | 'markers'): number =>
    companies.reduce((total, company) => total + company[of], 0);
  if (sum('shares') !== SHARES)
    warn('companies', `A full board has ${SHARES} shares; this one has ${sum('shares')}.`);
  if (sum('markers') !== MARKERS) {
    warn('companies', `A full board has ${MARKERS} markers; this one has ${sum('markers')}.`);
  }
  companies.forEach(({ shares }, i) => {
    if (shares >= FEWEST_SHARES && shares <= MOST_SHARES) return;
    warn(`companies[${i}].shares`, `A company has ${FEWEST_SHARES} to ${MOST_SHARES} shares.`);
  });
  for (const [id, least] of Object.entries(NAMED)) {
    const at = companies.findIndex((company) => company.id === id);
    if (at < 0) warn('companies', `The rules name ${id.toUpperCase()}; it is missing.`);
    else if (companies[at].markers < least) {
      warn(`companies[${at}].markers`, `By the examples ${id.toUpperCase()} has at least ${least} markers.`);
    }
  }
}

function compareFlights({ flights, routes }: BoardFile, warn: ReportProblem): void {
  if (flights.length !== FLIGHTS) {
    warn('flights', `A full board has ${FLIGHTS} flight cards; this one has ${flights.length}.`);
  }
  for (const pattern of PATTERNS) {
    const used = routes.some((route) => route.pattern === pattern);
    const highest = Math.max(
      0,
      ...flights.filter((card) => card.pattern === pattern).map(({ value }) => value),
    );
    if (!used) warn('routes', `There is no ${pattern} route.`);
    routes.forEach((route, i) => {
      if (route.pattern !== pattern || route.circles[0] <= highest) return;
      warn(`routes[${i}].circles`, `No ${pattern} flight card reaches ${route.circles[0]}.`);
    });
  }
}
