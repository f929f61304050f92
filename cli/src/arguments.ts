import { parseArgs } from 'node:util';
import type { Flag } from './command.ts';
import { InputError } from './command.ts';

/** Every command understands these. */
export const COMMON_FLAGS: Readonly<Record<string, Flag>> = {
  json: { help: 'print JSON' },
  help: { help: 'print this help' },
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The words and flags of a command line, read by name; a value that does not fit is refused by its name. */
export class Arguments {
  readonly words: readonly string[];
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(words: readonly string[], values: Readonly<Record<string, unknown>>) {
    this.words = words;
    this.values = values;
  }

  switched(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  needed(name: string, example: string): string {
    const value = this.text(name);
    if (value === undefined) throw new InputError(`--${name} is missing, for example --${name} ${example}.`);
    return value;
  }

  texts(name: string): readonly string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  /** A whole number. */
  count(name: string, { from, to }: Range): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= from && number <= to) return number;
    throw new InputError(
      `--${name} must be a whole number from ${from} to ${to}, not ${JSON.stringify(value)}.`,
    );
  }

  /** A number, also with a decimal point. */
  number(name: string, { from, to }: Range): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = readDecimal(value);
    if (number >= from && number <= to) return number;
    throw new InputError(`--${name} must be a number from ${from} to ${to}, not ${JSON.stringify(value)}.`);
  }

  /** Two shares of a whole, the smaller one first. */
  shares(name: string, example: string): readonly [number, number] | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const [low = Number.NaN, high = Number.NaN, ...more] = value.split(',').map(readDecimal);
    if (low > 0 && low < high && high < 1 && more.length === 0) return [low, high];
    const wanted = `two numbers between 0 and 1, the smaller one first, like ${example}`;
    throw new InputError(`--${name} must be ${wanted}, not ${JSON.stringify(value)}.`);
  }

  /** The one word of a command that takes exactly one. */
  onlyWord(what: string): string {
    const [word, extra] = this.words;
    if (word === undefined) throw new InputError(`${what} is missing.`);
    if (extra !== undefined) throw new InputError(`One ${what} is enough: what is ${JSON.stringify(extra)}?`);
    return word;
  }

  noWords(): void {
    const [word] = this.words;
    if (word !== undefined)
      throw new InputError(`This command takes no word: what is ${JSON.stringify(word)}?`);
  }
}

/** As people write it: Number() alone also takes '', ' 1' and '0x1'. */
function readDecimal(text: string): number {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
}

export function readArguments(args: readonly string[], flags: Readonly<Record<string, Flag>>): Arguments {
  const options = Object.fromEntries(
    Object.entries({ ...flags, ...COMMON_FLAGS }).map(([name, flag]) => [
      name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: flag.many ?? false,
      },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    return new Arguments(positionals, values);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's own words; what follows the first sentence explains its parser.
    const [sentence = ''] = error.message.split(/\.\s/);
    const [, flag] = /'(--[\w-]+)' argument is ambiguous/.exec(sentence) ?? [];
    throw new InputError(
      flag === undefined
        ? `${sentence.replace(/\.$/, '')}.`
        : `The value of ${flag} is missing; one that begins with a dash is written ${flag}=-1.`,
    );
  }
}
