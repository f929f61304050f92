import type { Chrome } from '../../play/chrome.ts';
import { type KeyGroup, ROOM_KEYS, type Shortcut } from '../../play/keys.ts';
import { words } from '../../words/words.svelte.ts';

/** What surrounds a game, by its keys. */
export function roomKeys(chrome: Chrome): KeyGroup {
  const { keyboard, table } = words();
  const key = (id: keyof typeof ROOM_KEYS, says: string, open: () => void): Shortcut => ({
    id,
    keys: [ROOM_KEYS[id]],
    says,
    press() {
      open();
      return true;
    },
  });
  return {
    title: keyboard.groups.room,
    shortcuts: [
      key('commands', keyboard.commandLine, chrome.openCommands),
      key('keys', keyboard.keys, chrome.openKeys),
      key('menu', table.menu.title, chrome.openMenu),
      key('rules', table.menu.rules, () => chrome.openRules()),
      key('log', table.menu.log, chrome.openLog),
      key('history', table.menu.history, chrome.openHistory),
      ...(chrome.around ? [talkKey(chrome.around)] : []),
    ],
  };
}

/** Only where there is somebody to talk to; it cannot be typed as a command. */
function talkKey({ talkLabel, openTalk }: NonNullable<Chrome['around']>): Shortcut {
  return {
    keys: [ROOM_KEYS.talk],
    says: talkLabel(),
    press() {
      openTalk();
      return true;
    },
  };
}
