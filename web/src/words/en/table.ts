/** Around an open table, whatever the game: turns, undo, history, log, curtain, refusals by code. */
export const table = {
  you: 'You',
};
