/** Keys at a table, and what they do where no button says it. */
export const keyboard = {
  commandLine: 'Command line',
  keys: 'Keys',
  /** A button with its key, in a tooltip. */
  withKey: (label: string, key: string) => `${label} (${key})`,
  groups: { room: 'At the table', turn: 'Your turn', view: 'What you see', map: 'On the map' },
  names: {
    Enter: 'Enter',
    Escape: 'Esc',
    ' ': 'Space',
    Home: 'Home',
    End: 'End',
    Shift: 'Shift',
  } as Readonly<Record<string, string>>,
  turn: {
    letters: 'An airline, the next card of it, or its share of the market',
    deck: 'The deck',
    go: 'The large button',
    back: 'One step back in what you chose',
    skip: 'Skip what is being shown',
  },
  view: { list: 'Routes as a list', map: 'Routes on the map' },
  map: { pan: 'Move the map, or to the next lit route' },
};
