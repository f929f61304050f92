/* Where things are on the screen, whatever the game, the size and the language. */

/** A tab leads to what is behind it, unless it is open. */
export const tab = (name: string): string => `#tab-${name}[aria-selected="false"]`;

const CARDS_TAB = tab('cards');
/** What has no place of its own on a phone is behind the first tab. */
export const orCards = (place: string): readonly [place: string, tab: string] => [place, CARDS_TAB];

export const PRIMARY = '.go .primary:not(:disabled)';
export const HAND = orCards('[data-place="hand"]');
export const CARDS_ON_TABLE = orCards('.market');
export const MAP = orCards('.picture .board');
export const NEWS = ['.since', tab('log')];
/** What a move that is looked at would bring. */
export const FEED = '.feed';
/** The buttons of a turn, and what is chosen for it. */
export const GO = '.go';
export const GAUGE = '.bar .gauge';
/** The chance of a scoring, shown at the market. */
export const ODDS = '.market .odds';
/** The airlines that a step of the turn is about. */
export const PICK = '.pick';
export const TICKETS = '.tickets';
/** By its place at the table: 1 is the first. */
export const ticket = (number: number): string => `${TICKETS} button:nth-child(${number})`;

export const STAGE = '[data-testid="ceremony"]';
/** What everybody got, as bars and as a table. */
export const SUM = `${STAGE} .scene .middle`;
export const POINTS = `${STAGE} .scene .table`;
/** The button that leads through what is shown there. */
export const ONWARD = `${STAGE} .bottom .primary`;
