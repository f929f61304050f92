import type { BoardFile, Move } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Pace } from '../../../play/open-table.ts';
import { panelsClosed } from '../../../ui/panels.ts';
import { ceremony } from '../../common/scoring/ceremony.svelte.ts';
import { airlineName, boardOf } from '../names.ts';
import { texts } from '../texts.ts';
import type { Frame, Table, Told } from '../types.ts';
import { Attendance } from './attendance.svelte.ts';
import { payoutOf } from './payout.ts';
import { beginScript, continueScript } from './script.ts';
import { stage } from './stage.svelte.ts';
import { isStaged } from './staged.ts';

/** How long a note stays in a replay, in milliseconds. */
const BRIEF = 2600;

const OWN_DECISIONS: readonly Move['type'][] = ['rehome', 'dispose', 'settle'];

/** The merger that is watched on this page. After a reload nobody watches it any more. */
let watched: Attendance | null = null;
/** Resolves when the stage is closed. */
let closed: Promise<void> = Promise.resolve();

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
  await showPayout(told, before, after, table);
  await pace.pause(1); // the table is drawn anew when the stage is off the screen
}

async function showMerger(told: Told, before: Frame, after: Frame, pace: Pace, table: Table): Promise<void> {
  const attendance = attend(told, before, after, table);
  if (!attendance) return;
  const isOpen = stage.showing?.kind === 'merger' && stage.showing.attendance === attendance;
  if (!isOpen) {
    if (!isNews(told, table, attendance)) return;
    await panelsClosed();
    attendance.runs = !pace.reduced && !ceremony.patient;
    attendance.startAt(told.step);
    if (pace.ms(1) === 0) attendance.skip();
    closed = stage.open({ kind: 'merger', attendance });
  }
  await Promise.race([closed, attendance.arrived()]);
}

/** The merger a move belongs to, with what it brought; null if nobody watches it. */
function attend(told: Told, before: Frame, after: Frame, table: Table): Attendance | null {
  const board = boardOf(table);
  const { id } = table.info;
  const begun = beginScript(told, before.view, board);
  if (begun) watched = new Attendance(id, begun);
  // A move may have been taken back, and another one made in its place.
  const beats = watched?.script.beats.filter(({ step }) => step < told.step) ?? [];
  if (!watched || watched.table !== id || (!begun && beats.at(-1)?.step !== told.step - 1)) return null;
  const script = begun ?? { merger: watched.merger, beats };
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
function isNews({ seat, move, step }: Told, table: Table, attendance: Attendance): boolean {
  if (attendance.isOver) return true;
  if (attendance.skips) return false;
  const isOwn = seat === table.viewer && OWN_DECISIONS.some((type) => type === move?.type);
  return !isOwn || attendance.script.beats.filter((beat) => beat.step === step).length > 1;
}

async function showPayout(told: Told, before: Frame, after: Frame, table: Table): Promise<void> {
  const payout = payoutOf(told, before.view, after.view, boardOf(table));
  if (!payout) return;
  await panelsClosed();
  const cash = table.viewer === null ? null : (after.view.cash[table.viewer] ?? null);
  await stage.open({ kind: 'payout', payout, cash });
}

/** In a replay: a note that goes away by itself. */
async function note(told: Told, before: Frame, after: Frame, pace: Pace, table: Table): Promise<void> {
  if (pace.ms(1) === 0) return;
  for (const { title, amounts } of notesOf(told, before, after, boardOf(table))) {
    await stage.prepare();
    void stage.open({ kind: 'brief', title, amounts });
    await pace.pause(BRIEF);
    stage.close();
  }
}

function notesOf(
  told: Told,
  before: Frame,
  after: Frame,
  board: BoardFile,
): { title: string; amounts: readonly number[] }[] {
  const say = texts().merger;
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
