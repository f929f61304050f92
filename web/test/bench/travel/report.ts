import type { PlayedGame } from '../../harness/answers/by-game.ts';
import type { Size } from '../../harness/sizes.ts';
import type { Effort } from './player.ts';
import type { Turn } from './turns.ts';

/**
 * Who plays. For the first time: presses only what is lit, or looks like a card or a button, once. Practised: knows besides
 * that a route can be pressed before it is lit, and that a second press of the same thing plays.
 */
export const PLAYERS = ['first time', 'practised'] as const;
export type PlayerKind = (typeof PLAYERS)[number];

/** A turn at a size, by name, and what it took. */
export interface Measured extends Effort {
  readonly player: PlayerKind;
  readonly game: PlayedGame;
  /** `1440 × 900` */
  readonly size: string;
  readonly record: string;
  readonly step: number;
  readonly kind: string;
}

export interface Report {
  /** The commit. */
  readonly measured: string;
  readonly turns: readonly Measured[];
}

/** Of the way that a turn took before. */
const MOST = 0.5;

export function nameOf(
  { game, record, step, kind }: Turn,
  { width, height }: Size,
): Omit<Measured, keyof Effort | 'player'> {
  return { game, size: `${width} × ${height}`, record, step, kind: kind || 'drawn by the seed' };
}

export function parseReport(text: string): Report {
  return JSON.parse(text) as Report;
}

/** As a table in Markdown for each game and player: a row for each turn, presses and pixels at each size, and the sums. */
export function tableOf({ turns }: Report): string {
  const groups = [...Map.groupBy(turns, ({ game, player }) => `${game}, ${player}`)];
  return groups.map(([name, own]) => gameTable(name, own)).join('\n\n');
}

function gameTable(name: string, turns: readonly Measured[]): string {
  const sizes = [...new Set(turns.map(({ size }) => size))];
  const rows = [...Map.groupBy(turns, ({ record, step }) => `${record}, ${step}`)].map(([turn, at]) => [
    turn,
    at[0]?.kind ?? '',
    ...at.flatMap(cells),
  ]);
  const sums = sizes.map((size) => sumOf(turns.filter((turn) => turn.size === size)));
  const heads = ['record, step', name, ...sizes.flatMap((size) => [`presses, ${size}`, 'pixels'])];
  const lines = [heads, heads.map(() => '---'), ...rows, ['**sum**', '', ...sums.flatMap(cells)]];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const cells = ({ presses, travel }: Effort): string[] => [String(presses), String(travel)];

function sumOf(turns: readonly Effort[]): Effort {
  return {
    presses: turns.reduce((sum, { presses }) => sum + presses, 0),
    travel: turns.reduce((sum, { travel }) => sum + travel, 0),
  };
}

/** Prints for each game and size what part of before it takes; whether no way is longer than it may be. */
export function compare(now: Report, before: Report): boolean {
  const key = ({ game, player, size }: Measured): string => `${game}, ${player}, ${size}`;
  const turnOf = (one: Measured): string => `${key(one)}, ${one.record}, ${one.step}`;
  const known = new Map(before.turns.map((turn) => [turnOf(turn), turn]));
  const parts = [...Map.groupBy(now.turns, key)].map(([name, turns]) => {
    const were = turns.map((turn) => known.get(turnOf(turn)) ?? missing(turnOf(turn)));
    const [sum, sumBefore] = [sumOf(turns), sumOf(were)];
    const part = sum.travel / sumBefore.travel;
    const presses = `${sumBefore.presses} → ${sum.presses} presses`;
    const travel = `${sumBefore.travel} → ${sum.travel} pixels, ${(100 * part).toFixed(0)} %`;
    console.log(`${part <= MOST ? '✓' : '✗'} ${name}: ${presses}, ${travel} (≤ ${100 * MOST} %)`);
    return part;
  });
  return parts.every((part) => part <= MOST);
}

function missing(turn: string): never {
  throw new Error(`Nothing is known of ${turn} before.`);
}
