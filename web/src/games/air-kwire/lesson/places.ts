/* Where things are on the screen, whatever the size and the language. */

/* A tab leads to what is behind it, unless it is open. */
const tab = (name: string): string => `#tab-${name}[aria-selected="false"]`;
const CARDS_TAB = tab('cards');

export const PRIMARY = '.go .primary:not(:disabled)';
export const HAND = ['[data-place="hand"]', CARDS_TAB];
/** Pile and pool. */
export const PILE = ['.market', CARDS_TAB];
export const AIRLINES = ['.holdings', tab('airlines')];
/** All spaces beside the map, or cards of them on a small screen. */
export const MARKET = ['.strip, [aria-labelledby="stock-market"]', tab('market')];
export const DIVIDENDS = ['.dividends', tab('market')];
export const MAP = ['.picture .board', CARDS_TAB];
export const NEWS = ['.since', tab('log')];
/** The airlines that a step of the turn is about. */
export const PICK = '.pick';
/** Buy and sell in place, where there is room for it. */
export const TRADES = '.holdings:has(.trade)';
export const STAGE = '[data-testid="ceremony"]';
/** The steps of a merger. */
export const CHAPTERS = `${STAGE} .bottom ol`;
