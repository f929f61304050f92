import type { BoardFile, Move } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Pace } from '../../../play/open-table.ts';
import { play } from '../../../play/sound/accompany.svelte.ts';
import { panelsClosed } from '../../../ui/panels.ts';
import { ceremony } from '../../common/scoring/ceremony.svelte.ts';
import { turnsOver } from '../../common/stage/turn-over.ts';
import { airlineName, boardOf } from '../names.ts';
import { sceneTexts } from '../scene-texts.ts';
import type { Frame, Table, Told } from '../types.ts';
import { payoutOf } from './payout.ts';
import { beginScript, continueScript } from './script.ts';
import { isStaged, stage } from './stage.svelte.ts';
import { WatchedMerger } from './watched.svelte.ts';

const OWN_DECISIONS: readonly Move['type'][] = ['rehome', 'dispose', 'settle'];

/** The merger that is watched at an open table. After a reload nobody watches it any more. */
const mergers = new WeakMap<Table, WatchedMerger>();

/**
 * Shows what a move brought to a merger, and the payout it brought; waits until it has been seen. While others than
 * the person here choose, the stage stays; for a decision of the person it steps back.
 */
export async function perform(
  told: Told,
  before: Frame,
  after: Frame,
  pace: Pace,
  table: Table,
): Promise<void> {
  if (!told.events.some(isStaged)) return;
  if (table.history) return note(told, before, after, pace, table);
  await stage.prepare();
  await showMerger(told, before, after, pace, table);
  await showPayout(told, before, after, pace, table);
  await pace.painted(); // the stage is off the screen before the table is drawn again
}

async function showMerger(told: Told, before: Frame, after: Frame, pace: Pace, table: Table): Promise<void> {
  const watched = watch(told, before, after, table);
  if (!watched) return;
  const isOpen = stage.showing?.kind === 'merger' && stage.showing.watched === watched;
  if (!isOpen) {
    if (!isNews(told, table, watched)) return;
    await panelsClosed();
    watched.runs = !pace.reduced && !ceremony.patient;
    watched.startAt(told.step);
    if (pace.ceremonies === 0) watched.skip();
    const begins = told.events.some(({ type }) => type === 'merger');
    const opens = begins && turnsOver(pace);
    if (begins && !opens) void play(['scoring']);
    watched.closed = stage.open({ kind: 'merger', watched, opens });
  }
  await Promise.race([watched.closed, watched.arrived()]);
}

/** The merger a move belongs to, with what it brought; null if nobody watches it. */
function watch(told: Told, before: Frame, after: Frame, table: Table): WatchedMerger | null {
  const board = boardOf(table);
  const begun = beginScript(told, before.view, board);
  if (begun) mergers.set(table, new WatchedMerger(begun));
  const watched = mergers.get(table);
  const script = begun ?? watched?.scriptBefore(told.step);
  if (!watched || !script) return null;
  const isOver = after.view.defunct === null;
  watched.goOn(continueScript(script, told, board, isOver), isOver ? null : nextIn(after, table));
  return watched;
}

/** Who decides next; nobody while the viewer may still take the move back. */
function nextIn({ status }: Frame, table: Table): { seat: Seat; here: boolean } | null {
  const [seat] = status.deciding;
  return seat === undefined ? null : { seat, here: table.player(seat).kind === 'person' };
}

/** Whether a move brought more than what the viewer has just decided. */
function isNews({ seat, move, step }: Told, table: Table, watched: WatchedMerger): boolean {
  if (watched.isOver) return true;
  if (watched.skips) return false;
  const isOwn = seat === table.viewer && OWN_DECISIONS.some((type) => type === move?.type);
  return !isOwn || watched.script.beats.filter((beat) => beat.step === step).length > 1;
}

async function showPayout(told: Told, before: Frame, after: Frame, pace: Pace, table: Table): Promise<void> {
  const payout = payoutOf(told, before.view, after.view, boardOf(table));
  if (!payout) return;
  await panelsClosed();
  const cash = table.viewer === null ? null : (after.view.cash[table.viewer] ?? null);
  const opens = turnsOver(pace);
  if (!opens) void play(['scoring']);
  await stage.open({ kind: 'payout', payout, cash, opens });
}

/** In a replay: notes that go away by themselves. */
async function note(told: Told, before: Frame, after: Frame, pace: Pace, table: Table): Promise<void> {
  if (pace.ms(1) === 0) return;
  for (const brief of notesOf(told, before, after, boardOf(table)))
    await stage.note({ kind: 'brief', ...brief }, pace);
}

function notesOf(
  told: Told,
  before: Frame,
  after: Frame,
  board: BoardFile,
): { title: string; amounts: readonly number[] }[] {
  const say = sceneTexts().merger;
  const acquirer = told.events.find((event) => event.type === 'rehomed')?.acquirer;
  const bonus = told.events.find((event) => event.type === 'bonus');
  const payout = payoutOf(told, before.view, after.view, board);
  return [
    ...(acquirer !== undefined && bonus
      ? [
          {
            title: say.title(airlineName(board, acquirer), airlineName(board, bonus.airline)),
            amounts: bonus.amounts,
          },
        ]
      : []),
    ...(payout ? [{ title: say.payout.title, amounts: payout.totals }] : []),
  ];
}
