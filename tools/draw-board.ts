// Draws a board as a poster: `node tools/draw-board.ts board.json picture.svg`; --check only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawMap } from './draw-board-map.ts';
import type { BoardFile } from './draw-board-marks.ts';
import { ACCENT, EDGE, escaped, INK, PAPER, rect, SAND, SEA, text, WIDTH } from './draw-board-marks.ts';
import { drawTrack } from './draw-board-track.ts';

export function drawBoard(board: BoardFile): string {
  const map = drawMap(board);
  const track = drawTrack(board, map.bottom);
  const height = Math.ceil(track.bottom + EDGE);
  const left = EDGE + 30;
  const start = ' text-anchor="start"';
  const serif = `${start} font-family="serif" letter-spacing="6"`;
  const plain = `${start} font-weight="400"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"` +
      ` viewBox="0 0 ${WIDTH} ${height}"` +
      ' font-family="sans-serif" font-weight="700" text-anchor="middle" role="img">',
    `<title>${escaped(`The board ${board.id}`)}</title>`,
    rect([0, 0, WIDTH, height], SEA),
    ...map.svg,
    text({ x: left, y: EDGE + 42 }, 22, SAND, 'AIRLINES', serif),
    text({ x: left, y: EDGE + 80 }, 46, PAPER, board.name.toUpperCase(), serif),
    rect([left, EDGE + 110, 64, 4], ACCENT),
    text({ x: left, y: EDGE + 132 }, 13, PAPER, 'Licence prices in million', plain),
    text({ x: left, y: EDGE + 150 }, 13, PAPER, 'Flags: an airline’s bonus city', plain),
    ...track.svg,
    rect([EDGE, EDGE, WIDTH - 2 * EDGE, track.bottom - EDGE], 'none', ` stroke="${INK}" stroke-width="2"`),
    rect([9, 9, WIDTH - 18, height - 18], 'none', ` stroke="${PAPER}" stroke-width="1.2"`),
    '</svg>',
    '',
  ].join('\n');
}

function main(args: string[]): number {
  const check = args.includes('--check');
  const [from, to, ...rest] = args.filter((argument) => argument !== '--check');
  if (!from || !to || rest.length > 0) {
    console.error('Usage: node tools/draw-board.ts [--check] board.json picture.svg');
    return 2;
  }
  const board: BoardFile = JSON.parse(readFileSync(from, 'utf8'));
  const picture = drawBoard(board);
  if (!check) writeFileSync(to, picture);
  else if (!existsSync(to) || readFileSync(to, 'utf8') !== picture) {
    console.error(`${to} is not what ${from} draws: run npm run draw`);
    return 1;
  }
  return 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
