import type { NewMatch } from '@tarmac/kernel';
import { createMatch, Playout } from '@tarmac/kernel';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import {
  airlinesInPlay,
  feed,
  feedPlay,
  ladder,
  networkOf,
  nextLicence,
  nextThreshold,
  payouts,
  rowAt,
  rowOf,
  scoreNow,
  sharesInPlay,
} from '../../../src/aids/index.ts';
import type { Event } from '../../../src/events.ts';
import type { AirlinesEuropeTypes, BoardFile, View } from '../../../src/index.ts';
import { ABACUS_ROWS, airlinesEurope } from '../../../src/index.ts';
import { flies } from '../../../src/network.ts';
import type { AirlinesEuropeOptions } from '../../../src/options.ts';
import type { Move } from '../../../src/types.ts';
import { AIRLINES } from '../../../src/types.ts';
import { inPlay, scored } from '../table.ts';

/* The aids against the engine: what they say before a move is what the engine does. */

const boards = airlinesEurope.boardFiles.map((file) => airlinesEurope.loadBoard(file));

interface Step {
  readonly before: View;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: View;
}

/** A whole match at random, seen by the seat that moves; every board, number of players and variant in its turn. */
function randomMatch(n: number, visit: (step: Step, made: NewMatch<AirlinesEuropeTypes>) => void): View {
  const options: Partial<AirlinesEuropeOptions> = {
    splitHoldings: n % 2 === 1,
    routePhases: n % 3 === 1,
    deck: n % 5 === 1 ? 'thirds' : 'standard',
  };
  const board = boards[n % boards.length];
  const names = Array.from({ length: 2 + (n % 4) }, (_, p) => `P${p}`);
  const made = createMatch(airlinesEurope, { board, options, names, seed: `aids ${n}` });
  const { search } = airlinesEurope;
  const random = new Playout(n);
  const { state } = made.match;
  for (let seat = search.toMove(state); seat >= 0; seat = search.toMove(state)) {
    const before = airlinesEurope.view(state, seat);
    const draw = () => search.nth(state, seat, random.below(search.count(state, seat)));
    const move =
      towardsBonus(before, board.file, airlinesEurope.legal(state, seat)) ?? search.decode(board, draw());
    const events = made.match.apply(seat, move);
    visit({ before, move, events, after: airlinesEurope.view(state, seat) }, made);
  }
  return airlinesEurope.view(state, null);
}

/** The licence that ends at the target of an airline with a bonus, which chance alone seldom reaches. */
function towardsBonus(view: View, file: BoardFile, legal: readonly Move[]): Move | undefined {
  return legal.find((move) => {
    if (move.type !== 'licence' || view.bonus[move.airline] === 0) return false;
    const route = file.routes.find(({ id }) => id === move.route);
    const target = file.bonuses.find(({ airline }) => airline === move.airline)?.target;
    return route?.from === target || route?.to === target;
  });
}

const GAMES = Math.max(15, often(60));

describe('points if a scoring came now', () => {
  it('[AE-72] are the points of the scorings that come', () => {
    let compared = 0;
    for (let n = 0; n < GAMES; n++) {
      const last: Event[] = [];
      const end = randomMatch(n, ({ before, events }, { match }) => {
        const [first] = scored(events);
        if (!first) return;
        last.push(...events);
        // A hidden hand hides what the third has (AE-92), and a scoring brought about by a purchase comes after it.
        if ((match.seats.length === 2 && first.scoring === 3) || before.phase !== 'pick') return;
        const now = scoreNow(before, match.board.file);
        for (const event of scored(events).filter(({ scoring }) => scoring === first.scoring)) {
          expect(now.byShare[event.share]).toEqual(event.points);
          expect(rowOf(before, match.board.file, event.share)).toEqual(event.row);
        }
        expect(now.total).toEqual(totalOf(scored(events).filter(({ scoring }) => scoring === first.scoring)));
        compared++;
      });
      // After the end all hands are open, so the last scoring can be told exactly, with the third of AE-92 too.
      const final = scored(last).filter(({ scoring }) => scoring === 3);
      const told = scoreNow(end, boards[n % boards.length].file);
      expect(told.total).toEqual(totalOf(final));
      for (const event of final) {
        expect(told.byShare[event.share]).toEqual(event.points);
        const rules = { splitHoldings: n % 2 === 1, players: event.points.length };
        expect(payouts(event.row, event.holdings, rules)).toEqual(event.points);
      }
    }
    expect(compared).toBeGreaterThan(GAMES);
  });

  const totalOf = (events: readonly { points: readonly number[] }[]): number[] =>
    (events[0]?.points ?? []).map((_, p) => events.reduce((sum, { points }) => sum + points[p], 0));

  it.each([
    ['[AE-73] ties add and share their places', [3, 2, 2, 0], false, [6, 3, 3, 0]],
    ['[AE-101] a leader by two splits', [7, 2], true, [9, 2]],
    ['[AE-101] and does not without the option', [7, 2], false, [6, 3]],
  ] as const)('%s', (_, holdings, splitHoldings, points) => {
    expect(payouts([6, 3, 2, 1, 0], holdings, { splitHoldings })).toEqual(points);
  });

  it('[AE-92] the third of a hidden hand is never too weak', () => {
    for (let n = 0; n < GAMES; n += 4) {
      randomMatch(n, ({ before, events }, { match }) => {
        const third = scored(events).filter(({ holdings }) => holdings.length === 3);
        if (third.length === 0 || before.phase !== 'pick' || before.scorings !== 2) return;
        const { byShare } = scoreNow(before, match.board.file);
        for (const { share, points } of third.filter(() => !before.options.splitHoldings)) {
          byShare[share].forEach((told, p) => {
            expect(told).toBeLessThanOrEqual(points[p]);
          });
        }
      });
    }
  });
});

describe('whom a licence feeds', () => {
  it('[AE-45] is the change that the purchase brings, with the bonus of AE-46', () => {
    let bonuses = 0;
    let bought = 0;
    for (let n = 0; n < GAMES; n++) {
      randomMatch(n, ({ before, move, events, after }, { match }) => {
        if (move.type !== 'licence') return;
        const { file } = match.board;
        const told = feed(before, file, move.airline, move.route);
        const licensed = events.find((event) => event.type === 'licensed');
        const connected = events.find((event) => event.type === 'connected');
        expect(told?.price).toBe(licensed?.price);
        expect(told?.bonus).toBe(connected?.bonus ?? 0);
        expect(told?.track).toEqual({ before: before.track[move.airline], after: after.track[move.airline] });
        expect(told?.row.before).toEqual(rowAt(file, before.track[move.airline]));
        expect(told?.points.before).toEqual(scoreNow(before, file).byShare[move.airline]);
        if (after.phase !== 'end') {
          expect(told?.points.after).toEqual(scoreNow(after, file).byShare[move.airline]);
        }
        bonuses += connected ? 1 : 0;
        bought++;
      });
    }
    expect(bought).toBeGreaterThan(16 * GAMES);
    expect(bonuses).toBeGreaterThan(GAMES / 12);
  });

  it('[AE-45] [AE-72] says which thresholds of the track a purchase crosses, and how far the next one is', () => {
    const seen = { crossed: 0, short: 0 };
    for (let n = 0; n < GAMES; n++) {
      randomMatch(n, ({ before, move, after }, { match }) => {
        if (move.type !== 'licence') return;
        const { file } = match.board;
        const told = feed(before, file, move.airline, move.route);
        const zoneOf = (track: number) => file.zones.filter(({ from }) => from <= track).length;
        const [from, to] = [before.track[move.airline], after.track[move.airline]];
        expect(told?.crosses).toBe(zoneOf(from) !== zoneOf(to));
        seen[told?.crosses ? 'crossed' : 'short']++;
        const ahead = file.zones[zoneOf(to)];
        if (!ahead) return expect(told?.next).toBeNull();
        expect(told?.next).toMatchObject({ short: ahead.from - to, row: ahead.points });
        // What would be paid on the very space where it begins.
        const there = { ...before, track: { ...before.track, [move.airline]: ahead.from } };
        expect(told?.next?.points).toEqual(scoreNow(there, file).byShare[move.airline]);
      });
    }
    expect(seen.crossed).toBeGreaterThan(4 * GAMES);
    expect(seen.short).toBeGreaterThan(4 * GAMES);
    for (const { file } of boards) {
      const last = file.zones.at(-1)?.from ?? 0;
      expect(nextThreshold(file, last - 1)?.at).toBe(last);
      expect(nextThreshold(file, last)).toBeNull();
      expect(nextThreshold(file, last + 50)).toBeNull();
    }
  });

  it('[AE-43] the next licence is what the engine sells, and null where it sells none', () => {
    for (let n = 0; n < 8; n++) {
      randomMatch(n, ({ before, move }, { match }) => {
        if (move.type !== 'licence') return;
        const { file } = match.board;
        const r = file.routes.findIndex(({ id }) => id === move.route);
        const licence = nextLicence(before, file, move.route);
        expect(licence).toEqual({
          circle: before.routes[r].length,
          price: file.routes[r].licences[before.routes[r].length],
        });
      });
    }
    const end = randomMatch(1, () => undefined);
    const file = boards[1 % boards.length].file;
    file.routes.forEach(({ id, licences }, r) => {
      const full = end.routes[r].length === licences.length;
      const capped = end.options.routePhases && end.routes[r].length > end.scorings;
      expect(nextLicence(end, file, id) === null).toBe(full || capped);
    });
    expect(nextLicence(end, file, 'nowhere')).toBeNull();
  });

  it('[AE-42] the network of an airline is the one of the engine', () => {
    for (let n = 0; n < 8; n++) {
      let made: NewMatch<AirlinesEuropeTypes> | undefined;
      const end = randomMatch(n, (_, match) => {
        made = match;
      });
      const board = boards[n % boards.length];
      for (const airline of airlinesInPlay(end)) {
        const a = AIRLINES.indexOf(airline);
        const flown = board.routeIds.filter((_, r) => made && flies(made.match.state, a, r));
        const { cities, routes } = networkOf(end, board.file, airline);
        expect(routes).toEqual(flown);
        expect(cities[0]).toBe(board.file.airlines[a].home);
        expect(cities.length).toBe(new Set(cities).size);
      }
    }
  });

  it('[AE-50] playing shares changes the points as it does at the table', () => {
    let played = 0;
    for (let n = 0; n < GAMES; n++) {
      randomMatch(n, ({ before, move, after }, { match }) => {
        if (move.type !== 'play' || after.phase === 'end' || before.viewer === null) return;
        const told = feedPlay(before, match.board.file, before.viewer, move.shares);
        expect(told.before).toEqual(scoreNow(before, match.board.file));
        // The market that goes in a bankruptcy (AE-65) may tell more about the third of two players.
        if (after.scorings === before.scorings && (match.seats.length > 2 || after.bank < before.bank)) {
          expect(told.after).toEqual(scoreNow(after, match.board.file));
          played++;
        }
      });
    }
    expect(played).toBeGreaterThan(5 * GAMES);
  });
});

describe('the ladder', () => {
  it('[AE-10] has the airlines in play, ABACUS last', () => {
    for (const players of [2, 3, 4, 5]) expect(airlinesInPlay(players)).toEqual(inPlay(players));
    const view = randomMatch(0, () => undefined);
    expect(ladder(view).map(({ share }) => share)).toEqual([...inPlay(2), 'abacus']);
    expect(sharesInPlay(view)).toEqual([...inPlay(2), 'abacus']);
  });

  it('[AE-73] places, leaders and gap', () => {
    const rung = (holdings: readonly number[]) => {
      const view = randomMatch(3, () => undefined);
      const portfolios = view.portfolios.map((portfolio, p) => ({ ...portfolio, red: holdings[p] }));
      return ladder({ ...view, portfolios }).find(({ share }) => share === 'red');
    };
    expect(rung([3, 2, 2, 0, 5])).toMatchObject({ places: [2, 3, 3, 0, 1], leaders: [4], gap: 2 });
    expect(rung([4, 1, 4, 0, 4])).toMatchObject({ places: [1, 4, 1, 0, 1], leaders: [0, 2, 4], gap: 3 });
    expect(rung([0, 0, 0, 0, 0])).toMatchObject({ places: [0, 0, 0, 0, 0], leaders: [], gap: 0 });
  });

  it('[AE-110] what is not seen is in the deck, in other hands, or was discarded by others', () => {
    for (let n = 0; n < 12; n++) {
      randomMatch(n, ({ before }) => {
        const { viewer } = before;
        if (before.phase === 'end' || viewer === null) return;
        expect(sizeOfUnseen(before)).toBe(
          before.deck.size - (3 - before.deck.scoringAt.length) + hiddenFrom(before, viewer),
        );
        const abacus = ladder(before).find(({ share }) => share === 'abacus');
        expect(abacus?.unseen).toBe(before.abacusSupply);
      });
    }
  });

  const sizeOfUnseen = (view: View): number =>
    ladder(view)
      .filter(({ share }) => share !== 'abacus')
      .reduce((sum, { unseen }) => sum + unseen, 0);

  const hiddenFrom = (view: View, viewer: number): number =>
    view.hands.reduce(
      (sum, hand, p) => (p === viewer ? sum : sum + hand.size - hand.abacus + hand.discarded),
      0,
    );
});

it('[AE-74] the rows of ABACUS rise with the scorings', () => {
  const seen = new Set<string>();
  randomMatch(2, ({ before }, { match }) => {
    expect(rowOf(before, match.board.file, 'abacus')).toEqual(ABACUS_ROWS[before.scorings]);
    seen.add(String(before.scorings));
  });
  expect([...seen]).toEqual(['0', '1', '2']);
});
