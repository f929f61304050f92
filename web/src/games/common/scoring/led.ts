import type { Rich } from '../../../words/rich.ts';
import { type People, whoIs } from '../panels/people.ts';
import { commonSceneTexts } from '../scene-texts.ts';
import type { Decision, Finisher } from './finish.ts';

/** Who led before the last scoring; nothing where the leaders were partly those who won. */
export function ledSentence(
  table: People,
  { ledBefore, winners }: Decision,
  scoring: number,
  final: boolean,
): string {
  const same = ledBefore.every((seat) => winners.includes(seat));
  if (ledBefore.length === 0 || (!same && ledBefore.some((seat) => winners.includes(seat)))) return '';
  const leaders = (same ? winners : ledBefore).map((seat) => whoIs(table, seat));
  return commonSceneTexts().result.ledBefore(leaders, scoring, final, same);
}

/** By how much the winner is ahead, and of whom. */
export function marginSentence(table: People, ranking: readonly Finisher[], margin: number): Rich {
  const next = ranking.find(({ place }) => place > 1)?.place;
  const others = ranking.filter(({ place }) => place === next).map(({ seat }) => whoIs(table, seat));
  return others.length === 0 ? [] : commonSceneTexts().result.margin(margin, others);
}
