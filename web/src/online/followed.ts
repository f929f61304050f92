import { type AnyGame, borrowedId, findGame } from '@tarmac/games';
import type { AnyMove } from '@tarmac/kernel';
import { type Delta, type EventData, LIMITS, withDelta } from '@tarmac/protocol';
import type { Frame, News, ToldStep } from '@tarmac/table';
import type { TableInfo } from '../play/table-source.ts';
import type { FromHub, Play } from './hub-messages.ts';
import type { TableHeard } from './sse.ts';

type Coded = EventData<'coded'>;
type CodedPlay = NonNullable<Coded['play']>;
type CodedFrame = CodedPlay['frame'];

/** A table as far as its stream has told it: a page that comes later is told from here. */
export class Followed {
  readonly id: string;
  /** Where a stream goes on. */
  cursor: string | undefined;
  #room: Coded['room'] | null = null;
  #talk: Coded['talk'] = [];
  #play: Play | null = null;
  #coded: CodedFrame | null = null;
  #moves: ((code: number) => AnyMove) | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Everything that is known; nothing before the stream has told it. */
  get whole(): FromHub | null {
    const { id } = this;
    return this.#room && { is: 'table', id, room: this.#room, play: this.#play, talk: this.#talk };
  }

  /** Takes what the stream says of this table; what pages are told of it. */
  hear(heard: TableHeard): FromHub | null {
    const { id } = this;
    switch (heard.event) {
      case 'coded':
        this.#take(heard.data);
        return this.whole;
      case 'delta': {
        const news = this.#news(heard.data);
        return news && { is: 'news', id, news };
      }
      case 'room':
        this.#room = heard.data.room;
        return { is: 'room', ...heard.data };
      case 'talk':
        this.#talk = [...this.#talk, ...heard.data.messages].slice(-LIMITS.talk);
        return { is: 'talk', ...heard.data };
      case 'reaction':
        return { is: 'reaction', ...heard.data };
      case 'gone':
        this.cursor = undefined;
        return heard.data.code === 'look-again' ? null : { is: 'gone', id };
      default:
        return null; // a newer server says more
    }
  }

  #take({ room, talk, play }: Coded): void {
    this.#room = room;
    this.#talk = talk;
    this.#coded = play?.frame ?? null;
    this.#play = play && this.#open(room, play);
  }

  /** What happened, with frames as screens want them. */
  #news({ at, keep, steps, frame, players }: EventData<'delta'>): News | null {
    const play = this.#play;
    if (!play) return null;
    const told = steps.map(
      (step): ToldStep => ({ told: step.told, ...(step.frame && { frame: this.#next(step.frame) }) }),
    );
    const now = this.#next(frame);
    this.#play = {
      info: { ...play.info, players },
      frame: now,
      told: [...play.told.slice(0, keep), ...steps.map((step) => step.told)],
      at,
    };
    return { at, keep, steps: told.map((step) => withTwin(step, now)), frame: now, players };
  }

  #open(room: Coded['room'], { board, options, players, at, told, frame }: CodedPlay): Play {
    const game: AnyGame = findGame(room.game);
    this.#moves = movesOf(game, board);
    const borrowed = borrowedId(game, board);
    const info: TableInfo = {
      id: this.id,
      game: game.id,
      board,
      options,
      players,
      here: frame.viewer === null ? [] : [frame.viewer],
      playable: true,
      owned: false,
      ...(borrowed !== undefined && { borrowedId: borrowed }),
    };
    return { info, told, at, frame: this.#decoded(frame) };
  }

  #next(delta: Delta): Frame {
    this.#coded = withDelta(this.#coded, delta) as CodedFrame;
    return this.#decoded(this.#coded);
  }

  #decoded({ legal, ...frame }: CodedFrame): Frame {
    return { ...frame, legal: legal.map((code) => this.#moves?.(code) as AnyMove) };
  }
}

/** The frame after the last step is told once, as the frame of the news. */
function withTwin(step: ToldStep, frame: Frame): ToldStep {
  return step.frame || step.told.step !== frame.step ? step : { ...step, frame };
}

/** The moves of a game by their codes, each made once. */
function movesOf(game: AnyGame, file: unknown): (code: number) => AnyMove {
  const board = game.loadBoard(file);
  const known = new Map<number, AnyMove>();
  return (code) => {
    const move = known.get(code) ?? game.search.decode(board, code);
    known.set(code, move);
    return move;
  };
}
