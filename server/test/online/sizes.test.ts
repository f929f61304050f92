import { GAMES } from '@tarmac/games';
import { Playout, type Viewer } from '@tarmac/kernel';
import { withDelta } from '@tarmac/protocol';
import { type Player, Table } from '@tarmac/table';
import { describe, expect, test } from 'vitest';
import { Following, type Sink } from '../../src/rooms/following.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import type { Room } from '../../src/rooms/room.ts';
import { settled } from '../../src/rooms/settled.ts';

const PEOPLE = 4;
/** Bytes: of a step for somebody who does not decide, for who decides next, and of a whole game. */
const MOST = { watching: 3_000, deciding: 12_000, game: 1_000_000 };

const room = (game: string): Room => ({
  game,
  board: { id: 'board', name: 'Board' },
  options: {},
  access: 'link',
  absence: 60,
  created: 1_800_000_000_000,
  phase: 'running',
  seats: Array.from({ length: PEOPLE }, (_, i) => ({ player: person(i), who: i + 1 })),
  members: Array.from({ length: PEOPLE }, (_, i) => ({
    who: i + 1,
    guest: `guest ${i}`,
    name: `P${i}`,
    seated: 1,
    away: null,
    muted: false,
  })),
  host: 1,
  nextWho: PEOPLE + 1,
  waiting: null,
  vote: null,
  nextVote: 1,
  rematch: null,
});

function person(i: number): Player {
  return { kind: 'person', name: `P${i}` };
}

/** A viewer with the rules: puts the frames together again and counts the bytes. */
class Screen implements Sink {
  readonly sizes = { watching: [] as number[], deciding: [] as number[] };
  bytes = 0;
  at = 0;
  frame: unknown;

  send(event: string, data: unknown, cursor?: string): void {
    const text = JSON.stringify(data);
    const size = `event: ${event}\nid: ${cursor}\ndata: ${text}\n\n`.length;
    this.bytes += size;
    const heard = JSON.parse(text);
    if (event === 'coded') this.frame = heard.play.frame;
    if (event !== 'delta') return;
    for (const { frame } of heard.steps) if (frame) this.frame = withDelta(this.frame, frame);
    this.frame = withDelta(this.frame, heard.frame);
    const decides = (this.frame as { legal: unknown[] }).legal.length > 0;
    this.sizes[decides ? 'deciding' : 'watching'].push(size / Math.max(1, heard.steps.length));
  }
}

const p95 = (sizes: number[]): number => sizes.sort((a, b) => a - b)[Math.floor(sizes.length * 0.95)] ?? 0;

describe('what a game costs on the wire', () => {
  test.each(GAMES.map(({ id }) => id))('%s', (game) => {
    const random = new Playout(7);
    const players = Array.from({ length: PEOPLE }, (_, i) => person(i));
    const table = Table.deal({ game, players, seed: 'sizes' });
    const hosted: Hosted = {
      id: 'A'.repeat(16),
      store: '00000000',
      room: room(game),
      revision: 0,
      table,
      stored: 0,
      brought: null,
      talk: [],
      used: 0,
    };
    const viewers: Viewer[] = [0, 1, 2, 3, null];
    const screens = viewers.map((viewer) => {
      const screen = new Screen();
      const following = new Following(hosted.id, viewer === null ? null : `guest ${viewer}`, 'delta', screen);
      following.begin(hosted, undefined);
      return { viewer, screen, following };
    });
    while (!table.host.status.outcome) {
      const { deciding, waitingFor } = table.host.status;
      const seat = waitingFor ?? deciding[random.below(deciding.length)] ?? 0;
      const { legal } = table.frame(seat);
      const move = legal[random.below(Math.max(1, legal.length))];
      if (waitingFor !== null || !move) table.end(seat);
      else table.move(seat, move);
      hosted.room = settled(hosted.room, table, 1_800_000_000_000 + table.host.step);
      for (const { following } of screens) following.tell(hosted);
    }
    const board = table.game.loadBoard(table.boardFile);
    for (const { viewer, screen } of screens) {
      const { legal, ...frame } = table.frame(viewer);
      const codes = legal.map((move) => table.game.search.encode(board, move));
      expect(screen.frame).toEqual(JSON.parse(JSON.stringify({ ...frame, legal: codes })));
      expect(p95(screen.sizes.watching)).toBeLessThan(MOST.watching);
      expect(p95(screen.sizes.deciding)).toBeLessThan(MOST.deciding);
      expect(screen.bytes).toBeLessThan(MOST.game);
    }
  });
});
