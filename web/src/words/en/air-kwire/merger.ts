import { figure, money } from '../../figures.ts';
import type { Rich } from '../../rich.ts';
import { rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { capital, does, isYou, list, named, shares } from '../people.ts';

const dollars = (amount: number): string => money('en', amount);
const points = (count: number): string => (count === 1 ? '1 city point' : `${count} city points`);
const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);
const markers = (count: number): string => (count === 1 ? '1 acquired marker' : `${count} acquired markers`);
const are = (who: readonly Who[]): string => (isYou(who) ? 'are' : 'is');
const rounding = (rounded: boolean): string => (rounded ? ', rounded down to tens' : '');

/** A merger on the stage, step by step, and a payout of dividends. */
export const merger = {
  title: (acquirer: string, defunct: string) => `${acquirer} takes over ${defunct}`,
  card: 'Merger',
  progress: 'Steps of the merger',
  chapters: {
    meet: 'Meeting',
    home: 'Home',
    bonus: 'Bonuses',
    choices: 'Shares',
    cities: 'Cities',
    result: 'Result',
  },
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  nextStep: 'Next step',
  next: (who: Who) => (who.is === 'you' ? 'You decide next.' : `${who.name} decides next.`),
  deciding: (who: Who) => (who.is === 'you' ? 'You decide' : `${who.name} decides`),

  price: 'Share price',
  points: 'City points',
  pointsOf: points,
  ceo: 'CEO',
  takesOver: 'takes over',
  isTakenOver: 'is taken over',
  noCeo: 'nobody',

  met: (mover: string, other: string, city: string) => `${mover} flies to ${city} and meets ${other}`,
  byPrice: (acquirer: string, high: number, low: number): Rich =>
    rich`${strong(`A share of ${acquirer} costs more:`)} ${dollars(high)} against ${dollars(low)}.`,
  byPoints: (acquirer: string, price: number, high: number, low: number): Rich =>
    rich`${strong(`Both cost ${dollars(price)}, and ${acquirer} has more city points:`)} ${high} against ${low}.`,
  notImmune: (defunct: string, count: number, from: number) =>
    `${defunct} has ${points(count)}; it would be safe only from ${from} on.`,
  bystanders: (others: readonly string[]) =>
    `${list(others)} ${others.length > 1 ? 'are' : 'is'} there too, but only the lowest in value takes part.`,

  homeOf: (city: string, defunct: string) => `${city}, the home of ${defunct}, changes hands`,
  replaces: (aircraft: string, acquirer: string): Rich =>
    rich`${strong(`A ${aircraft} of ${acquirer} takes the place of the home marker:`)} 3 city points more.`,
  ceoIs: (who: Who, airline: string) =>
    `${who.is === 'you' ? 'You are' : `${who.name} is`} CEO of ${airline}.`,
  already: (acquirer: string, city: string): Rich =>
    rich`${strong(`${acquirer} is in ${city} already:`)} no aircraft, no second 3 city points.`,

  bonusOf: (defunct: string) => `${defunct} pays bonuses`,
  rate: (price: number, count: number, rate: number) =>
    `Per share: 1% of ${dollars(price)} × ${count}, rounded to tens: ${dollars(rate)}`,
  largest: 'First, 20 ×',
  second: 'Second, 10 ×',
  firstSaid: (who: readonly Who[], held: number) =>
    `${capital(named(who))} ${are(who)} first with ${shares(held)}:`,
  secondSaid: (who: readonly Who[], held: number) =>
    `${capital(named(who))} ${are(who)} second with ${shares(held)}:`,
  sole: (who: readonly Who[]) =>
    `Only ${named(who)} ${isYou(who) ? 'hold' : 'holds'} shares and ${isYou(who) ? 'get' : 'gets'} both:`,
  tiedFirst: (who: readonly Who[]) => `${does(who, 'share')} first place and both bonuses:`,
  tiedSecond: (who: readonly Who[]) => `${does(who, 'share')} second place:`,
  amount: (amount: number) => `${dollars(amount)}.`,
  times: (times: number, rate: number, amount: number) => `${times} × ${dollars(rate)} = ${dollars(amount)}.`,
  each: (total: number, each: number, rounded: boolean) =>
    `${dollars(total)}, so ${dollars(each)} each${rounding(rounded)}.`,
  noBonus: 'At $0 per share there is no bonus.',
  without: 'You hold no share.',

  choicesOf: (defunct: string) => `What the holders of ${defunct} do`,
  exchangeRule: (acquirer: string, price: number) =>
    `Two shares for one of ${acquirer}, or ${dollars(price)} a share`,
  held: (count: number) => `holds ${shares(count)}`,
  gets: (count: number, airline: string) => `gets ${shares(count)} of ${airline}`,
  choosing: 'is deciding',
  toCome: 'to come',
  chose: (who: Who, exchanged: number, sold: number, amount: number, acquirer: string): Rich => {
    const swaps = `${exchanged * 2} for ${shares(exchanged)} of ${acquirer}`;
    const sells = `${shares(sold)} for ${dollars(amount)}`;
    if (exchanged === 0) return rich`${strong(`${does([who], 'sell')} ${sells}.`)}`;
    if (sold === 0) return rich`${strong(`${does([who], 'exchange')} ${swaps}.`)}`;
    return rich`${strong(`${does([who], 'exchange')} ${swaps}`)} and ${who.is === 'you' ? 'sell' : 'sells'} ${sells}.`;
  },
  single: 'A single share can only be sold.',
  soldOut: (acquirer: string) => `${acquirer} has no share left to exchange for.`,
  rises: (acquirer: string, from: number, to: number) =>
    `${acquirer} rises from ${dollars(from)} to ${dollars(to)}.`,
  newCeo: (who: Who, airline: string) =>
    `${who.is === 'you' ? 'You are' : `${who.name} is`} the new CEO of ${airline}.`,

  citiesOf: (acquirer: string, defunct: string, count: number) =>
    count === 0
      ? `${acquirer} gets no further city of ${defunct}`
      : `${acquirer} gets ${cities(count)} of ${defunct}`,
  taken: 'With an acquired marker',
  shared: 'Shared: the aircraft leaves',
  replaced: 'With a new aircraft',
  forfeited: 'Given up',
  grows: (acquirer: string, from: number, to: number): Rich =>
    rich`${strong(`${acquirer} goes from ${from} to ${points(to)}.`)}`,
  samePoints: (acquirer: string, count: number): Rich =>
    rich`${strong(`${acquirer} stays at ${points(count)}.`)}`,
  tooFew: (acquirer: string, has: number, needed: number) =>
    `${acquirer} has ${has === 0 ? 'no acquired marker' : markers(has)} left for ${cities(needed)}; its CEO settles ${has === 0 ? 'them' : 'the rest'}.`,
  isReplaced: (city: string, aircraft: string): Rich =>
    rich`${strong(`${city} gets a ${aircraft}`)} instead of a marker.`,
  isForfeited: (lost: readonly string[]): Rich =>
    rich`${strong(`${list(lost)} ${lost.length > 1 ? 'are' : 'is'} given up;`)} the cards go to the pool.`,

  resultOf: (defunct: string) => `${defunct} is no more`,
  change: (from: string, to: string) => `${from} → ${to}`,
  yourCash: (amount: number) => `You have ${dollars(amount)} in cash now.`,

  sheet: 'What it brings',
  columns: { held: 'held', bonus: 'bonus', exchanged: 'new', sold: 'sale', cash: 'cash' },
  figure: (amount: number) => figure('en', amount),
  sum: (amount: number) => dollars(amount),

  payout: {
    title: 'Dividends',
    says: 'A share pays 1% of its price × city points, rounded to tens.',
    airline: 'Airline',
    share: 'A share',
    reckoned: (price: number, count: number) => `${dollars(price)} × ${count}`,
    total: 'Together',
    most: (who: readonly Who[], amount: number): Rich =>
      rich`${strong(`${does(who, 'receive')} the most:`)} ${dollars(amount)}.`,
    nobody: 'No airline pays this time.',
    to: (price: number) => `to ${dollars(price)}`,
  },
};
