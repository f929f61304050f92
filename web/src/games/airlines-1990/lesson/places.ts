/* Where things are on the screen, whatever the size and the language. */

/* A tab leads to what is behind it, unless it is open. */
const tab = (name: string): string => `#tab-${name}[aria-selected="false"]`;
const CARDS_TAB = tab('cards');

export const PRIMARY = '.go .primary:not(:disabled)';
export const SHARES = ['[data-place="hand"]', CARDS_TAB];
export const FLIGHTS = ['[data-place="flights"]', CARDS_TAB];
export const MARKET = ['.market', CARDS_TAB];
export const COMPANIES = ['.holdings', tab('companies')];
export const IF_NOW = '.holdings tfoot';
export const MAP = ['.picture .board', CARDS_TAB];
export const NEWS = ['.since', tab('log')];
export const GAUGE = '.bar .gauge';
/** The chance of a scoring, shown at the market. */
export const ODDS = '.market .odds';
export const PICK = '.pick';
export const TICKETS = '.tickets';
export const STAGE = '[data-testid="ceremony"]';

/** By their order at the table. */
export const TICKET = {
  found: `${TICKETS} button:nth-child(1)`,
  expand: `${TICKETS} button:nth-child(2)`,
  play: `${TICKETS} button:nth-child(3)`,
};
