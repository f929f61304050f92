import type { Pattern } from '@tarmac/airlines-1990';

interface Piece {
  readonly path: string;
  readonly thick: number;
  readonly dashes?: string;
}

/** What a level line of a pattern is drawn of, in a box; it begins and ends with the same piece. */
export function piecesOf(pattern: Pattern, width: number, height: number): readonly Piece[] {
  const middle = height / 2;
  const thick = height / 4.5;
  const level = (y: number): string => `M0 ${y}H${width}`;
  switch (pattern) {
    case 'solid':
      return [{ path: level(middle), thick }];
    case 'dashed': {
      const dashes = Math.max(3, Math.round(width / (height * 0.95)));
      const dash = width / (dashes + (dashes - 1) * 0.7);
      return [{ path: level(middle), thick, dashes: `${dash} ${0.7 * dash}` }];
    }
    case 'dotted': {
      const dots = Math.max(4, Math.round(width / (height * 0.55)));
      const dot = 1.35 * thick;
      const step = (width - dot) / (dots - 1);
      return [{ path: `M${dot / 2} ${middle}h${width - dot + 0.1}`, thick: dot, dashes: `0 ${step}` }];
    }
    case 'double': {
      const apart = height * 0.2;
      return [middle - apart, middle + apart].map((y) => ({ path: level(y), thick: 0.72 * thick }));
    }
    case 'wavy': {
      const waves = Math.max(2, Math.round(width / (height * 1.05)));
      const half = width / waves / 2;
      const one = `q${half / 2} ${-height * 0.62} ${half} 0t${half} 0`;
      return [{ path: `M0 ${middle}${one.repeat(waves)}`, thick: 0.85 * thick }];
    }
  }
}
