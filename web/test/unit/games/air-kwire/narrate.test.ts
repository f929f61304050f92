import type { Event, Move } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import { POWERS } from '@tarmac/air-kwire/aids';
import { playMatch } from '@tarmac/bots';
import { CHANCE, Match } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardName } from '../../../../src/games/air-kwire/names.ts';
import {
  landmarks,
  log,
  narrate,
  narrateBriefly,
  narrateEntry,
  narrateTurn,
  turnsAfter,
  turnsOf,
} from '../../../../src/games/air-kwire/narration/narrate.ts';
import { openTexts } from '../../../../src/games/air-kwire/texts.ts';
import type { Table, Told } from '../../../../src/games/air-kwire/types.ts';
import { turnsBegun } from '../../../../src/games/common/narration/turns.ts';
import type { Language } from '../../../../src/words/languages.ts';
import { plain } from '../../../../src/words/rich.ts';
import { speak } from '../../../../src/words/words.svelte.ts';

const board = airKwire.loadBoard(airKwire.boardFiles[0]);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Emil', 'Dora', 'Finn'];

beforeAll(openTexts);

/** As much of an open table as narration needs: Ada looks, the others are bots. */
function tableOf(players: number): Table {
  const bot = (name: string) => ({ kind: 'bot', name, bot: 'greedy' });
  const info = {
    board: board.file,
    players: [{ kind: 'person', name: 'Ada' }, ...NAMES.slice(1, players).map(bot)],
  };
  return { info, viewer: 0, name: (seat: number) => NAMES[seat] ?? '' } as unknown as Table;
}

interface Game {
  readonly players: number;
  readonly bot: string;
  readonly seed: string;
  readonly options: Record<string, boolean>;
}

/** A match between bots as Ada saw it. */
function toldOf({ players, bot, seed, options }: Game): Told[] {
  const bots = Array.from({ length: players }, () => bot);
  const { match } = playMatch(airKwire, board, { bots, seed, options });
  const again = new Match(airKwire, match);
  return match.log.map(({ seat, move }, i) => {
    const all = again.apply(seat, move);
    const events = all.map((event) => airKwire.seen(event, 0));
    const isOpen = seat === 0 || JSON.stringify(events) === JSON.stringify(all);
    return { step: i + 1, seat: seat === CHANCE ? 'chance' : seat, move: isOpen ? move : null, events };
  });
}

const table = tableOf(4);
const told = (
  events: readonly Event[],
  seat: number | 'chance' = 1,
  step = 1,
  move: Move | null = null,
): Told => ({ step, seat, move, events });
const say = (...events: Event[]): string => plain(narrate(told(events), table));

const bought = (price: number, more: Partial<Extract<Event, { type: 'bought' }>> = {}): Event => ({
  type: 'bought',
  seat: 1,
  airline: 'beacon',
  shares: 1,
  price,
  fee: 50,
  opening: false,
  ...more,
});
const moved = (from: number, to: number, price: number, airline = 'beacon'): Event => ({
  type: 'moved',
  airline,
  from,
  to,
  price,
});
const flew: Event = {
  type: 'flew',
  seat: 1,
  airline: 'beacon',
  city: 'boston',
  aircraft: 'dc-3',
  points: 12,
  dividend: 3,
};
const asked: Event = {
  type: 'asked',
  seat: 1,
  ceo: 2,
  airline: 'beacon',
  city: 'boston',
  aircraft: 'dc-3',
};
const merger: Event = { type: 'merger', city: 'denver', acquirer: 'beacon', defunct: 'summit' };
const flight = 'flew Beacon to Boston with a DC-3, which makes 12 city points.';

describe('one move in words', () => {
  it.each<[string, readonly Event[], string]>([
    [
      'a purchase',
      [bought(120), moved(3, 4, 140)],
      'bought 1 share of Beacon for $170, fee included; the price is now $140.',
    ],
    [
      'an opening',
      [bought(100, { shares: 2, opening: true }), moved(0, 1, 100)],
      'opened Beacon with 2 shares for $150, fee included; the price is now $100.',
    ],
    [
      'a sale without a fee, at a price that stands still',
      [{ type: 'sold', seat: 1, airline: 'pecos', price: 1200, fee: 0 }],
      'sold 1 share of Pecos for $1,200.',
    ],
    [
      'a new CEO',
      [bought(120), moved(3, 4, 140), { type: 'ceo', airline: 'beacon', seat: 1 }],
      'bought 1 share of Beacon for $170, fee included; the price is now $140. Bruno is the new CEO of Beacon.',
    ],
    ['a question', [asked], 'asked Chiara to let Beacon fly to Boston with a DC-3.'],
    ['a flight', [flew], flight],
    ['a card put away', [{ type: 'discarded', seat: 1, card: 'reshuffle' }], 'discarded Reshuffle.'],
    ['a hidden card', [{ type: 'drew', seat: 1, card: null }], 'drew a card.'],
    ['an open card', [{ type: 'took', seat: 1, card: 'boston' }], 'took Boston from the pool.'],
    ['a power card', [{ type: 'power', seat: 1, card: 'block-trade' }], 'played Block Trade.'],
    [
      'airlines that stay apart',
      [flew, { type: 'apart', city: 'boston', higher: 'beacon', lower: 'totem', why: 'equal' }],
      `${flight} Beacon and Totem meet in Boston and are worth the same: no merger.`,
    ],
    [
      'shares exchanged and sold',
      [
        { type: 'disposed', seat: 1, airline: 'summit', exchanged: 2, sold: 1, amount: 140 },
        moved(9, 11, 360),
      ],
      'exchanged 4 shares of Summit for 2 and sold 1 for $140. Beacon rises to $360.',
    ],
    [
      'an old home that the CEO takes',
      [
        { type: 'rehomed', acquirer: 'beacon', city: 'denver', aircraft: 'dc-3' },
        { type: 'bonus', airline: 'summit', rate: 10, amounts: [200, 100, 0, 0] },
      ],
      'sent a DC-3 of Beacon to Denver, the old home. Bonus for Summit: you $200, Bruno $100.',
    ],
    [
      'a merger without a bonus',
      [
        { type: 'rehomed', acquirer: 'beacon', city: 'denver', aircraft: 'dc-3' },
        { type: 'bonus', airline: 'summit', rate: 0, amounts: [0, 0, 0, 0] },
      ],
      'sent a DC-3 of Beacon to Denver, the old home. Summit pays no bonus.',
    ],
    [
      'an old home where there was nothing to choose',
      [flew, merger, { type: 'rehomed', acquirer: 'beacon', city: 'denver', aircraft: 'dc-3' }],
      `${flight} Beacon takes over Summit in Denver. A DC-3 of Beacon moves into Denver, the old home.`,
    ],
    [
      'a payout',
      [
        { type: 'drew-none', seat: 1 },
        { type: 'paid', airline: 'beacon', rate: 20, amounts: [40, 60, 0, 0] },
        { type: 'paid', airline: 'totem', rate: 10, amounts: [0, 10, 30, 0] },
        { type: 'unpaid', airline: 'pecos', again: true },
        moved(4, 3, 120, 'pecos'),
        { type: 'turn', seat: 2 },
      ],
      'drew no card. Dividends per share: Beacon $20, Totem $10. That makes you $40, Bruno $70, Chiara $30. ' +
        'Not qualified: Pecos. Pecos falls to $120.',
    ],
    [
      'the end',
      [flew, { type: 'ended', reason: 'forty-points', scores: [9000, 12500, 8000, 7000] }],
      `${flight} An airline has 40 city points, and the game is over. Wealth: you $9,000, Bruno $12,500, Chiara $8,000, Emil $7,000.`,
    ],
    ['prices that move when the trading ends', [moved(3, 5, 160)], 'finished trading. Beacon rises to $160.'],
  ])('%s', (_, events, text) => {
    expect(say(...events)).toBe(text);
  });

  it('a consent names who flies by it', () => {
    const approved = told([{ type: 'approved', seat: 2, airline: 'beacon', city: 'boston' }, flew], 2);
    expect(plain(narrate(approved, table))).toBe(`agreed. Bruno ${flight}`);
    expect(plain(narrateTurn([told([asked]), approved], table))).toBe(`${flight} Chiara agreed.`);
  });

  it('a refusal stands behind its question', () => {
    const refused = told([{ type: 'refused', seat: 2, airline: 'beacon', city: 'boston' }], 2);
    expect(plain(narrateTurn([told([asked]), refused], table))).toBe(
      'asked Chiara to let Beacon fly to Boston with a DC-3. Chiara refused Beacon the route to Boston.',
    );
  });

  it('shares bought one after the other are told together', () => {
    const tolds = [
      told([bought(100, { shares: 2, opening: true }), moved(0, 1, 100)]),
      told([bought(100), moved(1, 2, 100)]),
      told([bought(100), moved(2, 3, 120)]),
    ];
    expect(plain(narrateTurn(tolds, table))).toBe(
      'opened Beacon with 2 shares for $150, fee included. ' +
        'Bought 2 shares of Beacon for $300, fee included; the price is now $120.',
    );
  });

  it('a payout is no part of a turn that is told in several moves', () => {
    const paid = told([
      { type: 'drew', seat: 1, card: null },
      { type: 'paid', airline: 'beacon', rate: 20, amounts: [0, 20, 0, 0] },
    ]);
    expect(plain(narrateTurn([told([flew]), paid], table))).toBe(flight);
  });

  it('what chance does has no name before it', () => {
    expect(plain(narrate(told([{ type: 'shuffled', order: null }], 'chance'), table))).toBe(
      'The pile was shuffled again.',
    );
  });
});

describe('the log', () => {
  const turn = [
    told([bought(120), moved(3, 4, 140)], 1, 1),
    told([asked], 1, 2),
    told([{ type: 'approved', seat: 2, airline: 'beacon', city: 'boston' }, flew, merger], 2, 3),
    told([{ type: 'rehomed', acquirer: 'beacon', city: 'denver', aircraft: 'dc-3' }], 2, 4),
    told(
      [
        { type: 'disposed', seat: 3, airline: 'summit', exchanged: 1, sold: 0, amount: 0 },
        moved(4, 5, 160),
        { type: 'taken-over', acquirer: 'beacon', defunct: 'summit', cities: ['boise'], shared: [] },
      ],
      3,
      5,
    ),
    told(
      [
        { type: 'drew', seat: 1, card: null },
        { type: 'paid', airline: 'beacon', rate: 20, amounts: [0, 20, 0, 0] },
        { type: 'reversed' },
        { type: 'turn', seat: 0 },
      ],
      1,
      6,
    ),
  ];

  it('has a turn with its answers, then its merger and its payout', () => {
    expect(log(turn, table).map(({ text, ...line }) => ({ ...line, text: plain(text) }))).toEqual([
      {
        from: 1,
        to: 6,
        seat: 1,
        heading: null,
        text:
          'bought 1 share of Beacon for $170, fee included; the price is now $140. ' +
          `Chiara agreed. Bruno ${flight} From now on play goes round the other way.`,
      },
      {
        from: 3,
        to: 5,
        seat: null,
        heading: 'Merger',
        text:
          'Beacon takes over Summit in Denver. Chiara sent a DC-3 of Beacon to Denver, the old home. ' +
          'Emil exchanged 2 shares of Summit for 1. Beacon rises to $160. Beacon now flies to Boise.',
      },
      {
        from: 6,
        to: 6,
        seat: null,
        heading: 'Dividends',
        text: 'Dividends per share: Beacon $20. That makes Bruno $20.',
      },
    ]);
  });

  it('marks mergers, payouts and the end, one label a step', () => {
    const ended = told([{ type: 'ended', reason: 'agreed', scores: [1, 2, 3, 4] }], 0, 7);
    expect(landmarks([...turn, ended])).toEqual([
      { step: 3, label: 'B+S' },
      { step: 6, label: '$' },
      { step: 7, label: 'End' },
    ]);
  });
});

const GAMES: readonly Game[] = [
  { players: 3, bot: 'random', seed: 'a', options: {} },
  { players: 4, bot: 'greedy', seed: 'b', options: { powerCards: true } },
  { players: 6, bot: 'random', seed: 'c', options: { powerCards: true } },
];

describe.each(GAMES)('the log of a match: $players × $bot $options', (game) => {
  const tolds = toldOf(game);
  const here = tableOf(game.players);

  it('tells everything once, turn by turn', () => {
    const entries = turnsOf(tolds);
    const turns = entries.filter((entry) => entry.kind === 'turn');
    expect(turns[0]?.from).toBe(1);
    expect(turns.at(-1)?.to).toBe(tolds.length);
    for (const [i, { from }] of turns.entries()) if (i > 0) expect(from).toBe((turns[i - 1]?.to ?? 0) + 1);
    expect(turnsBegun(tolds, 1).at(-1)).toBe(turns.length);
    const begun = tolds.flatMap(({ events }) => events.filter((event) => event.type === 'turn'));
    expect(turns.slice(1).map(({ seat }) => seat)).toEqual(begun.map(({ seat }) => seat));
    expect(entries.flatMap(({ facts }) => facts)).toHaveLength(tolds.flatMap(({ events }) => events).length);
    const mergers = tolds.flatMap(({ events }) => events.filter((event) => event.type === 'merger'));
    expect(entries.flatMap((entry) => (entry.kind === 'merger' ? [entry.defunct] : []))).toEqual(
      mergers.map(({ defunct }) => defunct),
    );
    const keys = entries.map(({ kind, from }) => `${kind} ${from}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('what came after a step is the end of the whole log', () => {
    const all = turnsOf(tolds);
    for (let step = 0; step <= tolds.length; step += 97)
      expect(turnsAfter(tolds, step)).toEqual(all.filter(({ to }) => to > step));
  });

  it('gives away no card of others', () => {
    const cards = [...board.file.cities.map(({ id }) => id), ...POWERS].map((id) => cardName(board.file, id));
    const drawn = tolds.flatMap(({ events, ...rest }) =>
      events.flatMap((event) =>
        event.type === 'drew' && event.seat !== 0 ? [{ ...rest, card: event.card, events: [event] }] : [],
      ),
    );
    expect(drawn.length).toBeGreaterThan(10);
    for (const one of drawn) {
      expect(one.card).toBeNull();
      expect(cards.filter((name) => plain(narrate(one, here)).includes(name))).toEqual([]);
    }
  });

  it.each(['en', 'it', 'fr', 'de'] as const)('has words for everything in %s', async (language: Language) => {
    await speak(language);
    const moves = tolds.map((one) => plain(narrate(one, here)));
    const entries = turnsOf(tolds).map((entry) => plain(narrateEntry(entry, here)));
    await speak('en');
    for (const text of [...moves.filter((text) => text !== ''), ...entries]) {
      expect(text).toMatch(/^\p{L}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object| {2}|\.\./);
    }
    /* Only the end of the trading has nothing to say. */
    const silent = tolds.filter((_, i) => moves[i] === '');
    expect(silent.filter(({ events }) => events.length > 0)).toEqual([]);
  });
});

describe('a turn in few words', () => {
  const briefly = (...events: Event[]): string => {
    const [entry] = turnsOf([told(events)]);
    return entry ? plain(narrateBriefly(entry, table)) : '';
  };

  it('has all purchases in one sentence, and no word of a CEO who agreed', () => {
    expect(
      briefly(
        bought(100),
        moved(0, 1, 100),
        bought(100),
        bought(700, { airline: 'cardinal' }),
        bought(200, { airline: 'totem', shares: 2, opening: true }),
        asked,
        { type: 'approved', seat: 2, airline: 'beacon', city: 'boston' },
        flew,
      ),
    ).toBe(
      'bought 2 × Beacon for $300 and Cardinal for $750, opened 2 × Totem for $250, flew Beacon to Boston: 12 points.',
    );
  });

  it('tells a refusal', () => {
    expect(briefly(asked, { type: 'refused', seat: 2, airline: 'beacon', city: 'boston' })).toMatch(
      /Chiara refused Beacon the route to Boston\.$/,
    );
  });
});
