import type { AirlinesEuropeTypes, Event, Move } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { AnyMove, Seat, Viewer } from '@tarmac/kernel';
import { Playout, RECORD_FORMAT, readOptions, replay, seededRandom } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import { dealt, is, legal, play, viewers } from './tables.ts';
import { wander } from './wander.ts';

const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);

/** What `told` rests on (telling.ts). */
test('the events of a decision made alone tell which move it was', () => {
  const moves = new Map<string, string>();
  for (let seed = 0; seed < 14; seed++) {
    wander(seed, (table, act) => {
      const [seat, ...more] = table.host.status.deciding;
      if (table.host.step % 9 !== 0 || act === 'undo' || seat === undefined || more.length > 0) return;
      const { state } = replay(airlinesEurope, table.host.recordAt(table.host.step));
      for (const move of airlinesEurope.legal(state, seat)) {
        const events = JSON.stringify(airlinesEurope.apply(airlinesEurope.copy(state), seat, move));
        const notation = airlinesEurope.makeMove(move);
        expect(moves.get(events) ?? notation).toBe(notation);
        moves.set(events, notation);
      }
    });
  }
  expect(moves.size).toBeGreaterThan(3000);
});

describe('what is told', () => {
  test('is what the match let the viewer see, and in full what the viewer did', () => {
    for (let seed = 0; seed < 21; seed++) {
      const table = wander(seed, () => {});
      const record = table.host.toRecord();
      const match = replay(airlinesEurope, record, { at: 0 });
      const told = viewers(table).map((viewer) => table.told(viewer));
      for (const [i, { seat, move }] of record.moves.entries()) {
        const events = match.apply(seat as Seat, move as Move);
        for (const [v, viewer] of viewers(table).entries()) {
          const seen = events.map((event) => airlinesEurope.seen(event, viewer));
          const { move: toldMove, ...rest } = told[v][i];
          expect(rest).toEqual({ step: i + 1, seat, events: seen });
          expect(toldMove).toEqual(seat === viewer || !isSecret(move as Move, events) ? move : null);
        }
      }
    }
  });

  test('can be asked for from any step on', () => {
    const table = wander(2, () => {});
    expect(table.told(1, 40)).toEqual(table.told(1).slice(40));
    expect(table.told(1, table.host.step)).toEqual([]);
  });

  test('of a choice made in secret by several, nobody hears before all have chosen', () => {
    const table = dealt('Ada Ben Cleo');
    play(table, 2, is('keep'));
    for (const viewer of [0, 1, null]) {
      expect(table.told(viewer)).toEqual([
        { step: 1, seat: 2, move: null, events: [{ type: 'chosen', seat: 2 }] },
      ]);
    }
    expect(table.told(2)[0]?.move).toMatchObject({ type: 'keep' });
  });
});

/** Written for this game alone: AE-17 before the reveal, AE-57, AE-111. */
function isSecret(move: Move, events: readonly Event[]): boolean {
  const happened = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (move.type === 'keep') return !happened('revealed');
  if (move.type === 'discard') return move.from === 'hand' && move.share !== 'abacus';
  return happened('drew');
}

describe('two worlds that look alike are told alike', () => {
  test('whatever the other seat chose in secret', () => {
    let pairs = 0;
    for (let seed = 0; seed < 21; seed++) {
      wander(seed, (table, act) => {
        const { deciding, undoable } = table.host.status;
        const seat = deciding.at(-1);
        if (seat === undefined || undoable > 0 || act === 'undo' || table.host.step % 5 > 1) return;
        const viewer: Viewer = seat === 0 ? null : 0;
        const byView = new Map<string, string>();
        for (const move of secretOnes(legal(table, seat))) {
          const { view, told } = after(table, seat, move, viewer);
          if (byView.has(view)) pairs++;
          expect(told).toBe(byView.get(view) ?? told);
          byView.set(view, told);
        }
      });
    }
    expect(pairs).toBeGreaterThan(200);
  });

  test('whatever cards were dealt to the other seat', () => {
    let differing = 0;
    for (let seed = 0; seed < 20; seed++) {
      const random = new Playout(seed);
      const [one, two] = [swappedDeal(seed, false), swappedDeal(seed, true)];
      while (!one.host.status.outcome) {
        const [seat] = one.host.status.deciding;
        const moves = legal(one, seat);
        const wished = secretOnes(moves);
        const from = wished.length > 0 && random.below(3) > 0 ? wished : moves;
        const move = from[random.below(from.length)];
        const twin = twinOf(two, seat, move);
        if (!twin) break;
        one.move(seat, move);
        two.move(seat, twin);
        const [here, there] = [one, two].map((table) => JSON.stringify(table.frame(0)));
        if (here !== there) break;
        expect(two.told(0)).toEqual(one.told(0));
        if (JSON.stringify(move) !== JSON.stringify(twin)) differing++;
      }
    }
    expect(differing).toBeGreaterThan(20);
  });
});

/** Exchanges lead to secret discards. */
function secretOnes(moves: readonly Move[]): Move[] {
  return moves.filter(({ type }) => ['keep', 'discard', 'exchange'].includes(type));
}

function after(table: Table, seat: Seat, move: AnyMove, viewer: Viewer): { view: string; told: string } {
  const fork = Table.fork(table, table.host.step);
  fork.move(seat, move);
  if (fork.host.status.waitingFor !== null) fork.end(seat);
  return { view: JSON.stringify(fork.frame(viewer).view), told: JSON.stringify(fork.told(viewer)) };
}

/** Bots' seats, so that every move counts at once. In the other world seat 1 holds other cards. */
function swappedDeal(seed: number, swapped: boolean): Table {
  const options = readOptions(airlinesEurope.options, {}) as AirlinesEuropeTypes['Options'];
  const random = seededRandom(airlinesEurope.id, board.id, options, `swap ${seed}`);
  const setup = airlinesEurope.deal(board, options, 2, random);
  const own = [...setup.hands[1]];
  const deck = [...setup.deck];
  for (let card = 0, at = deck.length - 1; swapped && card < own.length; at--) {
    const drawn = deck[at];
    if (drawn === 'scoring') continue;
    [deck[at], own[card]] = [own[card], drawn];
    card++;
  }
  return Table.ofRecord({
    format: RECORD_FORMAT,
    game: airlinesEurope.id,
    rulesVersion: airlinesEurope.rulesVersion,
    board: airlinesEurope.boardFile(board),
    options,
    seats: ['random', 'random'],
    setup: { ...setup, hands: [setup.hands[0], own], deck },
    moves: [],
  });
}

/** The same move in the other world, or one of seat 1 that looks the same to seat 0. */
function twinOf(table: Table, seat: Seat, move: Move): Move | undefined {
  const moves = legal(table, seat);
  const same = moves.find((each) => JSON.stringify(each) === JSON.stringify(move));
  const looksAlike = (each: Move): boolean =>
    (each.type === 'keep' && move.type === 'keep') ||
    (each.type === 'discard' && move.type === 'discard' && each.from === 'hand' && move.from === 'hand');
  return same ?? (seat === 1 ? moves.find(looksAlike) : undefined);
}
