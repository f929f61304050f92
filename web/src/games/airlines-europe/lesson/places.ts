/* Where things are on the screen, whatever the size and the language. */

/* A tab leads to what is behind it, unless it is open. */
const tab = (name: string): string => `#tab-${name}[aria-selected="false"]`;
const CARDS_TAB = tab('cards');

export const PRIMARY = '.go .primary:not(:disabled)';
export const HAND = ['[data-place="hand"]', CARDS_TAB];
export const MARKET = ['.market', CARDS_TAB];
export const ABACUS = ['[data-place="abacus"]', CARDS_TAB];
export const HOLDERS = ['.holdings', tab('shares')];
export const IF_NOW = '.holdings tfoot';
export const RUNWAY = ['.picture .runway', CARDS_TAB];
export const MAP = ['.picture .board', CARDS_TAB];
export const FLAG = ['[data-place^="bonus:"] .bonus'];
export const NEWS = ['.since', tab('log')];
export const GAUGE = '.bar .gauge';
/** The chance of a scoring, shown at the market. */
export const ODDS = '.market .odds';
export const AIRLINES = '.pick';
export const TICKETS = '.tickets';
export const STAGE = '[data-testid="ceremony"]';

/** By their order at the table: A, B, C, D. */
export const TICKET = {
  licence: `${TICKETS} button:nth-child(1)`,
  play: `${TICKETS} button:nth-child(2)`,
  exchange: `${TICKETS} button:nth-child(3)`,
  cash: `${TICKETS} button:nth-child(4)`,
};
