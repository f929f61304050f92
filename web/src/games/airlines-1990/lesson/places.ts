import { CARDS_ON_TABLE, HAND, orCards, tab, ticket } from '../../common/lesson/places.ts';

/* Where things of Airlines (1990) are on the screen. */

export const SHARES = HAND;
export const FLIGHTS = orCards('[data-place="flights"]');
export const MARKET = CARDS_ON_TABLE;
export const COMPANIES = ['.holdings', tab('companies')];

/** By their order at the table. */
export const TICKET = { found: ticket(1), expand: ticket(2), play: ticket(3) };
