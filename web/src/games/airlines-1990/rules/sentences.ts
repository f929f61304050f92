import type { Company, FlightCard } from '@tarmac/airlines-1990';
import type { ExampleWords } from '../../rulebook.ts';
import { BOARD, companyOf, routeOf } from './board.ts';
import type { Book1990, ExampleSentences } from './book.ts';
import { CIRCLE, FOUND, INACTIVE, ROUTES, SABOTAGE, UNUSABLE } from './examples.ts';
import { NAMES } from './positions.ts';
import { SCORINGS, type Scored } from './scorings.ts';

/** The examples in the words of a book: the figures of examples.ts put into its sentences. */
export function examplesIn(book: Book1990): Readonly<Record<keyof ExampleSentences, ExampleWords>> {
  const { examples: say } = book;
  const route = (id: string): string => {
    const { from, to } = routeOf(id);
    return book.route(cityIn(book, from), cityIn(book, to));
  };
  const card = ({ pattern, value }: FlightCard): string => `${book.patterns[pattern]} ${value}`;
  const [low, high] = CIRCLE.cards;
  const total = (of: (company: (typeof BOARD.companies)[number]) => number): number =>
    BOARD.companies.reduce((sum, company) => sum + of(company), 0);
  return {
    overview: say.overview({
      companies: BOARD.companies.length,
      shares: total(({ shares }) => shares),
      markers: total(({ markers }) => markers),
    }),
    routes: say.routes({
      free: route(ROUTES.free.id),
      pattern: book.patterns[ROUTES.free.pattern],
      circles: ROUTES.free.circles,
      flown: route(ROUTES.flown.id),
      company: nameOf(ROUTES.company),
      next: ROUTES.next,
    }),
    found: say.found({
      company: nameOf(FOUND.company),
      headquarters: cityIn(book, FOUND.headquarters),
      shares: FOUND.shares,
      card: card(FOUND.card),
      route: route(FOUND.route),
      circle: FOUND.circle,
      worth: FOUND.worth,
      points: FOUND.points,
    }),
    circle: say.circle({
      flies: nameOf(CIRCLE.flies),
      wants: nameOf(CIRCLE.wants),
      route: route(CIRCLE.route),
      covered: CIRCLE.covered,
      next: CIRCLE.next,
      low: low ? card(low.card) : '',
      high: high ? card(high.card) : '',
    }),
    unusable: say.unusable({
      card: card(UNUSABLE.card),
      routes: UNUSABLE.routes.map(route),
    }),
    sabotage: say.sabotage({
      company: nameOf(SABOTAGE.company),
      route: route(SABOTAGE.route),
      circle: SABOTAGE.circle,
      next: SABOTAGE.next,
      before: SABOTAGE.left.before,
      after: SABOTAGE.left.after,
    }),
    inactive: say.inactive({
      company: nameOf(INACTIVE.company),
      headquarters: cityIn(book, INACTIVE.headquarters),
      others: INACTIVE.others.map(nameOf),
    }),
    places: say.places(scoringFacts(SCORINGS.places)),
    alone: say.alone(scoringFacts(SCORINGS.alone)),
    tiedFirst: say.tiedFirst(scoringFacts(SCORINGS.tiedFirst)),
    tiedSecond: say.tiedSecond(scoringFacts(SCORINGS.tiedSecond)),
    third: say.third(scoringFacts(SCORINGS.third)),
  };
}

const nameOf = (company: Company): string => companyOf(company).name;

function cityIn(book: Book1990, id: string): string {
  return book.city(id) ?? BOARD.cities.find((city) => city.id === id)?.name ?? id;
}

function scoringFacts({ company, markers, half, holdings, points }: Scored) {
  return { company: nameOf(company), markers, half, names: NAMES, shares: holdings, points };
}
