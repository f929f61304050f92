import { beforeAll, expect, it, vi } from 'vitest';
import { scriptsOf } from '../../../../src/games/airlines-europe/scoring/script.ts';
import type { Table } from '../../../../src/games/airlines-europe/types.ts';
import type { Script } from '../../../../src/games/common/scoring/script.ts';
import { hastyPace } from '../../play/hasty-pace.ts';
import { quiet, soon } from '../../play/soon.ts';
import { showGame } from '../airlines-europe/games.ts';

/* Without the compiler of Svelte a rune is what it is given: enough to test what opens and when. */
vi.stubGlobal('$state', { raw: (value: unknown) => value });
let perform: typeof import('../../../../src/games/common/scoring/perform.ts').perform;
let ceremony: typeof import('../../../../src/games/common/scoring/ceremony.svelte.ts').ceremony;
let script: Script;
beforeAll(async () => {
  ({ perform } = await import('../../../../src/games/common/scoring/perform.ts'));
  ({ ceremony } = await import('../../../../src/games/common/scoring/ceremony.svelte.ts'));
  const scripts = showGame(3, 'show').flatMap(({ told, before, after }) => scriptsOf(told, before, after));
  if (!scripts[0]) throw new Error('nothing was scored');
  [script] = scripts;
});

const stage = { load: () => Promise.resolve() };
const live = { history: null } as unknown as Table;
const past = { history: { step: 0, steps: 1, playing: true } } as unknown as Table;

it.each([
  { name: 'airline by airline', pace: hastyPace(2), shown: { as: 'whole', runs: true, opens: true } },
  {
    name: 'only on demand with reduced motion',
    pace: hastyPace(1, { reduced: true }),
    shown: { as: 'whole', runs: false, opens: false },
  },
  { name: 'at its sum with movement switched off', pace: hastyPace(0), shown: { as: 'sum', opens: false } },
])('a scoring opens $name, and waits until it is closed', async ({ pace, shown }) => {
  const leave = ceremony.enter(stage);
  let over = false;
  const done = perform(script, pace, live).then(() => {
    over = true;
  });
  await soon(() => expect(ceremony.showing).toMatchObject({ script, ...shown }));
  expect(over).toBe(false);
  ceremony.close();
  await done;
  leave();
});

it('in a replay it is a note that closes itself', async () => {
  const leave = ceremony.enter(stage);
  let shown: string | undefined;
  const pause = async (): Promise<void> => {
    shown = ceremony.showing?.as;
  };
  await perform(script, { ...hastyPace(1), pause }, past);
  expect(shown).toBe('brief');
  expect(ceremony.showing).toBeNull();
  leave();
});

it('it opens when its stage has been loaded, not before', async () => {
  let built = (): void => undefined;
  const leave = ceremony.enter({ load: () => new Promise<void>((resolve) => (built = resolve)) });
  const done = perform(script, hastyPace(1), live);
  await quiet();
  expect(ceremony.showing).toBeNull();
  built();
  await soon(() => expect(ceremony.showing).not.toBeNull());
  leave();
  await done;
});

it('in a replay without movement nothing opens', async () => {
  const load = vi.fn(stage.load);
  const leave = ceremony.enter({ load });
  const done = perform(script, hastyPace(0), past);
  await quiet();
  expect(ceremony.showing).toBeNull();
  leave();
  await done;
  expect(load).not.toHaveBeenCalled();
});

it('without a stage, or when it is taken away, the game goes on', async () => {
  await perform(script, hastyPace(1), live);
  const leave = ceremony.enter(stage);
  const done = perform(script, hastyPace(1), live);
  await soon(() => expect(ceremony.showing).not.toBeNull());
  leave();
  await done;
  expect(ceremony.showing).toBeNull();
});
