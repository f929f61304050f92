import type { GameTypes } from '@tarmac/kernel';
import { createMatch, type Game, type Options, Playout, settleChance } from '@tarmac/kernel';
import { expect } from 'vitest';
import { type Command, textOf } from '../../../../src/play/commands/command.ts';
import { readLine } from '../../../../src/play/commands/read.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

/** As much of an open table as typed moves need. */
export interface Moment<G extends GameTypes> {
  readonly info: { readonly board: unknown; readonly players: readonly unknown[] };
  readonly frame: {
    readonly step: number;
    readonly viewer: number;
    readonly view: G['View'];
    readonly legal: readonly G['Move'][];
  };
  readonly viewer: number;
  name(seat: number): string;
}

export interface Walk<G extends GameTypes> {
  readonly board: G['Board'];
  readonly players: number;
  readonly seed: number;
  readonly options?: Options;
  /** How often kinds of moves are drawn; 1 where nothing is said. */
  readonly likes?: Readonly<Record<string, number>>;
  /** Every so many moves one moment is looked at, and any in which a kind of move comes up for the first time. */
  readonly stride: number;
}

/** Moments of a random match, as the one who decides sees them; kinds of moves are drawn before moves. */
export function* moments<G extends GameTypes>(
  game: Game<G>,
  { board, players, seed, stride, options = {}, likes = {} }: Walk<G>,
): Generator<Moment<G>> {
  const names = NAMES.slice(0, players);
  const { match, random: dealt } = createMatch(game, { board, options, names, seed: `${seed}` });
  const random = new Playout(seed);
  const met = new Set<string>();
  const info = {
    board: game.boardFile(board),
    players: names.map((name) => ({ kind: 'person', name })),
  };
  for (let step = 0; game.outcome(match.state) === undefined; step++) {
    const [seat = 0] = game.active(match.state);
    const legal = game.legal(match.state, seat);
    const kinds = [...new Set(legal.map(({ type }) => type))];
    if (step % stride === 0 || kinds.some((kind) => !met.has(kind))) {
      const frame = { step, viewer: seat, view: game.view(match.state, seat), legal };
      yield { info, frame, viewer: seat, name: (who) => names[who] ?? '' };
    }
    for (const kind of kinds) met.add(kind);
    const types = kinds.flatMap((kind) => Array.from({ length: likes[kind] ?? 1 }, () => kind));
    const type = types[random.below(types.length)];
    const moves = legal.filter((move) => move.type === type);
    const move = moves[random.below(moves.length)];
    if (!move) throw new Error('nobody can move');
    match.apply(seat, move);
    settleChance(match, dealt);
  }
}

export function moveOf(command: Command | undefined): unknown {
  return command && 'move' in command.act ? command.act.move : undefined;
}

/** What Enter would play. */
export function meant(commands: readonly Command[], line: string): unknown {
  const { understood, options } = readLine(commands, line);
  const [first] = options;
  return understood && first?.kind === 'command' ? moveOf(first.command) : undefined;
}

/** How many are tried at one moment, if there are more, beginning with another one each time. */
const TRIED = 40;

/** A legal move must be what its notation and its completion mean. Says how many were tried. */
export function expectReached<G extends GameTypes>(
  game: Game<G>,
  commands: readonly Command[],
  { step, legal }: Pick<Moment<G>['frame'], 'step' | 'legal'>,
): number {
  expect(commands).toHaveLength(legal.length);
  const stride = Math.ceil(commands.length / TRIED);
  let tried = 0;
  for (let i = step % stride; i < commands.length; i += stride) {
    const [command, move] = [commands[i], legal[i]];
    if (!command || !move) break;
    expect(command.says).not.toBe('');
    for (const line of [game.makeMove(move), textOf(command.parts)])
      expect([line, meant(commands, line)]).toEqual([line, move]);
    tried++;
  }
  return tried;
}
