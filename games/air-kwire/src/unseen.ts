import { citiesOf, countPower } from './cards.ts';
import { freshOf, MAY, MUST } from './memory.ts';
import type { State } from './state.ts';
import { FIRST_POWER, HOME_POINTS, MAX_PLAYERS, POWER_CARDS, POWERS } from './types.ts';

/** Unshown cards, grouped by the places where they cannot be. */
export interface Unseen {
  readonly kinds: number[];
  /** AK-80: not in a place of the top half. */
  readonly late: boolean;
  /** AK-24: not in the pile, since it was made without it; or not in a hand before that. */
  readonly old: boolean;
  readonly fresh: boolean;
}

/** Cards of a kind that nobody has shown: those the viewer does not see, and those in the viewer's own hand. */
interface Kind {
  readonly kind: number;
  readonly late: boolean;
  readonly hidden: number;
  readonly own: number;
  /** AK-24: how many of all these may be, and must be, of a pile made from the pool. */
  readonly may: number;
  readonly must: number;
}

/**
 * The cards the viewer does not see, by the places they can be in. A view does not say which cards of the viewer's own
 * hand are of the pile, and of two equal cards that decides about the other: so there is one list for each way in
 * which the viewer's own hand can have come about.
 */
export function unseenCards(s: State, viewer: number | null): Unseen[][] {
  const kinds = kindsOf(s, viewer);
  return waysOfOwnHand(s, viewer, kinds).map((ofPile) => {
    const sorts: Unseen[] = [];
    kinds.forEach(({ kind, late, hidden, may, must }, i) => {
      for (let n = 0; n < hidden; n++) {
        sortOf(sorts, late, n >= may - ofPile[i], n < must - ofPile[i]).push(kind);
      }
    });
    return sorts;
  });
}

function kindsOf(s: State, viewer: number | null): Kind[] {
  const { board } = s;
  const kinds: Kind[] = [];
  const add = (kind: number, hidden: number, own: number): void => {
    const late = kind >= FIRST_POWER || board.points[kind] === HOME_POINTS;
    const may = s.remade === 0 ? hidden + own : freshOf(s, MAY, kind);
    const must = s.remade === 0 ? 0 : freshOf(s, MUST, kind);
    if (hidden + own > 0) kinds.push({ kind, late, hidden, own, may, must });
  };
  for (let city = 0; city < board.cityCount; city++) {
    let left = board.cityCards[city] - citiesOf(s.pool, 0, city);
    for (let p = 0; p < MAX_PLAYERS; p++) left -= citiesOf(s.hand, p, city);
    for (let a = 0; a < board.airlineCount; a++) left -= citiesOf(s.cards, a, city);
    add(city, left, viewer === null ? 0 : citiesOf(s.hand, viewer, city) - citiesOf(s.known, viewer, city));
  }
  if (!s.setting.options.powerCards) return kinds;
  POWERS.forEach((name, power) => {
    let left = POWER_CARDS.filter((card) => card === name).length;
    for (const set of [s.poolPowers, s.gonePowers, ...s.handPowers]) left -= countPower(set, power);
    add(FIRST_POWER + power, left, viewer === null ? 0 : countPower(s.handPowers[viewer], power));
  });
  return kinds;
}

/** For each kind, how many cards of the viewer's hand are of the pile: all that agrees with what everybody knows of it. */
function waysOfOwnHand(s: State, viewer: number | null, kinds: readonly Kind[]): Uint8Array[] {
  const least = new Uint8Array(kinds.length);
  if (viewer === null || s.remade === 0) return [least];
  let ways = [least];
  // AK-80: the others are older than the pile, or even of the top half.
  let [most, mostOrdinary] = [-s.older[viewer], -s.early[viewer]];
  kinds.forEach(({ late, hidden, own, may, must }, i) => {
    if (own === 0) return;
    most += own;
    if (!late) mostOrdinary += own;
    least[i] = Math.max(0, must - hidden);
    for (const way of ways) way[i] = least[i];
    const begun = ways;
    for (let more = least[i] + 1; more <= Math.min(own, may); more++) {
      ways = [...ways, ...begun.map((way) => way.with(i, more))];
    }
  });
  return ways.filter((way) => {
    let [ofPile, ordinary] = [0, 0];
    way.forEach((count, i) => {
      ofPile += count;
      if (!kinds[i].late) ordinary += count;
    });
    return ofPile <= most && ordinary <= mostOrdinary;
  });
}

/** The list of all cards that fit where these do. */
function sortOf(sorts: Unseen[], late: boolean, old: boolean, fresh: boolean): number[] {
  const sort = sorts.find((one) => one.late === late && one.old === old && one.fresh === fresh);
  if (sort) return sort.kinds;
  const kinds: number[] = [];
  sorts.push({ kinds, late, old, fresh });
  return kinds;
}
