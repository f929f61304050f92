import type { EventData } from '@tarmac/protocol';
import { placeOf } from './paths.ts';

type Summary = EventData<'mine'>['table'];

/** My tables: asked for when the stream begins, then row by row as the stream tells them. */
export class MineList {
  readonly #base: () => string;
  readonly #tell: (tables: readonly Summary[]) => void;
  #tables: readonly Summary[] | null = null;

  constructor(base: () => string, tell: (tables: readonly Summary[]) => void) {
    this.#base = base;
    this.#tell = tell;
  }

  /** Nobody without a name has tables; asking for them would be refused. */
  look(): void {
    if (this.#tables) this.#tell(this.#tables);
    const look = async (): Promise<void> => {
      const { me } = (await this.#get('me')) as { readonly me: unknown };
      const { tables } = me
        ? ((await this.#get('myTables')) as { readonly tables: readonly Summary[] })
        : { tables: [] };
      this.#show(tables);
    };
    look().catch(() => undefined); // the next stream asks again
  }

  put(table: Summary): void {
    const others = (this.#tables ?? []).filter(({ id }) => id !== table.id);
    this.#show([table, ...others]);
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

/** What waits for me, what goes on, what gathers, what is over. */
function rank({ mine, phase }: Summary): number {
  return mine ? 0 : { running: 1, gathering: 2, over: 3 }[phase];
}

function sinceOf({ waiting, created }: Summary): number {
  return waiting?.since ?? created;
}
