import { join } from 'node:path';
import { ROUTES, type RouteName } from '@tarmac/protocol';
import { expect, test } from 'vitest';
import { volume } from '../volume.ts';
import { folder } from '../world.ts';
import { errands } from './errands.ts';
import { Evening, type Shown } from './evening.ts';
import { OTHERS, PEOPLE } from './room.ts';
import { Twins } from './twins.ts';

/** Of each game. */
const PAIRS = volume(110, 33_400);
/** Evenings on the same two servers: guests may open only this many tables. */
const EVENINGS = 24;
/** What only happens in some evenings: how many of them. */
const RARE: readonly RouteName[] = ['takeBack', 'rematch', 'move', 'undo', 'end'];
const MANY = 60;
/** Everybody who sat there may read it after the end, and it has every card. */
const RIGHTLY_DIFFERENT: readonly RouteName[] = ['record'];

/**
 * Two servers that differ only in cards that one viewer cannot know, and in what others try out and take back. Every
 * byte that this viewer, somebody who watches, a stranger and nobody get must be the same: answers, refusals, headers,
 * pages, streams, their ids and their order.
 */
export function twoWorlds(game: string): void {
  test(`two worlds on the wire: ${game}`, async () => {
    const total: Shown = { pairs: 0, moments: 0, different: 0, depth: 0, tentative: 0 };
    const answered = new Set<RouteName>();
    const data = folder();
    let seed = 0;
    while (total.pairs < PAIRS) {
      const names = [...PEOPLE, ...OTHERS];
      const twins = await Twins.open(`${game} ${seed}`, join(data, String(seed)), names);
      for (let evening = 0; evening < EVENINGS && total.pairs < PAIRS; evening++) {
        if (evening % 6 === 0) await errands(twins, game);
        const shown = await Evening.play(twins, game, seed++);
        for (const each of Object.keys(total) as (keyof Shown)[]) total[each] += shown[each];
      }
      for (const name of twins.answered) answered.add(name);
      await twins.close();
    }
    const depth = Math.round(total.depth / seed);
    console.log(
      `${game}: ${seed} re-deals, ${total.pairs} pairs; ${total.moments} moments, ${total.different} of them different ` +
        `for others, ${total.tentative} beside a tentative turn; ${depth} moves before the first`,
    );
    expect(total.different).toBeGreaterThan(total.moments / 2);
    expect(total.tentative).toBeGreaterThan(total.moments / 20);
    const silent = (Object.keys(ROUTES) as RouteName[]).filter((name) => !answered.has(name));
    const excused = seed < MANY ? [...RIGHTLY_DIFFERENT, ...RARE] : RIGHTLY_DIFFERENT;
    expect(silent.filter((name) => !excused.includes(name))).toEqual([]);
  });
}
