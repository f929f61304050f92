/** Start, setup, saved tables, settings, menus: everything that is the same for all games. */
export const shell = {
  title: 'Tarmac',
};
