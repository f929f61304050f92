import { openPanel } from '../../../ui/panels.ts';

/** A dialog that is shown from its first moment. Back in the browser closes it, not the table. */
export class StagePanel {
  readonly #onclose: () => void;
  #dismiss = (): void => undefined;

  /** `onclose`: it is closed, by whatever means. */
  constructor(onclose: () => void) {
    this.#onclose = onclose;
  }

  leave(): void {
    this.#dismiss();
  }

  /** For the dialog to attach; focus goes back where it was. */
  readonly show = (dialog: HTMLDialogElement): (() => void) => {
    const before = document.activeElement;
    const panel = openPanel(this.#onclose);
    this.#dismiss = panel.dismiss;
    dialog.showModal();
    return () => {
      panel.forget();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
