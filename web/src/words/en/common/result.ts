import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { are, capital, does, isYou, named, points } from '../people.ts';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const scoringName = (scoring: number, final: boolean): string =>
  final ? 'final' : (['', 'first', 'second', 'third'][scoring] ?? '');

/** The end of a game. */
export const result = {
  title: 'Result',
  wins: (winners: readonly Who[]) =>
    winners.length > 1 ? `${capital(named(winners))} share the victory` : does(winners, 'win'),
  posterTitle: (names: readonly string[]) => names.join(' & '),
  margin: (margin: number, next: readonly Who[]): Rich =>
    rich`${strong(`${capital(named(next))} ${are(next)} ${points(margin)} behind.`)}`,
  /** A score as a sentence says it. */
  points: (score: number) => points(score),
  best: (score: string, before: string, level: string, wins: number) =>
    `Your best against ${level} so far: ${score}, up from ${before}. You have won ${wins === 1 ? '1 game' : `${wins} games`} at this level.`,
  ledBefore: (leaders: readonly Who[], scoring: number, final: boolean, sameAsWinner: boolean) => {
    const before = `before the ${scoringName(scoring, final)} scoring`;
    if (!sameAsWinner) return `${capital(named(leaders))} led ${before}; it turned the game.`;
    const were = isYou(leaders) || leaders.length > 1 ? 'were' : 'was';
    return `${capital(named(leaders))} ${were} already in the lead ${before}.`;
  },
  decider: (sign: Rich, won: number, other: number, next: Who): Rich =>
    rich`${sign} made the biggest difference to ${next.is === 'you' ? 'you' : next.name}: ${won} to ${other}.`,

  chart: 'Points by scoring',
  overTime: 'Points over time',
  overTimeSays: 'After every scoring',
  start: 'Start',
  moment: 'After',
  place: (place: number) => ORDINALS[place] ?? String(place),
  columns: {
    place: 'Place',
    player: 'Player',
    total: 'Total',
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
  harder: 'One level harder',
  share: {
    open: 'Share',
    title: 'Share the result',
    picture: (headline: string) => `A poster with the result: ${headline}`,
    failed: 'The picture could not be drawn.',
    send: 'Send the picture',
    notSent: 'The picture was not sent. You can save it instead.',
    save: 'Save the picture',
    link: 'Copy a link to the game',
  },
  log: 'Whole log',
  history: 'History',
  table: 'Look at the table',
  home: 'Home',
};
