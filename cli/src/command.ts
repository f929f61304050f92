import type { Arguments } from './arguments.ts';

/** 0: good; 1: the check failed; 2: the input was bad; 130: stopped by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;

/** What follows the two dashes. */
export interface Flag {
  /** What its value is called in the help, for example `N`; without one it is a switch. */
  readonly value?: string;
  readonly help: string;
  /** May be given several times. */
  readonly many?: boolean;
}

export interface Command {
  /** What follows the command's name, for example `GAME --seed S`. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly notes?: readonly string[];
  run(given: Arguments): ExitCode | Promise<ExitCode>;
}

/** The command line or a file is not as it should be. One sentence, shown as it is. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Takes several lines of one text to one, so that every refusal stays on its line. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}
