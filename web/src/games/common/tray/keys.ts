import type { Shortcut } from '../../../play/keys.ts';
import type { OpenTable } from '../../../play/open-table.ts';
import { settings } from '../../../play/settings.svelte.ts';
import { boardForm } from '../panels/board-form.svelte.ts';
import { commonTexts } from '../texts.ts';
import type { Conversation } from './conversation.ts';

/** As much of a turn as its keys need. */
interface Keyed extends Conversation {
  readonly table: Pick<OpenTable, 'mayUndo' | 'telling' | 'skip'>;
  /** What the large button does. */
  readonly primary: unknown;
}

/** The keys of every turn. `take`: takes a card at once, from a place of the table or, without one, from the pile. */
export function turnKeys(turn: Keyed, take: (place: string | null) => boolean): Shortcut[] {
  const { table } = turn;
  const say = commonTexts().keys;
  return [
    { keys: ['Enter'], says: say.go, press: (_key, pressed) => pressEnter(turn, take, pressed) },
    {
      keys: ['Escape'],
      says: say.back,
      press() {
        const may = turn.mayGoBack;
        if (may) turn.back();
        return may;
      },
    },
    {
      id: 'undo',
      keys: ['U'],
      says: commonTexts().step.buttons.undo,
      may: table.mayUndo,
      press() {
        void turn.undo();
        return true;
      },
    },
    {
      keys: [' '],
      says: say.skip,
      may: table.telling !== null,
      press(_key, pressed) {
        if (!pressed) table.skip();
        return !pressed;
      },
    },
  ];
}

/** The keys for what is shown. */
export function viewKeys(): Shortcut[] {
  const say = commonTexts().keys;
  return [
    {
      id: boardForm.current === 'map' ? 'list' : 'map',
      keys: ['V'],
      says: boardForm.current === 'map' ? say.list : say.map,
      press() {
        boardForm.toggle();
        return true;
      },
    },
    {
      id: 'gains',
      keys: ['G'],
      says: commonTexts().panels.feed.title,
      press() {
        settings.aids = { ...settings.aids, feed: !settings.aids.feed };
        return true;
      },
    },
  ];
}

/** On a card Enter is the large button, and takes one of the table at once; other buttons keep their own. */
function pressEnter(turn: Keyed, take: (place: string | null) => boolean, pressed: Element | null): boolean {
  const way = pressed?.getAttribute('data-enter');
  if (pressed && way === null) return false;
  if (way === 'take') {
    if (take(pressed?.getAttribute('data-place')?.split(':')[1] ?? null)) return true;
  }
  if (turn.primary === null) return false;
  void turn.go();
  return true;
}
