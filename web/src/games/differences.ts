/** What games are compared in, in the order in which one asks. */
export const ASPECTS = [
  'theme',
  'length',
  'turn',
  'shares',
  'money',
  'map',
  'scores',
  'conflict',
  'secret',
  'end',
  'luck',
  'whom',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** What a game says of itself next to the others. */
export interface Column {
  readonly aspects: Readonly<Record<Aspect, string>>;
  /** What to watch out for if you know another game, by its id. */
  readonly knowing: Readonly<Record<string, string>>;
}
