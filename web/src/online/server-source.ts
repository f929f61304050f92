import { sameJson, type Told } from '@tarmac/kernel';
import type { Frame, News } from '@tarmac/table';
import type { Refusal } from '../engine/api.ts';
import { EngineRefusal } from '../engine/refusal.ts';
import type { TableSource } from '../play/table-source.ts';
import { api } from './api.ts';
import type { Play } from './hub-messages.ts';
import { doubtLine, followRoom, hurryLine, type OnlineRoom, roomOf } from './rooms.svelte.ts';
import { whileSending } from './sending.svelte.ts';

/** Milliseconds after which a line that does not tell what was answered is opened again. */
const LATE = 3_000;

/** The server as the place where a table lives. It knows who looks: from their own seat, or as somebody who watches. */
export const serverSource: TableSource = {
  async follow(id, _viewer, listener) {
    const leave = followRoom(id);
    const room = roomOf(id);
    let play: Play;
    try {
      play = await begun(room);
    } catch (error) {
      leave();
      throw error;
    }
    let { told } = play;
    const hear = (news: News): void => {
      told = [...told.slice(0, news.keep), ...news.steps.map((step) => step.told)];
      listener.hear({ ...news, stored: 'saved' });
    };
    const stop = room.listen((heard) => {
      if (heard.is === 'news') hear(heard.news);
      else if (heard.is === 'table' && heard.play) hear(newsOf(told, heard.play));
    });
    return {
      opened: { ...play, stored: 'saved' },
      shown: () => undefined,
      stop() {
        stop();
        leave();
      },
    };
  },

  // When somebody comes back to the page, the line takes care of itself.
  refresh: async () => undefined,

  frameAt: async (id, step) => (await api.frame(id, step)) as Frame,

  move: (id, _seat, move, at) => deed(id, () => api.move(id, at, move)),
  undo: (id, _seat, at) => deed(id, () => api.undo(id, at)),
  end: (id, _seat, at) => deed(id, () => api.end(id, at)),

  why: async (id, _seat, move) => (await api.why(id, move)) as Refusal | null,
};

/** The game of a table, as soon as it is known. */
function begun(room: OnlineRoom): Promise<Play> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (room.gone) reject(new EngineRefusal({ code: 'no-such-table', message: 'There is no such table.' }));
      else if (room.play) resolve(room.play);
      else return;
      stop();
    };
    const stop = room.listen(look);
    look();
  });
}

/** Until it is stored, and told here. */
async function deed(id: string, send: () => Promise<number>): Promise<void> {
  const room = roomOf(id);
  await whileSending(id, async () => {
    const at = await send();
    hurryLine();
    const late = setTimeout(doubtLine, LATE);
    await heard(room, at);
    clearTimeout(late);
  });
}

/** Where nobody looks, nobody tells it any more. */
function heard(room: OnlineRoom, at: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (room.followed && !room.gone && room.play && room.play.at < at) return;
      stop();
      resolve();
    };
    const stop = room.listen(look);
    look();
  });
}

/** A table that is told whole once more, as what has changed since. */
function newsOf(before: readonly Told[], { at, told, frame, info }: Play): News {
  const differs = told.findIndex((each, place) => !sameJson(each, before[place]));
  const keep = differs < 0 ? Math.min(told.length, before.length) : differs;
  return { at, keep, steps: told.slice(keep).map((each) => ({ told: each })), frame, players: info.players };
}
