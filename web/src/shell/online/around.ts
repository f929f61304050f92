/** What surrounds a table with people elsewhere. Its parts find their room by the context. */
export type Around = Pick<
  typeof import('./at-table.ts'),
  'MenuWays' | 'RewindWay' | 'SeatMark' | 'Strips' | 'TalkPanel'
> & {
  /** Messages that have not been seen. */
  unread(): number;
  /** The name of the way to them. */
  talkLabel(): string;
};
