import type { Rich } from '../rich.ts';
import { rich, strong } from '../rich.ts';
import type { Who } from '../who.ts';
import { capital, does, isYou, named, points } from './people.ts';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const scoringName = (scoring: number, final: boolean): string =>
  final ? 'final' : (['', 'first', 'second', 'third'][scoring] ?? '');

/** The end of a game: what is said at every table, and how Airlines Europe decides between equals. */
export const result = {
  title: 'Result',
  wins: (winners: readonly Who[]) =>
    winners.length > 1 ? `${capital(named(winners))} share the victory` : does(winners, 'win'),
  posterTitle: (names: readonly string[]) => names.join(' & '),

  endedBy: (reason: string): string =>
    reason === 'all-blocked' ? 'No licence was left to buy, so the game ended with a final scoring.' : '',
  margin: (winners: readonly Who[], margin: number): Rich =>
    rich`${strong(`${does(winners, 'win')} by ${points(margin)}.`)}`,
  tieBreak: (winners: readonly Who[], beaten: readonly Who[], abacus: number, next: number): Rich =>
    rich`${strong(`${capital(named([...winners, ...beaten]))} have equal points.`)} ABACUS shares in the portfolio decide: ${abacus} against ${next}.`,
  shared: (abacus: number): Rich =>
    abacus === 0
      ? rich`${strong('Equal points, and no ABACUS share to decide.')} The victory is shared.`
      : rich`${strong('Equal points and equal ABACUS shares.')} With ${abacus} in the portfolio each, the victory is shared.`,
  ledBefore: (leaders: readonly Who[], scoring: number, final: boolean, sameAsWinner: boolean) => {
    const before = `before the ${scoringName(scoring, final)} scoring`;
    if (!sameAsWinner) return `${capital(named(leaders))} led ${before}; it turned the game.`;
    const were = isYou(leaders) || leaders.length > 1 ? 'were' : 'was';
    return `${capital(named(leaders))} ${were} already in front ${before}.`;
  },
  decider: (sign: Rich, won: number, other: number, next: Who): Rich =>
    rich`${sign} made the largest difference to ${next.is === 'you' ? 'you' : next.name}: ${won} to ${other}.`,

  chart: 'Points by scoring',
  place: (place: number) => ORDINALS[place] ?? String(place),
  columns: {
    place: 'Place',
    player: 'Player',
    start: 'Start',
    total: 'Total',
    abacus: 'ABACUS',
    best: 'Best earner',
  },

  open: 'Now open',
  inHand: (who: Who) => (who.is === 'you' ? 'In your hand' : `In the hand of ${who.name}`),
  inDeck: 'Left in the deck',
  none: 'nothing',
  cards: (airline: string, count: number) => `${airline}: ${count}`,
  scoringCards: (count: number) => (count === 1 ? '1 scoring card' : `${count} scoring cards`),

  again: 'Play again',
  againSays: 'Another deal',
  sameDeal: 'Same deal',
  sameDealSays: 'The same cards',
  log: 'Whole log',
  history: 'History',
  table: 'Look at the table',
  home: 'Home',
};
