import type { Lesson } from '../../play/lesson/lesson.ts';
import { words } from '../../words/words.svelte.ts';
import { describedBy } from '../face-words.ts';
import type { GameFace } from '../registry.ts';
import Poster from './Poster.svelte';
import { openTexts } from './texts.ts';

/** Airlines (1990) before its table is opened. */
export const airlines1990Face: GameFace = {
  id: 'airlines-1990',
  title: () => words().airlines1990.title,
  hook: () => words().airlines1990.hook,
  ...describedBy({
    boards: () => words().airlines1990.boards,
    options: () => words().airlines1990.options,
    bots: () => words().airlines1990.bots,
  }),
  Poster,
  band: '#16222E',
  players: { min: 2, max: 6 },
  opponents: ['first-officer', 'first-officer', 'first-officer'],
  // The texts of the table serve its rules and its lesson too.
  async load() {
    const [{ Screen, screen }] = await Promise.all([import('./screen.ts'), openTexts()]);
    return { Screen, screen };
  },
  async rules(language) {
    const [{ rulebook }] = await Promise.all([import('./rules/rulebook.ts'), openTexts()]);
    return rulebook(language);
  },
  async differs(language) {
    const { COLUMN } = await import('./chapters.ts');
    return (await COLUMN[language]()).column;
  },
  async learn() {
    const [{ lesson }] = await Promise.all([import('./lesson/lesson.ts'), openTexts()]);
    return lesson as Lesson;
  },
};
