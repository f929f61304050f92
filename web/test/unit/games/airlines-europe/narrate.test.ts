import type { Event, Move } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import { playMatch } from '@tarmac/bots';
import { Match } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  narrate,
  narrateBriefly,
  narrateEntry,
  narrateTurn,
  turnsAfter,
  turnsOf,
} from '../../../../src/games/airlines-europe/narration/narrate.ts';
import { openTexts } from '../../../../src/games/airlines-europe/texts.ts';
import type { Table, Told } from '../../../../src/games/airlines-europe/types.ts';
import { plain } from '../../../../src/words/rich.ts';

beforeAll(openTexts);

const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Emil', 'Dora'];

/** As much of an open table as narration needs: Ada looks, the others are bots. */
function tableOf(players: number): Table {
  const bot = (name: string) => ({ kind: 'bot', name, bot: 'greedy' });
  const info = {
    board: board.file,
    players: [{ kind: 'person', name: 'Ada' }, ...NAMES.slice(1, players).map(bot)],
  };
  return { info, viewer: 0, name: (seat: number) => NAMES[seat] ?? '' } as unknown as Table;
}

/** A match between bots as Ada saw it. */
function toldOf(
  players: number,
  seed: string,
  bot: string,
  deck: 'standard' | 'thirds' = 'standard',
): Told[] {
  const bots = Array.from({ length: players }, () => bot);
  const { match } = playMatch(airlinesEurope, board, { bots, seed, options: { deck } });
  const again = new Match(airlinesEurope, match);
  return match.log.map(({ seat, move }, i) => {
    const events = again.apply(seat, move).map((event) => airlinesEurope.seen(event, 0));
    return { step: i + 1, seat, move: seat === 0 ? move : null, events };
  });
}

const table = tableOf(4);
const told = (events: readonly Event[], move: Move | null = null): Told => ({
  step: 1,
  seat: 1,
  move,
  events,
});
const say = (...events: Event[]): string => plain(narrate(told(events), table));

describe('one move in words', () => {
  it.each<[string, readonly Event[], string]>([
    [
      'a licence',
      [{ type: 'licensed', seat: 1, airline: 'red', route: 'athens-palermo', price: 4, track: 31 }],
      'bought Wonders Athens–Palermo for 4.',
    ],
    [
      'a bonus',
      [
        { type: 'licensed', seat: 1, airline: 'orange', route: 'london-paris', price: 3, track: 20 },
        { type: 'connected', airline: 'orange', bonus: 8, track: 28 },
      ],
      'bought Funagain London–Paris for 3. Funagain reached London: a bonus of 8.',
    ],
    [
      'a share of the market',
      [{ type: 'took', seat: 1, share: 'violet' }],
      'took Lucky Hans from the market.',
    ],
    ['an unseen share', [{ type: 'drew', seat: 1, share: null }], 'drew from the deck.'],
    ['an own share', [{ type: 'drew', seat: 0, share: 'gray' }], 'drew Simply Fun from the deck.'],
    [
      'shares played',
      [
        { type: 'played', seat: 1, share: 'orange', count: 1 },
        { type: 'played', seat: 1, share: 'white', count: 1 },
        { type: 'paid', seat: 1, amount: 4 },
      ],
      'played 2 shares, Funagain and White Winds, and got 4.',
    ],
    [
      'many of one airline',
      [
        { type: 'played', seat: 1, share: 'red', count: 5 },
        { type: 'paid', seat: 1, amount: 10 },
      ],
      'played 5 shares, 5 × Wonders, and got 10.',
    ],
    ['cash', [{ type: 'paid', seat: 1, amount: 8 }], 'took 8 million.'],
    [
      'a bankruptcy that turns up a scoring card',
      [
        { type: 'bankrupt', returned: [3, 0, 2, 0] },
        { type: 'market-removed', shares: ['red'] },
        { type: 'scoring-card', holder: 2 },
        { type: 'paid', seat: 1, amount: 8 },
      ],
      'took 8 million. The bank was short and got back 3 from you and 2 from Chiara. The market was replaced. ' +
        'A scoring card turned up and went to Chiara.',
    ],
    ['an exchange begun', [{ type: 'exchanging', seat: 1, take: 2 }], 'is trading for 2 ABACUS.'],
    [
      'a hidden discard',
      [{ type: 'discarded', seat: 1, from: 'hand', share: null }],
      'gave 1 share face down.',
    ],
    ['a choice in secret', [{ type: 'chosen', seat: 1 }], 'chose two shares.'],
  ])('%s', (_, events, text) => {
    expect(say(...events)).toBe(text);
  });

  it('an own choice is named, and the first portfolios', () => {
    const kept: Move = { type: 'keep', shares: ['red', 'blue'] };
    const revealed: Event = {
      type: 'revealed',
      kept: [
        ['red', 'blue'],
        ['gray', 'white'],
      ],
    };
    expect(plain(narrate(told([{ type: 'chosen', seat: 0 }, revealed], kept), table))).toBe(
      'chose Wonders and Rio Grande. First portfolios: you Wonders and Rio Grande, Bruno Simply Fun and White Winds.',
    );
  });

  it('a scoring is summed up by player', () => {
    const scored = (share: 'red' | 'abacus', points: number[]): Event => ({
      type: 'scored',
      scoring: 2,
      share,
      row: [],
      holdings: [],
      points,
    });
    expect(
      say({ type: 'took', seat: 1, share: 'red' }, scored('red', [6, 3]), scored('abacus', [0, 8])),
    ).toBe('took Wonders from the market. Second scoring: you 6, Bruno 11.');
  });
});

it('a scoring because nothing is left to buy is the final one', () => {
  const scored: Event = { type: 'scored', scoring: 3, share: 'red', row: [], holdings: [], points: [6, 3] };
  const ended: Event = { type: 'ended', reason: 'all-blocked', scores: [6, 3] };
  const bought: Event = {
    type: 'licensed',
    seat: 1,
    airline: 'red',
    route: 'london-paris',
    price: 3,
    track: 9,
  };
  expect(say(bought, scored, ended)).toBe(
    'bought Wonders London–Paris for 3. Final scoring: you 6, Bruno 3. ' +
      'No licence is left to buy, so this scoring ends the game.',
  );
});

it('a turn is one or two sentences', () => {
  const turn = [
    told([{ type: 'licensed', seat: 1, airline: 'green', route: 'prague-vienna', price: 4, track: 9 }]),
    told([{ type: 'licensed', seat: 1, airline: 'black', route: 'riga-warsaw', price: 3, track: 9 }]),
    told([{ type: 'took', seat: 1, share: 'violet' }]),
  ];
  expect(plain(narrateTurn(turn, table))).toBe(
    'bought FF Flys Prague–Vienna for 4 and Brooms Riga–Warsaw for 3. Took Lucky Hans from the market.',
  );
  const exchange = [
    told([{ type: 'exchanging', seat: 1, take: 2 }]),
    told([{ type: 'discarded', seat: 1, from: 'hand', share: null }]),
    told([{ type: 'discarded', seat: 1, from: 'hand', share: null }]),
    told([
      { type: 'discarded', seat: 1, from: 'portfolio', share: 'red' },
      { type: 'abacus', seat: 1, count: 2 },
    ]),
  ];
  expect(plain(narrateTurn(exchange, table))).toBe('gave Wonders and 2 shares face down for 2 ABACUS.');
});

describe('the log of whole matches', () => {
  it.each([
    [2, 'greedy', 'standard'],
    [3, 'greedy', 'thirds'],
    [4, 'greedy', 'standard'],
    [5, 'random', 'standard'],
    [4, 'random', 'thirds'],
  ] as const)('%i × %s, %s: every move under one heading, every heading with words', (players, bot, deck) => {
    const tolds = toldOf(players, 'log', bot, deck);
    const entries = turnsOf(tolds);
    const [opening, ...rest] = entries;
    expect(opening).toMatchObject({ kind: 'opening', from: 1, to: players });
    expect(entries.filter(({ kind }) => kind === 'opening')).toHaveLength(1);
    expect(
      entries.filter(({ kind }) => kind === 'scoring').map((entry) => 'scoring' in entry && entry.scoring),
    ).toEqual([1, 2, 3]);
    const steps = entries.flatMap((entry) =>
      entry.kind === 'scoring' && !entry.picked ? [] : entry.tolds.map(({ step }) => step),
    );
    expect(steps).toEqual(tolds.map(({ step }) => step));
    let before = players - 1;
    for (const entry of rest) {
      if (entry.kind !== 'turn') continue;
      expect(entry.seat).toBe((before + 1) % players);
      expect(new Set(entry.tolds.map(({ seat }) => seat))).toEqual(new Set([entry.seat]));
      before = entry.seat;
    }
    for (const entry of entries) {
      expect(plain(narrateEntry(entry, tableOf(players)))).toMatch(/^[a-zA-Z].*\.$/);
    }
    for (const one of tolds) expect(plain(narrate(one, tableOf(players)))).toMatch(/^[a-z].*\.$/);
  });
});

it.each(['standard', 'thirds'] as const)('what came after a step is the end of the whole log, %s', (deck) => {
  const all = toldOf(4, 'since', 'greedy', deck);
  for (let step = 0; step <= all.length; step++) {
    expect(turnsAfter(all, step)).toEqual(turnsOf(all).filter(({ to }) => to > step));
  }
});

describe('a turn in few words', () => {
  it('says what was done, and no more', () => {
    const events: Event[] = [
      { type: 'licensed', seat: 1, airline: 'red', route: 'london-paris', price: 4, track: 1 },
      { type: 'took', seat: 1, share: 'blue' },
    ];
    const [entry] = turnsOf([told(events)]);
    if (!entry) throw new Error('There is no turn.');
    expect(plain(narrateEntry(entry, table))).toMatch(/ for 4\. Took \S.* from the market\.$/);
    expect(plain(narrateBriefly(entry, table))).toMatch(/ for 4, took [^.]+\.$/);
    expect(plain(narrateBriefly(entry, table))).not.toContain('market');
  });
});
