import { airlines1990, type Move, type View } from '@tarmac/airlines-1990';
import { LOWEST_SABOTAGE } from '@tarmac/airlines-1990/aids';
import { createMatch, settleChance } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { collisions } from '../../../../src/games/airlines-1990/map/collisions.ts';
import { BOARD } from '../../../../src/games/airlines-1990/rules/board.ts';
import type { Book1990, Placed } from '../../../../src/games/airlines-1990/rules/book.ts';
import { CONTENTS } from '../../../../src/games/airlines-1990/rules/contents.ts';
import {
  CIRCLE,
  FOUND,
  INACTIVE,
  ROUTES,
  SABOTAGE,
  UNUSABLE,
} from '../../../../src/games/airlines-1990/rules/examples.ts';
import { LANDSCAPE, layoutPiece, pieceOf, SQUARE } from '../../../../src/games/airlines-1990/rules/piece.ts';
import { SCORINGS } from '../../../../src/games/airlines-1990/rules/scorings.ts';
import { examplesIn } from '../../../../src/games/airlines-1990/rules/sentences.ts';
import { inWords, type RuleSection } from '../../../../src/games/rulebook.ts';
import { book as de } from '../../../../src/words/de/rules/airlines-1990.ts';
import { book as en } from '../../../../src/words/en/rules/airlines-1990.ts';
import { book as fr } from '../../../../src/words/fr/rules/airlines-1990.ts';
import { book as italian } from '../../../../src/words/it/rules/airlines-1990.ts';
import { describeBook } from '../common/rule-books.ts';

const sectionsOf = (book: Book1990): RuleSection[] => inWords(CONTENTS, book, examplesIn(book));

describeBook({
  game: 'airlines-1990',
  mark: 'A90',
  count: 32,
  sections: { en: sectionsOf(en), it: sectionsOf(italian), fr: sectionsOf(fr), de: sectionsOf(de) },
});

/** What an example shows, and how one gets there. */
const PIECES = {
  routes: ROUTES.piece,
  found: FOUND.piece,
  circle: CIRCLE.piece,
  ...Object.fromEntries(UNUSABLE.pieces.map((piece, i) => [`unusable ${i}`, piece])),
  sabotage: SABOTAGE.piece,
  inactive: INACTIVE.piece,
};

describe('the examples', () => {
  /**
   * A real table on which these markers are placed, by a player who can; the rest of the time cards are drawn and kept. If
   * nobody is dealt the cards for it, they are dealt again.
   */
  function played(placed: readonly Placed[], deal = 0): View {
    const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Franz'];
    const board = airlines1990.loadBoard(BOARD);
    const { match, random } = createMatch(airlines1990, { board, names, seed: `examples ${deal}` });
    const wanted = [...placed];
    const isWanted = (move: Move): boolean => {
      const [next] = wanted;
      if (!next || !('route' in move) || move.route !== next.route || move.company !== next.company)
        return false;
      return (move.type === 'sabotage' ? move.circle : undefined) === next.sabotage;
    };
    while (wanted.length > 0) {
      const [seat = 0] = airlines1990.active(match.state);
      const legal = airlines1990.legal(match.state, seat);
      const isSabotage = wanted[0]?.sabotage !== undefined;
      const does = (type: Move['type']) => legal.find((move) => move.type === type);
      const one = isSabotage ? legal.find((move) => move.type === 'play' && move.shares === 1) : undefined;
      const places = legal.find(isWanted);
      const move = places ?? one ?? does('done') ?? does('keep') ?? does('take') ?? does('draw');
      if (!move) return played(placed, deal + 1);
      match.apply(seat, move);
      settleChance(match, random);
      if (places) wanted.shift();
    }
    return airlines1990.view(match.state, null);
  }

  it.each(Object.entries(PIECES))('%s: stands as it would at a table', (_, { placed, view }) => {
    const { founded, inactive, markers, worth, routes } = played(placed);
    const sorted = (companies: readonly string[]) => companies.toSorted();
    expect({ ...view.markers }).toEqual({ ...markers });
    expect({ ...view.worth }).toEqual({ ...worth });
    expect(view.routes).toEqual(routes);
    expect([sorted(view.founded), view.inactive]).toEqual([sorted(founded), inactive]);
  });

  it('show what they are for', () => {
    expect(ROUTES.free.circles).toHaveLength(3);
    expect([FOUND.worth, FOUND.points]).toEqual([2, 3]);
    expect(CIRCLE.cards.map(({ may }) => may)).toEqual([false, true]);
    expect(UNUSABLE.isUnusable).toBe(true);
    expect(SABOTAGE.circle).toBeGreaterThanOrEqual(LOWEST_SABOTAGE);
    expect(SABOTAGE.next).toBeGreaterThan(SABOTAGE.circle);
    expect(INACTIVE.company).toBe('ara');
    for (const card of [FOUND.card, UNUSABLE.card, ...CIRCLE.cards.map((shown) => shown.card)])
      expect(BOARD.flights).toContainEqual(card);
  });

  it('have the figures of the published rules', () => {
    expect(SCORINGS.places).toMatchObject({ half: 3, points: [7, 3, 0] });
    expect(SCORINGS.alone).toMatchObject({ half: 1, points: [4, 0, 0] });
    expect(SCORINGS.tiedFirst).toMatchObject({ half: 5, points: [5, 5, 5, 0] });
    expect(SCORINGS.tiedSecond).toMatchObject({ half: 8, points: [16, 2, 2, 2] });
    expect(SCORINGS.third).toMatchObject({ half: 4, points: [4, 0] });
    for (const { company, markers, holdings } of Object.values(SCORINGS)) {
      const has = BOARD.companies.find(({ id }) => id === company);
      expect(has?.markers).toBeGreaterThanOrEqual(markers);
      expect(has?.shares).toBeGreaterThanOrEqual(holdings.reduce((sum, held) => sum + held, 0));
    }
  });

  it.each(Object.entries(PIECES))('%s: nothing overlaps on the piece of the map', (name, { routes }) => {
    const isSquare = name.startsWith('unusable') && UNUSABLE.pieces.length > 1;
    for (const book of [en, italian, fr, de]) {
      const cities = BOARD.cities.map((city) => ({ ...city, name: book.city(city.id) ?? city.name }));
      const piece = pieceOf({ ...BOARD, cities }, routes);
      expect(collisions(layoutPiece(piece, isSquare ? SQUARE : LANDSCAPE))).toEqual([]);
    }
  });
});
