/** Around the card, in pixels. */
const ROOM = 24;
/**
 * Whatever lies over the page as a modal dialog lets nothing else be pressed: while the coach talks about something
 * in one, the coach is in it, and a dialog that leaves no room beside it makes room for its card, at its top.
 */
export function whereModal(
  pointed: () => Element | undefined,
  room: () => HTMLElement | undefined,
): (coach: HTMLElement) => void {
  return (coach) => {
    const home = document.createComment('coach');
    coach.before(home);
    const size = new ResizeObserver(() => makeRoom());
    let modal: HTMLDialogElement | null = null;
    /** What the dialog keeps free at its top anyway. */
    let own = 0;

    const makeRoom = (): void => {
      const card = room();
      if (!modal || !card) return;
      const beside = (innerWidth - modal.offsetWidth) / 2;
      if (beside < card.offsetWidth + 2 * ROOM)
        modal.style.paddingTop = `${own + card.offsetHeight + ROOM}px`;
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
    $effect(() => {
      const card = room();
      if (!card) return;
      size.observe(card);
      return () => size.unobserve(card);
    });
    $effect(() => () => {
      size.disconnect();
      giveRoomBack();
      home.remove();
    });
  };
}
