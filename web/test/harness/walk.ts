import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { isAt, type State, statesOf } from '../screenshots/states.ts';
import type { PlayedGame } from './answers/by-game.ts';
import { arrived } from './at-rest.ts';
import { covering } from './covering.ts';
import { speakIn } from './languages.ts';
import { lineOf } from './line.ts';
import { SIZES, type Size } from './sizes.ts';
import { resizerOf } from './window.ts';

/** Colours: two of ours, and those of the system. */
const THEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const satisfies Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>>;

export interface View {
  readonly size: Size;
  readonly language: Language;
  readonly theme: keyof typeof THEMES;
}

/** A state, and how it is looked at. */
export interface Sight extends View {
  readonly state: State;
}

type Factors = { readonly [Name in keyof View]: readonly View[Name][] };
export const EVERY: Factors = {
  size: SIZES,
  language: Object.keys(LANGUAGES) as Language[],
  theme: Object.keys(THEMES) as View['theme'][],
};

const isPossible = ({ state, size }: Partial<Sight>): boolean => !state || !size || isAt(state, size);

/** The states of a game in all pairs of size, language and theme. */
export function coveringSights(tour: PlayedGame, factors: Partial<Factors> = {}): readonly Sight[] {
  return covering({ state: statesOf(tour), ...EVERY, ...factors }, isPossible);
}

/** The whole product. */
export function allSights(tour: PlayedGame, factors: Partial<Factors> = {}): readonly Sight[] {
  const { size, language, theme } = { ...EVERY, ...factors };
  const views = size.flatMap((size) =>
    language.flatMap((language) => theme.map((theme) => ({ size, language, theme }))),
  );
  return statesOf(tour).flatMap((state) => views.map((view) => ({ state, ...view })).filter(isPossible));
}

/** The product of states, sizes and languages, themes in turn: colours hardly move anything. */
export function sightsInTurn(tour: PlayedGame): readonly Sight[] {
  const { theme } = EVERY;
  return allSights(tour, { theme: ['light'] }).map((sight, i) => ({
    ...sight,
    theme: theme[i % theme.length] ?? 'light',
  }));
}

/**
 * Walks once through the states of a game and looks at each as often as it is among the sights: the window changes,
 * the language and the colours, not the table. States are reached at `home`; `opened` is the size of the page now.
 */
export async function walk(
  page: Page,
  tour: PlayedGame,
  home: Size,
  sights: readonly Sight[],
  look: (sight: Sight) => Promise<void>,
  opened = home,
): Promise<void> {
  const line = lineOf(page);
  const resize = resizerOf(page, opened);
  let now: View = { size: opened, language: 'en', theme: 'light' };
  const show = async (next: View): Promise<void> => {
    await Promise.all([
      next.size !== now.size && resize(next.size),
      next.theme !== now.theme && page.emulateMedia(THEMES[next.theme]),
    ]);
    await speakIn(page, next.language); // waits for frames of the new size and colours too
    await line.quiet();
    await arrived(page);
    now = next;
  };
  const seen = Map.groupBy(sights, ({ state }) => state);
  const last = statesOf(tour).findLastIndex((state) => seen.has(state));
  for (const state of statesOf(tour).slice(0, last + 1)) {
    const here = seen.get(state) ?? [];
    const from = isAt(state, home) ? home : here[0]?.size;
    if (!from) continue;
    if (now.size !== from) await show({ ...now, size: from });
    await state.reach(page);
    for (const sight of here.toSorted(cheapestFirst)) {
      await show(sight);
      await look(sight);
    }
    await show({ ...now, size: from, language: 'en' }); // what leads on is found by its English name, in any colours
    await state.leave?.(page);
  }
}

/** Another language draws everything again, another size much of it, other colours nothing. English, spoken before and after, is last. */
function cheapestFirst(one: Sight, other: Sight): number {
  const place = <Name extends keyof View>(name: Name): number =>
    EVERY[name].indexOf(one[name]) - EVERY[name].indexOf(other[name]);
  return -place('language') || place('size') || place('theme');
}
