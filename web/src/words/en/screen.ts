import { listFormat, percentOf, signed } from '../figures.ts';

/** The open table of Airlines Europe: bar, shareholders, cards, and the conversation of a turn. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const ORDINALS = ['First', 'Second', 'Third'];
const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th'];

const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const list = (parts: readonly string[]): string => parts.join(', ');
const listed = (parts: readonly string[]): string => listFormat('en-GB').format(parts);
const percent = percentOf('en-GB', (one) => `under ${one}`);
const brief = percentOf('en-GB', (one) => `< ${one}`);

export const screen = {
  signed,

  bar: {
    home: 'Tarmac, to the first screen',
    tableOf: (players: number, turn: number) => `Table of ${NUMBERS[players] ?? players} · turn ${turn}`,
    turn: (turn: number) => `Turn ${turn}`,
    opening: 'Before the first turn',
    scoringNext: (scorings: number) => `${ORDINALS[scorings] ?? ''} scoring next`,
    scoringNow: (scorings: number) => `${ORDINALS[scorings] ?? ''} scoring now`,
    over: 'Game over',
    deck: (count: number) => `${cards(count)} in the deck`,
    chances: (next: number, among: number, within: number, short: boolean) => {
      const first = `${short ? 'Next card' : 'Chance of it: next card'} ${percent(next)}`;
      if (within === 1) return first;
      return `${first}, next ${within}${short ? ':' : ' cards'} ${percent(among)}`;
    },
    /** Where there is little room, with `chances` for screen readers. */
    chancesBrief: (next: number, among: number, within: number) => {
      const first = `Scoring: next ${brief(next)}`;
      return within === 1 ? first : `${first}, next ${within}: ${brief(among)}`;
    },
    points: 'points',
    yourPoints: 'your points, others hidden',
    allPoints: 'points by seat',
    gauge: (scorings: number) =>
      scorings >= 3 ? 'All three scorings are done' : `${scorings} of 3 scorings done`,
    history: 'History',
    log: 'Log',
    rules: 'Rules',
    menu: 'Menu',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
  },

  ladder: {
    title: 'Shareholders',
    titleBroken: 'Share\u00ADholders',
    cash: 'Cash, million',
    cards: 'Cards in hand',
    million: (cash: number) => `${cash} M`,
    cashOf: (cash: number) => `${cash} million`,
    handOf: (count: number, abacus: number) =>
      abacus === 0 ? `${cards(count)} in hand` : `${cards(count)} in hand, ${abacus} of them ABACUS`,
    lead: 'Lead',
    notSeen: 'Not seen',
    airline: 'Airline',
    value: 'Value',
    pays: 'Pays',
    paysRow: (row: string) => `pays ${row}`,
    ifNow: 'If it scored now',
    none: '–',
    place: (count: number, place: number) =>
      count === 0 ? 'no share' : `${shares(count)}, ${PLACES[place] ?? place}`,
    leadBy: (who: string, gap: number) => `${who} +${gap}`,
    tie: (who: readonly string[]) => (who.length > 2 ? `${who.length} tie` : who.join('=')),
    tieOf: (who: readonly string[]) => `${listed(who)} tie`,
    nobody: 'nobody',
    toMove: 'to decide',
    give: (name: string, given: number, count: number) =>
      `Give ${name} from your portfolio, ${given} of ${count} chosen`,
    key: { leads: 'leads', second: 'second. Not seen: in hands, deck or out of the game.' },
  },

  feed: {
    title: 'Whom do I feed?',
    wait: 'Point at a lit route to see who gains by it.',
    waitTouch: 'Tap a lit route to see who gains by it.',
    pays: 'pays',
    bonus: (value: number) => `bonus ${value} included`,
    playTitle: 'What it brings',
    playWait: 'Choose shares to see what they change.',
    playSays: 'Points if it scored now, and then.',
    verdict: (you: number | null, others: readonly { name: string; change: number }[]) => {
      const rest = list(others.map(({ name, change }) => `${name} ${signed(change)}`));
      if (rest === '' && !you) return 'Nobody gains.';
      if (you === null) return `${rest}.`;
      if (you === 0) return `You gain nothing; ${rest}.`;
      const own = you > 0 ? `You gain ${you}` : `You lose ${-you}`;
      return rest === '' ? `${own}, nobody else.` : `${own}; ${rest}.`;
    },
  },

  since: {
    title: 'Since your last turn',
    titleOf: 'What happened',
    whole: 'Whole log',
    nothing: 'Nothing yet.',
    fresh: (count: number) => `${count} new`,
  },

  tabs: { label: 'Panels', cards: 'Cards', shares: 'Shares', log: 'Log' },

  actions: {
    label: 'Actions',
    licence: { name: 'Buy licences', short: 'Licences', says: '1 or 2, then a share', brief: '1 or 2' },
    play: { name: 'Play shares', short: 'Play', says: '2 million each', brief: '2 M each' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 for 1, or 3 for 2', brief: '1:1, 3:2' },
    cash: { name: 'Take cash', short: 'Cash', says: '8 million', brief: '8 M' },
    no: {
      licence: { says: 'too little cash', rule: 'AE-43' },
      play: { says: 'no share in hand', rule: 'AE-50' },
      exchange: { says: 'supply is empty', rule: 'AE-56' },
      exchangeNothing: { says: 'nothing to give', rule: 'AE-55' },
    },
  },

  step: {
    label: 'Turn',
    yours: { lead: 'Your turn.', rest: '' },
    choose: { lead: 'Your turn.', rest: 'Choose one of four.' },
    keep: { lead: 'First portfolio.', rest: 'Choose two shares of different airlines.' },
    kept: 'The others are still choosing.',
    first: { lead: 'First licence.', rest: 'Pick an airline, then a lit route.' },
    firstOf: (airline: string) => ({ lead: 'First licence.', rest: `Lit: where ${airline} may fly next.` }),
    second: {
      lead: 'Second licence, or a share.',
      rest: 'Pick an airline, or a card of the market or the deck.',
    },
    secondOf: (airline: string) => ({ lead: 'Second licence.', rest: `Lit: where ${airline} may fly next.` }),
    whichAirline: (route: string) => ({ lead: `${route}.`, rest: 'Which airline flies it?' }),
    share: { lead: 'Now a share.', rest: 'Take one of the market, or draw from the deck.' },
    pick: {
      lead: 'A scoring comes.',
      rest: 'Everybody takes one share of the market first; the rest leaves the game.',
    },
    play: { lead: 'Play shares.', rest: 'Any number of one airline, or one each of two.' },
    played: (count: number, amount: number) => ({ lead: `${shares(count)}, ${amount} million.`, rest: '' }),
    exchange: (give: number) => ({
      lead: give === 1 ? 'Give one share,' : `Give ${NUMBERS[give] ?? give} shares,`,
      rest: 'from hand or portfolio.',
    }),
    giving: (chosen: number, give: number) => ({ lead: `${chosen} of ${shares(give)} chosen.`, rest: '' }),
    done: { lead: 'Your turn is done.', rest: 'End it, or take it back.' },
    ended: 'The game has ended without a result.',
    waiting: (name: string) => ({ lead: name, rest: 'is deciding.' }),
    playing: (name: string) => ({ lead: name, rest: 'is playing.' }),
    thinking: (name: string) => ({ lead: name, rest: 'is thinking.' }),
    /** Who plays until it is your turn. */
    followedBy: (others: readonly string[], you: boolean) => {
      if (others.length === 0) return you ? 'Then it is your turn.' : '';
      return `Then ${listed(you ? [...others, 'you'] : others)}.`;
    },
    over: { lead: 'The game is over.', rest: '' },
    past: (step: number, steps: number) => ({
      lead: `Move ${step} of ${steps}.`,
      rest: 'You look at the past.',
    }),
    costs: (route: string, price: number, left: number) => ({
      lead: `${route}`,
      rest: `costs ${price}, you keep ${left}.`,
    }),
    airlines: 'Airline',
    take: 'How many ABACUS shares',
    oneForOne: '1 for 1',
    threeForTwo: '3 for 2',
  },

  buttons: {
    keep: 'Keep these two',
    buy: (price: number) => `Buy for ${price} million`,
    take: (airline: string) => `Take ${airline}`,
    draw: 'Draw from the deck',
    play: (count: number, amount: number) => `Play ${shares(count)} for ${amount} million`,
    exchange: (give: number, take: number) => `Give ${give}, take ${take} ABACUS`,
    end: 'End turn',
    back: 'Back',
    undo: 'Undo',
    skip: 'Skip',
    speed: 'Speed',
    times: (speed: number) => `${speed}×`,
    result: 'Result',
    rule: (rule: string) => `Rule ${rule}`,
  },

  undo: {
    untilShare: 'You can undo until you take a share.',
    untilEnd: 'You can undo until you end your turn.',
    final: 'This cannot be undone.',
  },

  hand: {
    title: 'Your hand',
    counts: (count: number, abacus: number) =>
      abacus === 0 ? shares(count) : `${shares(count)}, ${abacus} of them ABACUS`,
    empty: 'No shares in hand.',
    hidden: 'Hands are hidden.',
    card: (name: string, n: number, of: number) => (of === 1 ? name : `${name}, ${n} of ${of}`),
    portfolio: 'Your portfolio',
    twoAirlines: 'Two airlines: one share each.',
    oneAirline: 'Several shares: one airline only.',
    onePair: 'Two shares of different airlines.',
    enough: (give: number) => `${shares(give)} chosen already.`,
  },

  market: {
    title: 'Stock market',
    bank: 'Bank',
    deck: 'Deck',
    abacus: 'ABACUS',
    deckLabel: (count: number) => `Deck, ${cards(count)}`,
    abacusLabel: (count: number) => `ABACUS supply, ${shares(count)}`,
    card: (name: string, place: number) => `Share of ${name}, market place ${place}`,
    empty: 'Empty place',
  },

  offer: {
    first: (airline: string) => `${airline}, first licence`,
    second: (airline: string) => `${airline}, second licence`,
    ofYour: (cash: number) => `of your ${cash}`,
    pick: 'Which airline?',
  },

  /** For screen readers only. */
  announce: {
    /** The value of an airline after one's own purchase. */
    nowAt: (airline: string, value: number) => `${airline} now at ${value}.`,
    undone: 'Taken back.',
    rule: (text: string, rule: string) => `${text} Rule ${rule}.`,
  },

  map: {
    tag: (route: string, price: number) => `${route}, ${price} million`,
    mayFly: (count: number) => (count === 1 ? '1 airline may fly it' : `${count} airlines may fly it`),
    change: (name: string, change: number) => `${name} ${change === 0 ? '0' : signed(change)}`,
  },
};
