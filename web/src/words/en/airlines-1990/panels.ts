const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const flights = (count: number): string => (count === 1 ? '1 flight card' : `${count} flight cards`);
const markers = (count: number): string => (count === 1 ? '1 marker' : `${count} markers`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** What stands around the map: bar, companies, score pad, previews. */
export const panels = {
  bar: {
    gauge: (scorings: number) => `${scorings} of 3 scoring cards are out`,
    finalNext: 'Final scoring next',
    lastRound: (turns: number) =>
      turns === 1 ? 'Last turn, then the final scoring' : `Last round, ${turns} turns`,
    pile: (count: number) => (count === 1 ? '1 card in the pile' : `${count} cards in the pile`),
    notYet: 'No scoring in the first round',
    late: (rounds: number) => `Scoring cards come after round ${rounds}`,
    yourPoints: 'your points',
  },

  tabs: { companies: 'Companies' },

  companies: {
    title: 'Companies',
    points: 'Points',
    inHand: 'Shares · flights in hand',
    pointsOf: points,
    handOf: (held: number, cards: number) => `${shares(held)} and ${flights(cards)} in hand`,
    hand: (held: number, cards: number) => `${held} · ${cards}`,
    company: 'Company',
    patterns: 'Patterns',
    worth: 'Worth',
    left: 'Left',
    /** What the figures under these heads are. */
    heads: {
      worth: 'Markers on the board: what the company is worth',
      left: 'Markers left in the supply',
      unseen: 'Shares you have not seen: in other hands or in the pile',
    },
    onBoard: (count: number) => `${markers(count)} on the board`,
    stock: (count: number) => `${markers(count)} left`,
    /** Under the name, where there is little room. */
    brief: (worth: number, left: number) => `worth ${worth}, ${left} left`,
    briefNot: (left: number) => `${markers(left)}`,
    seat: (city: string) => `headquarters ${city}`,
    notFounded: (city: string) => `Not founded · ${city}`,
    inactive: 'Inactive, worthless',
    flies: (patterns: string) => `flies ${patterns}`,
    gets: (said: string, count: number) => `${said}, ${points(count)} now`,
    pick: (company: string) => `Choose ${company}`,
    key: 'second; below: points if scored now. Left: markers. Not seen: shares in other hands, in the pile.',
  },

  pad: {
    title: 'Score pad',
    /** Before the first one. */
    nothing: 'No scoring yet.',
    scoring: 'Scoring',
    end: 'End',
    bonus: 'Bonus',
    total: 'Total',
  },

  feed: {
    worth: (before: number, after: number) => `worth ${before}, then ${after}`,
    on: (circle: number) => `on ${circle}`,
    left: (before: number, after: number) => `markers left ${before} → ${after}`,
    brings: (gains: string) => (gains === '' ? 'Nobody gains.' : `${gains}.`),
    /** Markers that are missing until somebody gains who gains nothing yet. */
    short: (missing: number, gains: string) => `${markers(missing)} short of ${gains}.`,
    sabotage: 'What sabotage does',
    sabotageWait: 'Choose a company and a circle to see what they close.',
    full: 'The route is full after it.',
    opensAt: (circle: number) => `Next circle there: ${circle}.`,
    shuts: (companies: readonly string[]) => `Closed to ${companies.join(', ')}.`,
    closes: (companies: readonly string[]) => `Harder for ${companies.join(', ')}.`,
    inactive: (companies: readonly string[]) => `Inactive from then on: ${companies.join(', ')}.`,
    closesNothing: 'It closes nothing for anyone now.',
  },

  flying: {
    found: (company: string, count: number) => `Found ${company} with ${shares(count)}`,
    fly: (company: string) => `${company} flies it`,
    sabotage: (company: string) => `Sabotage with a marker of ${company}`,
    pick: 'Which company?',
    pickCircle: 'Which circle?',
    with: (card: string) => `flight card: ${card}`,
  },

  /** Beside a route that is looked at. */
  tag: {
    route: (route: string, pattern: string, circle: number) => `${route}, ${pattern}, circle ${circle}`,
    mayFly: (count: number) => (count === 1 ? '1 company can fly it' : `${count} companies can fly it`),
    brings: (company: string, before: number, after: number, gains: string) =>
      `${company} ${before} → ${after}. ${gains}`,
  },

  /** For screen readers only. */
  announce: {
    nowWorth: (company: string, worth: number) => `${company} is now worth ${worth}.`,
  },
};
