import { GUEST_ROUTES } from './guest-routes.ts';
import { PLAY_ROUTES } from './play-routes.ts';
import { ROOM_ROUTES } from './room-routes.ts';
import type { Route } from './route.ts';
import { TABLE_ROUTES } from './table-routes.ts';

/**
 * Everything the server answers, defined once: the server's routes, OpenAPI, docs/protocol.md and the access test are
 * made from it.
 */
export const ROUTES = {
  ...GUEST_ROUTES,
  ...TABLE_ROUTES,
  ...ROOM_ROUTES,
  ...PLAY_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
