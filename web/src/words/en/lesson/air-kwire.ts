import type { About } from '../../../games/air-kwire/lesson/lesson.ts';
import type { CardWords } from '../../../play/lesson/lesson.ts';
import { money } from '../../figures.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import { advice } from './advice/air-kwire.ts';

/** AK-21, AK-20 */
const [OPENING, FEE] = [money('en', 150), money('en', 50)];

const dollars = (amount: number): string => money('en', amount);
const off = (paid: NonNullable<About['paid']>): Rich =>
  paid.unpaid.length > 0 ? rich` ${paid.unpaid} didn’t qualify and paid nothing.` : [];
const mine = (paid: About['paid']): Rich => {
  if (!paid) return [];
  return paid.total > 0
    ? rich`Your shares bring you ${dollars(paid.total)}: ${paid.paid(dollars)}.${off(paid)}`
    : rich`Your shares bring you nothing this time.${off(paid)}`;
};

const toCards = ({ names }: About) => rich`Tap ${strong(names.cards)} to continue.`;
const toMap = ({ names }: About) => rich`Tap ${strong(names.cards)} to see the map again.`;
const toAirlines = ({ names }: About) => rich`Tap ${strong(names.airlines)} to see all airlines.`;
const toMarket = ({ names }: About) => rich`Tap ${strong(names.market)} to see prices and dividends.`;

/** The guided first game of Air-Kwire, card by card. */
export const lesson = {
  welcome: {
    title: 'Welcome aboard',
    text: ({ others }) =>
      rich`You play against ${others}. Seven young airlines of the thirties are up for grabs, and you can own a piece of any of them. The richest player wins in the end: cash and shares together.`,
  },
  cards: {
    title: 'Your cards',
    text: () =>
      rich`Five cities that nobody else sees. With a card, an airline you hold shares of can open a route to that city.`,
    find: toCards,
  },
  map: {
    title: 'The map',
    text: () =>
      rich`One city in each hex; the figure says how many city points it is worth. The seven homes are worth three. A Tri-Motor reaches one hex, a Boeing 247 two, a DC-3 three.`,
    find: toMap,
  },
  airlines: {
    title: 'Seven airlines',
    text: () =>
      rich`A row for each: its price, what a share pays, its city points, and who holds how many shares. The star marks the CEO. All are still closed.`,
    find: toAirlines,
  },
  market: {
    title: 'The stock market',
    text: () =>
      rich`A purchase moves an airline one space up, a sale one space down. The space sets its price, how many cities it may serve, and which aircraft it may fly.`,
    find: toMarket,
  },
  open: {
    title: 'Open an airline',
    text: ({ points }) =>
      rich`The first two shares of a closed airline cost ${strong(OPENING)} together, including the fee of ${FEE}. ${points ? 'Press' : 'Tap'} an airline that you want to open.`,
  },
  first: {
    title: 'Its first route',
    text: () =>
      rich`An airline you open needs a route in the same turn. The cities it can reach with your cards and a Tri-Motor are lit up. Choose one, then press the button: it opens the airline and flies.`,
    find: toCards,
    hint: () => rich`Choose the airline that you want to open, then a lit city.`,
  },
  ceo: {
    title: 'You are the CEO',
    text: () =>
      rich`You hold the most shares. The others must ask you before they fly for this airline, until someone holds more than you.`,
    find: toAirlines,
  },
  draw: {
    title: 'A new card',
    text: () =>
      rich`At the end of a turn you draw one card: the top of the pile or, because you created a route, any open card of the pool.`,
    find: toCards,
  },
  news: {
    title: 'The others’ turns',
    text: ({ others }) =>
      rich`This is what ${others} did since your last turn. Watch which airlines they open, and whose shares they buy.`,
    find: ({ names }) => rich`Tap ${strong(names.log)} to see what the others did.`,
  },
  trade: {
    title: 'Buy shares',
    text: ({ points }) =>
      rich`A turn begins on the stock market: up to three purchases or sales, each for a fee of ${FEE}. ${points ? 'Press' : 'Tap an airline, then'} a price to buy a share, of any airline that is open.`,
  },
  limits: {
    title: 'What a price allows',
    text: () =>
      rich`The marker has moved. Further up, an airline may serve more cities and fly Boeing 247s and DC-3s; so buying makes it grow, and selling can ground it.`,
    find: toMarket,
  },
  rivals: {
    title: 'Who gains with you',
    text: () =>
      rich`Your purchase raises the price for everyone who holds that airline. Buy where you hold the most shares: then most of the rise is yours.`,
    find: toAirlines,
  },
  fly: {
    title: 'Fly or discard',
    text: ({ names }) =>
      rich`${strong(names.toCard)}: now play one card. Choose airline, city and aircraft in any order; everything lit is possible. Or ${strong(names.discard)} if no card helps you.`,
    find: toCards,
  },
  dividends: {
    title: 'Dividends',
    text: () =>
      rich`Every route moves this marker one space. After seven routes every share pays: one per cent of the price times the city points. What everyone would get now is shown below.`,
    find: toMarket,
  },
  qualified: {
    title: 'Who pays',
    text: () =>
      rich`An airline pays only if it keeps the limits of its price and has at least as many city points as shares sold. If it fails twice in a row, its price drops.`,
    find: toMarket,
  },
  timing: {
    title: 'When to buy',
    text: () =>
      rich`Look at this marker before you trade. Shortly before the payout, shares of an airline that qualifies soon bring money. Right after it, they wait for seven routes.`,
    find: toMarket,
  },
  asking: {
    title: 'Asking a CEO',
    text: () =>
      rich`With one share you may fly for an airline that someone else runs, but its CEO decides. If the CEO refuses, fly elsewhere, or discard.`,
    find: toAirlines,
  },
  meeting: {
    title: 'When two meet',
    text: () =>
      rich`If a route leads where another airline is, the one with the higher price takes over the other: its cities, and its shares two for one. The largest holders get a bonus. With 15 city points an airline is safe.`,
    find: toMap,
  },
  free: {
    title: 'A suggestion',
    text: ({ until, advise }) => rich`${until} ${advise(advice) ?? []}`,
  },
  goal: {
    title: 'Forty points',
    text: () =>
      rich`The bar shows how far each airline has come. When one reaches 40 city points, the game ends at once. Shares count at their prices.`,
    find: toAirlines,
  },
  rest: {
    title: 'You know the game',
    text: () =>
      rich`The airlines grow until they meet. Play a real game now, or see how this one ends: play on, or watch a bot.`,
  },
  farewell: {
    title: 'You can fly now',
    text: () => rich`That was a whole game. The rules are one press away at every table.`,
  },

  consent: {
    title: 'Someone asks you',
    text: ({ names, advise }) =>
      rich`You are the CEO of this airline: ${strong(names.approve)} or ${strong(names.refuse)}. ${advise(advice) ?? 'If you refuse, the card goes back.'}`,
  },
  dispose: {
    title: 'Your shares',
    text: () =>
      rich`The airline is taken over. Give two shares for one of the acquirer, or sell them at the last price, without a fee. Any mix is allowed.`,
  },
  payout: {
    title: 'Payday',
    text: ({ paid }) =>
      rich`Seven routes are open, so every airline that qualifies pays its shares. ${mine(paid)}`,
  },
  merger: {
    title: 'A merger',
    text: () =>
      rich`Step by step: who takes over whom, the new home, the bonuses of the two largest holders, what everyone does with their shares, and the cities that change hands.`,
  },

  watching: {
    title: 'Full speed',
    text: () => rich`A bot plays for you now, and everyone plays fast. At a merger you can look closely.`,
  },
  ask: {
    title: 'The CEO decides',
    text: ({ names }) =>
      rich`Someone else runs this airline. The button asks. ${strong(names.undo)} lets you think again.`,
  },
  answered: {
    title: 'You have answered',
    text: ({ names }) =>
      rich`${strong(names.end)} hands the turn back. ${strong(names.undo)} withdraws your answer.`,
  },
  pass: {
    title: 'Your turn is done',
    text: ({ names }) => rich`${strong(names.end)} lets the others play. ${strong(names.undo)} undoes it.`,
  },
  turn: {
    title: 'Your turn',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Buy and sell, open an airline, or continue: ${strong(names.toCard)}.`,
  },
  card: {
    title: 'Fly or discard',
    text: ({ advise, names }) =>
      advise(advice) ??
      rich`Choose an airline and a lit city. If no card helps you: ${strong(names.discard)}.`,
    find: toCards,
  },
  drawing: {
    title: 'A new card',
    text: ({ advise }) =>
      advise(advice) ?? rich`The top of the pile or, if you created a route, an open card of the pool.`,
    find: toCards,
  },
  decide: {
    title: 'You decide',
    text: () => rich`The line above the button says what to decide. The button does it.`,
  },
  others: {
    title: 'The others play',
    text: ({ others }) => rich`${others} play by the same rules as you. Then it is your turn again.`,
  },
} satisfies Record<string, CardWords<About>>;

/** Other languages have the same cards. */
export type LessonCards = Readonly<Record<keyof typeof lesson, CardWords<About>>>;
