import type { Lesson } from '../../play/lesson/lesson.ts';
import { words } from '../../words/words.svelte.ts';
import { describedBy } from '../face-words.ts';
import type { GameFace } from '../registry.ts';
import Poster from './Poster.svelte';

/** Airlines Europe before its table is opened. */
export const airlinesEuropeFace: GameFace = {
  id: 'airlines-europe',
  title: () => words().europe.title,
  hook: () => words().europe.hook,
  ...describedBy({
    boards: () => words().europe.boards,
    options: () => words().europe.options,
    bots: () => words().europe.bots,
  }),
  Poster,
  band: '#0A2A36',
  players: { min: 2, max: 5 },
  opponents: ['first-officer', 'first-officer', 'first-officer'],
  async load() {
    const { Screen, screen } = await import('./screen.ts');
    return { Screen, screen };
  },
  async rules(language) {
    const { rulebook } = await import('./rules.ts');
    return rulebook(language);
  },
  async differs(language) {
    const { COLUMN } = await import('./chapters.ts');
    return (await COLUMN[language]()).column;
  },
  async learn() {
    const { lesson } = await import('./lesson/lesson.ts');
    return lesson as Lesson;
  },
};
