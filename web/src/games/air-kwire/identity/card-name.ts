/** How a name is placed below the picture of a card. */
interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

const [LARGEST, SMALLEST] = [12.5, 9.5];
/** A large card has larger letters. */
const largestOn = (width: number): number => Math.max(LARGEST, width * 0.09);
/** A letter of the narrow face is about this part of its height wide. */
const LETTER = 0.47;
const MARGIN = 5;

/** In one line where it can be read, otherwise in two. */
export function linesOf(name: string, width: number): Lines {
  const fits = (text: string): number => (width - 2 * MARGIN) / (LETTER * text.length);
  const whole = fits(name);
  const words = name.split(/(?<=-)| /);
  if (whole >= SMALLEST + 1 || words.length === 1) {
    return { lines: [name], size: Math.min(largestOn(width), Math.max(7, whole)) };
  }
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map(joined));
  const best = cuts.reduce((one, other) => (longest(other) < longest(one) ? other : one));
  const size = Math.min(largestOn(width) - 1.5, Math.max(SMALLEST - 2, Math.min(...best.map(fits))));
  return { lines: best, size };
}

/** The paper that a name needs below the picture. */
export function footOf(name: string, width: number): number {
  const { lines, size } = linesOf(name, width);
  return lines.length === 1 ? largestOn(width) + 6.5 : 2 * size + 8;
}

function joined(words: readonly string[]): string {
  return words.reduce(
    (text, word) => (text === '' || text.endsWith('-') ? text + word : `${text} ${word}`),
    '',
  );
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}
