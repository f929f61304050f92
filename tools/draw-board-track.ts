// What is below the map of a drawn board: the track with its payouts and start markers, the airlines.
import type { BoardFile } from './draw-board-marks.ts';
import {
  ACCENT,
  EDGE,
  HAIR,
  INK,
  INK2,
  PAPER,
  rect,
  SAND,
  sign,
  TARMAC,
  text,
  WIDTH,
} from './draw-board-marks.ts';

/** Before the first space. */
const INSET = 12;
/** Spaces drawn of the last zone, which has no end. */
const OPEN_SPACES = 9;
const [HEAD, PAYS, ROW, RULER, SIGN] = [74, 34, 22, 24, 10];
const [PER_ROW, NAME_ROW] = [5, 28];

export function drawTrack(board: BoardFile, top: number): { svg: string[]; bottom: number } {
  const { zones, airlines } = board;
  const spaces = zones[zones.length - 1].from + OPEN_SPACES;
  const left = EDGE + HEAD;
  const step = (WIDTH - EDGE - left - INSET) / spaces;
  const at = (space: number) => left + INSET + (space + 0.5) * step;
  const edge = (space: number) => left + INSET + space * step;

  const rows: number[] = []; // the right end of every row of markers
  const markers = [...airlines]
    .sort((a, b) => a.start - b.start)
    .map(({ id, start }) => {
      const free = rows.findIndex((end) => end <= at(start) - SIGN);
      const row = free < 0 ? rows.length : free;
      rows[row] = at(start) + SIGN + 1;
      return { id, x: at(start), row };
    });
  const tarmac = top + PAYS;
  const bottom = tarmac + rows.length * ROW + RULER + 6;
  const names = bottom + 12;
  const end = names + Math.ceil(airlines.length / PER_ROW) * NAME_ROW + 8;
  const start = ' text-anchor="start"';
  const caption = (y: number, words: string) => text({ x: EDGE + 14, y }, 12, INK2, words, start);

  const svg = [
    rect([EDGE, top, WIDTH - 2 * EDGE, end - top], PAPER),
    rect([left, tarmac, WIDTH - EDGE - left, bottom - tarmac], TARMAC),
    caption(top + PAYS / 2, 'PAYS'),
    caption(tarmac + 16, 'VALUE'),
  ];
  zones.forEach((zone) => {
    const [from, to] = [edge(zone.from), edge(zone.to === undefined ? spaces : zone.to + 1)];
    const [first, ...rest] = zone.points.filter((points) => points > 0);
    const place = `x="${Math.round((from + to) / 2)}" y="${Math.round(top + 23.5)}"`;
    const pay = `${first}<tspan font-size="14" dx="4" fill="${INK2}">${rest.join(' ')}</tspan>`;
    svg.push(
      `<text ${place} font-size="18" fill="${INK}">${pay}</text>`,
      rect([from - 1, tarmac, 2, bottom - tarmac], SAND, ' opacity="0.9"'),
      rect([from - 0.5, top + 6, 1, PAYS - 12], HAIR),
      text(
        { x: from + 6, y: bottom - 12 },
        12,
        SAND,
        zone.to === undefined ? `${zone.from} +` : zone.from,
        start,
      ),
    );
  });
  for (let space = 0; space < spaces; space++) svg.push(rect([at(space) - 0.5, bottom - 4, 1, 4], SAND));
  const line = tarmac + 4 + (rows.length * ROW) / 2;
  const centre = `M${Math.round(edge(0) + 10)} ${line}H${WIDTH - EDGE}`;
  svg.push(`<path d="${centre}" stroke="${SAND}" stroke-width="2" stroke-dasharray="22 16" opacity="0.35"/>`);
  for (const { id, x, row } of markers) svg.push(sign({ x, y: tarmac + 4 + ROW * (row + 0.5) }, SIGN, id));
  svg.push(rect([EDGE, bottom, WIDTH - 2 * EDGE, 2], INK));
  airlines.forEach(({ id, name }, i) => {
    const x = EDGE + 14 + (i % PER_ROW) * ((WIDTH - 2 * EDGE - 20) / PER_ROW);
    const y = names + (Math.floor(i / PER_ROW) + 0.5) * NAME_ROW;
    svg.push(
      sign({ x: x + SIGN, y }, SIGN, id),
      text({ x: x + 27, y }, 13, INK, name, `${start} font-weight="400"`),
    );
  });
  svg.push(rect([EDGE, top, WIDTH - 2 * EDGE, 2], INK), rect([EDGE, end - 4, WIDTH - 2 * EDGE, 4], ACCENT));
  return { svg, bottom: end };
}
