/** The command line, and how everything is typed in it that is no move of a game. */
export const shellCommands = {
  field: 'Move or command',
  options: 'Completions',
  close: 'Close the command line',
  how: 'Tab completes, Enter does it, Esc closes.',
  moves: (count: number) => `${count} moves`,
  several: 'Several commands fit. Choose one with the arrow keys, or keep typing.',
  unknown: 'Nothing at this table is called that.',
  past: 'You’re viewing an earlier move. Go back to now to play.',
  later: 'You can’t do that right now.',
  number: 'Add a number.',

  /** By what is done; the first spelling is the one that completions write. */
  typed: {
    undo: ['undo', 'back'],
    end: ['end', 'end turn', 'done'],
    rules: ['rules', 'rule'],
    log: ['log', 'news'],
    history: ['history', 'past'],
    now: ['now', 'present'],
    step: ['step', 'go to move'],
    list: ['list'],
    map: ['map'],
    gains: ['feed', 'gains'],
    menu: ['menu'],
    settings: ['settings', 'language'],
    keys: ['keys', 'help', 'shortcuts'],
    export: ['export', 'save'],
    new: ['new', 'new table'],
    tables: ['tables', 'saved'],
    leave: ['leave', 'quit', 'home'],
  } as Readonly<Record<string, readonly string[]>>,
  says: {
    end: 'End your turn',
    rule: 'A rule by its number',
    step: 'The table after a move',
    new: 'Set up another table',
  },
};

export type ShellCommands = typeof shellCommands;
