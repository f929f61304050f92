import type { Aspect } from '../../../games/differences.ts';

const aspects: Readonly<Record<Aspect, string>> = {
  theme: 'Where it plays',
  length: 'How long',
  turn: 'Your turn',
  shares: 'Shares',
  money: 'Money',
  map: 'Map',
  scores: 'What pays',
  conflict: 'How rough',
  secret: 'Secret',
  end: 'The end',
  luck: 'Luck',
  whom: 'Who it is for',
};

/** The page that lays the games side by side. */
export const differences = {
  lead: 'All three are about holding the right shares of airlines that everyone builds. The rest is different.',
  players: 'Players',
  aspects,
  games: 'The games',
  newTo: (game: string) => `New to ${game}?`,
  know: (game: string) => `You know ${game}:`,
  measured: 'Lengths are averages from games between four bots.',
};

export type DifferencesWords = typeof differences;
