import { LEVELS, type Level } from '@tarmac/bots';
import { type AnyGame, findGame } from '@tarmac/games';
import type { Options } from '@tarmac/kernel';
import type { Player, TablePlan } from '@tarmac/table';
import type { Refusal } from '../engine/api.ts';
import type { GameFace } from '../games/registry.ts';
import { newSeed } from '../play/new-seed.ts';
import { words } from '../words/words.svelte.ts';
import {
  LONGEST_SEED,
  opponentsOf,
  rememberedName,
  rememberLevel,
  rememberName,
  type SeatChoice,
  seatPlayers,
} from './plan.ts';

const PART_BY_CODE: Partial<Record<Refusal['code'], string>> = {
  'bad-seed': 'seed',
  'bad-players': 'players',
  'unknown-bot': 'players',
  'unknown-board': 'board',
};
/** Parts with one place for whatever is wrong; each option has its own. */
const PLAIN_PARTS = ['players', 'board', 'seed'];

/** A table that is being set up: what is chosen, and what is wrong with it. */
export class Draft {
  readonly face: GameFace;
  readonly game: AnyGame;
  /** Those that can be chosen, weakest first. */
  readonly bots: readonly Level[] = LEVELS;
  board = $state('');
  options = $state.raw<Options>({});
  seed = $state('');
  /** Why the engine did not deal. */
  refusal = $state.raw<Refusal | null>(null);
  #count = $state(0);
  #seats = $state.raw<readonly SeatChoice[]>([]);

  constructor(face: GameFace) {
    this.face = face;
    this.game = findGame(face.id);
    const { boardFiles, options, players } = this.game;
    this.board = boardFiles[0]?.id ?? '';
    this.options = Object.fromEntries(
      options.flatMap(({ name, values }) => (values[0] === undefined ? [] : [[name, values[0]]])),
    );
    const opponents = opponentsOf(face);
    this.#count = Math.min(players.max, 1 + opponents.length);
    this.#seats = Array.from({ length: players.max }, (_, seat) =>
      seat === 0
        ? { kind: 'person', name: rememberedName() }
        : { kind: 'bot', bot: opponents[seat - 1] ?? opponents[0] ?? '' },
    );
  }

  get count(): number {
    return this.#count;
  }
  set count(count: number) {
    this.#count = count;
    this.refusal = null;
    for (const { name, values } of this.game.options) {
      const value = this.options[name];
      // A number names a seat, and this seat no longer exists.
      if (typeof value === 'number' && value > count && values[0] !== undefined) this.choose(name, values[0]);
    }
  }

  get seats(): readonly SeatChoice[] {
    return this.#seats.slice(0, this.#count);
  }

  seat(seat: number, choice: SeatChoice): void {
    this.#seats = this.#seats.with(seat, choice);
    this.refusal = null;
  }

  /** The level that all bots at the table have; null where they differ. */
  get level(): Level | null {
    const [first, ...others] = new Set(this.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])));
    return others.length > 0 ? null : (this.bots.find((level) => level === first) ?? null);
  }

  /** Also those that come when more play. */
  allBots(bot: Level): void {
    this.#seats = this.#seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot } : seat));
    this.refusal = null;
  }

  /** For the next table: who sat there, and against whom. */
  remember(): void {
    const [first] = this.seats;
    if (first?.kind === 'person') rememberName(first.name);
    if (this.level !== null) rememberLevel(this.game.id, this.level);
  }

  choose(option: string, value: string | number | boolean): void {
    this.options = { ...this.options, [option]: value };
  }

  get players(): readonly Player[] {
    return seatPlayers(this.seats);
  }
  get people(): readonly string[] {
    return this.players.filter((player) => player.kind === 'person').map((player) => player.name);
  }

  get namesTwice(): boolean {
    return new Set(this.people).size < this.people.length;
  }
  get seedTooLong(): boolean {
    return this.seed.trim().length > LONGEST_SEED;
  }
  get ready(): boolean {
    return !this.namesTwice && !this.seedTooLong;
  }

  get plan(): TablePlan {
    const { board, options, players } = this;
    return { game: this.game.id, board, options, players, seed: this.seed.trim() || newSeed() };
  }

  /** What was refused about a part of the plan, or about one option. */
  wrongAt(part: string, option?: string): string | undefined {
    if (!this.refusal || this.#wrongPart !== part) return undefined;
    if (option !== undefined && this.refusal.path !== `${part}.${option}`) return undefined;
    return words().table.refused(this.refusal);
  }

  /** What was refused and has no place of its own on the page. */
  get wrongElsewhere(): string | undefined {
    const { refusal } = this;
    const hasPlace =
      PLAIN_PARTS.includes(this.#wrongPart ?? '') ||
      this.game.options.some(({ name }) => refusal?.path === `options.${name}`);
    return refusal && !hasPlace ? words().table.refused(refusal) : undefined;
  }

  get #wrongPart(): string | undefined {
    const { refusal } = this;
    return refusal ? (PART_BY_CODE[refusal.code] ?? refusal.path?.split(/[.[]/)[0]) : undefined;
  }
}
