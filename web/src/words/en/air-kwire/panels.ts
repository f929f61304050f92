import { figure, listFormat, money, signedMoney } from '../../figures.ts';

const dollars = (amount: number): string => money('en', amount);
const list = (parts: readonly string[]): string => listFormat('en-GB').format(parts);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const points = (count: number): string => (count === 1 ? '1 city point' : `${count} city points`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);
const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);

/** What stands around the map: bar, airlines, previews. */
export const panels = {
  money: dollars,

  bar: {
    asked: 'Your answer',
    pile: (count: number) => `${cards(count)} in the pile`,
    reversed: 'Play goes the other way round',
    idle: (left: number) => `${turns(left)} more without a route and the game ends`,
    last: (left: number) => `At most ${turns(left)} left`,
    yourCash: 'your cash, others secret',
    cash: 'your cash',
  },

  tabs: { airlines: 'Airlines', market: 'Market' },

  /** How the marks of power cards are written where there is little room. */
  marks: {
    'block-trade': '=',
    'fees-waived': '0$',
    'double-routes': '2×',
    'free-discard': '↓',
  },

  players: {
    hand: cards,
    worth: (amount: number) => `${dollars(amount)} in shares`,
    cash: (amount: number) => `${dollars(amount)} in cash`,
    leads: (airlines: readonly string[]) => `CEO of ${list(airlines)}`,
    marked: (powers: readonly string[]) => `${list(powers)} in the next turn`,
  },

  airlines: {
    title: 'Airlines',
    /** A sum where the head says that it is dollars. */
    figure: (amount: number) => figure('en', amount),
    airline: 'Airline',
    inHand: 'Cards in hand',
    price: 'Price',
    pays: 'Pays',
    left: 'Left',
    lead: 'Lead',
    trades: (left: number) => (left === 1 ? '1 trade' : `${left} trades`),
    worth: 'In shares, $',
    cash: 'In cash, $',
    /** What the figures under these heads are. */
    heads: {
      price: 'Price of a share, and the dividend it would get',
      left: 'Shares nobody holds',
      trades: 'Purchases and sales you have left in this turn',
    },
    points: (count: number, immune: number, wins: number) =>
      `${points(count)}; from ${immune} on nobody can take it over, ${wins} end the game`,
    immune: 'can’t be taken over',
    priceOf: (amount: number) => `price ${dollars(amount)}`,
    rateOf: (amount: number) => `pays ${dollars(amount)} a share`,
    unpaid: (why: string) => `pays no dividend: ${why}`,
    closed: (home: string) => `Closed · ${home}`,
    takenOver: (owner: string) => `Taken over by ${owner}`,
    gone: 'Taken over',
    held: (count: number) => (count === 0 ? 'no share' : shares(count)),
    ceo: 'CEO',
    pick: (airline: string) => `Choose ${airline}`,
    buy: (airline: string, amount: number) =>
      `Buy a share of ${airline} for ${dollars(amount)}, fee included`,
    sell: (airline: string, amount: number) =>
      `Sell a share of ${airline} for ${dollars(amount)} after the fee`,
    open: (airline: string, amount: number) => `Open ${airline} for ${dollars(amount)}, fee included`,
    openBrief: 'Open',
    buyFor: (amount: number) => `Buy for ${dollars(amount)}`,
    sellFor: (amount: number) => `Sell for ${dollars(amount)}`,
    whyClosed: {
      'three-trades': 'no trade left',
      'one-opening': 'one opening a turn',
      'home-occupied': 'its home is taken',
      'no-cash': 'too little cash',
      'no-route': 'no card it could fly',
    },
    legend: {
      /** How the marks are called for those who only hear them; what they mean is next to them. */
      title: 'What the marks mean',
      filled: 'Filled:',
      outlined: 'Outlined:',
      second: 'second',
      star: 'Star:',
      ceo: 'CEO',
      bar: 'Bar of city points:',
      safe: 'safe from takeover after the mark',
      struck: 'Struck out:',
      unpaid: 'pays nothing now',
      left: 'Left: shares nobody holds',
    },
  },

  standing: {
    title: 'When others ask to fly',
    label: (airline: string) => `When others ask to fly ${airline}`,
    answers: { ask: 'Ask me', approve: 'Agree', refuse: 'Refuse' },
  },

  feed: {
    title: 'Who gains?',
    trade: 'What a trade does',
    change: (amount: number) => signedMoney('en', amount),
    dividend: 'Dividend',
    bonus: 'Bonus',
    wealth: 'Wealth',
    points: (before: number, after: number) => `City points ${before}, then ${after}`,
    pointsWord: 'points',
    price: (before: string, after: string) => `Price ${before}, then ${after}`,
    pays: (before: string, after: string) =>
      before === after ? `pays ${after}` : `pays ${before} → ${after}`,
    paysNothing: 'pays nothing',
    takesOver: (acquirer: string, defunct: string, count: number) =>
      `${acquirer} takes over ${defunct} and then has ${points(count)}.`,
    short: (count: number) => `It has no marker for ${cities(count)}.`,
    apart: {
      immune: (_higher: string, lower: string) => `${lower} can’t be taken over: they stay apart.`,
      equal: (higher: string, lower: string) => `${higher} and ${lower} are worth the same: they stay apart.`,
      'no-aircraft': (higher: string, lower: string) =>
        `${higher} has no aircraft for the home of ${lower}: they stay apart.`,
    },
    consent: (name: string) => `${name} must agree.`,
    due: 'Dividends at the end of this turn.',
    wins: 'This ends the game.',
    nowPays: 'It pays dividends then.',
    /** What keeps an airline from paying. */
    why: {
      shares: (count: number, sold: number) => `${points(count)} for ${shares(sold)}: pays nothing.`,
      cities: (count: number, limit: number) => `${cities(count)}, ${limit} allowed: pays nothing.`,
      aircraft: (aircraft: string) => `${aircraft} not allowed at its price: pays nothing.`,
    },
    ahead: (count: number, amount: number) =>
      `${count === 1 ? 'One more point' : `${count} more points`} and it pays ${dollars(amount)}.`,
    aheadByPrice: (purchases: number, amount: number) =>
      `${purchases === 1 ? 'One more purchase' : `${purchases} more purchases`} and it pays ${dollars(amount)}.`,
    /** `purchases`: that raise the limit; 0 if nothing does. */
    full: (limit: number, purchases: number) => {
      const full = `City limit reached: ${limit}`;
      if (purchases === 0) return `${full}.`;
      return purchases === 1
        ? `${full}. One more purchase raises it.`
        : `${full}. ${purchases} more purchases raise it.`;
    },
    safe: 'It is safe from takeover then.',
    almostSafe: (count: number) =>
      `${count === 1 ? '1 point' : `${count} points`} short of being safe from takeover.`,
    shortOfCeo: (count: number) => `${shares(count)} short of CEO.`,
    unlocksCities: (limit: number) => `Then up to ${cities(limit)}.`,
    unlocks: (aircraft: string) => `${aircraft} allowed then.`,
    locks: (aircraft: string) => `Only up to ${aircraft} then.`,
    ceo: (name: string) => `CEO then: ${name}.`,
    youCeo: 'You are CEO then.',
    opening: 'Two shares for one, and a route this turn.',
    bankrupt: 'It goes bankrupt: all its shares are void.',
    cost: (amount: number) => (amount < 0 ? `Brings ${dollars(-amount)}.` : `Costs ${dollars(amount)}.`),
  },

  flying: {
    pick: 'Which airline?',
    pickAircraft: (airline: string) => `${airline}: which aircraft?`,
    fly: (airline: string, aircraft: string) => `${airline}, ${aircraft}`,
  },

  /** Beside a city that is looked at. */
  tag: {
    city: (city: string, worth: number) => `${city}, ${worth === 1 ? '1 point' : `${worth} points`}`,
    brings: (airline: string, before: number, after: number) =>
      before === after ? `${airline} stays at ${after}.` : `${airline} ${before} → ${after}.`,
    takesOver: (acquirer: string, defunct: string) => `${acquirer} takes over ${defunct}.`,
    apart: 'They stay apart.',
    mayFly: (count: number) => (count === 1 ? '1 airline can fly there' : `${count} airlines can fly there`),
  },

  /** For screen readers only. */
  announce: {
    nowCosts: (airline: string, price: number, count: number) =>
      `${airline} now stands at ${dollars(price)} with ${points(count)}.`,
  },
};
