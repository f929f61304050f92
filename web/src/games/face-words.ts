import type { Level } from '@tarmac/bots';
import { botName } from '../play/names.ts';
import { words } from '../words/words.svelte.ts';
import type { Described, DescribedOption, GameFace } from './registry.ts';

/** What a game says about its boards, options and bots, by id; loaded with the first screen. */
export interface FaceWords {
  boards(): Readonly<Record<string, Described>>;
  options(): Readonly<Record<string, DescribedOption>>;
  /** Those apart from the levels, which are the same in all games. */
  bots(): Readonly<Record<string, Described>>;
}

/** The part of a face that looks words up. */
export function describedBy({
  boards,
  options,
  bots,
}: FaceWords): Pick<GameFace, 'board' | 'option' | 'botName'> {
  return {
    board: (id) => find(boards(), id) ?? unknown(id),
    option: (name) => find(options(), name) ?? { ...unknown(name), value: String },
    botName: (bot) => find(words().shell.levels, botName(bot)) ?? find(bots(), botName(bot)) ?? unknown(bot),
  };
}

function find<T>(described: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(described, id) ? described[id] : undefined;
}

/** Something that came in a record and has no words here. */
function unknown(id: string): Described {
  return { name: id, says: '' };
}

/** What a level of the bots is called. */
export function levelName(level: Level): string {
  return find(words().shell.levels, level)?.name ?? level;
}
