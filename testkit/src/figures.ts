import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/* What benches print: figures with limits. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
}

/** Figures as they come in, each printed at once, and whether all limits are met at the end. */
export class Figures {
  private readonly all: Figure[] = [];

  note(measured: readonly Figure[]): void {
    for (const figure of measured) console.log(lineOf(figure));
    this.all.push(...measured);
  }

  /** The exit code is 1 when a limit is missed. */
  conclude(): void {
    const missed = this.all.filter((figure) => !isMet(figure));
    console.log(missed.length === 0 ? 'All limits are met.' : `${missed.length} missed.`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  }
}

/** The value below which a part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** What was measured: the commit, and whether files differ from it. */
export function measuredCommit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: dirname(fileURLToPath(import.meta.url)), encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' + changes');
  } catch {
    return 'no commit';
  }
}

function isMet({ value, most, least }: Figure): boolean {
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
}

function lineOf(figure: Figure): string {
  const { name, value, unit, most, least } = figure;
  const limit = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  return `${isMet(figure) ? '✓' : '✗'} ${name.padEnd(64)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(8)} ${limit}`.trimEnd();
}
