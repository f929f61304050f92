import { CARDS_ON_TABLE, STAGE, tab } from '../../common/lesson/places.ts';

/* Where things of Air-Kwire are on the screen. */

/** Pile and pool. */
export const PILE = CARDS_ON_TABLE;
export const AIRLINES = ['.holdings', tab('airlines')];
/** All spaces beside the map, or cards of them on a small screen. */
export const MARKET = ['.strip, [aria-labelledby="stock-market"]', tab('market')];
export const DIVIDENDS = ['.dividends', tab('market')];
/** Buy and sell in place, where there is room for it. */
export const TRADES = '.holdings:has(.trade)';
/** The steps of a merger. */
export const CHAPTERS = `${STAGE} .bottom ol`;
/** What every airline pays, and to whom. */
export const PAYOUT = `${STAGE} .scroll`;
/** What that is called. */
export const HEADING = `${STAGE} h1`;
