import type { EventData } from '@tarmac/protocol';
import type { News } from '@tarmac/table';
import type { Opened } from '../play/table-source.ts';

/** The state of the line to the server. `looking`: broken off, and being opened again. `off`: no network, or not wanted. */
export type Connection = 'live' | 'looking' | 'off';

/** A game as it stands. */
export type Play = Omit<Opened, 'stored'>;

/** What a page tells the hub. */
export type ToHub =
  /** The first thing it says, and again whenever it wants something else. */
  | {
      readonly is: 'wants';
      /** The address of the application. */
      readonly base: string;
      readonly tables: readonly string[];
      /** Also the list of my tables. */
      readonly mine: boolean;
    }
  /** It is still there. */
  | { readonly is: 'here' }
  /** Somebody looks at the page again. */
  | { readonly is: 'awake' }
  /** There is a network again: whatever is under way may hang on the old one. */
  | { readonly is: 'online' }
  /** Something was answered, and will be told. */
  | { readonly is: 'answered' }
  /** The line does not tell what it should: it is opened again. */
  | { readonly is: 'doubt' }
  /** This browser is somebody else now. */
  | { readonly is: 'another-guest' }
  | { readonly is: 'bye' };

/** What the hub tells pages. */
export type FromHub =
  | { readonly is: 'connection'; readonly connection: Connection }
  /** The line is open. `ahead`: how many milliseconds the server's clock is ahead of ours. */
  | { readonly is: 'hello'; readonly protocol: number; readonly build: string; readonly ahead: number }
  | {
      readonly is: 'table';
      readonly id: string;
      readonly room: EventData<'room'>['room'];
      readonly play: Play | null;
      readonly talk: EventData<'talk'>['messages'];
    }
  | { readonly is: 'news'; readonly id: string; readonly news: News }
  | ({ readonly is: 'room' } & EventData<'room'>)
  | ({ readonly is: 'talk' } & EventData<'talk'>)
  | ({ readonly is: 'reaction' } & EventData<'reaction'>)
  | { readonly is: 'gone'; readonly id: string }
  | { readonly is: 'mine'; readonly tables: readonly EventData<'mine'>['table'][] }
  /** The page was taken for gone: what does it want? */
  | { readonly is: 'forgotten' }
  /** It is still there. */
  | { readonly is: 'here' };
