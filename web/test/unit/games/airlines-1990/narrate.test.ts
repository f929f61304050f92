import type { Event, Move } from '@tarmac/airlines-1990';
import { airlines1990 } from '@tarmac/airlines-1990';
import { playMatch } from '@tarmac/bots';
import { CHANCE, Match } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  narrate,
  narrateBriefly,
  narrateEntry,
  narrateTurn,
  turnsAfter,
  turnsOf,
} from '../../../../src/games/airlines-1990/narration/narrate.ts';
import { openTexts } from '../../../../src/games/airlines-1990/texts.ts';
import type { Table, Told } from '../../../../src/games/airlines-1990/types.ts';
import { turnsBegun } from '../../../../src/games/common/narration/turns.ts';
import type { Language } from '../../../../src/words/languages.ts';
import { plain } from '../../../../src/words/rich.ts';
import { speak } from '../../../../src/words/words.svelte.ts';

const board = airlines1990.loadBoard(airlines1990.boardFiles[0]);
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
  readonly options?: Record<string, boolean>;
}

/** A match between bots as Ada saw it. */
function toldOf({ players, bot, seed, options = {} }: Game): Told[] {
  const bots = Array.from({ length: players }, () => bot);
  const { match } = playMatch(airlines1990, board, { bots, seed, options });
  const again = new Match(airlines1990, match);
  return match.log.map(({ seat, move }, i) => {
    const all = again.apply(seat, move);
    const events = all.map((event) => airlines1990.seen(event, 0));
    const isOpen = seat === 0 || JSON.stringify(events) === JSON.stringify(all);
    return { step: i + 1, seat: seat === CHANCE ? 'chance' : seat, move: isOpen ? move : null, events };
  });
}

const table = tableOf(4);
const told = (events: readonly Event[], seat: number | 'chance' = 1, move: Move | null = null): Told => ({
  step: 1,
  seat,
  move,
  events,
});
const say = (...events: Event[]): string => plain(narrate(told(events), table));

const [first] = board.file.routes;
const route = first?.id ?? '';
const cityOf = (id: string | undefined) => board.file.cities.find((city) => city.id === id)?.name;
const routeText = `${cityOf(first?.from)}–${cityOf(first?.to)}`;
const card = { pattern: 'dashed', value: 7 } as const;
const next: Event = { type: 'turn', seat: 2 };

describe('one move in words', () => {
  it.each<[string, readonly Event[], string]>([
    [
      'a founding',
      [{ type: 'founded', seat: 1, company: 'boi', shares: 2, card, route, circle: 5 }],
      `founded BOI with 2 shares and flew ${routeText} on 5 with dashed line 7.`,
    ],
    [
      'a flight',
      [{ type: 'flew', seat: 1, company: 'ita', card, route, circle: 3 }],
      `flew ITA ${routeText} on 3 with dashed line 7.`,
    ],
    ['a hidden flight card', [{ type: 'drew-flight', seat: 1, card: null }], 'drew a flight card.'],
    ['an own flight card', [{ type: 'drew-flight', seat: 0, card }], 'drew dashed line 7.'],
    ['nothing to draw', [{ type: 'no-flight', seat: 1 }], 'had no flight card left to draw.'],
    ['cards kept', [{ type: 'kept', seat: 1, idle: false }, next], 'kept the flight cards and didn’t fly.'],
    ['an idle turn', [{ type: 'kept', seat: 1, idle: true }, next], 'passed.'],
    [
      'a share of the market',
      [{ type: 'took', seat: 1, share: 'owl' }, { type: 'refilled', slot: 2, share: 'hit' }, next],
      'took OWL from the market.',
    ],
    ['an unseen share', [{ type: 'drew', seat: 1, share: null }], 'drew a share from the pile.'],
    ['an own share', [{ type: 'drew', seat: 0, share: 'hit' }], 'drew HIT from the pile.'],
    ['shares played', [{ type: 'played', seat: 1, company: 'ita', shares: 2 }], 'played 2 shares of ITA.'],
    [
      'a sabotage that closes a company',
      [
        { type: 'sabotaged', seat: 1, company: 'hit', route, circle: 8 },
        { type: 'inactive', company: 'owl' },
        { type: 'removed', shares: ['owl', 'owl'] },
      ],
      `sabotaged ${routeText} with a marker of HIT on 8. OWL is inactive: it can no longer be founded, and ` +
        'its shares are worthless. Worthless shares left the market: OWL.',
    ],
    ['a swap', [{ type: 'swapped', seat: 1, card }], 'swapped the unusable flight card dashed line 7.'],
    [
      'a refresh that meets a scoring card too early',
      [
        { type: 'refreshed', seat: 1, share: 'owl' },
        { type: 'scoring-card', back: true },
      ],
      'replaced a worthless share of OWL in the market. A scoring card turned up too early and went back into the pile.',
    ],
    [
      'a scoring card before anybody has founded',
      [
        { type: 'drew', seat: 1, share: null },
        { type: 'scoring-card', back: false },
      ],
      'drew a share from the pile. A scoring card turned up. Nobody got points.',
    ],
    [
      'the last share',
      [
        { type: 'took', seat: 1, share: 'boi' },
        { type: 'last-round', taker: 0 },
      ],
      'took BOI from the market. The last share is gone. Everyone has one more turn, you last.',
    ],
  ])('%s', (_, events, text) => {
    expect(say(...events)).toBe(text);
  });

  it('a scoring is summed up by player, and the end gives its reason', () => {
    const scored = (scoring: number, company: string, points: number[]): Event => ({
      type: 'scored',
      scoring,
      company,
      markers: 3,
      holdings: [],
      points,
    });
    expect(
      say(
        { type: 'drew', seat: 1, share: null },
        { type: 'scoring-card', back: false },
        scored(2, 'boi', [6, 3]),
        scored(2, 'ita', [0, 8]),
        next,
      ),
    ).toBe('drew a share from the pile. A scoring card turned up. Second scoring: you 6, Bruno 11.');
    expect(
      say(
        { type: 'took', seat: 1, share: 'boi' },
        scored(4, 'boi', [4, 2]),
        { type: 'bonus', points: [0, 1] },
        { type: 'ended', reason: 'shares-gone', scores: [4, 3] },
      ),
    ).toBe(
      'took BOI from the market. Final scoring: you 4, Bruno 2. Bonus for sitting later: Bruno 1. ' +
        'The shares are gone, and the game is over.',
    );
  });

  it('what chance does has no name before it, and names who gets a card by it', () => {
    const shuffled: Event = { type: 'shuffled', pile: 'flights', order: null };
    const drawn = told([shuffled, { type: 'drew-flight', seat: 1, card: null }], 'chance');
    expect(plain(narrate(drawn, table))).toBe(
      'The discarded flight cards became the new pile. Bruno drew a flight card.',
    );
    const begun = told([], 1, { type: 'draw' });
    expect(plain(narrate(begun, table))).toBe('expands and draws a flight card.');
    const flown = told([{ type: 'flew', seat: 1, company: 'ita', card, route, circle: 3 }]);
    expect(plain(narrateTurn([begun, drawn, flown], table))).toBe(
      `flew ITA ${routeText} on 3 with dashed line 7. The discarded flight cards became the new pile.`,
    );
  });

  it('what goes without saying is not said next to the rest of a turn', () => {
    const played = told([{ type: 'played', seat: 1, company: 'ita', shares: 1 }]);
    const done = told([next], 1, { type: 'done' });
    expect(plain(narrate(done, table))).toBe('didn’t sabotage.');
    expect(plain(narrateTurn([played, done], table))).toBe('played 1 share of ITA.');
  });
});

const GAMES: readonly Game[] = [
  { players: 2, bot: 'random', seed: 'a' },
  { players: 3, bot: 'random', seed: 'b', options: { lateScoring: true, seatBonus: true } },
  { players: 4, bot: 'greedy', seed: 'c', options: { lastRound: true } },
  { players: 6, bot: 'random', seed: 'd', options: { lastRound: true, lateScoring: true, seatBonus: true } },
];

describe.each(GAMES)('the log of a match: $players × $bot $options', (game) => {
  const { players } = game;
  const tolds = toldOf(game);
  const here = tableOf(players);

  it('has every move under one heading, turn by turn', () => {
    const entries = turnsOf(tolds);
    const turns = entries.filter((entry) => entry.kind === 'turn');
    expect(turns.flatMap((entry) => entry.tolds.map(({ step }) => step))).toEqual(
      tolds.map(({ step }) => step),
    );
    expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, i) => i % players));
    expect(turnsBegun(tolds, 1).at(-1)).toBe(turns.length);
    for (const { seat, tolds } of turns)
      for (const one of tolds) expect([seat, 'chance']).toContain(one.seat);
    const scorings = entries.flatMap((entry) => (entry.kind === 'scoring' ? [entry.scoring] : []));
    expect(scorings).toEqual([...scorings].sort());
    expect(new Set(scorings).size).toBe(scorings.length);
  });

  it('what came after a step is the end of the whole log', () => {
    const all = turnsOf(tolds);
    for (let step = 0; step <= tolds.length; step += 7)
      expect(turnsAfter(tolds, step)).toEqual(all.filter(({ to }) => to > step));
  });

  it.each(['en', 'it', 'fr', 'de'] as const)('has words for everything in %s', async (language: Language) => {
    await speak(language);
    const texts = [
      ...tolds.map((one) => plain(narrate(one, here))),
      ...turnsOf(tolds).map((entry) => plain(narrateEntry(entry, here))),
    ];
    await speak('en');
    for (const text of texts) {
      expect(text).toMatch(/^\p{L}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object| {2}|\.\./);
    }
    const ended = texts.filter((_, i) => tolds[i]?.events.some(({ type }) => type === 'ended'));
    expect(ended).toHaveLength(1);
  });
});

describe('a turn in few words', () => {
  it.each<[string, readonly Event[], string]>([
    [
      'a founding and a drawn share',
      [
        { type: 'founded', seat: 1, company: 'boi', shares: 2, card, route, circle: 5 },
        { type: 'drew', seat: 1, share: null },
        next,
      ],
      `founded BOI with 2 shares: ${routeText}, drew a share.`,
    ],
    [
      'a flight and a share of the market',
      [
        { type: 'flew', seat: 1, company: 'ita', card, route, circle: 3 },
        { type: 'took', seat: 1, share: 'owl' },
        next,
      ],
      `flew ITA ${routeText}, took OWL.`,
    ],
  ])('%s', (_, events, text) => {
    const [entry] = turnsOf([told(events)]);
    expect(entry && plain(narrateBriefly(entry, table))).toBe(text);
  });
});
