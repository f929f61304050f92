import { airlines1990, type FlightCard, type View } from '@tarmac/airlines-1990';
import northAmerica from '@tarmac/airlines-1990/boards/north-america-1.json' with { type: 'json' };
import { createMatch } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import { expandingNow } from '../../../../src/games/airlines-1990/turn/expanding.ts';

const board = airlines1990.loadBoard(northAmerica);
const names = ['Ada', 'Bruno', 'Chiara'];
const { match } = createMatch(airlines1990, { board, options: {}, names, seed: 'expanding' });
const begun = airlines1990.view(match.state, 0);
const [first] = board.file.companies;
const company = first?.id ?? '';
/** In play, with its first marker at its headquarters. */
const founded: Partial<View> = { founded: [company] };
const noCards: Partial<View> = { flightPile: { ...begun.flightPile, size: 0 }, discards: [] };
const able: FlightCard = { pattern: first?.patterns[0] ?? 'solid', value: 14 };
const routesThere = board.file.routes.filter(
  ({ from, to, pattern }) =>
    pattern === able.pattern && (from === first?.headquarters || to === first?.headquarters),
);

describe('what an expansion of Airlines (1990) can bring', () => {
  it('is read from a board with a route for the card', () => {
    expect(routesThere.length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<View>, readonly FlightCard[], string]>([
    ['a card alone while no company is in play', {}, [able], 'card'],
    ['a card and a flight', founded, [], 'both'],
    ['a flight alone when no card is left', { ...founded, ...noCards }, [able], 'flight'],
    ['nothing without cards, with a company in play', { ...founded, ...noCards }, [], 'nothing'],
    ['nothing without a company and cards', noCards, [able], 'nothing'],
  ])('%s', (_, change, hand, brings) => {
    expect(expandingNow({ ...begun, ...change }, board.file, hand)).toBe(brings);
  });
});
