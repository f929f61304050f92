import { airlinesEurope } from '@tarmac/airlines-europe';
import { botDesk } from '@tarmac/bots';
import { Playout } from '@tarmac/kernel';
import { Table } from '../src/index.ts';
import { legal, players } from './tables.ts';

const COMPANIES = [
  'Ada Ben',
  'Ada *random',
  'Ada Ben Cleo',
  'Ada *greedy *random',
  'Ada *random Ben Cleo',
  'Ada Ben Cleo Dan Eve',
  '*greedy *random',
];

export type Act = 'move' | 'undo' | 'end';

/** Random play to the end, with undos. `seen` is called after every act, with what it was. */
export function wander(seed: number, seen: (table: Table, act: Act) => void): Table {
  const random = new Playout(seed);
  const table = Table.deal({
    game: airlinesEurope.id,
    board: airlinesEurope.boardFiles[seed % 2].id,
    players: players(COMPANIES[seed % COMPANIES.length]),
    seed: `wander ${seed}`,
  });
  for (;;) {
    const act = step(table, random);
    if (act === null) return table;
    seen(table, act);
  }
}

const decide = botDesk();

/** The bot that is asked decides; false where none is. */
export function botActs(table: Table): boolean {
  const job = table.host.job();
  return job !== null && table.host.answer(job, decide(job));
}

function step(table: Table, random: Playout): Act | null {
  const { deciding, waitingFor, undoable, outcome } = table.host.status;
  if (outcome) return null;
  if (botActs(table)) return 'move';
  const persons = deciding.filter((each) => table.players[each].kind === 'person');
  const seat = waitingFor ?? persons[random.below(persons.length)];
  if (undoable > 0 && random.below(3) === 0) {
    table.undo(seat);
    return 'undo';
  }
  if (waitingFor !== null) {
    table.end(seat);
    return 'end';
  }
  const moves = legal(table, seat);
  table.move(seat, moves[random.below(moves.length)]);
  return 'move';
}
