import { INK, PAPER } from '../../common/cards/mark.ts';

/** Ink or paper, whichever can be read on a colour (`#C41C2A`). */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(colour.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.19 ? INK : PAPER;
}

/** How much light a channel of two digits gives. */
function linear(digits: string): number {
  const part = Number.parseInt(digits, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
