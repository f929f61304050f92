import { oneLine } from './command.ts';

/** Results for people and programs. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

/** What went wrong, always one line. */
export function complain(line: string): void {
  process.stderr.write(`${oneLine(line)}\n`);
}

/** `tarmac … | head` closes our output early: go on in silence, so that the exit code stays true. */
export function outliveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/** Rows under a heading; the first column to the left, numbers to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) => row.map(String));
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

/** A number with so many digits after the point; none for a whole number. */
export function rounded(value: number, digits = 1): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(digits);
}

/** For JSON: figures nobody needs to sixteen digits. */
export function tidy(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
