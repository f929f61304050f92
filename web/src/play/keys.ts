/** A key and what it does. The same table answers the keys, is shown as a list, and can be typed in the command line. */
export interface Shortcut {
  /** What the command line knows it by; without it, it cannot be typed. */
  readonly id?: string;
  /** As `KeyboardEvent.key` names them; letters as capitals, `Shift+A` for a letter with Shift. */
  readonly keys: readonly string[];
  readonly says: string;
  /** Whether it does something now. */
  readonly may?: boolean;
  /** Says whether it was for this key; without it, what has the focus answers the keys itself. */
  readonly press?: (key: string, pressed: Element | null) => boolean;
}

export interface KeyGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The keys of every table, whatever the game: signs, and letters with Shift. Plain letters are the game's. */
export const ROOM_KEYS = {
  commands: '/',
  keys: '?',
  menu: 'Shift+M',
  rules: 'Shift+I',
  log: 'Shift+N',
  history: 'Shift+H',
  talk: 'Shift+T',
} as const;

/** Components that are drawn and have keys; those that were drawn later are asked first. */
export type KeySource = () => readonly KeyGroup[];

/** Keys that press the focused button or link. */
const PRESSING = ['Enter', ' '];

/** Answers a key that nobody nearer to the focus has answered. */
export function answerKey(event: KeyboardEvent, groups: readonly KeyGroup[], room: Element): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event, room))
    return;
  const key = keyOf(event);
  const pressed =
    event.target instanceof Element && PRESSING.includes(key)
      ? event.target.closest('button, a, [role="button"]')
      : null;
  for (const { keys, press, may = true } of groups.flatMap((group) => group.shortcuts)) {
    if (!may || !keys.includes(key) || !press?.(key, pressed)) continue;
    event.preventDefault();
    return;
  }
}

/** Signs may need Shift on some keyboards, so it counts for letters only. */
function keyOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const capital = key.toUpperCase();
  return shiftKey && capital !== key.toLowerCase() ? `Shift+${capital}` : capital;
}

/** Somebody is typing, a panel lies over the table, or the focus is elsewhere. */
function isElsewhere({ target }: KeyboardEvent, room: Element): boolean {
  if (document.querySelector('dialog:modal, [aria-modal="true"]')) return true;
  if (!(target instanceof Element)) return true;
  if (target !== document.body && !room.contains(target)) return true;
  return target.closest('input, textarea, select, [role="dialog"]') !== null;
}
