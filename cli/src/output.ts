import { visible } from '@tarmac/kernel';
import { oneLine } from './command.ts';
import { reasonOf } from './files.ts';

/*
 * The only place that writes what came from a file, a name or an argument: lines reach the terminal by `say`
 * alone, so that none of them can move the cursor, change colours or pretend to be two lines.
 */

function say(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  stream.write(lines.map((line) => `${visible(line)}\n`).join(''));
}

/** Results for people, an empty line if none is given. A line break within a line is shown, not made. */
export function print(...lines: string[]): void {
  say(process.stdout, lines.length === 0 ? [''] : lines);
}

/** Results for programs. Only strings hold what is unseen, and there its escape means the same. */
export function printJson(value: unknown): void {
  say(process.stdout, JSON.stringify(value, undefined, 2).split('\n'));
}

/** A longer refusal quotes someone's data. */
const LONGEST_COMPLAINT = 1000;

/** What went wrong, always one line, and never one that fills the screen. */
export function complain(text: string): void {
  const line = visible(oneLine(text));
  const half = LONGEST_COMPLAINT / 2;
  say(process.stderr, [
    line.length <= LONGEST_COMPLAINT ? line : `${line.slice(0, half)} … ${line.slice(-half)}`,
  ]);
}

/**
 * `tarmac … | head` closes our output early: continue silently, so that the exit code stays right. Output that cannot
 * be written for another reason is lost, and we say so.
 */
export function outliveClosedPipes(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    complain(`tarmac: Cannot write the output: ${reasonOf(error)}.`);
    process.exit(2);
  });
}

/** Rows under a heading; the first column to the left, numbers to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) => row.map((cell) => visible(String(cell))));
  const widths: number[] = [];
  for (const row of cells) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  for (const row of cells) {
    const line = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    print(`  ${line.join('  ')}`.trimEnd());
  }
}

export function percent(part: number, whole: number): string {
  return `${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)} %`;
}

/** A number with this many digits after the point; none for a whole number. */
export function rounded(value: number, digits = 1): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(digits);
}

/** For JSON: figures nobody needs to sixteen digits. */
export function tidy(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
