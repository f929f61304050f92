import type { Contents } from '../../rulebook.ts';

/** The book of Airlines Europe: every rule of RULES.md in the order one learns them. */
export const CONTENTS = [
  { id: 'aim', entries: [{ id: 'aim', rules: [] }] },
  {
    id: 'material',
    entries: [
      { id: 'players', rules: ['AE-4'] },
      { id: 'airlines', rules: ['AE-1', 'AE-2'], example: 'fleet' },
      { id: 'cards', rules: ['AE-3'] },
    ],
  },
  {
    id: 'setup',
    entries: [
      { id: 'inPlay', rules: ['AE-10'] },
      { id: 'markers', rules: ['AE-13'] },
      { id: 'bonusMarkers', rules: ['AE-14'] },
      { id: 'money', rules: ['AE-11', 'AE-12'] },
      { id: 'deal', rules: ['AE-15', 'AE-16'] },
      { id: 'firstPortfolio', rules: ['AE-17'] },
      { id: 'deck', rules: ['AE-18'] },
      { id: 'begins', rules: ['AE-20'] },
    ],
  },
  { id: 'turn', entries: [{ id: 'oneAction', rules: ['AE-30'] }] },
  {
    id: 'licences',
    entries: [
      { id: 'buying', rules: ['AE-40'] },
      { id: 'anyAirline', rules: ['AE-41'] },
      { id: 'network', rules: ['AE-42'] },
      { id: 'price', rules: ['AE-43'], example: 'prices' },
      { id: 'limits', rules: ['AE-44'] },
      { id: 'value', rules: ['AE-45'], example: 'licence' },
      { id: 'bonus', rules: ['AE-46'], example: 'bonus' },
      { id: 'remote', rules: ['AE-47'], example: 'remote' },
      { id: 'blocked', rules: ['AE-48'] },
      { id: 'share', rules: ['AE-49'] },
    ],
  },
  {
    id: 'shares',
    entries: [
      { id: 'play', rules: ['AE-50'], example: 'play' },
      { id: 'cash', rules: ['AE-60'] },
      { id: 'bankruptcy', rules: ['AE-65'] },
    ],
  },
  {
    id: 'abacus',
    entries: [
      { id: 'exchange', rules: ['AE-55'], example: 'exchange' },
      { id: 'supply', rules: ['AE-56'] },
      { id: 'discards', rules: ['AE-57'] },
    ],
  },
  {
    id: 'scoring',
    entries: [
      { id: 'scoringCard', rules: ['AE-70'] },
      { id: 'marketFirst', rules: ['AE-71'] },
      { id: 'order', rules: ['AE-72'] },
      { id: 'places', rules: ['AE-73'], example: 'majority' },
      { id: 'abacusPays', rules: ['AE-74'], example: 'abacus' },
      { id: 'goesOn', rules: ['AE-75'] },
    ],
  },
  {
    id: 'end',
    entries: [
      { id: 'winner', rules: ['AE-80'] },
      { id: 'allBlocked', rules: ['AE-81'] },
    ],
  },
  {
    id: 'two',
    entries: [
      { id: 'pile', rules: ['AE-90'] },
      { id: 'third', rules: ['AE-91', 'AE-92'] },
    ],
  },
  {
    id: 'seen',
    entries: [
      { id: 'open', rules: ['AE-110'] },
      { id: 'secret', rules: ['AE-111'] },
    ],
  },
  {
    id: 'options',
    entries: [
      { id: 'thirds', rules: ['AE-19'] },
      { id: 'phases', rules: ['AE-100'] },
      { id: 'split', rules: ['AE-101'], example: 'split' },
    ],
  },
  {
    id: 'details',
    entries: [
      { id: 'bankruptcyScoring', rules: ['AE-66'] },
      { id: 'twoScorings', rules: ['AE-76'] },
      { id: 'emptyDeck', rules: ['AE-77'] },
      { id: 'alwaysEnds', rules: ['AE-82'] },
    ],
  },
] as const satisfies Contents;
