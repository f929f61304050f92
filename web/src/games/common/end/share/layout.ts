/** The picture of a result, in its own pixels: the poster on the left, the ranking on the right. */
export const PICTURE = { width: 1200, height: 1080, edge: 60, poster: { width: 600, height: 960 } } as const;
export const COLUMN = { left: 720, width: 420 } as const;
/** A line of the ranking. */
export const ROW = 78;

export interface Heading {
  readonly size: number;
  readonly lines: readonly string[];
}

const STEP = 2;

/** The largest size at which a heading fits into the column in at most so many lines. `widthOf`: at size 1. */
export function headingIn(
  text: string,
  widthOf: (line: string) => number,
  { width, lines: most, largest, smallest }: Record<'width' | 'lines' | 'largest' | 'smallest', number>,
): Heading {
  for (let size = largest; ; size -= STEP) {
    const lines = broken(text.split(' '), (line) => widthOf(line) * size <= width);
    const fits = lines.length <= most && lines.every((line) => widthOf(line) * size <= width);
    if (fits || size <= smallest) return { size, lines };
  }
}

/** As many words on each line as fit; at least one. */
function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text as long as fits, with three dots where it is cut. */
export function cutTo(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
