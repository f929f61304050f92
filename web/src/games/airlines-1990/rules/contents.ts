import type { Contents } from '../../rulebook.ts';

/** The book of Airlines (1990): every rule of RULES.md in the order one learns them. */
export const CONTENTS = [
  { id: 'aim', entries: [{ id: 'aim', rules: [] }] },
  {
    id: 'material',
    entries: [
      { id: 'companies', rules: ['A90-2'], example: 'overview' },
      { id: 'routes', rules: ['A90-3'], example: 'routes' },
      { id: 'cards', rules: ['A90-1'] },
    ],
  },
  {
    id: 'setup',
    entries: [
      { id: 'deal', rules: ['A90-10'] },
      { id: 'begins', rules: ['A90-11'] },
    ],
  },
  { id: 'turn', entries: [{ id: 'oneAction', rules: ['A90-24'] }] },
  {
    id: 'found',
    entries: [
      { id: 'found', rules: ['A90-20'], example: 'found' },
      { id: 'twoMarkers', rules: ['A90-41'] },
    ],
  },
  {
    id: 'expand',
    entries: [
      { id: 'expand', rules: ['A90-21'] },
      { id: 'nothingToDraw', rules: ['A90-23'] },
    ],
  },
  {
    id: 'networks',
    entries: [
      { id: 'fly', rules: ['A90-40'], example: 'circle' },
      { id: 'flightPile', rules: ['A90-42'] },
      { id: 'unusable', rules: ['A90-43'], example: 'unusable' },
    ],
  },
  {
    id: 'play',
    entries: [
      { id: 'play', rules: ['A90-22'] },
      { id: 'sabotage', rules: ['A90-60'], example: 'sabotage' },
    ],
  },
  {
    id: 'shares',
    entries: [
      { id: 'take', rules: ['A90-50'] },
      { id: 'inactive', rules: ['A90-51'], example: 'inactive' },
    ],
  },
  {
    id: 'scoring',
    entries: [
      { id: 'scoringCard', rules: ['A90-70'] },
      { id: 'worth', rules: ['A90-71'] },
      { id: 'places', rules: ['A90-72'], example: 'places' },
      { id: 'alone', rules: [], example: 'alone' },
      { id: 'tiedFirst', rules: [], example: 'tiedFirst' },
      { id: 'tiedSecond', rules: [], example: 'tiedSecond' },
      { id: 'howOften', rules: ['A90-73'] },
    ],
  },
  {
    id: 'end',
    entries: [
      { id: 'lastShare', rules: ['A90-80'] },
      { id: 'stalemate', rules: ['A90-81'] },
    ],
  },
  { id: 'two', entries: [{ id: 'third', rules: ['A90-82'], example: 'third' }] },
  { id: 'seen', entries: [{ id: 'secrets', rules: ['A90-95'] }] },
  {
    id: 'options',
    entries: [
      { id: 'seatBonus', rules: ['A90-90'] },
      { id: 'lastRound', rules: ['A90-91'] },
      { id: 'lateScoring', rules: ['A90-92'] },
    ],
  },
  {
    id: 'details',
    entries: [
      { id: 'atOnce', rules: ['A90-52'] },
      { id: 'asItStands', rules: ['A90-74'] },
      { id: 'lastCard', rules: ['A90-75'] },
      { id: 'alwaysEnds', rules: ['A90-83'] },
    ],
  },
] as const satisfies Contents;
