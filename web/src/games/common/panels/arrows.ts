const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys, Home and End move the focus among the buttons of a group. */
export function arrows(group: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const step = STEPS[event.key];
    let next: HTMLButtonElement | undefined;
    if (event.key === 'Home') next = buttons[0];
    else if (event.key === 'End') next = buttons.at(-1);
    else if (step !== undefined && at >= 0) next = buttons[(at + step + buttons.length) % buttons.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
}
