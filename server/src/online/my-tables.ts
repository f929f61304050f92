import { summaryOf } from '../rooms/card.ts';
import type { Hosted } from '../rooms/hosted.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Stream } from './stream.ts';

/** Tells browsers when a row in their list of tables changes. */
export class MyTables {
  private readonly byGuest = new Map<string, Map<Stream, Map<string, string>>>();

  constructor(rooms: Rooms) {
    rooms.onChange((hosted, before) => this.tell(hosted, before));
  }

  add(guest: string, stream: Stream): void {
    const streams = this.byGuest.get(guest) ?? new Map<Stream, Map<string, string>>();
    this.byGuest.set(guest, streams);
    streams.set(stream, new Map());
    stream.onClose(() => {
      streams.delete(stream);
      if (streams.size === 0 && this.byGuest.get(guest) === streams) this.byGuest.delete(guest);
    });
  }

  get guests(): readonly string[] {
    return [...this.byGuest.keys()];
  }

  private tell({ id, room }: Hosted, before: Room): void {
    this.tellThose(
      id,
      room,
      [...before.members, ...room.members].map((member) => member.guest),
    );
  }

  /** The row of a table as it is now, to those of these guests who listen here. */
  tellThose(id: string, room: Room, whom: readonly string[]): void {
    for (const guest of new Set(whom)) {
      const streams = this.byGuest.get(guest);
      if (!streams) continue;
      const table = summaryOf(id, room, guest);
      const text = JSON.stringify(table);
      for (const [stream, told] of streams) {
        if (told.get(id) === text) continue;
        told.set(id, text);
        stream.send('mine', { table });
      }
    }
  }
}
