import type { Airline, City } from '@tarmac/air-kwire';
import { FEE, SHARES, type Unqualified } from '@tarmac/air-kwire/aids';
import { money as dollarsIn } from '../../../words/figures.ts';
import type { ExampleWords } from '../../rulebook.ts';
import { aircraftName, airlineName } from '../names.ts';
import { BOARD, cityOf, sure } from './board.ts';
import type { BookKwire, ExampleSentences } from './book.ts';
import { MERGER, RANGE, RANGE_CHECK } from './examples.ts';
import { BONUSES, DIVIDEND, EXCHANGE, OPENING, QUALIFIED, TRACK, TRADE } from './payments.ts';
import { NAMES } from './positions.ts';

/** The examples in the words of a book: the figures of examples.ts put into its sentences. */
export function examplesIn(book: BookKwire): Readonly<Record<keyof ExampleSentences, ExampleWords>> {
  const { examples: say } = book;
  const money = (dollars: number): string => dollarsIn(book.language, dollars);
  const city = (id: City): string => book.city(id) ?? cityOf(id).name;
  const bought = ({ airline, prices, cost, shares, limits }: typeof TRADE) => ({
    airline: nameOf(airline),
    prices: prices.map(money),
    fee: money(FEE),
    cost: money(cost),
    shares: shares.after,
    price: money(limits.price),
    cities: limits.cities,
    aircraft: aircraftName(limits.aircraft),
  });
  const bonus = ({ airline, rate, holdings, amounts }: (typeof BONUSES)['bonus']) => ({
    airline: nameOf(airline),
    rate: money(rate),
    first: money(20 * rate),
    second: money(10 * rate),
    both: money(30 * rate),
    names: NAMES,
    shares: holdings,
    amounts: amounts.map(money),
  });
  const rounded = ({ points, exact, rate }: typeof DIVIDEND.down) => {
    return { points, exact: inCents(book.language, exact), rate: money(rate) };
  };
  return {
    overview: say.overview({ airlines: BOARD.airlines.length, shares: SHARES }),
    track: say.track({
      spaces: TRACK.spaces,
      first: money(TRACK.first.price),
      last: money(TRACK.last.price),
      fewest: TRACK.first.cities,
      most: TRACK.last.cities,
      boeing: money(TRACK.boeing),
      dc3: money(TRACK.dc3),
    }),
    turn: say.turn(),
    trade: say.trade(bought(TRADE)),
    opening: say.opening(bought(OPENING)),
    range: say.range({
      airline: nameOf(RANGE.airline),
      home: city(RANGE.home),
      price: money(RANGE.price),
      cities: RANGE.cities.map(city),
      reached: RANGE.reached.map((cities) => cities.length),
    }),
    rangeCheck: say.rangeCheck({
      airline: nameOf(RANGE_CHECK.airline),
      home: city(RANGE_CHECK.home),
      near: city(RANGE_CHECK.near),
      far: city(RANGE_CHECK.far),
    }),
    merger: say.merger({
      acquirer: nameOf(MERGER.acquirer),
      defunct: nameOf(MERGER.defunct),
      city: city(MERGER.city),
      aircraft: aircraftName(MERGER.aircraft),
      home: city(MERGER.home),
      taken: city(MERGER.taken),
      acquirerPrice: money(MERGER.price.acquirer),
      defunctPrice: money(MERGER.price.defunct),
      points: MERGER.points,
    }),
    bonus: say.bonus(bonus(BONUSES.bonus)),
    tiedSecond: say.tiedSecond(bonus(BONUSES.tiedSecond)),
    tiedFirst: say.tiedFirst(bonus(BONUSES.tiedFirst)),
    alone: say.alone(bonus(BONUSES.alone)),
    exchange: say.exchange({
      acquirer: nameOf(EXCHANGE.acquirer),
      defunct: nameOf(EXCHANGE.defunct),
      name: NAMES[0],
      held: EXCHANGE.held,
      gets: EXCHANGE.disposal.gets,
      sells: EXCHANGE.disposal.sells,
      brings: money(EXCHANGE.disposal.brings),
      before: money(EXCHANGE.before),
      after: money(EXCHANGE.disposal.priceAfter),
    }),
    dividend: say.dividend({
      airline: nameOf(DIVIDEND.airline),
      price: money(DIVIDEND.price),
      down: rounded(DIVIDEND.down),
      up: rounded(DIVIDEND.up),
      name: NAMES[0],
      shares: DIVIDEND.holdings[0] ?? 0,
      amount: money(DIVIDEND.amounts[0] ?? 0),
    }),
    qualified: say.qualified({
      pays: judged(null),
      cities: judged('cities'),
      aircraft: judged('aircraft'),
      shares: judged('shares'),
    }),
  };
}

/** One per cent of something may have cents. */
export function inCents(language: string, dollars: number): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollars);
}

const nameOf = (airline: Airline): string => airlineName(BOARD, airline);

/** Who pays, or does not pay for this reason. */
function judged(why: Unqualified | null): string {
  return nameOf(sure(QUALIFIED.find((one) => one.why === why)).airline);
}
