/** The thing where the last series of presses began. */
let first: EventTarget | null = null;

/**
 * The one rule of a press: the first chooses, and the second of a double click goes through with it. A second press whose
 * first one met something else, which has made room for this, means nothing.
 */
export function whichPress({ detail, currentTarget }: MouseEvent): 'first' | 'second' | 'stray' {
  if (detail < 2) {
    first = currentTarget;
    return 'first';
  }
  return detail === 2 && first === currentTarget ? 'second' : 'stray';
}
