import type { EventData } from '@tarmac/protocol';
import { placeOf } from './paths.ts';

type Summary = EventData<'mine'>['table'];

/** My tables: asked for when the stream begins, then row by row as the stream tells them. */
export class MineList {
  readonly #base: () => string;
  readonly #tell: (tables: readonly Summary[]) => void;
  #tables: readonly Summary[] | null = null;
  /** Only the latest answer counts. */
  #looks = 0;

  constructor(base: () => string, tell: (tables: readonly Summary[]) => void) {
    this.#base = base;
    this.#tell = tell;
  }

  /** What was known before is told only if nothing answers: this browser may be somebody else by now. */
  look(): void {
    const look = ++this.#looks;
    this.#fetch().then(
      (tables) => {
        if (look === this.#looks) this.#show(tables);
      },
      () => {
        if (this.#tables) this.#tell(this.#tables); // the next stream asks again
      },
    );
  }

  put(table: Summary): void {
    const others = (this.#tables ?? []).filter(({ id }) => id !== table.id);
    this.#show(table.joined ? [table, ...others] : others);
  }

  /** Nobody without a name has tables; asking for them would be refused. */
  async #fetch(): Promise<readonly Summary[]> {
    const { me } = (await this.#get('me')) as { readonly me: unknown };
    if (!me) return [];
    const { tables } = (await this.#get('myTables')) as { readonly tables: readonly Summary[] };
    return tables;
  }

  #show(tables: readonly Summary[]): void {
    this.#tables = [...tables].sort((one, other) => rank(one) - rank(other) || sinceOf(other) - sinceOf(one));
    this.#tell(this.#tables);
  }

  async #get(name: 'me' | 'myTables'): Promise<unknown> {
    const response = await fetch(placeOf(name, this.#base()).url, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  }
}

/** Tables that wait for me, that are under way, that gather people, that are over. */
function rank({ mine, phase }: Summary): number {
  return mine ? 0 : { running: 1, gathering: 2, over: 3 }[phase];
}

function sinceOf({ waiting, created }: Summary): number {
  return waiting?.since ?? created;
}
