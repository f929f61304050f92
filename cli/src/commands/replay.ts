import type { AnyGame } from '@tarmac/games';
import { borrowedId, findGame } from '@tarmac/games';
import type { AnyEvent, MatchRecord, Seat, Viewer } from '@tarmac/kernel';
import { CHANCE, noSuchSeat, parseRecord, replay } from '@tarmac/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { flowText } from '../flow-text.ts';
import { borrowed, naming, readJsonFile } from '../inputs.ts';
import { print, printJson } from '../output.ts';

export const replayRecord: Command = {
  usage: 'RECORD [--at N] [--seat K]',
  summary: 'Shows what a seat sees at one step of a record, what just happened and which moves it has.',
  flags: {
    at: { value: 'N', help: 'after the first N moves; after all of them without it' },
    seat: { value: 'K', help: 'through the eyes of seat K, counted from 0; of the first to move without it' },
  },
  notes: ['After the end, without --seat, it shows what a spectator sees.'],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  const file = given.onlyWord('RECORD');
  const at = given.count('at', { from: 0, to: 1e9 });
  const seat = given.count('seat', { from: 0, to: 99 });
  const json = await readJsonFile(file);
  const shown = await naming(file, () => look(parseRecord(json), at, seat));
  if (given.switched('json')) {
    const { title: _, seats: __, ...told } = shown;
    printJson(told);
  } else printLook(shown);
  return 0;
}

function look(record: MatchRecord, at: number | undefined, seat: Seat | undefined) {
  const game = findGame(record.game);
  const { seats, moves } = record;
  if (seat !== undefined && seat >= seats.length) {
    throw noSuchSeat(seat, seats.length);
  }
  const step = at ?? moves.length;
  const { state, board } = replay(game, record, { at: step });
  const active = game.active(state);
  const viewer: Viewer = seat ?? active.find((candidate) => candidate !== CHANCE) ?? null;
  const legal = viewer === null ? [] : game.legal(state, viewer);
  return {
    title: `${game.id} on ${board.id}, step ${step} of ${moves.length}`,
    seats,
    borrowedId: borrowedId(game, game.boardFile(board)),
    step,
    active,
    viewer,
    view: game.view(state, viewer),
    legal: legal.map((move) => ({ text: game.makeMove(move), move })),
    events: lastEvents(game, record, step).map((event) => game.seen(event, viewer)),
  };
}

/** What the last move of these set off. */
function lastEvents(game: AnyGame, record: MatchRecord, step: number): AnyEvent[] {
  const last = record.moves[step - 1];
  if (!last) return [];
  return replay(game, record, { at: step - 1 }).apply(last.seat === 'chance' ? CHANCE : last.seat, last.move);
}

function printLook(shown: ReturnType<typeof look>): void {
  const { title, seats, active, viewer, view, legal, events } = shown;
  const named = (seat: Seat): string => (seat === CHANCE ? 'chance' : `seat ${seat} (${seats[seat] || '?'})`);
  print(
    `${title}; ${active.length === 0 ? 'the match is over' : `to move: ${active.map(named).join(', ')}`}`,
  );
  if (shown.borrowedId !== undefined) print(borrowed(shown.borrowedId));
  print(`as ${viewer === null ? 'a spectator' : named(viewer)} sees it`, '');
  for (const line of flowText(view)) print(line);
  if (events.length > 0) print('', 'the last move');
  for (const { type, ...facts } of events) {
    const told = Object.entries(facts).map(([name, fact]) => `${name} ${JSON.stringify(fact)}`);
    print(`  ${[type, ...told].join(', ')}`);
  }
  if (legal.length > 0) print('', `${legal.length} legal moves`);
  for (const { text } of legal) print(`  ${text}`);
}
