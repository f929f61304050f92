import { on } from 'svelte/events';

/** How long a finger rests on something that is only to be looked at. */
const LONG_PRESS = 350;

/**
 * Looks at what a button would do: while the mouse is over it or the keyboard on it, and under a finger that stays; such
 * a press then does nothing else.
 */
export function peek(show: (on: boolean) => void): (button: HTMLElement) => () => void {
  return (button) => {
    let shown = false;
    const look = (isOn: boolean): void => {
      shown = isOn;
      show(isOn);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = false;
    const listeners: [string, (event: Event) => void][] = [
      ['focus', () => button.matches(':focus-visible') && look(true)],
      ['blur', () => look(false)],
      ['pointerenter', (event) => isMouse(event) && look(true)],
      ['pointerleave', end],
      ['pointercancel', end],
      [
        'pointerdown',
        (event) => {
          looked = false;
          if (isMouse(event)) return;
          timer = setTimeout(() => {
            looked = true;
            look(true);
          }, LONG_PRESS);
        },
      ],
      ['pointerup', () => clearTimeout(timer)],
      ['contextmenu', (event) => looked && event.preventDefault()],
      [
        'click',
        (event) => {
          if (!looked) return;
          looked = false;
          event.stopImmediatePropagation();
        },
      ],
    ];
    function end(event: Event): void {
      clearTimeout(timer);
      if (isMouse(event)) look(false);
    }
    const deaf = listeners.map(([type, listen]) => on(button, type, listen, { capture: true }));
    return () => {
      clearTimeout(timer);
      if (shown) show(false); // a button that goes away is not left
      for (const stop of deaf) stop();
    };
  };
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
