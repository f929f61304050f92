import { type Command, type Part, textOf } from './command.ts';
import { type Match, matchCommand, tierOf } from './match.ts';
import { fit, wordsIn } from './spelling.ts';

/** A line of the list of completions: something to do, or the beginning of several such lines. */
export type Option =
  | {
      readonly kind: 'command';
      readonly text: string;
      readonly command: Command;
      /** What was typed for a number; undefined where none belongs, or none is typed yet. */
      readonly number: number | undefined;
      /** A number is needed and not there yet. */
      readonly open: boolean;
    }
  | { readonly kind: 'stem'; readonly text: string; readonly says: string; readonly count: number };

export interface Reading {
  readonly options: readonly Option[];
  /** Whether the first option is what the line says; else there are several, and one must be chosen. */
  readonly understood: boolean;
}

/** How many commands are listed one by one; more are gathered by how they begin. */
const LISTED = 8;
/** Fewer that begin in the same way are listed all the same. */
const GATHERED = 3;

/**
 * What a typed line may mean, the best first: what it says word for word, then everything it may become, in the order
 * of the commands.
 */
export function readLine(commands: readonly Command[], line: string): Reading {
  const typed = wordsIn(line);
  const matches = commands
    .filter(knowsAll(typed))
    .map((command) => matchCommand(command, typed))
    .filter((match) => match !== null)
    .sort((a, b) => distance(a) - distance(b));
  const [best, second] = matches;
  const understood =
    typed.length > 0 && best !== undefined && (second === undefined || distance(best) < distance(second));
  return { options: optionsOf(matches), understood };
}

function isSaid({ complete, exact }: Match): boolean {
  return complete && exact;
}

const FAR = 9;
/** A word that is only begun may become this or that, so all of these are equally far. */
function distance(match: Match): number {
  return isSaid(match) ? tierOf(match) : FAR;
}

/** Most commands lack a typed word altogether. Parts occur in many commands, so each is looked at once. */
function knowsAll(typed: readonly string[]): (command: Command) => boolean {
  const looked = typed.map((word) => ({ word, parts: new Map<Part, boolean>() }));
  return ({ parts }) =>
    looked.every(({ word, parts: known }) =>
      parts.some((part) => {
        const fits = known.get(part) ?? fit(part, [word]) !== null;
        known.set(part, fits);
        return fits;
      }),
    );
}

function optionsOf(matches: readonly Match[]): Option[] {
  if (matches.length <= LISTED) return matches.map(commandOption);
  const rest = matches.filter((match) => !isSaid(match));
  return [...matches.filter(isSaid).map(commandOption), ...gathered(rest)];
}

function commandOption({ command, given }: Match): Option {
  const { parts } = command;
  const at = parts.findIndex((part) => part.number);
  const digits = at < 0 ? undefined : given[at]?.[0];
  const text = textOf(parts) + (digits ?? '');
  const number = digits === undefined ? undefined : Number(digits);
  return { kind: 'command', text, command, number, open: at >= 0 && digits === undefined };
}

/** By their first parts, as many as it takes to tell them apart. */
function gathered(matches: readonly Match[]): Option[] {
  const [first] = matches;
  if (!first) return [];
  let depth = stemEnd(first.command, 0);
  while (depth < first.command.parts.length && stemsOf(matches, depth).size === 1)
    depth = stemEnd(first.command, depth);
  return [...stemsOf(matches, depth)].flatMap(([text, group]): Option[] => {
    if (group.length < GATHERED) return group.map(commandOption);
    const says = group[0]?.command.parts[depth - 1]?.says ?? '';
    return [{ kind: 'stem', text, says, count: group.length }];
  });
}

/** Where the next stem ends: what is glued together is not torn. */
function stemEnd({ parts }: Command, from: number): number {
  let end = from + 1;
  while (parts[end]?.glue !== undefined) end++;
  return end;
}

/** Matches by the text of their first parts and of what was typed beyond them. */
function stemsOf(matches: readonly Match[], depth: number): Map<string, Match[]> {
  const stems = new Map<string, Match[]>();
  for (const match of matches) {
    const { parts } = match.command;
    const beyond = match.given.slice(depth).flat();
    const text = [textOf(parts, Math.min(depth, parts.length)), ...beyond].join(' ');
    stems.set(text, [...(stems.get(text) ?? []), match]);
  }
  return stems;
}
