import type { Company } from '@tarmac/airlines-1990';
import { type Change, type Effect, ladder } from '@tarmac/airlines-1990/aids';
import { bringsOf, type Gain, sumUp } from '../../common/panels/gains.ts';
import { nameOf } from '../../common/panels/people.ts';
import { commonTexts } from '../../common/texts.ts';
import { texts } from '../texts.ts';
import type { LookedSabotage, Turn } from '../turn.svelte.ts';
import type { Table } from '../types.ts';

/** The company that is looked at, and its points by seat before and after. */
interface Looked {
  readonly company: Company;
  readonly points: Change<readonly number[]>;
}

/** By seat. */
export function gainsOf(turn: Turn): Gain[] {
  const { table, view, board } = turn;
  const looked = lookedAt(turn);
  const rung = looked && ladder(view, board).find(({ company }) => company === looked.company);
  return view.scores.map((_, seat) => {
    const before = looked?.points.before[seat] ?? 0;
    const after = looked?.points.after[seat] ?? 0;
    const held = rung ? { count: rung.laid[seat] ?? 0, place: rung.places[seat] ?? 0 } : null;
    const nothing = looked === null || (before === 0 && after === 0 && held?.count === 0);
    return { seat, name: nameOf(table, seat), before, after, change: after - before, held, nothing };
  });
}

function lookedAt({ looked, lookedPlay, choice }: Turn): Looked | null {
  if (looked) return { company: looked.company, points: looked.effect.points };
  if (lookedPlay && choice.company !== null) return { company: choice.company, points: lookedPlay.points };
  return null;
}

export function titleOf({ step }: Turn): string {
  const { title, playTitle } = commonTexts().panels.feed;
  if (step === 'sabotage') return texts().panels.feed.sabotage;
  return step === 'play' ? playTitle : title;
}

/** All of it in a sentence, or what to do to see something; `touch`: there is no pointer. */
export function verdictOf(turn: Turn, gains: readonly Gain[], touch: boolean): string {
  const say = commonTexts().panels.feed;
  if (turn.step === 'sabotage')
    return turn.lookedSabotage ? sabotageText(turn, turn.lookedSabotage) : texts().panels.feed.sabotageWait;
  if (turn.looked) return thresholdOf(turn.table, turn.looked.effect, gains);
  if (turn.lookedPlay) return sumUp(gains, turn.table.viewer);
  return turn.step === 'play' ? say.playWait : touch ? say.waitTouch : say.wait;
}

/** Who gains by a marker, and how much it is short of bringing something to the others who hold shares. */
export function thresholdOf(
  table: Table,
  effect: Effect,
  gains: readonly Pick<Gain, 'seat' | 'name' | 'change'>[],
): string {
  const say = texts().panels.feed;
  const { next } = effect;
  const brings = say.brings(bringsOf(gains, table.viewer));
  if (!next) return brings;
  const then = next.gains.map((change, seat) => ({ seat, name: nameOf(table, seat), change }));
  return `${brings} ${say.short(next.markers, bringsOf(then, table.viewer))}`;
}

/** What a sabotage marker closes. */
function sabotageText({ board }: Turn, { effect }: LookedSabotage): string {
  const say = texts().panels.feed;
  const names = (companies: readonly Company[]): string[] =>
    companies.map((company) => board.companies.find(({ id }) => id === company)?.name ?? company);
  const { full, lowest, closes, inactive } = effect;
  const changes = lowest.after !== null && lowest.after !== lowest.before;
  return [
    full ? say.full : '',
    changes && lowest.after !== null ? say.opensAt(lowest.after) : '',
    closes.length > 0 ? (full ? say.shuts : say.closes)(names(closes)) : '',
    inactive.length > 0 ? say.inactive(names(inactive)) : '',
    closes.length + inactive.length === 0 ? say.closesNothing : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
