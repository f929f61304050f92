import type { About, Names } from '../../../games/airlines-europe/lesson/lesson.ts';
import type { CardWords } from '../../../play/lesson/lesson.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-europe.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Tap ${strong(names.cards)} to continue.`;
const instead =
  (action: keyof Names) =>
  ({ names }: About) =>
    rich`You chose another action, which is fine. Press ${strong(names[action])} to come back to this one.`;

/** The guided first game of Airlines Europe, card by card. */
export const lesson = {
  welcome: {
    title: 'Welcome aboard',
    text: ({ others }) =>
      rich`You play against ${others}. You all help airlines grow, but nobody owns one. You collect shares: the most shares of a large airline score the most points.`,
  },
  shares: {
    title: 'Your shares',
    text: () =>
      rich`Eight cards, each a share of an airline. Colour, letter and tail fin tell them apart. In your hand they are worth nothing yet.`,
    find: toCards,
  },
  keep: {
    title: 'Your portfolio',
    text: ({ names }) =>
      rich`Choose two shares of different airlines, then press ${strong(names.keep)}. They are then on the table, where shares count. An airline you have several of is a good choice.`,
    find: toCards,
  },
  holders: {
    title: 'Who holds what',
    text: () =>
      rich`All shares on the table: a row for each airline, a column for each player. A filled number leads, a framed one is second.`,
    find: ({ names }) => rich`Tap ${strong(names.shares)} to see everyone’s shares.`,
  },
  runway: {
    title: 'The runway',
    text: () =>
      rich`The further right an airline is, the more it pays. The points are shown above it: the first number for the most shares, the next for second place.`,
    find: ({ names }) => rich`Tap ${strong(names.cards)} to see the map again.`,
  },
  actions: {
    title: 'Four ways to play',
    text: () =>
      rich`On your turn you do one of these four things, then the others play. You will try all four.`,
  },
  licence: {
    title: 'Let an airline fly',
    text: ({ names }) =>
      rich`A licence lets an airline fly one more route, and makes it more valuable. Press ${strong(names.licence)}.`,
    hint: instead('licence'),
  },
  airline: {
    title: 'Which airline?',
    text: () =>
      rich`Choose one that you have a share of on the table: when it grows, you gain. Any other is fine, too.`,
    hint: instead('licence'),
  },
  route: {
    title: 'Which route?',
    text: ({ names, points }) =>
      points
        ? rich`The routes it can fly are lit, with the price in millions. Hover over one: ${strong(names.feed)} shows who would gain. Press it to buy.`
        : rich`The routes it can fly are lit, with the price in millions. Tap one, read ${strong(names.feed)}, then buy.`,
    hint: instead('licence'),
  },
  value: {
    title: 'It grows',
    text: () =>
      rich`The airline has moved forward by the price of its licence. That helps everyone who holds its shares, not only you.`,
    find: toCards,
  },
  thresholds: {
    title: 'Why spaces count',
    text: () =>
      rich`The runway is divided into zones. An airline pays more only when it enters the next one. A licence that stops short leaves that step to someone else.`,
    find: toCards,
  },
  share: {
    title: 'Now a share',
    text: () =>
      rich`You may buy a second licence. Or take a share now: one from the market, or the top card of the deck, unseen. It goes to your hand and ends your turn.`,
    find: toCards,
  },
  news: {
    title: 'The others’ turns',
    text: ({ others }) =>
      rich`This is what ${others} did since your last turn. Watch which airlines grow, and who holds their shares.`,
    find: ({ names }) => rich`Tap ${strong(names.log)} to see what the others did.`,
  },
  rivals: {
    title: 'Who else gains',
    text: () =>
      rich`A licence helps the player who leads the airline most. Let airlines grow where you lead or come second; where a rival leads, you work for the rival.`,
    find: ({ names }) => rich`Tap ${strong(names.shares)} to see everyone’s open shares.`,
  },
  play: {
    title: 'Shares on the table',
    text: ({ names }) =>
      rich`Only shares on the table count. Press ${strong(names.play)} and choose any number of one airline, or one each of two. Each brings you 2 million.`,
    find: toCards,
    hint: instead('play'),
  },
  end: {
    title: 'Your turn is done',
    text: ({ names }) =>
      rich`You can still change it with ${strong(names.undo)}. ${strong(names.end)} lets the others play.`,
  },
  gauge: {
    title: 'Scoring cards',
    text: ({ small }) =>
      rich`Three scoring cards are hidden in the deck. When one turns up, all shares on the table score at once. The chance is shown ${small ? 'above the market' : 'next to it'}.`,
  },
  cash: {
    title: 'Money',
    text: ({ names }) =>
      rich`Licences cost money. ${strong(names.cash)} brings 8 million and takes your whole turn. Try it.`,
    hint: instead('cash'),
  },
  abacus: {
    title: 'Air ABACUS',
    text: () =>
      rich`An airline without planes. Its shares pay more each time: 4 points for the most in the first scoring, 8 in the second, 16 in the third.`,
    find: toCards,
  },
  exchange: {
    title: 'The exchange',
    text: ({ names }) =>
      rich`Press ${strong(names.exchange)} and give one share for one of ABACUS, or three for two. Give shares that won’t lead anyway. The new share goes to your hand.`,
    find: toCards,
    hint: instead('exchange'),
  },
  flags: {
    title: 'Flags',
    text: () =>
      rich`Four airlines have a flag in a far city. Once its routes link its home with the flag, the airline jumps forward by the number on it.`,
  },
  free: {
    title: 'A suggestion',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'You know the game',
    text: ({ scorings }) =>
      rich`${scorings > 1 ? 'One more scoring follows and ends the game.' : 'Two more scorings follow; the third ends the game.'} Play a real game now, or see how this one ends: play on, or watch a bot.`,
  },
  farewell: {
    title: 'You can fly now',
    text: () =>
      rich`That was a whole game. The rules are one press away at every table, and you can undo a turn.`,
  },

  pick: {
    title: 'A scoring card',
    text: ({ advise }) =>
      rich`A scoring card has turned up. First everyone takes one share from the market into their hand. ${advise(advice) ?? []}`,
    find: toCards,
  },
  scoring: {
    title: 'The scoring',
    text: ({ names }) =>
      rich`The airlines score one by one. The most shares on the table get the first number, the next most the second. Tied players split the points. Continue with ${strong(names.next)}.`,
  },
  sum: {
    title: 'The sum',
    text: ({ scored, names }) => rich`${mine(scored)} ${strong(names.continue)} takes you back to the table.`,
  },
  second: {
    title: 'The second scoring',
    text: () => rich`The airlines have grown, so they pay more. ABACUS pays twice what it paid before.`,
  },
  third: {
    title: 'The last scoring',
    text: () => rich`ABACUS pays 16 for the most now. Then all points are counted, and the most win.`,
  },

  watching: {
    title: 'Full speed',
    text: () => rich`A bot plays for you now, and everyone plays fast. At a scoring you can look closely.`,
  },
  pass: {
    title: 'Your turn is done',
    text: ({ names }) => rich`${strong(names.end)} lets the others play. ${strong(names.undo)} undoes it.`,
  },
  more: {
    title: 'A second licence',
    text: ({ advise }) => rich`You may buy one more: ${advise(advice) ?? []}`,
    find: toCards,
  },
  take: {
    title: 'Take a share',
    text: ({ advise }) =>
      advise(advice) ??
      rich`Take one from the market, or the top card of the deck. It goes to your hand and ends your turn.`,
    find: toCards,
  },
  give: {
    title: 'Give shares',
    text: ({ advise }) =>
      rich`The exchange isn’t paid for yet: choose the shares you give. ${advise(advice) ?? []}`,
    find: toCards,
  },
  turn: {
    title: 'Your turn',
    text: ({ advise }) => advise(advice) ?? rich`Choose one of the four actions.`,
  },
  others: {
    title: 'The others play',
    text: ({ others }) => rich`${others} play by the same rules as you. Then it is your turn again.`,
  },
} satisfies Record<string, CardWords<About>>;

/** Other languages have the same cards. */
export type LessonCards = Readonly<Record<keyof typeof lesson, CardWords<About>>>;
