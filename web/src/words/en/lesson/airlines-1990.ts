import type { About } from '../../../games/airlines-1990/lesson/lesson.ts';
import type { CardWords } from '../../../play/lesson/lesson.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-1990.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Tap ${strong(names.cards)} to continue.`;
const instead =
  (action: 'found' | 'expand' | 'play') =>
  ({ names }: About) =>
    rich`You chose another action, which is fine. Press ${strong(names[action])} to come back to this one.`;

/** The guided first game of Airlines (1990), card by card. */
export const lesson = {
  welcome: {
    title: 'Welcome aboard',
    text: ({ others }) =>
      rich`You play against ${others}. You all build companies across North America, but nobody owns one. You collect shares: the most shares of a large company score the most points.`,
  },
  shares: {
    title: 'Your shares',
    text: () =>
      rich`Five cards, each a share of a company. In your hand they are worth nothing; on the table they count.`,
    find: toCards,
  },
  flights: {
    title: 'Your flight cards',
    text: () =>
      rich`Each has a line pattern and a number. With it a company flies a route of the same pattern.`,
    find: toCards,
  },
  routes: {
    title: 'The map',
    text: () =>
      rich`Every line between two cities is a route. Its pattern says which cards fly it; the number in its lowest free circle says how high the card must be.`,
    find: ({ names }) => rich`Tap ${strong(names.cards)} to see the map again.`,
  },
  companies: {
    title: 'Nine companies',
    text: () =>
      rich`A row for each: the line patterns it may fly, its markers on the board, and the shares on the table, a column for each player.`,
    find: ({ names }) => rich`Tap ${strong(names.companies)} to see all companies.`,
  },
  actions: {
    title: 'Three actions',
    text: () =>
      rich`On your turn you do one of these three things, then the others play. You will try all of them.`,
  },
  found: {
    title: 'Found a company',
    text: ({ names }) => rich`A company flies once someone puts it in play. Press ${strong(names.found)}.`,
    hint: instead('found'),
  },
  home: {
    title: 'Shares, card, route',
    text: ({ points }) =>
      rich`Choose a company. You play its shares to the table, and a flight card opens a route at its headquarters: the lit ones fit your cards. ${points ? 'Press a route.' : 'Tap a route, then the button.'}`,
    hint: instead('found'),
  },
  worth: {
    title: 'It is worth something',
    text: () =>
      rich`One marker on the route, one on the headquarters: the company is worth two points. Every further marker is one more.`,
    find: ({ names }) => rich`Tap ${strong(names.companies)} to see all companies.`,
  },
  share: {
    title: 'Now a share',
    text: () =>
      rich`Take one of the five shares of the market, or the top card of the pile, unseen. Then you draw a flight card.`,
    find: toCards,
  },
  news: {
    title: 'The others’ turns',
    text: ({ others }) =>
      rich`This is what ${others} did since your last turn. Watch which companies grow, and who has their shares on the table.`,
    find: ({ names }) => rich`Tap ${strong(names.log)} to see what the others did.`,
  },
  rivals: {
    title: 'Who else gains',
    text: () =>
      rich`Every marker brings a point to the player with the most shares of that company on the table. Fly where that is you. Where a rival leads, you work for the rival.`,
    find: ({ names }) => rich`Tap ${strong(names.companies)} to see all companies.`,
  },
  expand: {
    title: 'Let a company grow',
    text: ({ names }) =>
      rich`${strong(names.expand)} draws a flight card first; then you decide. Any company in play may fly, no matter who founded it.`,
    hint: instead('expand'),
  },
  fly: {
    title: 'Fly or keep',
    text: ({ names }) =>
      rich`Choose a company and a lit route that touches its network. It gets a marker there, and you take a share. Or ${strong(names.keep)} your cards and take no share.`,
  },
  pile: {
    title: 'Scoring cards',
    text: ({ small }) =>
      rich`Three scoring cards are hidden in the pile. When one turns up, all shares on the table score at once. The chance is shown ${small ? 'above the market' : 'next to it'}.`,
  },
  play: {
    title: 'Shares on the table',
    text: ({ names }) =>
      rich`Only shares on the table score. Press ${strong(names.play)} and play as many shares of one company in play as you like.`,
    find: toCards,
    hint: instead('play'),
  },
  lead: {
    title: 'First and second',
    text: () =>
      rich`In each company, the most shares on the table get a point for every marker, and second place gets half. Everyone else gets nothing.`,
    find: ({ names }) => rich`Tap ${strong(names.companies)} to see all companies.`,
  },
  timing: {
    title: 'When to play',
    text: () =>
      rich`The others can’t see the shares in your hand, but a scoring passes them by. Play them while a scoring is still unlikely, and first where one more share makes you lead.`,
    find: toCards,
  },
  free: {
    title: 'A suggestion',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'You know the game',
    text: () =>
      rich`More scorings follow, and a last one when all shares are gone. Play a real game now, or see how this one ends: play on, or watch a bot.`,
  },
  farewell: {
    title: 'You can fly now',
    text: () => rich`That was a whole game. The rules are one press away at every table.`,
  },

  sabotage: {
    title: 'Sabotage',
    text: ({ names }) =>
      rich`You played exactly one share, so you may put a marker, sabotage side up, on a free circle of 5 or more: nobody can use it any more. Or press ${strong(names.done)}.`,
  },
  scoring: {
    title: 'The scoring',
    text: ({ names }) =>
      rich`The companies score one by one. The most shares on the table get all its points, second place gets half. Tied players split the points. Continue with ${strong(names.next)}.`,
  },
  sum: {
    title: 'The sum',
    text: ({ scored, names }) => rich`${mine(scored)} ${strong(names.continue)} takes you back to the table.`,
  },
  again: {
    title: 'Another scoring',
    text: () => rich`The companies have grown, so they pay more. Perhaps someone else leads now.`,
  },

  watching: {
    title: 'Full speed',
    text: () => rich`A bot plays for you now, and everyone plays fast. At a scoring you can look closely.`,
  },
  pass: {
    title: 'Your turn is done',
    text: ({ names }) => rich`${strong(names.end)} lets the others play. ${strong(names.undo)} undoes it.`,
  },
  take: {
    title: 'Take a share',
    text: ({ advise }) =>
      advise(advice) ??
      rich`One of the five in the market, or the top card of the pile. It goes to your hand.`,
    find: toCards,
  },
  drawn: {
    title: 'Fly or keep',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Choose a company and a lit route, or ${strong(names.keep)} your cards.`,
  },
  turn: {
    title: 'Your turn',
    text: ({ advise }) => advise(advice) ?? rich`Choose one of the three actions.`,
  },
  others: {
    title: 'The others play',
    text: ({ others }) => rich`${others} play by the same rules as you. Then it is your turn again.`,
  },
} satisfies Record<string, CardWords<About>>;

/** Other languages have the same cards. */
export type LessonCards = Readonly<Record<keyof typeof lesson, CardWords<About>>>;
