import { listFormat, money } from '../../figures.ts';

const dollars = (amount: number): string => money('en', amount);
const list = (parts: readonly string[]): string => listFormat('en-GB').format(parts);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const trades = (count: number): string => (count === 1 ? '1 trade' : `${count} trades`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** What a route brings its airline. */
const grows = (airline: string, before: number, after: number): string =>
  before === after ? `${airline} stays at ${after} points` : `${airline} ${before} → ${after} points`;
const pays = (rate: number): string => (rate === 0 ? 'pays nothing' : `pays ${dollars(rate)} a share`);

/** The conversation of a turn. */
export const step = {
  stock: (left: number, cash: number, mayFly: boolean) => ({
    lead: mayFly ? 'Trade, or fly to a lit city.' : 'Trade, or continue.',
    rest: `${trades(left)} left, ${dollars(cash)} in cash.`,
  }),
  stockDone: (cash: number) => ({ lead: 'No trade left.', rest: `${dollars(cash)} in cash.` }),
  stockOf: (airline: string, held: number) => ({
    lead: `${airline}.`,
    rest: held === 0 ? 'You have no share.' : `You have ${shares(held)}.`,
  }),
  owed: (airline: string) => ({
    lead: `${airline} can’t fly yet.`,
    rest: 'Buy one more share to make its first route possible.',
  }),
  open: (airline: string) => ({ lead: `Open ${airline}.`, rest: 'Which of your cards flies first?' }),
  openCity: (city: string) => ({ lead: `${city} as a first route.`, rest: 'Which airline opens?' }),
  openReady: (airline: string, count: number, rise: number) => ({
    lead: `${shares(count)} and CEO of ${airline}:`,
    rest: `${points(rise)} then.`,
  }),

  card: { lead: 'Fly, or discard a card.', rest: 'Choose card, airline and lit city.' },
  cardOwed: (airline: string) => ({ lead: `${airline} flies.`, rest: 'You opened it this turn.' }),
  cardNothing: { lead: 'No card can fly.', rest: 'Discard one.' },
  pass: { lead: 'No card to play.', rest: '' },
  second: { lead: 'A second route?', rest: 'Choose card, airline and lit city.' },
  secondNothing: { lead: 'No second route.', rest: 'None of your cards can fly now.' },
  /** A CEO's answer, until something is done about it. */
  refused: (name: string, city: string, other: 'fly' | 'second' | 'none') => ({
    lead: `${name} refused ${city}.`,
    rest: {
      fly: 'Fly to another city, or discard.',
      second: 'Fly to another city, or leave it at one route.',
      none: 'Nothing else can fly.',
    }[other],
  }),
  discard: { lead: 'Which card do you discard?', rest: 'Everyone will see it.' },
  discarding: (card: string) => ({ lead: `${card} goes`, rest: 'to the pool.' }),
  freeDiscard: { lead: 'Discard what you like.', rest: 'Then you draw up to five cards.' },
  flyAirline: (airline: string) => ({ lead: `${airline} flies.`, rest: 'The cities it can reach are lit.' }),
  flyCity: (city: string) => ({ lead: `${city}.`, rest: 'Which airline flies there?' }),
  ready: (airline: string, before: number, after: number, rate: number) => ({
    lead: `${grows(airline, before, after)},`,
    rest: `${pays(rate)}.`,
  }),
  takesOver: (acquirer: string, defunct: string) => ({
    lead: `${acquirer} takes over ${defunct}.`,
    rest: '',
  }),
  ends: (airline: string, after: number) => ({
    lead: `${airline} has ${after} points:`,
    rest: 'this ends the game.',
  }),

  consent: (name: string, airline: string, city: string) => ({
    lead: `${name} asks:`,
    rest: `${airline} to ${city}?`,
  }),
  replenish: (left: number) => ({
    lead: left === 1 ? 'Draw a card.' : `Draw ${left} cards.`,
    rest: 'From the pile, or a lit card of the pool.',
  }),
  replenishPile: (left: number) => ({
    lead: left === 1 ? 'Draw a card.' : `Draw ${left} cards.`,
    rest: 'From the pile only.',
  }),
  replenishNone: { lead: 'Nothing to draw.', rest: '' },
  vote: (name: string) => ({
    lead: `${name} proposes the end.`,
    rest: 'End the game now, without dividends?',
  }),
  decommission: (airline: string) => ({
    lead: `Remove a city of ${airline}?`,
    rest: 'Its aircraft and points go with it.',
  }),
  decommissionCity: (city: string, worth: number) => ({
    lead: `${city} goes,`,
    rest: `and with it ${points(worth)}.`,
  }),
  rehome: (airline: string, city: string) => ({
    lead: `${airline} moves into ${city}.`,
    rest: 'With which aircraft?',
  }),
  dispose: (count: number, defunct: string, acquirer: string, price: number) => ({
    lead: count === 1 ? `Your share of ${defunct}:` : `Your ${shares(count)} of ${defunct}:`,
    rest: `two for one of ${acquirer}, or ${dollars(price)} each.`,
  }),
  settle: (airline: string) => ({
    lead: `${airline} is short of markers.`,
    rest: 'Choose a city: a new aircraft, or give it up.',
  }),
  settleCity: (city: string) => ({ lead: `${city}.`, rest: 'A new aircraft, or give it up?' }),
  settleLoses: (cities: string, worth: number) => ({
    lead: `You lose ${cities}`,
    rest: `and ${points(worth)}.`,
  }),
  asking: (name: string) => ({ lead: `${name} must agree.`, rest: 'Ask, or undo.' }),
  answered: { lead: 'You have decided.', rest: 'Confirm it, or undo.' },
  proposed: { lead: 'You propose the end.', rest: 'Now the others are asked.' },

  /** What a power card does, in one sentence. */
  powers: {
    'block-trade': 'Prices move only when you have finished trading; for the others in their next turn.',
    'fees-waived': 'No fees in this turn; for the others in their next turn.',
    'decommission-route': 'At once, every CEO may remove one city of each airline they lead.',
    'double-routes': 'You may create a second route; the others may in their next turn.',
    'free-discard': 'Discard any cards and fill up from the pile; the others may in their next turn.',
    'pay-dividends': 'Dividends are paid at the end of this turn.',
    'reset-marker': 'The dividend marker goes back to the top, and nothing is paid.',
    reshuffle: 'Pool and pile are shuffled together.',
    reverse: 'After this turn, play goes the other way round.',
  },

  /** What a move is put together from. */
  parts: {
    airline: 'Airline',
    card: 'Card',
    city: 'City',
    aircraft: 'Aircraft',
    purchases: (count: number) => (count === 1 ? '1 purchase' : `${count} purchases`),
    propose: 'Propose the end',
    discard: 'Discard a card',
    fly: 'Fly instead',
  },

  trade: {
    /** What a purchase brings besides. */
    price: (price: number) => `${dollars(price)} then`,
    unlocks: (limit: number) => (limit === 1 ? 'up to 1 city' : `up to ${limit} cities`),
  },

  asked: {
    points: (airline: string, before: number, after: number, rate: number) =>
      `${grows(airline, before, after)}, ${pays(rate)}.`,
    apart: (other: string) => `It meets ${other}; they stay apart.`,
    takesOver: (acquirer: string, defunct: string) => `${acquirer} takes over ${defunct}.`,
    bonus: (amount: number) => `Your bonus: ${dollars(amount)}.`,
    wins: 'This ends the game.',
    always: (airline: string) => `Next time for ${airline}`,
    given: { approve: 'You always agree: agreed.', refuse: 'You always refuse: refused.' },
  },

  disposal: {
    title: (defunct: string) => `What becomes of your shares of ${defunct}`,
    fewer: 'Exchange two shares fewer',
    more: 'Exchange two shares more',
    sellAll: 'Sell all',
    forAmount: (count: number, amount: number) => `${count} for ${dollars(amount)}`,
    exchange: (give: number, get: number) => `Exchange ${give} for ${get}`,
    sell: (count: number, amount: number) => `sell ${count} for ${dollars(amount)}`,
    sellNone: 'sell none',
    /** What you have then. */
    cash: 'Your cash',
    shares: (acquirer: string) => `${acquirer} shares`,
    sharesAt: (count: number, price: number) => `${count} at ${dollars(price)}`,
    dividend: 'Dividend',
    ceo: 'CEO',
    later: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'decides' : 'decide'} after you and may still change price and CEO.`,
  },
  /** Who would win if the game ended: `ends` by the route that is asked for, `now` as things are, `open` where cash is secret. */
  ending: {
    now: 'If the game ended now,',
    ends: 'Then',
    open: 'Cash aside,',
    wins: {
      you: (ahead: number) => `you would win by ${dollars(ahead)}`,
      alone: (name: string, ahead: number) => `${name} would win by ${dollars(ahead)}`,
      level: (names: readonly string[], you: boolean) =>
        `${list(you ? [...names, 'you'] : names)} would share the win`,
    },
    leads: {
      you: (ahead: number) => `you are ahead by ${dollars(ahead)}`,
      alone: (name: string, ahead: number) => `${name} is ahead by ${dollars(ahead)}`,
      level: (names: readonly string[], you: boolean) =>
        `${list(you ? [...names, 'you'] : names)} are tied for the lead`,
    },
    behind: (amount: number, cash: number) =>
      `You are ${dollars(amount)} behind, with ${dollars(cash)} in cash.`,
  },
  forfeit: 'Give up',

  buttons: {
    confirm: 'Confirm',
    done: 'On to the card',
    endTrading: (deed: string) => `End trading and ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`,
    buy: (airline: string, amount: number) => `Buy ${airline} for ${dollars(amount)}`,
    openFly: (airline: string, amount: number, city: string) =>
      `Open ${airline} for ${dollars(amount)} and fly to ${city}`,
    openOnly: 'Open, trade on',
    fly: (airline: string, city: string) => `Fly ${airline} to ${city}`,
    ask: (name: string) => `Ask ${name}`,
    askAll: 'Ask the others',
    noSecond: 'No second route',
    discard: (card: string) => `Discard ${card}`,
    keepRest: 'Keep the rest',
    pass: 'Pass',
    power: (card: string) => `Play ${card}`,
    approve: 'Agree',
    refuse: 'Refuse',
    draw: 'Draw from the pile',
    take: (city: string) => `Take ${city}`,
    none: 'No card',
    rehome: (aircraft: string, city: string) => `${aircraft} to ${city}`,
    sellAll: (count: number, amount: number) => `Sell ${count} for ${dollars(amount)}`,
    exchange: (give: number, get: number) => `Exchange ${give} for ${get}`,
    exchangeSell: (give: number, count: number) => `Exchange ${give}, sell ${count}`,
    forfeit: (city: string) => `Give up ${city}`,
    decommission: (city: string) => `Remove ${city}`,
    keep: 'Keep all',
    agree: 'End the game',
    playOn: 'Play on',
  },
  /** On the large button while something is missing. */
  waiting: {
    open: 'Open and fly',
    fly: 'Fly',
    discard: 'Discard',
    decommission: 'Remove',
    dispose: 'Sell or exchange',
    settle: 'Settle',
    replenish: 'Draw',
  },
};
