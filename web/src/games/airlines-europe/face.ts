import type { Lesson } from '../../play/lesson/lesson.ts';
import { botName } from '../../play/names.ts';
import { words } from '../../words/words.svelte.ts';
import type { Described, GameFace } from '../registry.ts';
import Poster from './Poster.svelte';

/** Airlines Europe before its table is opened. */
export const airlinesEuropeFace: GameFace = {
  id: 'airlines-europe',
  title: () => words().europe.title,
  hook: () => words().europe.hook,
  Poster,
  band: '#0A2A36',
  players: { min: 2, max: 5 },
  opponents: ['greedy', 'greedy', 'greedy'],
  board: (id) => find(words().europe.boards, id) ?? unknown(id),
  option: (name) => find(words().europe.options, name) ?? { ...unknown(name), value: String },
  botName: (bot) => find(words().europe.bots, botName(bot)) ?? unknown(bot),
  async load() {
    const { Screen, screen } = await import('./screen.ts');
    return { Screen, screen };
  },
  async rules(language) {
    const { rulebook } = await import('./rules.ts');
    return rulebook(language);
  },
  async learn() {
    const { lesson } = await import('./lesson/lesson.ts');
    return lesson as Lesson;
  },
};

function find<T>(described: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(described, id) ? described[id] : undefined;
}

/** Something that came in a record and has no words here. */
function unknown(id: string): Described {
  return { name: id, says: '' };
}
