import type { Told } from '@tarmac/table';
import type { OpenTable } from '../../../play/open-table.ts';
import { type Rich, type RichPart, richList } from '../../../words/rich.ts';
import { spokenLanguage } from '../../../words/words.svelte.ts';
import { isScored } from '../scoring/scored.ts';

/** What a scoring brought the learner. */
export interface OwnScore {
  readonly total: number;
  /** What each airline brought, with its sign, the most first. */
  readonly parts: Rich;
  /** The other player who got the most, if that is more. */
  readonly best: { readonly name: string; readonly points: number } | null;
}

/** The scoring that is shown, or else the last one; null before the first. `sign`: of what was scored. */
export function ownScore<Event extends { readonly type: string }>(
  table: Pick<OpenTable, 'info' | 'told' | 'telling' | 'viewer' | 'name'>,
  sign: (event: Event & { readonly points: readonly number[] }) => RichPart,
): OwnScore | null {
  const { telling, told, viewer } = table;
  const all = (telling ? [...told, telling] : told) as readonly Told<never, Event>[];
  const events = all.flatMap((one) => one.events.filter(isScored));
  const last = events.at(-1)?.scoring;
  const scored = events.filter(({ scoring }) => scoring === last);
  if (scored.length === 0 || viewer === null) return null;
  const mine = scored
    .map((event) => ({ points: event.points[viewer] ?? 0, sign: sign(event) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const totals = table.info.players.map((_, seat) =>
    scored.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  const total = totals[viewer] ?? 0;
  const most = Math.max(...totals);
  return {
    total,
    parts: richList(
      mine.map(({ points, sign }): Rich => [sign, `\u00a0${points}`]),
      spokenLanguage(),
    ),
    best: most > total ? { name: table.name(totals.indexOf(most)), points: most } : null,
  };
}
