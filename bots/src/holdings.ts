/* Majorities with uncertain holdings: only the average of each player's future shares is known. */

/** Less than a whole share is a share that may not be there. */
export function presence(held: number): number {
  return held < 1 ? held : 1;
}

/** How likely one holding is larger than another when both are uncertain; one half for equal ones. */
export function beats(held: number, other: number, soft: number): number {
  const lead = held - other;
  return 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft * soft);
}
