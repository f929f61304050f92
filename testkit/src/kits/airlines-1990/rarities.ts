import type { Airlines1990Types } from '@tarmac/airlines-1990';
import { airlines1990 } from '@tarmac/airlines-1990';

type State = Airlines1990Types['State'];
type Event = Airlines1990Types['Event'];
/** What a rarity is told by: the move that has just been played. */
interface Played {
  readonly s: State;
  readonly before: State;
  readonly events: readonly Event[];
  has(type: Event['type']): boolean;
  count(type: Event['type']): number;
}

const market = (s: State): number => s.market.filter((share) => share !== 255).length;
const after = (events: readonly Event[], first: Event['type'], second: Event['type']): boolean => {
  const at = events.findIndex(({ type }) => type === first);
  return at >= 0 && events.slice(at + 1).some(({ type }) => type === second);
};

/** The corners of the rules, each with how to tell that a game has come to it. */
const TELLS: Readonly<Record<string, (played: Played) => boolean>> = {
  'A90-40 company without markers': ({ s, has }) =>
    has('flew') && s.setting.board.file.companies.some((_, c) => s.markers[c] === 0 && s.worth[c] > 0),
  'A90-42 flight pile made again': ({ events }) =>
    events.some((event) => event.type === 'shuffled' && event.pile === 'flights'),
  'A90-42 of one card': ({ events }) =>
    events.some((event) => event.type === 'shuffled' && event.order?.length === 1),
  'A90-42 for a founder': ({ before }) => airlines1990.view(before, null).shuffle === 'founder',
  'A90-42 no card for EXPAND': ({ has, before }) =>
    has('no-flight') && !has('swapped') && before.founding === 0,
  'A90-43 swap': ({ has }) => has('swapped'),
  'A90-43 swap that needs a shuffle': ({ before }) => airlines1990.view(before, null).shuffle === 'swap',
  'A90-43 swap without a new card': ({ has }) => has('swapped') && has('no-flight'),
  'A90-51 inactive by full routes': ({ has }) => has('inactive') && !has('sabotaged'),
  'A90-51 inactive by sabotage': ({ has }) => has('inactive') && has('sabotaged'),
  'A90-51 refresh': ({ has }) => has('refreshed'),
  'A90-52 worthless shares leave with the last card': ({ events, has }) =>
    has('removed') && !after(events, 'inactive', 'removed'),
  'A90-52 worthless shares leave in an action': ({ events }) => after(events, 'inactive', 'removed'),
  'A90-52 that empties the market': ({ s, has, before }) =>
    has('removed') && market(s) === 0 && market(before) > 0,
  'A90-60 sabotage': ({ has }) => has('sabotaged'),
  'A90-60 sabotage of a founded company to its last marker': ({ s, has }) =>
    has('sabotaged') && s.setting.board.file.companies.some((_, c) => s.markers[c] === 0 && s.worth[c] > 0),
  'A90-70 scoring card put back': ({ events }) =>
    events.some((event) => event.type === 'scoring-card' && event.back),
  'A90-70 two put back together': ({ events }) =>
    events.filter((event) => event.type === 'scoring-card' && event.back).length > 1,
  'A90-74 two scorings in a row': ({ events }) =>
    events.filter((event) => event.type === 'scoring-card' && !event.back).length > 1,
  'A90-75 the last card scores, drawn for the hand': ({ s, before, has }) =>
    has('scoring-card') && s.pileSize === 0 && !has('took') && !has('drew') && before.phase === 2,
  'A90-75 the last card scores, drawn for the market': ({ s, has }) =>
    has('scoring-card') && s.pileSize === 0 && has('took') && !has('refilled'),
  'A90-80 shared victory': ({ s, has }) => has('ended') && (airlines1990.outcome(s)?.winners.length ?? 0) > 1,
  'A90-81 idle turn': ({ events }) => events.some((event) => event.type === 'kept' && event.idle),
  'A90-82 the third holder': ({ events }) =>
    events.some((event) => event.type === 'scored' && event.holdings.length > event.points.length),
  'A90-91 last round': ({ has }) => has('last-round'),
  'A90-91 flight without a share': ({ before, has }) => before.turnsLeft > 0 && has('flew'),
  'A90-92 late scoring cards': ({ has }) => has('scoring-cards-in'),
};

export const rarities: readonly string[] = Object.keys(TELLS);

export function happened(s: State, events: readonly Event[], before: State): readonly string[] {
  const types = events.map(({ type }) => type);
  const count = (type: Event['type']): number => types.filter((each) => each === type).length;
  const played: Played = { s, before, events, count, has: (type) => types.includes(type) };
  return rarities.filter((rarity) => TELLS[rarity](played));
}
