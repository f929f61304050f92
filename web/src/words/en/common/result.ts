import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { capital, does, isYou, named, points } from '../people.ts';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const scoringName = (scoring: number, final: boolean): string =>
  final ? 'final' : (['', 'first', 'second', 'third'][scoring] ?? '');

/** The end of a game. */
export const result = {
  title: 'Result',
  wins: (winners: readonly Who[]) =>
    winners.length > 1 ? `${capital(named(winners))} share the victory` : does(winners, 'win'),
  posterTitle: (names: readonly string[]) => names.join(' & '),
  margin: (winners: readonly Who[], margin: number): Rich =>
    rich`${strong(`${does(winners, 'win')} by ${points(margin)}.`)}`,
  ledBefore: (leaders: readonly Who[], scoring: number, final: boolean, sameAsWinner: boolean) => {
    const before = `before the ${scoringName(scoring, final)} scoring`;
    if (!sameAsWinner) return `${capital(named(leaders))} led ${before}; it turned the game.`;
    const were = isYou(leaders) || leaders.length > 1 ? 'were' : 'was';
    return `${capital(named(leaders))} ${were} already in the lead ${before}.`;
  },
  decider: (sign: Rich, won: number, other: number, next: Who): Rich =>
    rich`${sign} made the biggest difference to ${next.is === 'you' ? 'you' : next.name}: ${won} to ${other}.`,

  chart: 'Points by scoring',
  place: (place: number) => ORDINALS[place] ?? String(place),
  columns: {
    place: 'Place',
    player: 'Player',
    total: 'Total',
    best: 'Best earner',
  },

  open: 'Now revealed',
  inHand: (who: Who) => (who.is === 'you' ? 'In your hand' : `In ${who.name}’s hand`),
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
