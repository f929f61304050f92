import type { Part } from '../../../play/commands/command.ts';

/* Words that are typed in any game. Ids of the notation are understood in every language. */

/** Spellings of one thing; the first is the one that completions write. */
export function spelled([text = '', ...others]: readonly string[], id: string): Part {
  return { text, also: [...others, id] };
}

/** A name as one word: `st-johns`. */
function written(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** What has a name, such as the cities of a board, by its id. */
export function namedParts(
  things: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, Part> {
  return new Map(things.map(({ id, name }) => [id, { text: written(name), also: [id], says: name }]));
}

/** A route by its two cities. */
export function routeParts(
  route: { readonly from: string; readonly to: string } | undefined,
  city: ReadonlyMap<string, Part>,
): Part[] {
  const ends = [route?.from, route?.to].flatMap((id) => city.get(id ?? '') ?? []);
  return ends.map((end, i) => (i === 0 ? end : glued(end)));
}

const gluedTo = new WeakMap<Part, Part>();

/** The second city of a route; one for each city, because a part is read only once. */
function glued(city: Part): Part {
  const part = gluedTo.get(city) ?? { ...city, glue: '-' };
  gluedTo.set(city, part);
  return part;
}

/** How many shares. One is not said; two may be said by naming the share twice. */
export function countPart(count: number, share: Part, says: string): Part {
  const part: Part = { text: String(count), says };
  if (count === 1) return { ...part, optional: true };
  return count === 2 ? { ...part, also: [share.text, ...(share.also ?? [])] } : part;
}
