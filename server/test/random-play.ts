import type { Playout } from '@tarmac/kernel';
import type { Table } from '@tarmac/table';

/** People at a table play at random until the game is over; after every deed, what it was. */
export function* playedAtRandom(table: Table, random: Playout): Generator<'move' | 'end'> {
  while (!table.host.status.outcome) {
    const { deciding, waitingFor } = table.host.status;
    const seat = waitingFor ?? deciding[random.below(deciding.length)] ?? 0;
    if (waitingFor !== null) {
      table.end(seat);
      yield 'end';
      continue;
    }
    const { legal } = table.frame(seat);
    const move = legal[random.below(legal.length)];
    if (!move) throw new Error('somebody decides and has no move');
    table.move(seat, move);
    yield 'move';
  }
}
