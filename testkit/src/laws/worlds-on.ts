import type { Game, GameTypes, Playout, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import { anyChance, isChance, streamOf } from '../chance.ts';
import type { Moment } from '../moment.ts';
import { deciding, draw, nameOf, show } from '../moment.ts';
import { difference, sameState, sameText } from '../same.ts';

/** How many moves the two worlds are played on side by side. */
const STEPS_ON = 3;
/** How many moves of another seat are tried in the second world to look like the one of the first. */
const LOOKALIKES = 4;

/** Same view to the byte, same key, same seats to move, same legal moves. */
export function mustLookAlike<G extends GameTypes>(
  game: Game<G>,
  one: G['State'],
  other: G['State'],
  viewer: Viewer,
  what: string,
): void {
  const found = difference(game.view(one, viewer), game.view(other, viewer));
  if (found !== undefined) throw new Error(`${what}: ${found}`);
  if (game.search.key(one, viewer) !== game.search.key(other, viewer)) throw new Error(`${what}: the key`);
  const active = difference(game.active(one), game.active(other));
  if (active !== undefined) throw new Error(`${what}, who may move: ${active}`);
  if (viewer === null) return;
  const legal = difference(game.legal(one, viewer), game.legal(other, viewer));
  if (legal !== undefined) throw new Error(`${what}, legal moves: ${legal}`);
}

interface Shown<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['Move'];
  readonly events: readonly G['Event'][];
  /** The first world after the move. */
  readonly after: G['State'];
}

/** Plays the true world on, and the other one beside it, until the viewer sees something different happen. */
export function playOn<G extends GameTypes>(at: Moment<G>, world: G['State'], viewer: Viewer): void {
  const { game, random } = at;
  const one = game.copy(at.state);
  const other = game.copy(world);
  const told: string[] = [];
  for (let n = 0; n < STEPS_ON; n++) {
    const active = deciding(game, one);
    const chance = isChance(game, one);
    if (active.length === 0 && !chance) return;
    const seat = chance ? CHANCE : viewer !== null && active.includes(viewer) ? viewer : draw(random, active);
    const move = chance ? anyChance(game, one, streamOf(random)) : draw(random, game.legal(one, seat));
    const events = game.apply(one, seat, move);
    // The end opens the hands, and no event tells what was in them.
    if (game.outcome(one)) return;
    told.push(show(game, seat, move));
    if (!follow(game, other, { seat, move, events, after: one }, viewer, random)) return;
    const what = `after ${told.join(', ')}, seen alike, the worlds look different to ${nameOf(viewer)}`;
    mustLookAlike(game, one, other, viewer, what);
  }
}

/**
 * Plays in the other world what the viewer cannot tell from the move of the first; false if nothing is like
 * it.
 */
function follow<G extends GameTypes>(
  game: Game<G>,
  other: G['State'],
  shown: Shown<G>,
  viewer: Viewer,
  random: Playout,
): boolean {
  const { seat, move, events, after } = shown;
  const legal = seat === CHANCE ? chances(game, other, random) : game.legal(other, seat);
  const same = legal.find((each) => sameText(each, move));
  if (same === undefined && seat === viewer)
    throw new Error(`${show(game, seat, move)} is legal in one world only`);

  // Another seat may have made another move that looks the same; what the viewer chose is what it is.
  const alike = seat === viewer ? [] : legal.filter((each) => each.type === move.type && each !== same);
  const tries: G['Move'][] = [];
  while (tries.length < LOOKALIKES && alike.length > 0) {
    tries.push(...alike.splice(random.below(alike.length), 1));
  }
  if (same !== undefined) tries.push(same);

  const see = (list: readonly G['Event'][]): unknown => list.map((event) => game.seen(event, viewer));
  const wanted = see(events);
  const trial = game.copy(other);
  for (const each of tries) {
    game.search.copyInto(trial, other);
    const happened = game.apply(trial, seat, each);
    if (game.outcome(trial)) continue;
    if (each === same) mustTellAlike(game, events, happened, viewer);
    const seen = see(happened);
    if (sameText(seen, wanted)) {
      game.search.copyInto(other, trial);
      return true;
    }
    // The view holds all that the viewer knows, so what it does not tell apart no event may tell apart.
    if (sameText(game.view(after, viewer), game.view(trial, viewer))) {
      if (sameButForOrder(game, events, happened, viewer)) continue;
      // Two ways to the same table: what was done is history, and nobody is any the wiser.
      const meant = same === undefined || each === same ? undefined : afterMove(game, other, seat, same);
      if (meant !== undefined && sameState(trial, meant)) continue;
      throw new Error(`an event tells ${nameOf(viewer)} what the view hides: ${difference(wanted, seen)}`);
    }
  }
  return false;
}

/**
 * What one move reveals from two orders of a pile, no matter who shuffled it and when, may be the same cards, one
 * before the other.
 */
function sameButForOrder<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  events2: readonly G['Event'][],
  viewer: Viewer,
): boolean {
  const told = (list: readonly G['Event'][]): unknown => {
    const see = (event: G['Event']): string => JSON.stringify(game.seen(event, viewer));
    const { open = [], revealed = [] } = Object.groupBy(list, (event) =>
      game.reveals(event) ? 'revealed' : 'open',
    );
    return [open.map(see), revealed.map(see).sort()];
  };
  return sameText(told(events), told(events2));
}

function afterMove<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  move: G['Move'],
): G['State'] {
  const next = game.copy(state);
  game.apply(next, seat, move);
  return next;
}

/** Nobody knows what chance did, so it may have done something else in the other world. */
function chances<G extends GameTypes>(game: Game<G>, other: G['State'], random: Playout): G['Move'][] {
  return Array.from({ length: LOOKALIKES }, () => anyChance(game, other, streamOf(random)));
}

/**
 * The same move in two worlds that look alike: until something is revealed, the viewer sees the same happen.
 */
function mustTellAlike<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  events2: readonly G['Event'][],
  viewer: Viewer,
): void {
  const reveal = (list: readonly G['Event'][]): number => list.findIndex((event) => game.reveals(event));
  const reveals = [reveal(events), reveal(events2)].filter((at) => at >= 0);
  const until = reveals.length === 0 ? undefined : Math.min(...reveals);
  const see = (list: readonly G['Event'][]): unknown =>
    list.slice(0, until).map((event) => game.seen(event, viewer));
  const found = difference(see(events), see(events2));
  if (found !== undefined) throw new Error(`${nameOf(viewer)} sees one move tell two stories: ${found}`);
}
