import type { ROUTES, RouteName } from '@tarmac/protocol';

type Routes = typeof ROUTES;
type Place<N extends RouteName> = `${Routes[N]['method']} ${Routes[N]['path']}`;

/** Where the routes of the protocol are. The compiler compares them with it; the schemas themselves stay out of the page. */
const PATHS: { readonly [N in RouteName]: Place<N> } = {
  about: 'GET /api',
  games: 'GET /api/games',
  newGuest: 'POST /api/guests',
  me: 'GET /api/me',
  rename: 'POST /api/me',
  signOut: 'POST /api/me/sign-out',
  newCode: 'POST /api/me/code',
  useCode: 'POST /api/codes',
  myTables: 'GET /api/me/tables',
  listedTables: 'GET /api/tables',
  newTable: 'POST /api/tables',
  bringTable: 'POST /api/tables/brought',
  table: 'GET /api/tables/:id',
  frame: 'GET /api/tables/:id/frames/:step',
  tableEvents: 'GET /api/tables/:id/events',
  events: 'GET /api/events',
  invitation: 'GET /api/tables/:id/invitation',
  rematch: 'POST /api/tables/:id/rematch',
  record: 'GET /api/tables/:id/record',
  join: 'POST /api/tables/:id/join',
  leave: 'POST /api/tables/:id/leave',
  takeBack: 'POST /api/tables/:id/return',
  seat: 'POST /api/tables/:id/seats',
  start: 'POST /api/tables/:id/start',
  propose: 'POST /api/tables/:id/votes',
  vote: 'POST /api/tables/:id/votes/:vote',
  say: 'POST /api/tables/:id/talk',
  react: 'POST /api/tables/:id/reactions',
  mute: 'POST /api/tables/:id/mute',
  move: 'POST /api/tables/:id/moves',
  undo: 'POST /api/tables/:id/undo',
  end: 'POST /api/tables/:id/end',
  why: 'POST /api/tables/:id/why',
};

/** The method and the address of a route, below the address of the application. */
export function placeOf(
  name: RouteName,
  base: string,
  params: Readonly<Record<string, string | number>> = {},
): { readonly method: string; readonly url: string } {
  const [method = '', path = ''] = PATHS[name].split(' ');
  const filled = path.replace(/:(\w+)/g, (_, each: string) => encodeURIComponent(String(params[each])));
  return { method, url: new URL(`.${filled}`, base).href };
}
