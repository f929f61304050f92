import { GAMES } from '@tarmac/games';
import { Playout } from '@tarmac/kernel';
import { type Figure, quantile } from '@tarmac/testkit/figures';
import type { Bench } from './bench.ts';
import type { Form } from './follower.ts';
import { type Line, wireGame } from './wire-game.ts';

/** Bytes, in the form that browsers ask for. */
export const MOST = { watching: 3_000, deciding: 12_000, whole: 1_000_000 };

/** What a game costs on the line: a step for who does not decide, for who does, and everything. */
export function costsOf(lines: readonly Line[], form: Form): Record<keyof typeof MOST, number> {
  const those = lines.filter((line) => line.form === form);
  return {
    watching: quantile(
      those.flatMap(({ watching }) => watching),
      0.95,
    ),
    deciding: quantile(
      those.flatMap(({ deciding }) => deciding),
      0.95,
    ),
    whole: Math.max(...those.map(({ whole }) => whole)),
  };
}

/** Whole games of four people and somebody who watches, measured on their sockets. */
export async function wire(bench: Bench): Promise<Figure[]> {
  const server = bench.server();
  await server.start();
  const figures: Figure[] = [];
  for (const { id } of GAMES) {
    const lines = await wireGame(server.url, id, new Playout(7));
    for (const form of ['delta', 'full'] as const) {
      const { watching, deciding, whole } = costsOf(lines, form);
      const limit = (bytes: number) => (form === 'delta' ? { most: bytes / 1000 } : {});
      const name = `${id}, ${form}`;
      figures.push(
        {
          name: `${name}: a step to who does not decide, p95`,
          value: watching / 1000,
          unit: 'kB',
          ...limit(MOST.watching),
        },
        {
          name: `${name}: a step to who decides, p95`,
          value: deciding / 1000,
          unit: 'kB',
          ...limit(MOST.deciding),
        },
        {
          name: `${name}: a whole game, most of a client`,
          value: whole / 1000,
          unit: 'kB',
          ...limit(MOST.whole),
        },
      );
    }
  }
  return figures;
}
