import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { capital, named } from '../people.ts';

/** The end of a game of Airlines Europe. */
export const result = {
  endedBy: (reason: string): string =>
    reason === 'all-blocked' ? 'No licence was left to buy, so the game ended with a final scoring.' : '',
  tieBreak: (winners: readonly Who[], beaten: readonly Who[], abacus: number, next: number): Rich =>
    rich`${strong(`${capital(named([...winners, ...beaten]))} have equal points.`)} ABACUS shares in the portfolio decide: ${abacus} against ${next}.`,
  shared: (abacus: number): Rich =>
    abacus === 0
      ? rich`${strong('Equal points, and no ABACUS share to decide.')}`
      : rich`${strong('Equal points and equal ABACUS shares.')} Each has ${abacus} in the portfolio.`,

  brought: 'What each airline brought',
  columns: {
    start: 'Start',
    abacus: 'ABACUS',
  },
  inDeck: 'Left in the deck',
};
