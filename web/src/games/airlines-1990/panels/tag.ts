import { settings } from '../../../play/settings.svelte.ts';
import { companyName, patternName, routeName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Turn } from '../turn.svelte.ts';
import { gainsOf, verdictOf } from './gains.ts';

/** What is shown next to a route that is looked at: its circle, and who gains by it or how many may fly it. */
export interface Tag {
  readonly route: string;
  readonly title: string;
  readonly text: string;
}

export function tagOf(turn: Turn): Tag | null {
  const route = turn.choice.route ?? turn.hovered;
  const lit = route === null ? undefined : turn.lit.get(route);
  if (route === null || lit === undefined) return null;
  const circle = turn.lookedSabotage?.circle ?? turn.choice.circle ?? lit.circles[0] ?? 0;
  return {
    route,
    title: texts().panels.tag.route(routeName(turn.board, route), patternName(turn.board, route), circle),
    text: textOf(turn, route),
  };
}

function textOf(turn: Turn, route: string): string {
  if (turn.step === 'sabotage') return verdictOf(turn, [], false);
  if (turn.looked && settings.aids.feed) {
    const { company, effect } = turn.looked;
    const { before, after } = effect.worth;
    return texts().panels.tag.brings(
      companyName(turn.board, company),
      before,
      after,
      verdictOf(turn, gainsOf(turn), false),
    );
  }
  return texts().panels.tag.mayFly(turn.ableFor(route));
}
