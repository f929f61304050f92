import type { GameFace } from '../../games/registry.ts';
import type { Chrome } from '../../play/chrome.ts';
import type { Command, CommandBook, Part } from '../../play/commands/command.ts';
import type { KeyGroup } from '../../play/keys.ts';
import type { OpenTable } from '../../play/open-table.ts';
import type { ShellCommands } from '../../words/en/commands/shell.ts';
import { words } from '../../words/words.svelte.ts';
import { exportTable } from '../records.svelte.ts';
import { go } from '../route.svelte.ts';

export interface ShellContext {
  readonly table: OpenTable;
  readonly face: GameFace;
  readonly chrome: Chrome;
  readonly book: CommandBook;
  readonly typed: ShellCommands;
  /** What has a key can be typed, too. */
  readonly keys: readonly KeyGroup[];
}

/** Part of a turn, so more of it may be typed. */
const STAYING: readonly string[] = ['undo', 'end'];

/** What can be typed besides moves. */
export function shellCommands(context: ShellContext): Command[] {
  const { table, face, chrome, book, typed, keys } = context;
  const say = words().table.menu;
  const verb = (id: string, says: string): Part => {
    const [text = says.toLowerCase(), ...also] = typed.typed[id] ?? [];
    return { text, also: [...also, id, says], says };
  };
  const plain = (id: string, says: string, run: () => void): Command => ({
    parts: [verb(id, says)],
    says,
    stays: STAYING.includes(id),
    act: { run },
  });
  const numbered = (parts: readonly Part[], says: string, run: (number: number) => void): Command => ({
    parts: [...parts, { text: '', number: true }],
    says,
    act: { run: (number) => run(number ?? 0) },
  });

  const end = table.mayEnd ? [plain('end', typed.says.end, () => void table.end())] : [];
  const pressed = keys
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ id, keys: [key = ''], says, may = true, press }) =>
      id !== undefined && id !== 'commands' && may && press
        ? [plain(id, says, () => void press(key, null))]
        : [],
    );
  return [
    ...end,
    ...pressed,
    numbered(
      [verb('rules', say.rules), { text: book.rule.mark, optional: true }],
      typed.says.rule,
      (figures) => chrome.openRules(book.rule.of(figures)),
    ),
    numbered(
      [verb('step', typed.says.step)],
      typed.says.step,
      (step) => void table.goTo(Math.min(step, table.log.length)),
    ),
    plain('settings', say.settings, () => chrome.openMenu()),
    plain('export', say.export, () => void exportTable(table.info.id)),
    plain('new', typed.says.new, () => go({ page: 'setup', game: face.id })),
    plain('tables', say.tables, () => go({ page: 'tables' })),
    plain('leave', say.leave, () => chrome.home()),
  ];
}
