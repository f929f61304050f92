import type { Lesson } from '../../play/lesson/lesson.ts';
import { words } from '../../words/words.svelte.ts';
import { describedBy } from '../face-words.ts';
import type { GameFace } from '../registry.ts';
import Poster from './Poster.svelte';
import { openTexts } from './texts.ts';

/** Airlines Europe before its table is opened. */
export const airlinesEuropeFace: GameFace = {
  id: 'airlines-europe',
  title: () => words().airlinesEurope.title,
  hook: () => words().airlinesEurope.hook,
  ...describedBy({
    boards: () => words().airlinesEurope.boards,
    options: () => words().airlinesEurope.options,
    bots: () => words().airlinesEurope.bots,
  }),
  Poster,
  band: '#0A2A36',
  players: { min: 2, max: 5 },
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
