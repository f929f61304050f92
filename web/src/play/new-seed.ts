import { newId } from '../engine/new-id.ts';

/** A seed that can be read aloud: two groups of four. */
export function newSeed(): string {
  return `${newId(4)}-${newId(4)}`;
}
