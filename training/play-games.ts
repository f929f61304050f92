import { pathToFileURL } from 'node:url';
import type { Mind } from '@tarmac/bots';
import { findMind } from '@tarmac/bots';
import type { AnyGame } from '@tarmac/games';
import { findGame } from '@tarmac/games';
import type { GameTypes } from '@tarmac/kernel';
import type { RunPlan } from './game-plan.ts';
import { planGame } from './game-plan.ts';
import type { Shape } from './row-writer.ts';
import { RowWriter, shapeName } from './row-writer.ts';
import { SelfPlay } from './self-play.ts';

/** What came of a few games in a row. */
export interface Harvest {
  readonly decisions: number;
  /** By the name of the shape. */
  readonly shapes: ReadonlyMap<string, Rows>;
}

/** Positions of one shape in the order of the games. */
interface Rows extends Shape {
  readonly positions: number;
  readonly bytes: Uint8Array;
}

export type GamePlayer = (from: number, until: number) => Harvest;

/** Makes what plays games of a run by their numbers. */
export async function gamePlayer(run: RunPlan): Promise<GamePlayer> {
  const game = findGame(run.game);
  const mind = await mindOf(run, game);
  const tables = run.boards.map((file) => new SelfPlay(game, game.loadBoard(file), mind));
  return (from, until) => {
    const kept = new Map<string, Shape & { records: Uint8Array[] }>();
    let decisions = 0;
    for (let n = from; n < until; n++) {
      const played = playGame(run, tables, n);
      decisions += played.decisions;
      const name = shapeName(played.shape);
      const shape = kept.get(name) ?? { ...played.shape, records: [] };
      shape.records.push(...played.records);
      kept.set(name, shape);
    }
    const shapes = [...kept].map(([name, { records, ...shape }]): [string, Rows] => {
      return [name, { ...shape, positions: records.length, bytes: Buffer.concat(records) }];
    });
    return { decisions, shapes: new Map(shapes) };
  };
}

/** The policy and the features that a run uses. */
export async function mindOf(run: Pick<RunPlan, 'mind'>, game: AnyGame): Promise<Mind<GameTypes>> {
  return run.mind === undefined ? findMind(game) : await import(pathToFileURL(run.mind).href);
}

function playGame(run: RunPlan, tables: readonly SelfPlay<GameTypes>[], n: number) {
  const plan = planGame(tables[0].game, run, n);
  const table = tables[plan.board];
  const { game, board, mind } = table;
  const course = table.course(plan.players);
  const conduct = {
    moment: Math.floor(plan.moment * course.decisions),
    deviation: plan.deviation,
    temperature: run.temperature,
    manners: plan.manners.map((chance) => table.manner(chance, run.others)),
  };
  const shape = { players: plan.players, rows: mind.features.rows(board) };
  const writer = new RowWriter(game, mind.features, shape);
  const state = table.deal(plan.options, plan.players, plan.seed);
  // Every so many quiet positions one is kept, so they are spread over what is left of the game.
  const stride = Math.max(1, Math.round(course.quiet / run.positions));
  let next = plan.random.below(stride);
  const decisions = table.play(state, conduct, plan.random, () => {
    if (next === 0) writer.keep(state);
    next = (next + stride - 1) % stride;
  });
  return { decisions, shape, records: writer.finish(n, state) };
}
