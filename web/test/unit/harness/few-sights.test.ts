import { expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../harness/answers/by-game.ts';
import { fewSights } from '../../harness/few-sights.ts';
import { SIZES, type Size, shapeOf } from '../../harness/sizes.ts';
import { EVERY, type Sight } from '../../harness/walk.ts';
import { isAt, type State, statesOf } from '../../screenshots/states.ts';

const STATES = PLAYED_GAMES.flatMap((game) => statesOf(game).map((state) => ({ game, state })));
const all = PLAYED_GAMES.flatMap((game) => fewSights(game).map((sight) => ({ game, ...sight })));
const nameOf = ({ width, height }: Size): string => `${width} × ${height}`;

test('every state is seen in a wide window and on a phone, in different languages, if it is ever there', () => {
  for (const { game, state } of STATES) {
    const here = all.filter((sight) => sight.game === game && sight.state === state);
    const at = (shape: string): Sight | undefined => here.find(({ size }) => shapeOf(size) === shape);
    const isEver = (shape: string, of: State): boolean =>
      SIZES.some((size) => shapeOf(size) === shape && isAt(of, size));
    for (const shape of ['wide', 'phone'])
      expect({ state, shape, seen: at(shape) !== undefined }).toEqual({
        state,
        shape,
        seen: isEver(shape, state),
      });
    expect(here.length).toBeGreaterThan(1);
    expect(new Set(here.map(({ language }) => language)).size).toBeGreaterThan(1);
    for (const { size } of here) expect(isAt(state, size)).toBe(true);
  }
});

test('every size is seen in every language and every theme', () => {
  const views = new Set(
    all.flatMap(({ size, language, theme }) => [language, theme].map((look) => `${nameOf(size)} ${look}`)),
  );
  for (const size of SIZES)
    for (const look of [...EVERY.language, ...EVERY.theme])
      expect(views).toContain(`${nameOf(size)} ${look}`);
});
