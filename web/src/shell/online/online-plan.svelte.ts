import type { Level } from '@tarmac/bots';
import { api, type NewTable } from '../../online/api.ts';
import type { Draft } from '../draft.svelte.ts';
import { rememberLevel, seatPlayers } from '../plan.ts';
import { Terms } from './terms.svelte.ts';

/** A table for people elsewhere that is being set up: who may sit where, in addition to what the draft says. */
export class OnlinePlan extends Terms {
  readonly #draft: Draft;
  /** Bots by seat; empty: free. The first seat is mine. */
  #bots = $state.raw<readonly string[]>([]);

  constructor(draft: Draft) {
    super();
    this.#draft = draft;
  }

  /** Opens the table; its id. Null: a name is missing. */
  async open(): Promise<string | null> {
    if (!(await this.signIn())) return null;
    if (this.level) rememberLevel(this.#draft.game.id, this.level);
    return (await api.newTable(this.table)).id;
  }

  get seats(): readonly string[] {
    return Array.from({ length: this.#draft.count }, (_, seat) => this.#bots[seat] ?? '');
  }

  seat(seat: number, bot: string): void {
    this.#bots = this.seats.with(seat, bot);
  }

  /** The level that all bots have; null where they differ, absent where there is none. */
  get level(): Level | null | undefined {
    const [first, ...others] = new Set(this.seats.filter((bot) => bot !== ''));
    if (first === undefined) return undefined;
    return others.length > 0 ? null : (this.#draft.bots.find((level) => level === first) ?? null);
  }

  allBots(level: Level): void {
    this.#bots = this.seats.map((bot) => (bot === '' ? '' : level));
  }

  /** Bots under first names that nobody else has. */
  get names(): readonly string[] {
    const seats = this.seats.map((bot, seat) =>
      seat === 0 || bot === ''
        ? ({ kind: 'person', name: seat === 0 ? this.name : `${seat}` } as const)
        : ({ kind: 'bot', bot } as const),
    );
    return seatPlayers(seats).map(({ name }) => name);
  }

  private get table(): NewTable {
    const { game, board, options } = this.#draft;
    const { names, access, absence } = this;
    const seats = this.seats.map((bot, seat): NewTable['seats'][number] => {
      if (seat === 0) return { kind: 'me' };
      return bot === '' ? { kind: 'open' } : { kind: 'bot', bot, name: names[seat] ?? '' };
    });
    return { game: game.id, board, options, seats, access, absence };
  }
}
