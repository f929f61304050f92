import type { Pace } from '../../../play/open-table.ts';
import { follow } from './following.ts';
import type { Point } from './geometry.ts';

export interface Flight {
  /** The id of the route. */
  readonly route: string;
  /** The city that the airplane comes from: one end of the route. */
  readonly from: string;
  /** The circle that it comes to: its place on the route, from 0 on. */
  readonly circle: number;
}

/** How an airplane looks: in the air, and as the symbol that it becomes. */
export interface Livery {
  readonly colour: string;
  readonly symbol: string;
  /** The airliner, where nothing else is said. */
  readonly plane?: Plane;
}

/** What flies: a drawing by its id, nose up, with its width and its middle. */
interface Plane {
  readonly id: string;
  readonly width: number;
  readonly middle: Point;
}

const AIRLINER: Plane = { id: 'airliner', width: 100, middle: { x: 50, y: 40 } };

const SVG = 'http://www.w3.org/2000/svg';
/** Milliseconds at speed 1: through the air, and until the airplane has become its sign. */
const [AIR, TOUCHDOWN, FADE] = [600, 160, 120];
const STEPS = 24;
/** In the air an airplane spans this many units of the map; its rim is this part of its width. */
const [SPAN, RIM] = [38, 0.06];

/** The layer of a map for things that move: it follows pan and zoom. */
function planeLayer(map: Element): SVGSVGElement | null {
  return map.querySelector<SVGSVGElement>('[data-layer="flights"]');
}

/** The way of an airplane in world units: from the city along the route to the circle. */
function flightPath(map: Element, { route, from, circle }: Flight): Point[] {
  const line = map.querySelector<SVGPathElement>(`[data-route="${CSS.escape(route)}"]`);
  const target = middleOf(map, `slot:${route}:${circle}`);
  if (!line || !target) return [];
  const length = line.getTotalLength();
  const start = middleOf(map, `city:${from}`);
  const gap = (at: number): number => {
    const p = line.getPointAtLength(at);
    return start ? Math.hypot(p.x - start.x, p.y - start.y) : at;
  };
  const turned = gap(length) < gap(0);
  const points: Point[] = [];
  let [nearest, last] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i <= 2 * STEPS; i++) {
    const { x, y } = line.getPointAtLength((turned ? 1 - i / (2 * STEPS) : i / (2 * STEPS)) * length);
    points.push({ x, y });
    const far = Math.hypot(x - target.x, y - target.y);
    if (far < nearest) [nearest, last] = [far, i];
  }
  return [...points.slice(0, Math.max(1, last)), target];
}

/** Where a place of the map is, in world units. */
export function middleOf(map: Element, place: string): Point | null {
  const drawn = map.querySelector<SVGGraphicsElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!drawn) return null;
  const { x, y, width, height } = drawn.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where an airplane will fly comes into sight, on a map too small for all of it. */
export function seeFlight(map: Element, flight: Flight, pace: Pace): Promise<void> {
  return follow(map, flightPath(map, flight), pace);
}

/** Flies an airplane, nose first, along its route; over its circle it becomes the sign of its company. */
export function flyAlong(map: Element, flight: Flight, livery: Livery, pace: Pace): Promise<void> {
  return flyPath(map, flightPath(map, flight), livery, pace);
}

/** Flies an airplane, nose first, along a path in world units; at its end it becomes its sign. */
export async function flyPath(
  map: Element,
  path: readonly Point[],
  livery: Livery,
  pace: Pace,
): Promise<void> {
  const layer = planeLayer(map);
  const end = path.at(-1);
  if (!layer || !end) return;
  const size = Number(getComputedStyle(layer).getPropertyValue('--u')) || 1;
  const plane = layer.appendChild(airplane(livery));
  const mark = layer.appendChild(sign(livery, layer.closest('.afar') ? 14 : 21));
  mark.style.opacity = '0';
  try {
    if (pace.reduced) {
      plane.style.opacity = '0';
    } else {
      const duration = Math.max(1, pace.ms(AIR));
      await pace.run(
        plane.animate(frames(path, size), { duration, fill: 'both', easing: 'cubic-bezier(.3,0,.2,1)' }),
      );
    }
    const at = `translate(${end.x}px, ${end.y}px)`;
    const landing = {
      duration: Math.max(1, pace.ms(pace.reduced ? FADE : TOUCHDOWN)),
      fill: 'both',
    } as const;
    plane.animate({ opacity: [1, 0] }, landing);
    await pace.run(
      mark.animate(
        [
          { opacity: 0, transform: `${at} scale(${size * (pace.reduced ? 1 : 1.5)})` },
          { opacity: 1, transform: `${at} scale(${size})` },
        ],
        { ...landing, easing: 'cubic-bezier(.16,1,.3,1)' },
      ),
    );
  } finally {
    plane.remove();
    mark.remove();
  }
}

/** The nose turns with the path; the airplane climbs at first and sinks at the end. */
function frames(path: readonly Point[], size: number): Keyframe[] {
  return path.map((at, i) => {
    const [before, after] = [path[i - 1] ?? at, path[i + 1] ?? at];
    const angle = Math.atan2(after.y - before.y, after.x - before.x) + Math.PI / 2;
    const height = 0.7 + 0.5 * Math.sin((Math.PI * i) / Math.max(1, path.length - 1));
    return { transform: `translate(${at.x}px, ${at.y}px) rotate(${angle}rad) scale(${height * size})` };
  });
}

function airplane({ colour, plane = AIRLINER }: Livery): SVGGElement {
  const { id, width, middle } = plane;
  const drawn = document.createElementNS(SVG, 'g');
  const shape = document.createElementNS(SVG, 'use');
  shape.setAttribute('href', `#${id}`);
  shape.setAttribute('transform', `scale(${SPAN / width}) translate(${-middle.x} ${-middle.y})`);
  shape.setAttribute('color', colour);
  shape.setAttribute('stroke', '#FBF3E0');
  shape.setAttribute('stroke-width', `${RIM * width}`);
  shape.setAttribute('paint-order', 'stroke');
  drawn.append(shape);
  return drawn;
}

function sign({ symbol, colour }: Livery, size: number): SVGGElement {
  const mark = document.createElementNS(SVG, 'g');
  const shape = document.createElementNS(SVG, 'use');
  shape.setAttribute('href', `#${symbol}`);
  shape.setAttribute('color', colour);
  for (const [name, value] of Object.entries({ x: -size / 2, y: -size / 2, width: size, height: size }))
    shape.setAttribute(name, String(value));
  mark.append(shape);
  return mark;
}
