import type { AirKwireTypes, Board, Event, Move, View } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import type { FirstFlight } from '@tarmac/air-kwire/aids';
import { openings } from '@tarmac/air-kwire/aids';
import { makeBot } from '@tarmac/bots';
import { createMatch, type NewMatch, Playout, settleChance } from '@tarmac/kernel';

/** The plan of a lesson, as far as it makes a deal. */
interface Plan {
  readonly seed: string;
  readonly opponents: readonly string[];
  readonly pilot: string;
}

/** What can be done with a deal in the first turn: an airline that is opened, and its first route. */
interface First extends FirstFlight {
  readonly airline: string;
}

/** How a game goes that begins so, if the learner plays like the pilot after the first turn; counted in turns. */
interface Course extends First {
  readonly payout: number;
  readonly merger: number;
  readonly length: number;
  /** The learner can fly in the second turn. */
  readonly flies: boolean;
  /** The learner holds shares of the airline that is taken over first. */
  readonly merges: boolean;
  /** The learner is asked as a CEO. */
  readonly asked: boolean;
}

interface Deal {
  /** Whether the learner has the first turn. */
  readonly begins: boolean;
  readonly courses: readonly Course[];
}

const LEARNER = 0;
/** In turns, with three players: the learner has the first, the fourth and the seventh. */
const [PAYOUT, EARLIEST, LATEST] = [8, 7, 18];

/**
 * Whether a deal suits a first game: the learner has several airlines to open, two of them with a single purchase, and
 * whatever they open, they can fly again in the second turn, dividends are paid soon, and airlines merge early, but not
 * before the third turn of the learner, who holds shares of the one that is taken over.
 */
export function suits({ begins, courses }: Deal): boolean {
  const airlines = new Set(courses.map(({ airline }) => airline));
  const cheap = new Set(courses.flatMap(({ airline, purchases }) => (purchases === 1 ? [airline] : [])));
  const isGood = ({ flies, merges, payout, merger }: Course): boolean =>
    flies && merges && payout <= PAYOUT && merger >= EARLIEST && merger <= LATEST;
  return begins && airlines.size >= 3 && cheap.size >= 2 && courses.every(isGood);
}

export function dealOf(board: Board, plan: Plan): Deal {
  const { match, order } = dealt(board, plan);
  if (order[0] !== LEARNER) return { begins: false, courses: [] };
  const firsts = openings(airKwire.view(match.state, LEARNER), board.file).flatMap(
    ({ airline, blocked, flights }) =>
      blocked === null ? flights.map((flight): First => ({ airline, ...flight })) : [],
  );
  return { begins: true, courses: firsts.map((first) => courseOf(board, plan, first)) };
}

function dealt(board: Board, { seed, opponents }: Plan): NewMatch<AirKwireTypes> {
  return createMatch(airKwire, { board, options: {}, names: ['learner', ...opponents], seed });
}

function courseOf(board: Board, plan: Plan, first: First): Course {
  const { match, random } = dealt(board, plan);
  const bots = [plan.pilot, ...plan.opponents].map((name) => makeBot(airKwire, board, name));
  for (const move of firstTurn(first)) match.apply(LEARNER, move);
  let course: Course = {
    ...first,
    payout: Number.POSITIVE_INFINITY,
    merger: Number.POSITIVE_INFINITY,
    length: 0,
    flies: false,
    merges: false,
    asked: false,
  };
  for (let step = 1; ; step++) {
    settleChance(match, random);
    const seat = airKwire.search.toMove(match.state);
    const view = airKwire.view(match.state, seat);
    const bot = bots[seat];
    if (!bot) return { ...course, length: view.turns };
    if (seat === LEARNER) course = decided(course, view, airKwire.legal(match.state, seat));
    const move = airKwire.search.decode(board, bot.choose(view, seat, new Playout(step)));
    for (const event of match.apply(seat, move)) course = noticed(course, view, event);
  }
}

/** The opening and its route, as the page plays them in one go; then the top of the pile. */
function firstTurn({ airline, city, aircraft, purchases }: First): Move[] {
  return [
    ...Array.from({ length: purchases }, (): Move => ({ type: 'buy', airline })),
    { type: 'done' },
    { type: 'route', airline, city, aircraft },
    { type: 'draw', from: 'pile' },
  ];
}

function decided(course: Course, view: View, legal: readonly Move[]): Course {
  const isSecond = view.phase === 'card' && view.turns === view.shares.length;
  return {
    ...course,
    asked: course.asked || view.phase === 'consent',
    flies: course.flies || (isSecond && legal.some(({ type }) => type === 'route')),
  };
}

function noticed(course: Course, { turns, shares }: View, event: Event): Course {
  if (event.type === 'paid' || event.type === 'unpaid')
    return { ...course, payout: Math.min(course.payout, turns) };
  if (event.type !== 'merger' || turns > course.merger) return course;
  return { ...course, merger: turns, merges: (shares[LEARNER]?.[event.defunct] ?? 0) > 0 };
}
