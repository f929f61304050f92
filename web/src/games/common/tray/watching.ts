import type { Seat } from '@tarmac/kernel';
import type { Told } from '@tarmac/table';
import type { OpenTable } from '../../../play/open-table.ts';
import type { Rich } from '../../../words/rich.ts';
import { nameOf, yourSeat } from '../panels/people.ts';
import { commonTexts } from '../texts.ts';
import type { Prompt } from './conversation.ts';

/** Who decides, or whose move is being shown. `turn`: whose turn it is. */
export function whoIsBusy(table: OpenTable, turn: Seat): Prompt {
  const say = commonTexts().step;
  const { deciding, waitingFor, ended } = table.frame.status;
  if (ended) return { lead: '', rest: say.ended };
  const telling = table.telling?.seat;
  if (telling === yourSeat(table)) return say.yours;
  if (typeof telling === 'number') return say.playing(nameOf(table, telling));
  if (table.thinking !== null) return say.thinking(nameOf(table, table.thinking));
  const other = deciding.find((seat) => seat !== table.viewer);
  return say.waiting(nameOf(table, other ?? waitingFor ?? turn));
}

/** How a game tells of the moves of a turn. */
interface Teller {
  /** Without what a ceremony tells of the move that is being shown. */
  narrateTurn(tolds: readonly Told[], table: OpenTable): Rich;
  /** Whether one plays after the other now. */
  readonly inTurns?: boolean;
  /** Events with which a turn, or what everybody decided at once, is over. */
  readonly endings?: readonly string[];
}

/** What the one who plays now has done in this turn; before the first move, who comes after. */
export function doneSoFar(
  table: OpenTable<{ readonly turn: Seat }>,
  { narrateTurn, inTurns = true, endings = ['turn'] }: Teller,
): Rich {
  const { telling, told } = table;
  const seat = typeof telling?.seat === 'number' ? telling.seat : (table.thinking ?? table.frame.view.turn);
  const isOthers = (before: Told): boolean => typeof before.seat === 'number' && before.seat !== seat;
  const ends = ({ events }: Told): boolean => events.some(({ type }) => endings.includes(type));
  const begun = told.findLastIndex((before) => isOthers(before) || ends(before)) + 1;
  const text = narrateTurn([...told.slice(begun), ...(telling ? [telling] : [])], table);
  return text.length > 0 || !inTurns ? text : [whoFollows(table, seat)];
}

/** Those between the one who plays and the viewer. */
function whoFollows(table: Pick<OpenTable, 'info' | 'viewer' | 'name'>, seat: Seat): string {
  const { players } = table.info;
  const after = players.map((_, i) => (seat + 1 + i) % players.length).slice(0, -1);
  const you = table.viewer === null ? -1 : after.indexOf(table.viewer);
  const others = (you < 0 ? after : after.slice(0, you)).map((other) => nameOf(table, other));
  return commonTexts().step.followedBy(others, you >= 0);
}
