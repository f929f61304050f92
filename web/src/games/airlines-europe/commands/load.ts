import type { CommandBook } from '../../../play/commands/command.ts';
import type { EuropeCommands } from '../../../words/en/commands/airlines-europe.ts';
import type { Language } from '../../../words/words.svelte.ts';
import { bookOf } from './book.ts';

type Spellings = { readonly europeCommands: EuropeCommands };

const SPELLINGS: Readonly<Record<Language, () => Promise<Spellings>>> = {
  en: () => import('../../../words/en/commands/airlines-europe.ts'),
  it: () => import('../../../words/it/commands/airlines-europe.ts'),
  fr: () => import('../../../words/fr/commands/airlines-europe.ts'),
  de: () => import('../../../words/de/commands/airlines-europe.ts'),
};

export async function commandsIn(language: Language): Promise<CommandBook> {
  const { europeCommands } = await SPELLINGS[language]();
  return bookOf(europeCommands);
}
