/** What has not come after this many milliseconds never comes: a limit for hangs, far above what a slow machine needs. */
export const HANG = 300_000;
