export { type Delta, deltaOf, withDelta } from './delta.ts';
export { documentTables, markdownOf, protocolPage } from './document.ts';
export { type OnlineCode, sentenceOf, statusOf, type WireCode } from './errors.ts';
export { EVENTS, type EventData, type EventName } from './events.ts';
export { LIMITS, PROTOCOL, REACTIONS, TABLE_ID } from './limits.ts';
export { openApi } from './open-api.ts';
export type { Answer, Body, Caller, Params, Query, Route } from './route.ts';
export { ROUTES, type RouteName } from './routes.ts';
