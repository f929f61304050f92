import {
  type Airline,
  type AirlinesEuropeTypes,
  airlinesEurope,
  type BoardFile,
  type Move,
  type View,
} from '@tarmac/airlines-europe';
import { airlinesInPlay, networkOf, nextLicence } from '@tarmac/airlines-europe/aids';
import { playMatch } from '@tarmac/bots';
import type { Frame } from '@tarmac/table';
import { describe, expect, test } from 'vitest';
import { cheapestNear, fliersOf } from '../../../../src/games/airlines-europe/turn/asking.ts';
import {
  type CardId,
  countsOf,
  discardsOf,
  goesWith,
  handCards,
} from '../../../../src/games/airlines-europe/turn/cards.ts';
import { type Choice, NOTHING, stepOf } from '../../../../src/games/airlines-europe/turn/choice.ts';
import { airlinesFor, offerOf } from '../../../../src/games/airlines-europe/turn/offer.ts';
import { primaryOf } from '../../../../src/games/airlines-europe/turn/primary.ts';

const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);
const file = airlinesEurope.boardFile(board) as BoardFile;

type Route = BoardFile['routes'][number];

interface Moment {
  readonly frame: Frame<View, Move>;
  readonly seat: number;
  readonly move: Move;
  readonly allows: (moves: readonly Move[]) => boolean;
  /** What the seat has left after a move. */
  readonly cashAfter: (move: Move) => number;
}

/** Every decision of a match between bots, as the seat that made it saw it. */
function momentsOf(players: number, seed: string): Moment[] {
  const bots = Array.from({ length: players }, () => 'greedy');
  const { match } = playMatch<AirlinesEuropeTypes>(airlinesEurope, board, { bots, seed });
  const state = airlinesEurope.setup(board, match.options, match.setup);
  return match.log.map(({ seat, move }, step) => {
    const before = airlinesEurope.copy(state);
    const frame: Frame<View, Move> = {
      step,
      viewer: seat,
      view: airlinesEurope.view(state, seat),
      legal: airlinesEurope.legal(state, seat),
      status: { deciding: [seat], waitingFor: null, undoable: 0, outcome: null },
    };
    airlinesEurope.apply(state, seat, move);
    const allows = (moves: readonly Move[]): boolean => {
      const trial = airlinesEurope.copy(before);
      for (const next of moves) airlinesEurope.apply(trial, seat, next);
      return true;
    };
    const cashAfter = (next: Move): number => {
      const trial = airlinesEurope.copy(before);
      airlinesEurope.apply(trial, seat, next);
      return airlinesEurope.view(trial, seat).cash[seat] ?? 0;
    };
    return { frame, seat, move, allows, cashAfter };
  });
}

const moments = [...momentsOf(3, 'turn'), ...momentsOf(5, 'table')];
const offers = moments.map(({ frame }) => offerOf(frame.legal, frame.view, file));

function stepAt({ frame }: Moment, choice: Choice) {
  return stepOf({ frame, history: null, myMove: true, mayEnd: false }, choice.action);
}

/** The choice that a person would have to make for this move. */
function choiceFor({ move, frame, seat }: Moment): Choice {
  const cards = handCards(frame.view.hands[seat]?.shares ?? null);
  const ids = (counts: Readonly<Record<string, number>>): CardId[] =>
    Object.entries(counts).flatMap(([share, count]) =>
      cards
        .filter((card) => card.share === share)
        .slice(0, count)
        .map(({ id }) => id),
    );
  switch (move.type) {
    case 'licence':
      return { ...NOTHING, action: 'licence', airline: move.airline, route: move.route };
    case 'take': {
      const share = move.from === 'deck' ? 'deck' : frame.view.market.indexOf(move.share);
      return { ...NOTHING, share };
    }
    case 'keep':
      return { ...NOTHING, cards: ids({ [move.shares[0]]: 1, [move.shares[1]]: 1 }) };
    case 'play':
      return { ...NOTHING, action: 'play', cards: ids(move.shares as Record<string, number>) };
    default:
      return NOTHING;
  }
}

describe('the conversation of a turn', () => {
  test('every move of a match can be said by pointing, and the large button plays exactly it', () => {
    const said = new Set<string>();
    moments.forEach((moment, i) => {
      if (['exchange', 'discard', 'cash'].includes(moment.move.type)) return;
      const choice = choiceFor(moment);
      const offer = offers[i];
      if (!offer) throw new Error('no offer');
      const primary = primaryOf(stepAt(moment, choice), choice, offer, moment.frame.view);
      expect(primary).toMatchObject({ moves: [moment.move] });
      said.add(moment.move.type);
    });
    expect([...said].sort()).toEqual(['keep', 'licence', 'play', 'take']);
  });

  test('lit routes carry the price that the purchase costs', () => {
    const bought = new Set<number>();
    moments.forEach(({ move, frame, cashAfter, seat }, i) => {
      if (move.type !== 'licence') return;
      const price = offers[i]?.routes.get(move.airline)?.get(move.route) ?? 0;
      expect(price).toBe((frame.view.cash[seat] ?? 0) - cashAfter(move));
      expect(offers[i] && airlinesFor(offers[i], move.route)).toContain(move.airline);
      bought.add(price);
    });
    expect(bought.size).toBeGreaterThan(3);
  });

  test('[AE-55] an exchange is played in the one order of its discards, wherever the shares come from', () => {
    let exchanges = 0;
    moments.forEach((moment, i) => {
      const { frame, seat } = moment;
      const offer = offers[i];
      if (frame.view.phase !== 'turn' || !offer?.exchanges.includes(2)) return;
      const hand = handCards(frame.view.hands[seat]?.shares ?? null).map(({ id }) => id);
      const portfolio = frame.view.portfolios[seat];
      const own = Object.entries(portfolio ?? {}).flatMap(([share, count]) =>
        Array.from({ length: count }, (_, n): CardId => `portfolio:${share as 'red'}:${n}`),
      );
      const cards = [...own.slice(0, 2), ...hand.slice(-2)].reverse().slice(0, 3);
      if (cards.length < 3) return;
      const choice: Choice = { ...NOTHING, action: 'exchange', take: 2, cards };
      const primary = primaryOf('exchange', choice, offer, frame.view);
      expect(primary).toMatchObject({ type: 'exchange', give: 3, take: 2 });
      if (primary?.type !== 'exchange') return;
      expect(primary.moves).toHaveLength(4);
      expect(moment.allows(primary.moves)).toBe(true);
      exchanges++;
    });
    expect(exchanges).toBeGreaterThan(20);
  });

  test('an exchange waits for its last share', () => {
    const offer = offers[0];
    const view = moments.find(({ frame }) => frame.view.phase === 'turn')?.frame.view;
    if (!offer || !view) throw new Error('no turn');
    const cards: CardId[] = ['hand:red:0', 'hand:blue:0'];
    expect(primaryOf('exchange', { ...NOTHING, take: 2, cards }, offer, view)).toBeNull();
    expect(discardsOf(['portfolio:yellow:0', 'hand:abacus:0', 'hand:red:0'])).toEqual([
      { type: 'discard', from: 'hand', share: 'red' },
      { type: 'discard', from: 'hand', share: 'abacus' },
      { type: 'discard', from: 'portfolio', share: 'yellow' },
    ]);
  });

  test('[AE-50] any number of one airline, or one each of two', () => {
    const plays = [
      { red: 1 },
      { red: 2 },
      { blue: 1 },
      { green: 1 },
      { red: 1, blue: 1 },
      { red: 1, green: 1 },
      { blue: 1, green: 1 },
    ];
    const rows: [CardId[], boolean][] = [
      [['hand:red:0', 'hand:red:1'], true],
      [['hand:red:0', 'hand:blue:0'], true],
      [['hand:red:0', 'hand:red:1', 'hand:blue:0'], false],
      [['hand:red:0', 'hand:blue:0', 'hand:green:0'], false],
    ];
    for (const [cards, goes] of rows) expect(goesWith(plays, countsOf(cards))).toBe(goes);
  });

  test('where the conversation stands', () => {
    const turn = moments.find(({ frame }) => frame.view.phase === 'turn');
    if (!turn) throw new Error('no turn');
    const at = { frame: turn.frame, history: null, myMove: true, mayEnd: false };
    expect(stepOf(at, null)).toBe('choose');
    expect(stepOf(at, 'licence')).toBe('licence');
    expect(stepOf({ ...at, myMove: false }, 'play')).toBe('wait');
    expect(stepOf({ ...at, mayEnd: true }, null)).toBe('done');
    expect(stepOf({ ...at, history: { step: 1, steps: 2, playing: false } }, null)).toBe('past');
  });

  test('an impossible half of a purchase is asked about with a half that makes sense', () => {
    const asked = { near: 0, far: 0, cheapest: 0 };
    for (const { frame } of moments.filter((_, i) => i % 40 === 0)) {
      const { view } = frame;
      const inPlay = airlinesInPlay(view);
      const networks = new Map(inPlay.map((airline) => [airline, networkOf(view, file, airline)]));
      const touches = (airline: Airline, { from, to }: Route): boolean =>
        networks.get(airline)?.cities.some((city) => city === from || city === to) ?? false;
      for (const route of file.routes) {
        const fliers = fliersOf(view, file, route.id);
        const [flier] = fliers;
        expect(fliers.toSorted()).toEqual(inPlay.toSorted());
        const isNear = inPlay.some((airline) => touches(airline, route));
        expect(inPlay).toContain(flier);
        expect(touches(flier, route)).toBe(isNear);
        asked[isNear ? 'near' : 'far']++;
      }
      for (const airline of inPlay) {
        const near = file.routes.find(({ id }) => id === cheapestNear(view, file, airline));
        const priceOf = ({ id }: Route) => nextLicence(view, file, id)?.price ?? Number.POSITIVE_INFINITY;
        const own = networks.get(airline)?.routes ?? [];
        const could = file.routes.filter((route) => touches(airline, route) && !own.includes(route.id));
        if (!near) throw new Error('no such route');
        expect(could).toContain(near);
        expect(priceOf(near)).toBe(Math.min(...could.map(priceOf)));
        asked.cheapest++;
      }
    }
    expect(Object.values(asked).every((times) => times > 20)).toBe(true);
  });
});
