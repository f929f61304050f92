import { isAt, type State, statesOf } from '../screenshots/states.ts';
import { PLAYED_GAMES, type PlayedGame } from './answers/by-game.ts';
import { type Size, shapeOf } from './sizes.ts';
import { EVERY, type Sight, type View } from './walk.ts';

const isWide = (size: Size): boolean => shapeOf(size) === 'wide';
const isPhone = (size: Size): boolean => shapeOf(size) === 'phone';
/** Every state is seen in a wide window and on a phone, every third one in another size. */
const KINDS = [
  { holds: isWide, every: 1 },
  { holds: isPhone, every: 1 },
  { holds: (size: Size) => !isWide(size) && !isPhone(size), every: 3 },
] as const;

/** Every size with every language, and with every theme. */
const meetings = ({ size, language, theme }: View): [string, string] => {
  const place = `${size.width} × ${size.height}`;
  return [`${place} ${language}`, `${place} ${theme}`];
};

/**
 * The short programme: every state of all games in a wide window and on a phone, in two languages; every size in every
 * language and theme. A state that is never in wide windows is seen in another size instead.
 */
export function fewSights(tour: PlayedGame): readonly Sight[] {
  const met = new Map<string, number>();
  const times = (meeting: string): number => met.get(meeting) ?? 0;
  /** In another language than before, and what was seen least. */
  const next = (state: State, sizes: readonly Size[], before: readonly Sight[]): Sight | null => {
    const [first] = sizes
      .filter((size) => isAt(state, size))
      .flatMap((size) => EVERY.language.map((language) => ({ size, language })))
      .filter(({ language }) => before.every((sight) => sight.language !== language))
      .flatMap((view) => EVERY.theme.map((theme) => ({ ...view, theme })))
      .map((view) => ({ view, seen: meetings(view).map(times) as [number, number] }))
      .sort(({ seen: [a, b] }, { seen: [c, d] }) => a - c || b - d);
    if (!first) return null;
    for (const meeting of meetings(first.view)) met.set(meeting, times(meeting) + 1);
    return { state, ...first.view };
  };
  const all = PLAYED_GAMES.flatMap((game) => statesOf(game).map((state) => ({ game, state })));
  return all.flatMap(({ game, state }, i) => {
    const seen: Sight[] = [];
    for (const { holds, every } of KINDS) {
      if (i % every !== 0 && seen.length > 1) continue;
      const sight = next(state, EVERY.size.filter(holds), seen);
      if (sight) seen.push(sight);
    }
    return game === tour ? seen : [];
  });
}
