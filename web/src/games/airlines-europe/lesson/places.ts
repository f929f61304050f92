import { CARDS_ON_TABLE, orCards, tab, ticket } from '../../common/lesson/places.ts';

/* Where things of Airlines Europe are on the screen. */

export const MARKET = CARDS_ON_TABLE;
export const ABACUS = orCards('[data-place="abacus"]');
export const HOLDERS = ['.holdings', tab('shares')];
export const RUNWAY = orCards('.picture .runway');
export const FLAG = ['[data-place^="bonus:"] .bonus'];

/** By their order at the table: A, B, C, D. */
export const TICKET = { licence: ticket(1), play: ticket(2), exchange: ticket(3), cash: ticket(4) };
