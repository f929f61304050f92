import { api, type Bringing } from '../../online/api.ts';
import type { TableInfo } from '../../play/table-source.ts';
import { engine } from '../engine.ts';
import { seatPlayers } from '../plan.ts';
import { Terms } from './terms.svelte.ts';

/** Who plays a seat from now on: I, a bot, or (empty) somebody who is still to come. */
export type SeatChoice = 'me' | '' | (string & {});

/** A game of this device that is to go on with people elsewhere. */
export class BringPlan extends Terms {
  readonly #info: TableInfo;
  /** By seat. Who shared the screen is to come; bots play on. */
  choices = $state.raw<readonly SeatChoice[]>([]);

  constructor(info: TableInfo) {
    super();
    this.#info = info;
    const [mine] = info.here;
    this.choices = info.players.map((player, seat) => {
      if (seat === mine) return 'me';
      return player.kind === 'bot' ? player.bot : '';
    });
  }

  /** I have one seat: another one that was mine is free then. */
  seat(seat: number, choice: SeatChoice): void {
    const others = choice === 'me' ? this.choices.map((each) => (each === 'me' ? '' : each)) : this.choices;
    this.choices = others.with(seat, choice);
  }

  /** Opens the table; its id. Null: a name is missing. */
  async open(): Promise<string | null> {
    if (!(await this.signIn())) return null;
    const { text } = await engine().exportRecord(this.#info.id);
    const { access, absence, seats } = this;
    return (await api.bringTable({ record: JSON.parse(text), seats, access, absence })).id;
  }

  /** Bots keep their first names; new ones get names that nobody else has. */
  private get seats(): Bringing['seats'] {
    const { players } = this.#info;
    const named = seatPlayers(
      this.choices.map((choice, seat) =>
        choice === 'me' || choice === ''
          ? { kind: 'person', name: choice === 'me' ? this.name : `${seat}` }
          : { kind: 'bot', bot: choice },
      ),
    );
    return this.choices.map((choice, seat): Bringing['seats'][number] => {
      if (choice === 'me') return { kind: 'me' };
      if (choice === '') return { kind: 'open' };
      const before = players[seat];
      const stays = before?.kind === 'bot' && before.bot === choice && before.name !== '';
      return { kind: 'bot', bot: choice, name: (stays ? before.name : named[seat]?.name) ?? '' };
    });
  }
}
