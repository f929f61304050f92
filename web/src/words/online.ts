import type * as texts from './en/online/index.ts';

/** All text of tables online; loaded where there is a server. */
export type OnlineTexts = typeof texts;
