/**
 * Whatever lies over the page as a modal dialog lets nothing else be pressed: while the coach talks about something
 * in one, the coach is in it, and the dialog makes room.
 */
export function whereModal(pointed: () => Element | undefined): (coach: HTMLElement) => void {
  return (coach) => {
    const home = document.createComment('coach');
    coach.before(home);
    const size = new ResizeObserver(() => makeRoom());
    size.observe(coach);
    let modal: HTMLDialogElement | null = null;
    /** What the dialog keeps free at its top anyway. */
    let own = 0;

    const makeRoom = (): void => {
      if (modal) modal.style.paddingTop = `${own + coach.offsetHeight}px`;
    };
    const giveRoomBack = (): void => {
      modal?.style.removeProperty('padding-top');
      modal = null;
    };

    $effect(() => {
      const next = pointed()?.closest<HTMLDialogElement>('dialog[open]') ?? null;
      if (next === modal) return;
      giveRoomBack();
      modal = next;
      own = next ? Number.parseFloat(getComputedStyle(next).paddingTop) : 0;
      if (next) next.prepend(coach);
      else home.after(coach);
      makeRoom();
    });
    $effect(() => () => {
      size.disconnect();
      giveRoomBack();
      home.remove();
    });
  };
}
