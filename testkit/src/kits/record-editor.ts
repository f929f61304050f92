import type { MatchRecord } from '@tarmac/kernel';

/** A record whose parts may be changed; what they stand for is read again by the kernel. */
type Editable<Parts> = { -readonly [Field in keyof MatchRecord]: MatchRecord[Field] } & {
  moves: { seat: unknown; move: Record<string, unknown> }[];
} & Parts;

export interface RecordEditor<Parts> {
  /** A changed copy. */
  edit(change: (copy: Editable<Parts>) => void): unknown;
  /** A copy with another move at this place. */
  move(at: number, changes: Record<string, unknown>): unknown;
  /** The place of the first move of a type, and the JSON path of a place. */
  first(type: string): number;
  at(index: number): string;
}

/** For breaking records on purpose. `Parts`: the fields of setup and board that are changed. */
export function editorOf<Parts = object>(record: MatchRecord): RecordEditor<Parts> {
  const edit: RecordEditor<Parts>['edit'] = (change) => {
    const copy = structuredClone(record) as unknown as Editable<Parts>;
    change(copy);
    return copy;
  };
  return {
    edit,
    move: (at, changes) => edit(({ moves }) => Object.assign(moves[at].move, changes)),
    first: (type) => record.moves.findIndex(({ move }) => move.type === type),
    at: (index) => `moves[${index}].move`,
  };
}
