import { botDesk } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import type { Seat } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import type { Player } from '../src/index.ts';
import { Table } from '../src/index.ts';

const MOST_ACTS = 90;

const decide = botDesk();

/** A table in the course of a long evening: people play, take back, leave, return, agree to rewind and to stop. */
export class Life {
  readonly table: Table;
  acts = 0;
  private readonly random: Playout;

  constructor(game: string, seed: number) {
    this.random = new Playout(seed + 7);
    const { min, max } = findGame(game).players;
    const seats = Math.min(max, Math.max(min, 2 + (seed % 3)));
    const players = Array.from({ length: seats }, (_, seat) => (seat === 1 ? BOT : person(seat)));
    this.table = Table.deal({ game, players, seed: `life ${seed}` });
  }

  /** False when it is over. */
  act(): boolean {
    const { host, players } = this.table;
    const { outcome, ended } = host.status;
    if (outcome || ended) return false;
    this.acts++;
    const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    if (this.acts > MOST_ACTS) host.close(persons);
    else if (this.random.below(12) === 0) this.changeSeat(this.random.below(players.length));
    else if (this.random.below(20) === 0)
      host.rewind(this.random.below(this.table.frame(null).step + 1), persons);
    else this.play();
    return true;
  }

  private changeSeat(seat: Seat): void {
    const isBot = this.table.players[seat].kind === 'bot';
    this.table.host.sit(seat, isBot || this.random.below(2) === 0 ? person(this.acts) : BOT);
  }

  private play(): void {
    const { host, players } = this.table;
    const job = host.job();
    if (job) {
      host.answer(job, decide(job));
      return;
    }
    const { deciding, waitingFor, undoable } = host.status;
    const persons = deciding.filter((each) => players[each].kind === 'person');
    const seat = waitingFor ?? persons[this.random.below(persons.length)];
    const { legal } = this.table.frame(seat);
    if (undoable > 0 && this.random.below(3) === 0) this.table.undo(seat);
    else if (waitingFor !== null) this.table.end(seat);
    else this.table.move(seat, legal[this.random.below(legal.length)]);
  }
}

const BOT: Player = { kind: 'bot', name: 'Bruno', bot: 'random' };

function person(number: number): Player {
  return { kind: 'person', name: `P${number}` };
}
