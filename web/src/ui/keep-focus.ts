/**
 * A mouse that presses a button leaves the focus where it is, as some browsers do it anyway. The pressed button is
 * often gone with its press, and to take a focused one away lays the page out in the middle of the change.
 */
export function keepFocus(area: HTMLElement): () => void {
  const onmousedown = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  area.addEventListener('mousedown', onmousedown);
  return () => area.removeEventListener('mousedown', onmousedown);
}
