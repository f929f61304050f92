import { airlinesEurope, type Move, type View } from '@tarmac/airlines-europe';
import { airlinesInPlay } from '@tarmac/airlines-europe/aids';
import { createMatch } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { collisions } from '../../../../src/games/airlines-europe/map/collisions.ts';
import type { Bought, EuropeBook } from '../../../../src/games/airlines-europe/rules/book.ts';
import { CONTENTS } from '../../../../src/games/airlines-europe/rules/contents.ts';
import {
  ABACUS_SCORINGS,
  BOARD,
  EXCHANGE,
  licencesOf,
  PURCHASES,
  type Purchase,
  SCORINGS,
} from '../../../../src/games/airlines-europe/rules/examples.ts';
import { layoutPiece } from '../../../../src/games/airlines-europe/rules/piece.ts';
import { examplesIn } from '../../../../src/games/airlines-europe/rules/sentences.ts';
import { cutOut } from '../../../../src/games/common/rules/piece.ts';
import { inWords, type RuleSection } from '../../../../src/games/rulebook.ts';
import { book as de } from '../../../../src/words/de/rules/airlines-europe.ts';
import { book as en } from '../../../../src/words/en/rules/airlines-europe.ts';
import { book as fr } from '../../../../src/words/fr/rules/airlines-europe.ts';
import { book as italian } from '../../../../src/words/it/rules/airlines-europe.ts';
import { describeBook } from '../common/rule-books.ts';

const sectionsOf = (book: EuropeBook): RuleSection[] => inWords(CONTENTS, book, examplesIn(book));

describeBook({
  game: 'airlines-europe',
  mark: 'AE',
  count: 51,
  sections: { en: sectionsOf(en), it: sectionsOf(italian), fr: sectionsOf(fr), de: sectionsOf(de) },
});

describe('the examples', () => {
  /** A real table on which these licences are bought by players who can pay for them; the rest of the time is cash. */
  function played(purchase: Purchase, licences: readonly Bought[]): { view: View; paid: number } {
    const names = purchase.view.cash.map((_, seat) => `P${seat}`);
    const board = airlinesEurope.loadBoard(BOARD);
    const { match } = createMatch(airlinesEurope, { board, options: {}, names, seed: 'examples' });
    const viewOf = (seat: number | null): View => airlinesEurope.view(match.state, seat);
    const wanted = [...licences];
    let paid = 0;
    while (wanted.length > 0 || viewOf(null).phase !== 'turn') {
      const [seat = 0] = airlinesEurope.active(match.state);
      const legal = airlinesEurope.legal(match.state, seat);
      const [airline, route] = wanted[0] ?? [];
      const isWanted = (move: Move): boolean =>
        move.type === 'licence' && move.airline === airline && move.route === route;
      const buys = viewOf(null).phase === 'turn' ? legal.find(isWanted) : undefined;
      const cash = viewOf(null).cash[seat] ?? 0;
      const rests = legal.find(({ type }) => type === 'cash' || type === 'take' || type === 'keep');
      const move = buys ?? rests;
      if (!move) throw new Error('nothing to do');
      match.apply(seat, move);
      if (!buys) continue;
      wanted.shift();
      paid = cash - (viewOf(null).cash[seat] ?? 0);
    }
    return { view: viewOf(null), paid };
  }

  it.each(Object.entries(PURCHASES))('%s: begins as at a table, and ends as the rules say', (_, purchase) => {
    const { airline, route, before, view, feed } = purchase;
    const ready = played(purchase, before).view;
    expect({ ...view.track }).toEqual({ ...ready.track });
    expect({ ...view.planes }).toEqual({ ...ready.planes });
    expect({ ...view.bonus }).toEqual({ ...ready.bonus });
    expect(view.routes).toEqual(ready.routes);

    const bought = played(purchase, [...before, [airline, route]]);
    expect(feed.price).toBe(bought.paid);
    expect(feed.track.after).toBe(bought.view.track[airline]);
    expect(feed.row.after).toEqual(BOARD.zones.findLast(({ from }) => from <= feed.track.after)?.points);
  });

  it('show what they are for', () => {
    const { prices, licence, bonus, remote } = PURCHASES;
    expect(licencesOf(prices).map(({ airline }) => airline)).toEqual(['white', undefined, undefined]);
    expect(licence.feed.row.after).not.toEqual(licence.feed.row.before);
    expect(bonus.feed.bonus).toBeGreaterThan(0);
    expect(BOARD.routes.find(({ id }) => id === remote.route)?.remote).toBe(true);
    expect(SCORINGS.majority).toMatchObject({ row: [6, 3, 2, 1, 0], points: [6, 3, 3, 0] });
    expect(SCORINGS.split.points).toEqual([9, 2]);
    expect(ABACUS_SCORINGS.map(({ points }) => points[0])).toEqual([4, 8, 16]);
    expect(EXCHANGE.fromHand.length + EXCHANGE.fromPortfolio.length).toBe(EXCHANGE.give);
  });

  it.each(Object.values(PURCHASES))('nothing overlaps on the piece of the map', ({ piece, view }) => {
    const layout = layoutPiece(cutOut(BOARD, piece), airlinesInPlay(view), 1.9);
    expect(collisions(layout)).toEqual([]);
  });
});
