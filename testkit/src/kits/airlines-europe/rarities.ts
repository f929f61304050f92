import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';

type State = AirlinesEuropeTypes['State'];
type Event = AirlinesEuropeTypes['Event'];
/** What a rarity is told by: the move that has just been played. */
interface Played {
  readonly s: State;
  readonly before: State;
  readonly events: readonly Event[];
  has(type: Event['type']): boolean;
}

const ABACUS = 10;
const MARKET = 5;
const EMPTY = 255;

const marketSize = (s: State): number => s.market.filter((share) => share !== EMPTY).length;

/** The corners of the rules, each with how to tell that a game has come to it. */
const TELLS: Readonly<Record<string, (played: Played) => boolean>> = {
  'AE-44 airline without airplanes': ({ s, has }) =>
    has('licensed') && s.setting.board.file.airlines.some((_, a) => s.planes[a] === 0 && s.track[a] > 9),
  'AE-46 bonus': ({ has }) => has('connected'),
  'AE-55 discards under way': ({ s, has }) => has('discarded') && s.discardsLeft > 0,
  'AE-55 ABACUS share discarded': ({ events }) =>
    events.some((event) => event.type === 'discarded' && event.share === 'abacus'),
  'AE-55 discard from hand, then from portfolio': ({ s, before, has }) =>
    has('discarded') && before.discardFrom > 0 && before.discardFrom < ABACUS && s.discardFrom > ABACUS,
  'AE-56 one ABACUS share left': ({ s }) => s.supply === 1,
  'AE-56 no ABACUS share left': ({ s }) => s.supply === 0,
  'AE-65 bankruptcy by cash': ({ has }) => has('bankrupt') && !has('played'),
  'AE-65 bankruptcy by dividend': ({ has }) => has('bankrupt') && has('played'),
  'AE-66 scoring card in a bankruptcy': ({ has }) => has('bankrupt') && has('scoring-card'),
  'AE-76 two scoring cards in one move': ({ events }) =>
    events.filter(({ type }) => type === 'scoring-card').length > 1,
  'AE-76 scoring card in the refill of a scoring': ({ events }) => {
    const removed = events.findIndex(({ type }) => type === 'market-removed');
    const after = events.slice(removed + 1).some(({ type }) => type === 'scoring-card');
    return removed >= 0 && after && !events.some(({ type }) => type === 'bankrupt');
  },
  'AE-77 short market': ({ s }) => s.drawn === s.deckSize && marketSize(s) < MARKET && s.picksLeft === 0,
  'AE-77 too few shares to pick': ({ s, before }) =>
    before.picksLeft === 0 && s.picksLeft > 0 && s.picksLeft < s.setting.players,
  'AE-77 scoring without picks': ({ before, has }) =>
    has('scored') && !has('licensed') && before.picksLeft === 0,
  'AE-77 nothing left to draw': ({ has }) =>
    has('scoring-card') && !has('drew') && !has('took') && !has('bankrupt'),
  'AE-80 tie broken by ABACUS shares': ({ s, has }) => has('ended') && winners(s) < leaders(s),
  'AE-80 shared victory': ({ s, has }) => has('ended') && winners(s) > 1,
  'AE-81 all blocked by a first licence': ({ s, before, has }) =>
    has('licensed') && blocked(s) && airlinesEurope.view(before, null).phase === 'turn',
  'AE-81 all blocked by a second licence': ({ s, before, has }) =>
    has('licensed') && blocked(s) && airlinesEurope.view(before, null).phase === 'second',
  'AE-92 the third holder': ({ events }) =>
    events.some((event) => event.type === 'scored' && event.holdings.length > event.points.length),
  'AE-100 route held back': ({ s, events }) =>
    s.setting.options.routePhases &&
    events.some((event) => event.type === 'licensed' && heldBack(s, event.route)),
  'AE-101 holding split': ({ events }) =>
    events.some((event) => event.type === 'scored' && event.points.some((points) => points > event.row[0])),
  'AE-111 a hand with no secret left': ({ s, before }) => {
    const seat = before.turn;
    const { known, size, abacus } = airlinesEurope.view(s, null).hands[seat];
    const certain = Object.values(known).reduce((sum, n) => sum + n, 0);
    return certain > 0 && certain === size - abacus;
  },
};

export const rarities: readonly string[] = Object.keys(TELLS);

export function happened(s: State, events: readonly Event[], before: State): readonly string[] {
  const types = new Set(events.map(({ type }) => type));
  const played: Played = { s, before, events, has: (type) => types.has(type) };
  return rarities.filter((rarity) => TELLS[rarity](played));
}

function winners(s: State): number {
  return airlinesEurope.outcome(s)?.winners.length ?? 0;
}

function leaders(s: State): number {
  const scores = airlinesEurope.outcome(s)?.scores ?? [];
  return scores.filter((score) => score === Math.max(...scores)).length;
}

function blocked(s: State): boolean {
  return airlinesEurope.outcome(s)?.reason === 'all-blocked';
}

/** AE-100: all licences allowed before the next scoring are sold, but not all licences. */
function heldBack(s: State, routeId: string): boolean {
  const route = s.setting.board.routeIndex.get(routeId) ?? 0;
  const sold = s.circles[route] < 16 ? 1 : s.circles[route] < 256 ? 2 : 3;
  return sold > s.scorings && sold < s.setting.board.circles[route];
}
