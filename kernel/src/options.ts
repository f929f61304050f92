import { TarmacError } from './errors.ts';
import type { OptionSpec, Options } from './game.ts';
import { readObject } from './shape.ts';

/** The options of a match in the order of the game's list; what is not given takes the first value. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): Options {
  const chosen = given === undefined ? {} : readObject(given, 'options');
  for (const name of Object.keys(chosen)) {
    if (specs.some((spec) => spec.name === name)) continue;
    const known =
      specs.length === 0 ? 'This game has none.' : `Known: ${specs.map((s) => s.name).join(', ')}.`;
    throw new TarmacError('unknown-option', `There is no option '${name}'. ${known}`, {
      path: `options.${name}`,
    });
  }
  return Object.fromEntries(specs.map((spec) => [spec.name, readValue(spec, chosen[spec.name])]));
}

function readValue(spec: OptionSpec, given: unknown): string | number | boolean {
  if (given === undefined) return spec.values[0];
  const value = spec.values.find((allowed) => allowed === given);
  if (value !== undefined) return value;
  const allowed = spec.values.map((each) => JSON.stringify(each)).join(', ');
  throw new TarmacError('unknown-option', `Option '${spec.name}' may be ${allowed}.`, {
    path: `options.${spec.name}`,
    rule: spec.rule,
  });
}
