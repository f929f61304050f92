import { COLUMN, cutTo, headingIn, PICTURE, ROW } from './layout.ts';
import { letteringOf, portable } from './portable.ts';

/** What is written on the picture of a result. */
export interface Said {
  readonly game: string;
  readonly headline: string;
  /** The ranking, the first first. */
  readonly lines: readonly { readonly place: string; readonly name: string; readonly score: string }[];
}

interface Picture {
  readonly blob: Blob;
  /** The same in the address: the page shows no pictures that are elsewhere. */
  readonly address: string;
}

/* By day, whatever the page looks like. */
const PAPER = '#F4E9D2';
const INK = '#1B2430';
const HAIR = '#CDBA92';
const ACCENT = '#B02E13';

/** A poster with the result, drawn in the page: the art of the winner, and the ranking next to it. */
export async function drawPicture(art: SVGSVGElement, said: Said): Promise<Picture> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const font = fonts();
  await Promise.all(Object.values(font).map((make) => document.fonts.load(make(40))));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  await drawPoster(pen, art);
  drawSaid(pen, said, font);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
  return { blob, address: canvas.toDataURL('image/png') };
}

function fonts() {
  const style = getComputedStyle(document.documentElement);
  const family = (name: string): string => style.getPropertyValue(name).trim() || 'sans-serif';
  const [display, head, text] = [family('--display'), family('--head'), family('--text')];
  return {
    display: (size: number) => `400 ${size}px ${display}`,
    head: (size: number) => `700 ${size}px ${head}`,
    bold: (size: number) => `700 ${size}px ${text}`,
    boldest: (size: number) => `800 ${size}px ${text}`,
  };
}

async function drawPoster(pen: CanvasRenderingContext2D, art: SVGSVGElement): Promise<void> {
  const { edge, poster } = PICTURE;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(portable(art))}`;
  await picture.decode();
  pen.drawImage(picture, edge, edge, poster.width, poster.height);
  const scale = poster.width / (art.viewBox.baseVal.width || poster.width);
  for (const { text, matrix, x, y, font, fill, anchor, spacing } of letteringOf(art)) {
    pen.save();
    pen.setTransform(new DOMMatrix([scale, 0, 0, scale, edge, edge]).multiply(matrix));
    pen.font = font;
    pen.fillStyle = fill;
    pen.textAlign = anchor;
    if ('letterSpacing' in pen) pen.letterSpacing = spacing;
    pen.fillText(text, x, y);
    pen.restore();
  }
  pen.strokeStyle = '#FBF3E0';
  pen.lineWidth = 14;
  pen.strokeRect(edge + 7, edge + 7, poster.width - 14, poster.height - 14);
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.strokeRect(edge, edge, poster.width, poster.height);
}

function drawSaid(
  pen: CanvasRenderingContext2D,
  { game, headline, lines }: Said,
  font: ReturnType<typeof fonts>,
): void {
  const { left, width } = COLUMN;
  const bottom = PICTURE.height - PICTURE.edge;
  const write = (text: string, x: number, y: number, align: CanvasTextAlign = 'left'): void => {
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  const widthIn = (made: string) => (text: string) => {
    pen.font = made;
    return pen.measureText(text).width;
  };
  const rule = (y: number, colour: string, thick: number): void => {
    pen.fillStyle = colour;
    pen.fillRect(left, y, width, thick);
  };

  pen.fillStyle = ACCENT;
  const title = cutTo(game.toUpperCase(), width, widthIn(font.head(26)));
  write(title, left, PICTURE.edge + 26);

  pen.fillStyle = INK;
  const room = { width, lines: 3, largest: 92, smallest: 34 };
  const heading = headingIn(headline, (line) => widthIn(font.display(100))(line) / 100, room);
  pen.font = font.display(heading.size);
  heading.lines.forEach((line, i) => {
    write(line, left, PICTURE.edge + 60 + heading.size * (0.85 + i * 1.05));
  });

  const top = bottom - 92 - lines.length * ROW;
  rule(top, INK, 4);
  lines.forEach(({ place, name, score }, i) => {
    const y = top + (i + 1) * ROW;
    pen.fillStyle = INK;
    pen.font = font.display(30);
    write(place, left, y - 26);
    const points = widthIn(font.boldest(36))(score);
    write(score, left + width, y - 26, 'right');
    const room = width - 78 - points - 16;
    const own = cutTo(name, room, widthIn(font.bold(32)));
    pen.font = font.bold(32);
    write(own, left + 78, y - 26);
    rule(y, i === lines.length - 1 ? INK : HAIR, i === lines.length - 1 ? 4 : 2);
  });
  pen.fillStyle = INK;
  pen.font = font.display(40);
  write('Tarmac', left, bottom - 6);
}
