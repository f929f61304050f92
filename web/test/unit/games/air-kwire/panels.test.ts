import type { Airline, Event, Move, View } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import { type Prospect, payout, prospectOf } from '@tarmac/air-kwire/aids';
import { createMatch, Playout, settleChance } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeOffer } from '../../../../src/games/air-kwire/holdings/offers.ts';
import { placeOf, rowsOf } from '../../../../src/games/air-kwire/holdings/rows.ts';
import { ledWithOthers } from '../../../../src/games/air-kwire/holdings/standing.ts';
import { stretches, stretchesOf } from '../../../../src/games/air-kwire/market/track.ts';
import { concerned, type Gains, gainsOf } from '../../../../src/games/air-kwire/panels/gains.ts';
import { keysOf } from '../../../../src/games/air-kwire/panels/keys.ts';
import { limitText, prospectText, safetyText } from '../../../../src/games/air-kwire/panels/prospect.ts';
import { tagOf } from '../../../../src/games/air-kwire/panels/tag.ts';
import { verdictOf } from '../../../../src/games/air-kwire/panels/verdict.ts';
import { warningOf } from '../../../../src/games/air-kwire/panels/warnings.ts';
import { openTexts, texts } from '../../../../src/games/air-kwire/texts.ts';
import { endingText } from '../../../../src/games/air-kwire/tray/ending.ts';
import { foresight } from '../../../../src/games/air-kwire/turn/foresight.ts';
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
  /** What these moves would do, seen by the player who makes them. */
  after(...moves: readonly Move[]): { readonly view: View; readonly events: readonly Event[] };
}

/** A random match, as the player who decides sees it. */
function* moments(seed: number, openCash = false): Generator<Moment> {
  const options = { startingCash: 'each', powerCards: false, openCash } as const;
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
      after(...moves) {
        const state = airKwire.copy(match.state);
        const events = moves.flatMap((move) => airKwire.apply(state, airKwire.search.toMove(state), move));
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

describe('the bubble at the map', () => {
  it('[AK-30, AK-40, AK-51] says each threshold that a route crosses', () => {
    const seen = { pays: 0, limit: 0, safe: 0, almost: 0 };
    for (const seed of [2, 3, 4, 5]) {
      for (const { turn, view, legal, after } of moments(seed)) {
        for (const move of legal) {
          const before = move.type === 'route' ? view.airlines[move.airline] : undefined;
          if (move.type !== 'route' || !before || before.ceo !== view.viewer) continue;
          turn.hoverAirline(move.airline);
          turn.hover(move.city);
          if (turn.looked?.aircraft !== move.aircraft || turn.looked.effect.meeting) continue;
          const text = tagOf(turn)?.text ?? '';
          const now = after(move).view.airlines[move.airline];
          if (!now) throw new Error('The airline is gone.');
          const limit = board.file.track[now.space]?.cities;
          const said = {
            pays: text.includes('It pays dividends then.'),
            limit: text.includes(`City limit reached: ${limit}.`),
            safe: text.includes('safe from takeover then.'),
            almost: text.includes('short of being safe from takeover.'),
          };
          expect(said).toEqual({
            pays: !before.qualified && now.qualified && now.rate > 0,
            limit: now.cities.length === limit,
            safe: before.points < 15 && now.points >= 15,
            almost: before.points < 15 && now.points >= 12 && now.points < 15,
          });
          for (const key of ['pays', 'limit', 'safe', 'almost'] as const) if (said[key]) seen[key]++;
        }
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});

describe('an opening', () => {
  it('[AK-21, AK-50] shows the dividends and the wealth that the next screen shows', async () => {
    let pays = 0;
    for (const { turn, view, after } of moments(1)) {
      if (turn.step !== 'stock') continue;
      for (const { airline, city, moves } of turn.firstRoutes) {
        await turn.pickAirline(airline);
        turn.hover(city);
        const gains = looked(turn);
        const { view: next } = after(...moves);
        if (gains.bonus !== null || next.outcome) continue;
        const payment = payout(next, board.file).find((one) => one.airline === airline);
        expect(plain(gains.dividend)).toEqual(payment?.amounts);
        expect(turn.looked?.effect.rate.after).toBe(payment?.rate);
        expect(turn.looked?.effect.qualified.after).toBe(payment?.qualified);
        expect(plain(gains.wealth)).toEqual(differences(wealthIn(next), wealthIn(view)));
        if ((gains.dividend ?? []).some((amount) => amount > 0)) pays++;
        turn.hover(null);
        turn.back();
      }
    }
    expect(pays).toBeGreaterThan(0);
  });
});

describe('thresholds', () => {
  const at = (price: number): number => board.file.track.findLastIndex((space) => space.price === price);
  const prospect = (price: number, sold: number, points: number, cities = 0): Prospect =>
    prospectOf(board.file, {
      space: at(price),
      sold,
      points,
      cities,
      aircraft: cities > 0 ? 'tri-motor' : null,
    });

  it('[AK-51] what is missing is said with its number', () => {
    expect(prospectText(prospect(300, 6, 5))).toEqual([
      '5 city points for 6 shares: pays nothing.',
      'One more point and it pays $20.',
    ]);
    expect(prospectText(prospect(300, 6, 6)).join(' ')).toBe('3 more points and it pays $30.');
    // More than one city brings.
    expect(prospectText(prospect(100, 2, 5))).toEqual([]);
    const over = board.file.track[at(200)]?.cities ?? 0;
    const { next } = prospect(200, 3, 9, over + 1);
    expect(prospectText(prospect(200, 3, 9, over + 1))).toEqual([
      `${over + 1} cities, ${over} allowed: pays nothing.`,
      `One more purchase and it pays $${next?.pays}.`,
    ]);
    const { file: usa } = board;
    const dc3 = prospectOf(usa, { space: at(600), sold: 3, points: 12, cities: 1, aircraft: 'dc-3' });
    expect(prospectText(dc3)[0]).toBe('DC-3 not allowed at its price: pays nothing.');
    expect(prospectText(dc3)[1]).toMatch(/^7 more purchases and it pays \$\d+\.$/);
  });

  it('[AK-30] a city limit that is reached says what raises it', () => {
    const limit = board.file.track[at(200)]?.cities ?? 0;
    expect(limitText(prospect(200, 3, 9, limit))).toBe(
      `City limit reached: ${limit}. One more purchase raises it.`,
    );
    expect(limitText(prospect(200, 3, 9, limit - 1))).toBe('');
    const top = board.file.track.at(-1)?.cities ?? 0;
    expect(limitText(prospect(2000, 3, 9, top))).toBe(`City limit reached: ${top}.`);
  });

  it('[AK-40] safety from takeover is crossed once, and one city away is said', () => {
    expect(safetyText(14, 15)).toBe('It is safe from takeover then.');
    expect(safetyText(15, 17)).toBe('');
    expect(safetyText(11, 13)).toBe('2 points short of being safe from takeover.');
    expect(safetyText(9, 11)).toBe('');
  });

  it('[AK-34] a purchase says how many shares are missing to be CEO', () => {
    let seen = 0;
    for (const { turn, view, legal, after } of moments(3)) {
      for (const move of legal) {
        if (move.type !== 'buy' || view.airlines[move.airline]?.status !== 'open') continue;
        turn.hoverTrade(move.airline, 1);
        const { view: next } = after(move);
        const [held, ...others] = [view.viewer ?? 0, ...view.shares.keys()].map(
          (seat) => next.shares[seat]?.[move.airline] ?? 0,
        );
        const isCeo = next.airlines[move.airline]?.ceo === view.viewer;
        const short = Math.max(...others) + 1 - (held ?? 0);
        const said = /(\d+) shares? short of CEO\./.exec(verdictOf(turn))?.[1];
        if (!isCeo && said === undefined) continue; // Too few are left.
        expect(said).toBe(isCeo ? undefined : String(short));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});

describe('the end', () => {
  const agree: Move = { type: 'end-vote', agree: true };

  it.each([true, false])('[AK-60, AK-61] a vote says who would win; cash is open: %s', (openCash) => {
    let seen = 0;
    for (let seed = 1; seed < 9; seed++) {
      for (const { turn, after } of moments(seed, openCash)) {
        if (turn.step !== 'vote') continue;
        const votes = [agree];
        while (after(...votes).view.outcome === null) votes.push(agree);
        const { outcome } = after(...votes).view;
        const text = endingText(turn);
        if (!outcome) throw new Error('The match goes on.');
        seen++;
        if (openCash) {
          const [winner = 0, ...others] = outcome.winners;
          const rest = outcome.scores.filter((_, seat) => seat !== winner);
          const ahead = texts().panels.money((outcome.scores[winner] ?? 0) - Math.max(...rest));
          const { wins } = texts().step.ending;
          if (others.length === 0)
            expect(text).toBe(`If the game ended now, ${NAMES[winner]} would win by ${ahead}.`);
          else
            expect(text).toContain(
              wins.level(
                outcome.winners.map((seat) => NAMES[seat] ?? ''),
                false,
              ),
            );
        } else {
          expect(text).toMatch(/^Cash aside, .* (is ahead by|are tied for the lead)/);
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

it('[AK-61] a player who proposes the end reads who would win before the others are asked', () => {
  let seen = 0;
  for (let seed = 1; seed < 9; seed++) {
    for (const { turn, legal, after } of moments(seed)) {
      const propose = legal.find((move) => move.type === 'end-vote');
      if (turn.step !== 'stock' || !propose) continue;
      const { view } = after(propose);
      if (view.phase !== 'vote') continue;
      const then = new Turn(() => ({ ...tableOf(view, []), mayEnd: true }));
      expect(then.proposes).toBe(true);
      expect(endingText(then)).toMatch(/^Cash aside, /);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(0);
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
