import type { Move } from '@tarmac/air-kwire';
import type { Options } from '@tarmac/kernel';
import type { Player } from '@tarmac/table';
import { expect, onTestFinished } from 'vitest';
import { Turn } from '../../../../../src/games/air-kwire/turn.svelte.ts';
import type { Table } from '../../../../../src/games/air-kwire/types.ts';
import type { GameScreen, OpenTable } from '../../../../../src/play/open-table.ts';
import { Session } from '../../../../../src/play/session.svelte.ts';
import { Settings } from '../../../../../src/play/settings.svelte.ts';
import type { Dice } from '../../../../harness/dice.ts';
import { ADA, BOT, host, plan } from '../../../engine/fixtures.ts';
import { soon } from '../../../play/soon.ts';

const quick = new Settings();
quick.speed = 0;

interface Given {
  readonly seed: string;
  readonly others?: readonly Player[];
  readonly options?: Options;
}

const BOTS: readonly Player[] = [0, 1].map((i) => ({ ...BOT, name: `Bruno ${i}` }));

/** A real table of the engine, and the conversation of the person who looks at it. */
export async function sitDown({ seed, others = BOTS, options = {} }: Given): Promise<Turn> {
  const engine = host();
  const players: Player[] = [ADA, ...others];
  const { info } = await engine.create(plan({ game: 'air-kwire', players, seed, options }));
  const screen = { animate: async () => {} } as unknown as GameScreen;
  const session = await Session.open(info.id, { source: engine, screen, settings: quick, onOpen: () => {} });
  onTestFinished(() => session.close());
  return new Turn(() => session as OpenTable as Table);
}

/** Until a person is asked something or handed the screen, or the match is over. */
export async function asked(turn: Turn): Promise<void> {
  const isWaiting = (): boolean => turn.step === 'wait' && turn.table.handTo === null;
  await soon(() => expect(isWaiting()).toBe(false));
}

/** Plays a whole match, deciding by what `decide` does whenever the person is asked. */
export async function playOut(turn: Turn, decide: () => Promise<void>): Promise<void> {
  for (let asks = 0; ; asks++) {
    await asked(turn);
    if (turn.step === 'over') return;
    expect(asks).toBeLessThan(20_000);
    if (turn.step === 'done') await turn.go();
    else await decide();
  }
}

/** Plays sensibly until something is so; says whether it came to it. */
export async function playUntil(turn: Turn, dice: Dice, isSo: () => boolean): Promise<boolean> {
  for (let asks = 0; asks < 2000; asks++) {
    await asked(turn);
    if (isSo()) return true;
    if (turn.step === 'over') return false;
    if (turn.step === 'done') await turn.go();
    else await turn.table.play(likely(turn, dice));
  }
  return false;
}

/** Routes where there are any, purchases now and then, agreement to what is asked. */
function likely(turn: Turn, dice: Dice): Move {
  const { legal } = turn.table.frame;
  const wanted: readonly Move['type'][] = dice.chance(0.7)
    ? ['power', 'route', 'buy', 'approve', 'decommission']
    : ['route', 'done', 'approve'];
  const good = legal.filter(({ type }) => wanted.includes(type));
  const drawn = legal.filter((move) => move.type === 'draw' && move.from !== 'none');
  const played = legal.filter((move) => move.type !== 'end-vote' || !move.agree);
  return dice.pick([good, drawn, played, legal].find((moves) => moves.length > 0) ?? legal);
}

export function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(dice.roll(left.length), 1)[0] as T);
}

/** The place of a card in the hand. */
export function heldAs(turn: Turn, kind: string): string {
  const held = turn.hand.find(({ card }) => card === kind);
  if (!held) throw new Error(`There is no ${kind} in the hand.`);
  return held.id;
}
