import { SHARES, type Share } from '@tarmac/airlines-europe';
import { IDENTITY } from '../identity/identity.ts';
import { handCards } from '../turn/cards.ts';
import { ACTIONS } from '../turn/offer.ts';
import type { Turn } from '../turn.svelte.ts';

/** The keys of a table: 1–4 actions, letters of airlines, Enter, Escape, U, Space. */
export function pressKey(turn: Turn, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
  if (answer(turn, event)) event.preventDefault();
}

/** Somebody is typing, or another sheet of paper lies on the table. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return true;
  return (
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [role="dialog"]') !== null
  );
}

function answer(turn: Turn, event: KeyboardEvent): boolean {
  const { table } = turn;
  const pressed = event.target instanceof Element ? event.target.closest('button, a, [role="button"]') : null;
  switch (event.key) {
    case ' ':
      if (pressed || !table.telling) return false;
      table.skip();
      return true;
    case 'Enter':
      return enter(turn, pressed);
    case 'Escape':
      if (!turn.mayGoBack) return false;
      turn.back();
      return true;
    case 'u':
    case 'U':
      if (!table.mayUndo) return false;
      void turn.undo();
      return true;
  }
  const action = ACTIONS[Number(event.key) - 1];
  if (action) {
    void turn.choose(action);
    return turn.step === 'choose' || turn.choice.action !== null;
  }
  const share = SHARES.find((known) => IDENTITY[known].letter === event.key.toUpperCase());
  return share !== undefined && letter(turn, share);
}

/** On a card Enter is the large button, and takes a share of the market at once; other buttons keep their own. */
function enter(turn: Turn, pressed: Element | null): boolean {
  const way = pressed?.getAttribute('data-enter');
  if (pressed && way === null) return false;
  if (way === 'take' && turn.taking) {
    const slot = pressed?.getAttribute('data-place')?.split(':')[1];
    void turn.takeShare(slot === undefined ? 'deck' : Number(slot));
    return true;
  }
  if (turn.primary === null) return false;
  void turn.go();
  return true;
}

/** An airline, or the next card of it. */
function letter(turn: Turn, share: Share): boolean {
  if ((turn.buying || turn.step === 'choose') && share !== 'abacus') {
    void turn.pickAirline(share);
    return true;
  }
  if (!turn.choosingCards || turn.table.viewer === null) return false;
  const mine = handCards(turn.view.hands[turn.table.viewer]?.shares ?? null).filter(
    (card) => card.share === share,
  );
  const next = mine.find(({ id }) => !turn.choice.cards.includes(id) && turn.goesWith(id));
  if (next) turn.tapCard(next.id);
  else for (const { id } of mine) if (turn.choice.cards.includes(id)) turn.tapCard(id);
  return mine.length > 0;
}
