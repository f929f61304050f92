import type { Contents } from '../../rulebook.ts';

/** The book of Air-Kwire: every rule of RULES.md in the order one learns them. */
export const CONTENTS = [
  { id: 'aim', entries: [{ id: 'aim', rules: [] }] },
  {
    id: 'material',
    entries: [
      { id: 'airlines', rules: ['AK-1'], example: 'overview' },
      { id: 'map', rules: ['AK-2'] },
      { id: 'track', rules: ['AK-3'], example: 'track' },
      { id: 'tracks', rules: ['AK-4'] },
      { id: 'points', rules: ['AK-5'] },
    ],
  },
  {
    id: 'setup',
    entries: [
      { id: 'cash', rules: ['AK-10'] },
      { id: 'deal', rules: ['AK-11'] },
    ],
  },
  { id: 'turn', entries: [{ id: 'turn', rules: [], example: 'turn' }] },
  {
    id: 'stock',
    entries: [
      { id: 'trade', rules: ['AK-20'], example: 'trade' },
      { id: 'mayTrade', rules: ['AK-25'] },
      { id: 'ceo', rules: ['AK-34'] },
    ],
  },
  {
    id: 'opening',
    entries: [
      { id: 'open', rules: ['AK-21'] },
      { id: 'oneTrade', rules: ['AK-26'], example: 'opening' },
      { id: 'owed', rules: ['AK-27'] },
    ],
  },
  {
    id: 'routes',
    entries: [
      { id: 'needs', rules: ['AK-30'] },
      { id: 'aircraft', rules: ['AK-31'], example: 'range' },
      { id: 'consent', rules: ['AK-32'] },
      { id: 'placed', rules: ['AK-33'] },
      { id: 'rangeCheck', rules: ['AK-35'], example: 'rangeCheck' },
    ],
  },
  {
    id: 'cards',
    entries: [
      { id: 'oneCard', rules: ['AK-22'] },
      { id: 'replenish', rules: ['AK-23'] },
      { id: 'shuffle', rules: ['AK-24'] },
    ],
  },
  {
    id: 'mergers',
    entries: [
      { id: 'meet', rules: ['AK-40'], example: 'merger' },
      { id: 'several', rules: ['AK-41'] },
      { id: 'home', rules: ['AK-42'] },
      { id: 'bonus', rules: ['AK-43'], example: 'bonus' },
      { id: 'tiedSecond', rules: [], example: 'tiedSecond' },
      { id: 'tiedFirst', rules: [], example: 'tiedFirst' },
      { id: 'alone', rules: [], example: 'alone' },
      { id: 'dispose', rules: ['AK-44'], example: 'exchange' },
      { id: 'takeOver', rules: ['AK-45'] },
      { id: 'short', rules: ['AK-47'] },
      { id: 'overLimits', rules: ['AK-48'] },
      { id: 'goesOn', rules: ['AK-49'] },
      { id: 'apart', rules: ['AK-46'] },
    ],
  },
  {
    id: 'dividends',
    entries: [
      { id: 'pay', rules: ['AK-50'], example: 'dividend' },
      { id: 'qualified', rules: ['AK-51'], example: 'qualified' },
      { id: 'unpaid', rules: ['AK-52'] },
      { id: 'soldOut', rules: ['AK-53'] },
      { id: 'order', rules: ['AK-54'] },
    ],
  },
  {
    id: 'bankruptcy',
    entries: [
      { id: 'bankrupt', rules: ['AK-55'] },
      { id: 'returned', rules: ['AK-56'] },
    ],
  },
  {
    id: 'end',
    entries: [
      { id: 'forty', rules: ['AK-60'] },
      { id: 'agreed', rules: ['AK-61'] },
      { id: 'stalled', rules: ['AK-62'] },
    ],
  },
  {
    id: 'powers',
    entries: [
      { id: 'power', rules: ['AK-70'] },
      { id: 'blockTrade', rules: ['AK-71'] },
      { id: 'feesWaived', rules: ['AK-72'] },
      { id: 'decommission', rules: ['AK-73'] },
      { id: 'doubleRoutes', rules: ['AK-74'] },
      { id: 'freeDiscard', rules: ['AK-75'] },
      { id: 'payDividends', rules: ['AK-76'] },
      { id: 'resetMarker', rules: ['AK-77'] },
      { id: 'reshuffle', rules: ['AK-78'] },
      { id: 'reverse', rules: ['AK-79'] },
    ],
  },
  {
    id: 'seen',
    entries: [
      { id: 'known', rules: ['AK-80'] },
      { id: 'purse', rules: ['AK-81'] },
    ],
  },
  {
    id: 'details',
    entries: [
      { id: 'byItself', rules: ['AK-90'] },
      { id: 'boards', rules: ['AK-85'] },
    ],
  },
] as const satisfies Contents;
