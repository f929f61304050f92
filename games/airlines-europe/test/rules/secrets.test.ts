import { difference } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/index.ts';
import { airlinesEurope, recallCertain } from '../../src/index.ts';
import type { Airline, Setup } from '../../src/types.ts';
import { AIRLINES, SHARES } from '../../src/types.ts';
import { EUROPE, fields } from './boards.ts';
import type { Table } from './table.ts';
import {
  dealOf,
  dealt,
  decider,
  drawTo,
  exchange,
  held,
  look,
  market,
  matchOf,
  nextScoring,
  offers,
  outcome,
  parse,
  play,
  randomMatch,
  range,
  scored,
  start,
} from './table.ts';

const { seen } = airlinesEurope;

/** A view without what only its viewer may know. */
function publicPart({ viewer, kept, exchange: giving, hands, ...rest }: View): unknown {
  const backs = hands.map(({ shares, discards, ...known }) => known);
  const { from, ...paying } = giving ?? { from: null };
  return { ...rest, hands: backs, exchange: paying };
}

describe('AE-110 public', () => {
  const CARDS = {
    keep: ['red black', 'brown green', 'white blue'],
    hands: ['red*4 gray*2'],
    market: 'orange*5',
  };

  it('[AE-110] everybody, players and spectators, sees the same table at every moment', () => {
    for (const players of [2, 3, 4, 5]) {
      const match = start({ board: EUROPE, players });
      randomMatch(match, players, () => {
        const [first, ...others] = [null, ...range(0, players - 1)].map((viewer) =>
          publicPart(look(match, viewer)),
        );
        for (const other of others) expect(difference(other, first)).toBeUndefined();
      });
    }
  });

  it('[AE-110] map, track, cash, bank, airplanes', () => {
    const match = start({ ...CARDS, board: fields() });
    play(match, 'licence red paris-paris1', 'licence gray london-london1', 'take deck');
    const table = look(match);
    const route = (id: string) => table.routes[match.board.file.routes.findIndex((each) => each.id === id)];
    expect([route('paris-paris1'), route('london-london1'), route('paris-paris2')]).toEqual([
      ['red'],
      ['gray'],
      [],
    ]);
    expect(table).toMatchObject({ cash: [6, 8, 8], bank: 68, track: { red: 1, gray: 1, blue: 0 } });
    expect(table).toMatchObject({ planes: { red: 12, gray: 7 } });
  });

  it('[AE-110] market, portfolios, hand sizes, deck size with the scoring cards in it', () => {
    const match = start(CARDS);
    const size = 82 - 5 - 24 + 3;
    expect(look(match)).toMatchObject({ market: new Array(5).fill('orange'), deck: { size, cards: null } });
    expect(look(match).portfolios.map(held)).toEqual([
      { red: 1, black: 1 },
      { brown: 1, green: 1 },
      { white: 1, blue: 1 },
    ]);
    expect(look(match).hands.map((hand) => hand.size)).toEqual([6, 6, 6]);
  });

  it('[AE-110] ABACUS shares in each hand, their supply, the number of discards', () => {
    const match = start(CARDS);
    exchange(match, 'red', 'red', 'black portfolio');
    expect(look(match)).toMatchObject({ abacusSupply: 18, gone: { black: 1, red: 0 } });
    expect(look(match).hands.map(({ abacus, discarded }) => [abacus, discarded])).toEqual([
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
  });

  it('[AE-110] whose turn it is, and the scorings made', () => {
    const match = start(CARDS);
    play(match, 'cash');
    expect(look(match)).toMatchObject({ turn: 1, active: [1], scorings: 0 });
    nextScoring(match);
    expect(look(match)).toMatchObject({ scorings: 1, pending: 0 });
  });

  it('[AE-110] which share of the market was taken', () => {
    const match = start(CARDS);
    play(match, 'licence red paris-paris1');
    const [took] = play(match, 'take orange');
    expect(took).toEqual({ type: 'took', seat: 0, share: 'orange' });
    for (const viewer of [null, 0, 1, 2]) {
      expect(seen(took, viewer)).toEqual(took);
      expect(look(match, viewer).hands[0].known).toMatchObject({ orange: 1 });
    }
  });

  it('[AE-110] every event but cards of hands is told to all', () => {
    const kinds = new Set<string>();
    for (const players of [2, 3, 4, 5]) {
      const first = start({ board: EUROPE, players });
      randomMatch(first, 110 + players);
      const again = start({ board: EUROPE, players });
      for (const { seat, move } of first.log.slice(players)) {
        for (const event of again.apply(seat, move)) {
          kinds.add(event.type);
          for (const viewer of [null, ...range(0, players - 1)])
            expect(seen(event, viewer)).toEqual(told(event, viewer));
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(12);
  });

  function told(event: Event, viewer: number | null): Event {
    const secret = event.type === 'drew' || (event.type === 'discarded' && event.from === 'hand');
    if (!secret || event.seat === viewer || event.share === 'abacus') return event;
    return { ...event, share: null };
  }
});

describe('AE-111 secret', () => {
  /** Plays the lines in both worlds and compares all that these viewers see on the way. */
  function tellApart(
    worlds: readonly Table[],
    viewers: readonly (number | null)[],
    lines: readonly string[],
  ): boolean {
    const [one, other] = worlds.map((match) => {
      const all = (events: Event[]) =>
        viewers.map((viewer) => [look(match, viewer), events.map((event) => seen(event, viewer))]);
      return [all([]), ...lines.map((line) => all(play(match, line)))];
    });
    return JSON.stringify(one) !== JSON.stringify(other);
  }

  const LINES = [
    'cash',
    'licence brown lisbon-lisbon1',
    'take deck',
    'cash',
    'licence red paris-paris1',
    'take deck',
    'exchange 1',
    'discard brown portfolio',
    'cash',
  ];
  const KEEP = ['red black', 'brown green', 'white gray'];

  /** Both worlds start with the same choices. */
  function playing(setup: Setup): Table {
    const match = matchOf(setup, fields());
    KEEP.forEach((pair, seat) => {
      match.apply(seat, parse(match, `keep ${pair}`));
    });
    return match;
  }

  it('[AE-111] the hands of others', () => {
    const { setup } = dealOf({ keep: KEEP, hands: ['', 'blue*6'] });
    const place = setup.deck.lastIndexOf('black');
    const hands = setup.hands.with(1, [...setup.hands[1].slice(0, 7), 'black']);
    const swapped = { ...setup, hands, deck: setup.deck.with(place, 'blue') };
    expect(tellApart([playing(setup), playing(swapped)], [null, 0, 2], LINES)).toBe(false);
    expect(tellApart([playing(setup), playing(swapped)], [1], LINES)).toBe(true);
  });

  it('[AE-111] the cards others draw from the deck', () => {
    const { setup } = dealOf({ keep: KEEP, deck: 'blue black' });
    const swapped = { ...setup, deck: setup.deck.with(0, 'black').with(1, 'blue') };
    // Seat 1 draws the first of them, seat 0 the second: seat 2 cannot tell, they can.
    expect(tellApart([playing(setup), playing(swapped)], [null, 2], LINES)).toBe(false);
    expect(tellApart([playing(setup), playing(swapped)], [0], LINES)).toBe(true);
    expect(tellApart([playing(setup), playing(swapped)], [1], LINES)).toBe(true);
  });

  it('[AE-111] the order of the deck', () => {
    const { setup } = dealOf({ keep: KEEP });
    // The lines draw two cards; all shares below them turned round, the scoring cards where they were.
    const below = setup.deck.slice(2);
    const turned = below.filter((card) => card !== 'scoring').reverse();
    const deck = [
      ...setup.deck.slice(0, 2),
      ...below.map((card) => (card === 'scoring' ? card : turned.shift())),
    ];
    const other = { ...setup, deck: deck.filter((card) => card !== undefined) };
    expect(other.deck).not.toEqual(setup.deck);
    expect(tellApart([playing(setup), playing(other)], [null, 0, 1, 2], LINES)).toBe(false);
  });

  it('[AE-111] where the scoring cards lie, d1 and d2', () => {
    const all = range(8, 12).flatMap((first) => {
      const h = Math.floor((43 - first) / 2);
      return [-2, 0, 2].map((d2) => dealOf({ keep: KEEP, scoringAt: [first, first + 1 + h + d2] }).setup);
    });
    const third = range(45, 55).map(
      (place) => dealOf({ keep: KEEP, scoringAt: [8, undefined, place] }).setup,
    );
    for (const setup of [...all, ...third]) {
      const worlds = [playing(all[0]), playing(setup)];
      expect(tellApart(worlds, [null, 0, 1, 2], LINES)).toBe(false);
    }
  });

  it('[AE-111] what has come up is remembered: the shapes left agree with it', () => {
    const match = start({ scoringAt: [10] });
    const spans = () => look(match).deck.shapes.map(([first]) => first[0]);
    expect(spans()).toEqual([8, 9, 10, 11, 12]);
    drawTo(match, 10);
    expect(spans()).toEqual([10, 11, 12]);
  });

  it('[AE-111] what was discarded from a hand', () => {
    const worlds = ['discard red', 'discard black'].map((discard) => {
      const match = start({ keep: KEEP, hands: ['red*3 black*3'] });
      play(match, 'exchange 1');
      return { match, events: play(match, discard) };
    });
    for (const viewer of [null, 1, 2]) {
      const [one, other] = worlds.map(({ match, events }) => [
        look(match, viewer),
        events.map((e) => seen(e, viewer)),
      ]);
      expect(other).toEqual(one);
    }
  });

  it('[AE-111] the choice of AE-17, until all have chosen; that a seat has chosen is public', () => {
    const [one, other] = ['keep brown green', 'keep green orange'].map((line) => {
      const match = dealt({ keep: KEEP, hands: ['', 'orange*2'] });
      const events = match.apply(1, parse(match, line));
      return [null, 0, 2].map((viewer) => [look(match, viewer), events.map((event) => seen(event, viewer))]);
    });
    expect(other).toEqual(one);
    const match = dealt({ keep: KEEP });
    match.apply(1, parse(match, 'keep brown green'));
    for (const viewer of [null, 0, 1, 2]) expect(look(match, viewer).chosen).toEqual([false, true, false]);
    for (const viewer of [null, 0, 2]) expect(look(match, viewer).kept).toBeNull();
    expect(look(match, 1).kept).toEqual(['brown', 'green']);
  });

  it('[AE-111] points lie face down; those just awarded are announced', () => {
    const match = start({ keep: KEEP });
    const events = nextScoring(match);
    for (const viewer of [null, 0, 1, 2]) {
      expect(look(match, viewer).byMemory).toEqual(['vp']);
      expect(scored(events).map((event) => seen(event, viewer))).toEqual(scored(events));
    }
    const shared = start({ keep: KEEP, options: { openScores: true } });
    for (const viewer of [null, 0, 1, 2]) expect(look(shared, viewer).byMemory).toEqual([]);
  });

  it('[AE-111] during play nobody sees a hand, a discard or the deck of others, at any moment', () => {
    const match = start({ board: EUROPE, players: 4 });
    randomMatch(match, 111, () => {
      for (const viewer of [null, 0, 1, 2, 3]) {
        const { hands, deck } = look(match, viewer);
        expect(deck.cards).toBeNull();
        hands.forEach(({ shares, discards }, seat) => {
          expect([shares === null, discards === null]).toEqual([seat !== viewer, seat !== viewer]);
        });
      }
    });
  });

  it('[AE-111] after the end all is open', () => {
    const match = start({ keep: KEEP });
    exchange(
      match,
      offers(match)
        .find((line) => line.startsWith('play 1'))
        ?.split(' ')[2] ?? '',
    );
    for (const _scoring of [1, 2, 3]) nextScoring(match);
    expect(outcome(match)).toBeDefined();
    const [open, ...others] = [null, 0, 1, 2].map((viewer) => look(match, viewer));
    expect(open.byMemory).toEqual([]);
    expect(open.deck.cards).toEqual(match.setup.deck.slice(open.deck.drawn));
    for (const { shares, size } of open.hands) {
      expect(Object.values(shares ?? {}).reduce((total, n) => total + n, 0)).toBe(size);
    }
    expect(Object.values(open.hands[0].discards ?? {}).reduce((total, n) => total + n, 0)).toBe(1);
    for (const { hands, deck, vp } of others) {
      expect([hands, deck, vp]).toEqual([open.hands, open.deck, open.vp]);
    }
  });

  const SIXES = { keep: KEEP, hands: ['red*3 black*3'], market: 'orange*2 blue gray*2', deck: 'orange*4' };
  const REMEMBERED: [
    name: string,
    lines: string[],
    movements: string[],
    known: Partial<Record<Airline, number>>,
  ][] = [
    ['what was dealt, and the first portfolio', [], [], {}],
    ['a share that was taken', ['licence red paris-paris1', 'take blue'], ['+blue'], { blue: 1 }],
    ['a share that was drawn', ['licence red paris-paris1', 'take deck'], ['+?'], {}],
    ['one share that was played', ['play red'], ['-red'], {}],
    ['several shares that were played', ['play 3 black'], ['-black 3'], {}],
    ['shares of two airlines that were played', ['play red black'], ['-red', '-black'], {}],
    ['one secret discard', ['exchange 1', 'discard red'], ['-?'], {}],
    ['three secret discards', ['exchange 2', 'discard red', 'discard red', 'discard black'], ['-? 3'], {}],
    [
      'discards of which one was open',
      ['exchange 2', 'discard red', 'discard red', 'discard black portfolio'],
      ['-? 2'],
      {},
    ],
    ['a discard from the portfolio', ['exchange 1', 'discard red portfolio'], [], {}],
    [
      'two taken, of which a secret discard may have been one',
      [
        ...taking('orange', 'paris-paris1'),
        ...taking('orange', 'paris-paris2'),
        'exchange 1',
        'discard orange',
      ],
      ['+orange', '+orange', '-?'],
      { orange: 1 },
    ],
    [
      'two taken and one played',
      [...taking('orange', 'paris-paris1'), ...taking('gray', 'paris-paris2'), 'play gray'],
      ['+orange', '+gray', '-gray'],
      { orange: 1 },
    ],
    [
      'two taken, three discarded',
      [
        ...taking('orange', 'paris-paris1'),
        ...taking('orange', 'paris-paris2'),
        ...['exchange 2', 'discard red', 'discard red', 'discard black'],
      ],
      ['+orange', '+orange', '-? 3'],
      {},
    ],
    [
      'one taken and two played, of which one was dealt',
      [...taking('gray', 'paris-paris1'), ...taking('blue', 'paris-paris2'), 'play red blue'],
      ['+gray', '+blue', '-blue', '-red'],
      { gray: 1 },
    ],
  ];

  /** One share of the market, and the other two take cash. */
  function taking(share: Airline, route: string): string[] {
    return [`licence red ${route}`, `take ${share}`, 'cash', 'cash'];
  }

  it.each(REMEMBERED)('[AE-111] everybody remembers %s', (_name, lines, movements, known) => {
    const match = start(SIXES);
    play(match, ...lines);
    for (const viewer of [null, 0, 1, 2]) {
      const [hand] = look(match, viewer).hands;
      expect(hand.movements).toEqual(['+? 8', '-red', '-black', ...movements]);
      expect(held(hand.known)).toEqual(known);
    }
  });

  it('[AE-111] programs that ask all the time are told the same of what is certain', () => {
    for (const players of [2, 5]) {
      const match = start({ board: EUROPE, players });
      const certain = new Uint8Array(5 * SHARES.length).fill(7);
      let known = 0;
      randomMatch(match, players, () => {
        recallCertain(match.state, certain);
        look(match).hands.forEach((hand, seat) => {
          const told = AIRLINES.map((_, a) => certain[seat * SHARES.length + a]);
          expect(told).toEqual(AIRLINES.map((airline) => hand.known[airline]));
          known = Math.max(known, ...told);
        });
      });
      expect(known).toBeGreaterThan(1);
    }
  });

  it.each<[Event, boolean]>([
    [{ type: 'drew', seat: 0, share: 'red' }, true],
    [{ type: 'refilled', slot: 0, share: 'red' }, true],
    [{ type: 'scoring-card', holder: 0 }, true],
    [{ type: 'revealed', kept: [] }, true],
    [{ type: 'scored', scoring: 1, share: 'red', row: [], holdings: [], points: [] }, true],
    [{ type: 'ended', reason: 'all-blocked', scores: [] }, true],
    [{ type: 'chosen', seat: 0 }, false],
    [{ type: 'licensed', seat: 0, airline: 'red', route: 'x', price: 1, track: 1 }, false],
    [{ type: 'connected', airline: 'red', bonus: 7, track: 8 }, false],
    [{ type: 'took', seat: 0, share: 'red' }, false],
    [{ type: 'played', seat: 0, share: 'red', count: 1 }, false],
    [{ type: 'paid', seat: 0, amount: 8 }, false],
    [{ type: 'bankrupt', returned: [] }, false],
    [{ type: 'market-removed', shares: [] }, false],
    [{ type: 'exchanging', seat: 0, take: 1 }, false],
    [{ type: 'discarded', seat: 0, from: 'hand', share: 'red' }, false],
    [{ type: 'abacus', seat: 0, count: 1 }, false],
    [{ type: 'turn', seat: 1 }, false],
  ])('[AE-111] what cannot be unseen: %j is so, %s', (event, shown) => {
    expect(airlinesEurope.reveals(event)).toBe(shown);
  });

  it('[AE-111] a share taken face up stays known until it is played', () => {
    const match = start({ keep: KEEP, market: 'orange*5' });
    play(match, 'licence red paris-paris1', 'take orange', 'cash', 'cash');
    expect(look(match, 1).hands[0].known).toMatchObject({ orange: 1 });
    expect(decider(match)).toBe(0);
    play(match, 'play orange');
    expect(look(match, 1).hands[0].known).toMatchObject({ orange: 0 });
    expect(market(match)).toHaveLength(5);
  });
});
