import type { Lesson } from '../../play/lesson/lesson.ts';
import { words } from '../../words/words.svelte.ts';
import { describedBy } from '../face-words.ts';
import type { GameFace } from '../registry.ts';
import Poster from './Poster.svelte';
import { openTexts } from './texts.ts';

/** Air-Kwire before its table is opened. */
export const airKwireFace: GameFace = {
  id: 'air-kwire',
  title: () => words().airKwire.title,
  hook: () => words().airKwire.hook,
  ...describedBy({
    boards: () => words().airKwire.boards,
    options: () => words().airKwire.options,
    bots: () => words().airKwire.bots,
  }),
  Poster,
  band: '#1B2A30',
  players: { min: 3, max: 6 },
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
