import type { CommandBook } from '../../../play/commands/command.ts';
import type { Language } from '../../../words/languages.ts';
import { COMMANDS } from '../chapters.ts';
import { bookOf } from './book.ts';

export async function commandsIn(language: Language): Promise<CommandBook> {
  const { kwireCommands } = await COMMANDS[language]();
  return bookOf(kwireCommands);
}
