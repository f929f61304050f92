/* What a route, a decision in a merger or the end would do: played by the rules on a table made of a view. */

export { bonusesFor } from '../merger.ts';
export { endingOf } from './ending.ts';
export { meetingAt } from './meeting.ts';
export { disposeChoices, settleChoices } from './merger.ts';
export { routeEffect } from './routes.ts';
