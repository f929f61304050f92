import type { CommandBook } from '../../../play/commands/command.ts';
import { CHAPTERS } from '../../../words/chapters.ts';
import type { Language } from '../../../words/languages.ts';
import { bookOf } from './book.ts';

export async function commandsIn(language: Language): Promise<CommandBook> {
  const { europeCommands } = await CHAPTERS[language].europeCommands();
  return bookOf(europeCommands);
}
