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
};
