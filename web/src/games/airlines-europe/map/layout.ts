import type { Airline, BoardFile } from '@tarmac/airlines-europe';
import { type Box, tenth } from '../../common/map/geometry.ts';
import * as common from '../../common/map/layout.ts';
import type { Disc } from '../../common/map/place-routes.ts';
import { project } from './projection.ts';
import { type Signpost, signpostAt } from './remote-ends.ts';

export interface RoutePlan extends common.RoutePlan {
  readonly remote: boolean;
}

export type CityPlan = common.CityPlan<Airline>;

export interface SignpostPlan extends Signpost {
  readonly id: string;
  readonly name: string;
}

export interface BonusPlan {
  readonly airline: Airline;
  readonly value: number;
  readonly city: CityPlan;
  readonly box: Box;
}

/** Where everything stands, in world units. */
export interface Layout extends common.Layout<RoutePlan, CityPlan> {
  readonly signposts: readonly SignpostPlan[];
  readonly bonuses: readonly BonusPlan[];
}

/** Parts of the frame that are kept free, at their largest: the title above left, the buttons above right, map or list below right. */
interface Corners {
  readonly title: common.Size;
  readonly tools: common.Size;
  readonly form: common.Size;
}

interface LayoutOptions {
  /** Airlines in play; the homes of the others are plain cities. */
  readonly airlines: readonly Airline[];
  /** Width : height of the screen that the frame should fill. */
  readonly aspect?: number;
  /** Size of the names. */
  readonly label?: number;
  readonly corners?: Corners;
}

const ASPECT = 992 / 616;
/** Around the outermost cities: room for names and signposts. */
const PAD = { left: 66, top: 50, right: 56, bottom: 44 };
const CORNERS: Corners = { title: { w: 206, h: 150 }, tools: { w: 172, h: 68 }, form: { w: 172, h: 68 } };
export const FLAG = { w: 40, h: 22 };

/** The board at full detail; computed once for each board, set of airlines, shape and size of names. */
export const layoutOf = common.remembered(layoutBoard);

export function layoutBoard(
  board: BoardFile,
  { airlines, aspect = ASPECT, label = common.LABEL, corners = CORNERS }: LayoutOptions,
): Layout {
  const onMap = citiesOnMap(board);
  const homes = new Map(
    board.airlines.flatMap(({ id, home }) => (airlines.includes(id) ? [[home, id] as const] : [])),
  );
  const near = board.cities.filter((city) => onMap.has(city.id));
  const frame = common.frameAround(near.map(project), PAD, aspect);
  const discs = new Map<string, Disc>();
  for (const city of near) {
    const { x, y } = project(city);
    const r = homes.has(city.id) ? common.HOME_RADIUS : common.DOT_RADIUS;
    discs.set(city.id, { x: tenth(x), y: tenth(y), r });
  }
  const { title, tools, form } = corners;
  const [right, bottom] = [frame.x + frame.w, frame.y + frame.h];
  const reserved: Box[] = [
    { x: frame.x, y: frame.y, ...title },
    { x: right - tools.w, y: frame.y, ...tools },
    { x: right - form.w, y: bottom - form.h, ...form },
  ];
  const signposts = signpostsOf(board, discs, frame, reserved);
  const endOf = (id: string): Disc => {
    const post = signposts.find((signpost) => signpost.id === id);
    return discs.get(id) ?? { r: 0, ...(post?.end ?? { x: frame.x, y: frame.y }) };
  };
  const bonuses = board.bonuses.filter(
    ({ airline, target }) => airlines.includes(airline) && discs.has(target),
  );
  const names = new Map(board.cities.map(({ id, name }) => [id, name]));
  const { routes, cities, flags } = common.layOut({
    frame,
    cities: near.map(({ id, name }) => ({ id, name, disc: endOf(id), home: homes.get(id) ?? null })),
    routes: board.routes.map(({ id, from, to, licences }) => ({
      id,
      ends: [names.get(from) ?? from, names.get(to) ?? to],
      from: endOf(from),
      to: endOf(to),
      numbers: licences,
    })),
    reserved: [...reserved, ...signposts.map(({ box }) => box)],
    flags: bonuses.map(({ target }) => ({ at: endOf(target), ...FLAG })),
    label,
  });
  const remote = board.routes.map(({ from, to }) => !(discs.has(from) && discs.has(to)));
  return {
    frame,
    routes: routes.map((route, i) => ({ ...route, remote: remote[i] ?? false })),
    cities,
    signposts,
    bonuses: bonuses.flatMap(({ airline, value, target }, i) => {
      const [city, box] = [cities.find(({ id }) => id === target), flags[i]];
      return city && box ? [{ airline, value, city, box }] : [];
    }),
    slot: common.SLOT,
  };
}

/** AE-47: a city that only remote routes reach lies off the map. */
function citiesOnMap(board: BoardFile): Set<string> {
  const onMap = new Set(board.routes.flatMap(({ from, to, remote }) => (remote ? [] : [from, to])));
  return onMap.size > 0 ? onMap : new Set(board.cities.map(({ id }) => id));
}

function signpostsOf(
  board: BoardFile,
  discs: ReadonlyMap<string, Disc>,
  frame: Box,
  reserved: readonly Box[],
): SignpostPlan[] {
  const signposts: SignpostPlan[] = [];
  for (const route of board.routes) {
    const [anchor, far] = discs.has(route.from) ? [route.from, route.to] : [route.to, route.from];
    const from = discs.get(anchor);
    const city = board.cities.find(({ id }) => id === far);
    if (discs.has(far) || !from || !city || signposts.some(({ id }) => id === far)) continue;
    const taken = [...reserved, ...signposts.map(({ box }) => box), ...[...discs.values()].map(boxAround)];
    const width = common.nameWidth(city.name, common.LABEL) + 24;
    signposts.push({ id: far, name: city.name, ...signpostAt(from, project(city), width, frame, taken) });
  }
  return signposts;
}

const boxAround = ({ x, y, r }: Disc): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
