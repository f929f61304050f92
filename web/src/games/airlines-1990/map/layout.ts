import type { BoardFile, Company, Pattern } from '@tarmac/airlines-1990';
import { type Box, tenth } from '../../common/map/geometry.ts';
import * as common from '../../common/map/layout.ts';
import { project } from './projection.ts';

export interface RoutePlan extends common.RoutePlan {
  readonly pattern: Pattern;
}

export type CityPlan = common.CityPlan<Company>;

/** The flag of a company beside its headquarters. */
export interface FlagPlan {
  readonly company: Company;
  /** Three letters. */
  readonly name: string;
  readonly city: CityPlan;
  readonly box: Box;
}

/** Where everything stands, in world units. */
export interface Layout extends common.Layout<RoutePlan, CityPlan> {
  readonly flags: readonly FlagPlan[];
}

/** Parts of the frame that are kept free, by the corner they lie in: the title, the buttons. */
interface Corners {
  readonly title: common.Size;
  readonly tools: common.Size;
}

interface LayoutOptions {
  /** Width : height of the screen that the frame should fill. */
  readonly aspect?: number;
  /** Size of the names. */
  readonly label?: number;
  readonly corners?: Corners;
}

const ASPECT = 992 / 690;
/** Around the outermost cities: room for names. */
const PAD = { left: 32, top: 34, right: 32, bottom: 34 };
const CORNERS: Corners = { title: { w: 190, h: 130 }, tools: { w: 172, h: 138 } };
export const FLAG = { w: 40, h: 20 };

/** The board at full detail; computed once for each board, shape and size of names. */
export const layoutOf = common.remembered(layoutBoard);

export function layoutBoard(
  board: BoardFile,
  { aspect = ASPECT, label = common.LABEL, corners = CORNERS }: LayoutOptions,
): Layout {
  const homes = new Map(board.companies.map(({ id, headquarters }) => [headquarters, id]));
  const places = board.cities.map(({ id, name, ...place }) => {
    const { x, y } = project(place);
    const home = homes.get(id) ?? null;
    const r = home ? common.HOME_RADIUS : common.DOT_RADIUS;
    return { id, name, home, disc: { x: tenth(x), y: tenth(y), r } };
  });
  const cityOf = (id: string) => {
    const city = places.find((place) => place.id === id);
    if (!city) throw new Error(`no city ${id}`);
    return city;
  };
  const frame = common.frameAround(
    places.map(({ disc }) => disc),
    PAD,
    aspect,
  );
  const { routes, cities, flags } = common.layOut({
    frame,
    cities: places,
    routes: board.routes.map(({ id, from, to, circles }) => {
      const [a, b] = [cityOf(from), cityOf(to)];
      return { id, ends: [a.name, b.name], from: a.disc, to: b.disc, numbers: circles };
    }),
    reserved: reservedIn(frame, corners),
    flags: board.companies.map(({ headquarters }) => ({ at: cityOf(headquarters).disc, ...FLAG })),
    label,
    strict: true,
  });
  return {
    frame,
    routes: routes.map((route, i) => ({ ...route, pattern: board.routes[i]?.pattern ?? 'solid' })),
    cities,
    flags: board.companies.flatMap(({ id, name, headquarters }, i) => {
      const [city, box] = [cities.find((other) => other.id === headquarters), flags[i]];
      return city && box ? [{ company: id, name, city, box }] : [];
    }),
    slot: common.SLOT,
  };
}

/** The title lies below left, over the Pacific; the buttons below right. */
function reservedIn({ x, y, w, h }: Box, { title, tools }: Corners): Box[] {
  return [
    { x, y: y + h - title.h, ...title },
    { x: x + w - tools.w, y: y + h - tools.h, ...tools },
  ];
}
