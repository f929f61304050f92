import type { Airline, Event, Move, View } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import { payout } from '@tarmac/air-kwire/aids';
import { createMatch, Playout, settleChance } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeOffer } from '../../../../src/games/air-kwire/holdings/offers.ts';
import { placeOf, rowsOf } from '../../../../src/games/air-kwire/holdings/rows.ts';
import { ledWithOthers } from '../../../../src/games/air-kwire/holdings/standing.ts';
import { stretches, stretchesOf } from '../../../../src/games/air-kwire/market/track.ts';
import { concerned, type Gains, gainsOf } from '../../../../src/games/air-kwire/panels/gains.ts';
import { keysOf } from '../../../../src/games/air-kwire/panels/keys.ts';
import { tagOf } from '../../../../src/games/air-kwire/panels/tag.ts';
import { verdictOf } from '../../../../src/games/air-kwire/panels/verdict.ts';
import { warningOf } from '../../../../src/games/air-kwire/panels/warnings.ts';
import { openTexts } from '../../../../src/games/air-kwire/texts.ts';
import { foresight } from '../../../../src/games/air-kwire/turn/foresight.svelte.ts';
import { Turn } from '../../../../src/games/air-kwire/turn.svelte.ts';
import type { Table } from '../../../../src/games/air-kwire/types.ts';
import { ROOM_KEYS } from '../../../../src/play/keys.ts';

const [file] = airKwire.boardFiles;
const board = airKwire.loadBoard(file);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
/** What makes airlines grow and meet. */
const EAGER: readonly Move['type'][] = ['route', 'approve', 'buy'];

interface Moment {
  readonly turn: Turn;
  readonly view: View;
  readonly legal: readonly Move[];
  /** What this move would do, seen by the player who makes it. */
  after(move: Move): { readonly view: View; readonly events: readonly Event[] };
}

/** A random match, as the player who decides sees it. */
function* moments(seed: number): Generator<Moment> {
  const options = { startingCash: 'each', powerCards: false, openCash: false } as const;
  const { match, random } = createMatch(airKwire, { board, options, names: NAMES, seed: `panels ${seed}` });
  const dice = new Playout(seed);
  const anyOf = <T>(list: readonly T[]): T | undefined => list[dice.below(list.length)];
  for (settleChance(match, random); airKwire.outcome(match.state) === undefined; ) {
    const seat = airKwire.search.toMove(match.state);
    const legal = airKwire.legal(match.state, seat);
    const view = airKwire.view(match.state, seat);
    yield {
      turn: new Turn(() => tableOf(view, legal)),
      view,
      legal,
      after(move) {
        const state = airKwire.copy(match.state);
        const events = airKwire.apply(state, seat, move);
        return { view: airKwire.view(state, seat), events };
      },
    };
    const types = [...new Set(legal.map(({ type }) => type))];
    const eager = types.filter((type) => EAGER.includes(type));
    const type = anyOf(eager.length > 0 && dice.below(5) > 0 ? eager : types);
    const move = anyOf(legal.filter((one) => one.type === type));
    if (!move) throw new Error('nobody can move');
    match.apply(seat, move);
    settleChance(match, random);
  }
}

function tableOf(view: View, legal: readonly Move[]): Table {
  const table: Partial<Table> = {
    info: { id: 'panels', board: file, players: NAMES.map((name) => ({ kind: 'person', name })) } as never,
    frame: { view, legal, step: 1 } as never,
    told: [],
    viewer: view.viewer,
    myMove: true,
    mayEnd: false,
    history: null,
    telling: null,
    refusal: null,
    name: (seat) => NAMES[seat] ?? '',
    refuse: () => {},
    why: async () => null,
  };
  return table as Table;
}

const wealthIn = ({ cash, shares, airlines }: View): number[] =>
  cash.map((dollars, seat) =>
    Object.entries(shares[seat] ?? {}).reduce(
      (sum, [airline, held]) => sum + held * (airlines[airline]?.price ?? 0),
      dollars,
    ),
  );

const paidBy = (view: View, airline: Airline): readonly number[] =>
  payout(view, board.file).find((payment) => payment.airline === airline)?.amounts ?? view.cash.map(() => 0);

const differences = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((amount, i) => amount - (before[i] ?? 0));

/** A zero has no sign. */
const plain = (amounts: readonly number[] | null | undefined): number[] => (amounts ?? []).map((n) => n + 0);

function looked(turn: Turn): Gains {
  const gains = gainsOf(turn);
  if (!gains) throw new Error('nothing is looked at');
  return gains;
}

beforeAll(openTexts);
beforeAll(foresight.load);

describe('previews', () => {
  it('[AK-20, AK-55] say what a trade does to the wealth and the dividends of everybody', () => {
    const seen = { buy: 0, sell: 0 };
    for (const { turn, view, legal, after } of moments(1)) {
      for (const move of legal) {
        if (move.type !== 'buy' && move.type !== 'sell') continue;
        turn.hoverTrade(move.airline, move.type === 'buy' ? 1 : -1);
        const { view: next } = after(move);
        const gains = looked(turn);
        expect(plain(gains.wealth)).toEqual(differences(wealthIn(next), wealthIn(view)));
        const [before, then] = [view, next].map((one) => paidBy(one, move.airline));
        expect(plain(gains.dividend)).toEqual(differences(then ?? [], before ?? []));
        expect(verdictOf(turn)).not.toBe('');
        expect(concerned(view, gains)).toContain(view.viewer);
        seen[move.type]++;
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });

  it('[AK-33, AK-43] say what a route does to dividends, or what a merger pays', () => {
    const seen = { route: 0, merger: 0 };
    for (const seed of [2, 3, 4]) {
      for (const { turn, view, legal, after } of moments(seed)) {
        for (const move of legal) {
          if (move.type !== 'route' || view.airlines[move.airline]?.ceo !== view.viewer) continue;
          turn.hoverAirline(move.airline);
          turn.hover(move.city);
          if (turn.looked?.aircraft !== move.aircraft) continue;
          const gains = looked(turn);
          const { view: next, events } = after(move);
          const bonus = events.find((event) => event.type === 'bonus');
          if (gains.bonus === null) {
            expect(plain(gains.dividend)).toEqual(
              differences(paidBy(next, move.airline), paidBy(view, move.airline)),
            );
            seen.route++;
          } else if (bonus) {
            expect(gains.bonus).toEqual(bonus.amounts);
            expect(verdictOf(turn)).toMatch(/takes over/);
            seen.merger++;
          }
          expect(tagOf(turn)?.city).toBe(move.city);
        }
      }
    }
    expect(seen.route).toBeGreaterThan(100);
    expect(seen.merger).toBeGreaterThan(0);
  });
});

describe('the airlines', () => {
  it('offer what the bank asks and pays', () => {
    const seen = { buy: 0, sell: 0 };
    for (const { view, legal, after } of moments(5)) {
      const seat = view.viewer ?? 0;
      for (const move of legal) {
        if (move.type !== 'buy' && move.type !== 'sell') continue;
        const { cost, proceeds } = tradeOffer(view, board.file, move.airline);
        const paid = (view.cash[seat] ?? 0) - (after(move).view.cash[seat] ?? 0);
        expect(move.type === 'buy' ? cost : -(proceeds ?? 0)).toBe(paid);
        seen[move.type]++;
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });

  it('[AK-34] lead and follow by their shares; the leader of one with others in it may be asked', () => {
    let asked = 0;
    for (const { view } of moments(6)) {
      const rows = rowsOf(view, board.file);
      for (const row of rows.filter(({ status }) => status === 'open')) {
        const places = row.holdings.map((_, seat) => placeOf(row, seat));
        expect(row.leaders).toEqual(places.flatMap((place, seat) => (place === 1 ? [seat] : [])));
        // Who sells out in a merger leads to its end.
        if (row.airline !== view.defunct) expect(row.leaders).toContain(row.ceo);
      }
      for (const airline of ledWithOthers(view, board.file)) {
        expect(view.airlines[airline]?.ceo).toBe(view.viewer);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('[AK-3] stand on the stock track once each, where they are open', () => {
    for (const { view } of moments(7)) {
      const spaces = stretchesOf(board.file, view).flatMap(({ inside }) => inside);
      expect(spaces.map(({ price }) => price)).toEqual(board.file.track.map(({ price }) => price));
      for (const { id } of board.file.airlines) {
        const at = spaces.filter(({ airlines }) => airlines.includes(id)).map((space) => space.at);
        expect(at).toEqual(view.airlines[id]?.status === 'open' ? [view.airlines[id].space] : []);
      }
    }
    expect(stretches(['a', 'a', 'b', 'a'])).toEqual([
      { value: 'a', from: 0, spaces: 2 },
      { value: 'b', from: 2, spaces: 1 },
      { value: 'a', from: 3, spaces: 1 },
    ]);
  });
});

describe('the bar', () => {
  it('[AK-62, AK-79] warns of an end that comes by itself, and of play the other way round', () => {
    const [first] = moments(8);
    if (!first) throw new Error('there is no match');
    const { view } = first;
    expect(warningOf(view)).toBe('');
    expect(warningOf({ ...view, clockwise: false })).not.toBe('');
    expect(warningOf({ ...view, idle: 19 })).toContain('1 turn ');
    expect(warningOf({ ...view, turns: 398 })).toContain('2 turns');
  });
});

describe('the keys', () => {
  it('are each of one thing only, and none is the room’s', () => {
    const [first] = moments(9);
    if (!first) throw new Error('there is no match');
    const [turn, view] = keysOf(first.turn);
    const keys = [...(turn?.shortcuts ?? []), ...(view?.shortcuts ?? [])].flatMap(
      (shortcut) => shortcut.keys,
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of Object.values(ROOM_KEYS)) expect(keys).not.toContain(key);
    for (const { name } of board.file.airlines) expect(keys).toContain(name.charAt(0));
  });

  it('choose an airline by its letter and look at a purchase of it', () => {
    for (const { turn, view, legal } of moments(10)) {
      const bought = legal.find((move) => move.type === 'buy');
      if (bought?.type !== 'buy' || view.airlines[bought.airline]?.status !== 'open') continue;
      const letter = bought.airline.charAt(0).toUpperCase();
      const shortcuts = keysOf(turn).flatMap((group) => group.shortcuts);
      expect(shortcuts.some(({ keys, press }) => keys.includes(letter) && press?.(letter, null))).toBe(true);
      expect(turn.choice.airline).toBe(bought.airline);
      expect(looked(turn).airline).toBe(bought.airline);
      return;
    }
    throw new Error('nobody could buy');
  });
});
