import { botNames } from '@tarmac/bots';
import { type AnyGame, findGame } from '@tarmac/games';
import type { Options } from '@tarmac/kernel';
import type { Player, TablePlan } from '@tarmac/table';
import type { Refusal } from '../engine/api.ts';
import type { GameFace } from '../games/registry.ts';
import { newSeed } from '../play/new-seed.ts';
import { words } from '../words/words.svelte.ts';
import { chosenBots } from './bots.ts';
import { LONGEST_SEED, rememberedName, type SeatChoice, seatPlayers } from './plan.ts';

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
  /** Those one can choose, the usual opponents first. */
  readonly bots: readonly string[];
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
    this.bots = chosenBots(botNames(this.game), face.opponents);
    this.board = boardFiles[0]?.id ?? '';
    this.options = Object.fromEntries(
      options.flatMap(({ name, values }) => (values[0] === undefined ? [] : [[name, values[0]]])),
    );
    this.#count = Math.min(players.max, 1 + face.opponents.length);
    this.#seats = Array.from({ length: players.max }, (_, seat) =>
      seat === 0
        ? { kind: 'person', name: rememberedName() }
        : { kind: 'bot', bot: face.opponents[seat - 1] ?? this.bots[0] ?? '' },
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
      // A number names a seat, and this one is not there any more.
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
