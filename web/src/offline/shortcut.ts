/** The game that a shortcut of the installed application asks for. Once: a reload does not deal again. */
export function takeShortcut(): string | null {
  const address = new URL(location.href);
  const game = address.searchParams.get('play');
  if (game !== null) {
    address.searchParams.delete('play');
    history.replaceState(history.state, '', address);
  }
  return game;
}
