import { oncePainted } from './after-paint.svelte.ts';

/**
 * For `onclick`. What was pressed looks so in the very next frame, however slow the machine; what follows from it,
 * which may be dear to draw, comes in the frame after. Presses are answered in their order.
 */
export function pressed(answer: (button: HTMLElement) => unknown) {
  return ({ currentTarget: button }: { readonly currentTarget: EventTarget | null }): void => {
    if (!(button instanceof HTMLElement)) return;
    button.setAttribute('data-pressed', '');
    oncePainted(() => {
      button.removeAttribute('data-pressed');
      answer(button);
    });
  };
}
