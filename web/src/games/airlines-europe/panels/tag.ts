import { settings } from '../../../play/settings.svelte.ts';
import { routeName } from '../names.ts';
import { texts } from '../texts.ts';
import { airlinesFor } from '../turn/offer.ts';
import type { Turn } from '../turn.svelte.ts';
import { thresholdOf } from './gains.ts';

/** What is shown next to a route that is looked at: its price, and who gains by it or how many may fly it. */
export interface Tag {
  readonly route: string;
  readonly title: string;
  readonly text: string;
}

export function tagOf(turn: Turn): Tag | null {
  const route = turn.choice.route ?? turn.hovered;
  if (route === null || !turn.lit.has(route)) return null;
  const title = texts().panels.tag.route(routeName(turn.board, route), turn.lit.get(route) ?? 0);
  const text =
    turn.looked && settings.aids.feed
      ? thresholdOf(turn.table, turn.looked.feed)
      : texts().panels.tag.mayFly(airlinesFor(turn.offer, route).length);
  return { route, title, text };
}
