import type { Refusal } from '../../engine/api.ts';

/** What surrounds a table with people elsewhere. Its parts find their room by the context. */
export type Around = Pick<
  typeof import('./at-table.ts'),
  'MenuWays' | 'RewindWay' | 'SeatMark' | 'Strips' | 'TalkPanel'
> & {
  /** A refusal of the server in words. */
  refused(refusal: Refusal): string;
  /** Messages that have not been seen. */
  unread(): number;
  /** The name of the way to them. */
  talkLabel(): string;
};
