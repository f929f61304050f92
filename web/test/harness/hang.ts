/** What has not come after so many milliseconds never comes: a limit for hangs, far above what a slow machine needs. */
export const HANG = 300_000;
