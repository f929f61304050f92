import type { BoardFile, City } from '@tarmac/air-kwire';
import type { Meeting } from '@tarmac/air-kwire/aids';
import { settings } from '../../../play/settings.svelte.ts';
import { airlineName, cityName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Looked } from '../turn/looked.ts';
import type { Turn } from '../turn.svelte.ts';
import { routeThresholds } from './verdict.ts';

/** What is shown next to a city that is looked at: what it is worth, and what a route there would start. */
export interface Tag {
  readonly city: City;
  readonly title: string;
  readonly text: string;
}

export function tagOf(turn: Turn): Tag | null {
  const city = turn.looked?.city ?? turn.choice.city ?? turn.hovered;
  if (city === null) return null;
  const points = turn.board.cities.find(({ id }) => id === city)?.points ?? 0;
  return {
    city,
    title: texts().panels.tag.city(cityName(turn.board, city), points),
    text: turn.looked && settings.aids.feed ? lookedText(turn, turn.looked) : litText(turn, city),
  };
}

/** What it brings, whom it meets, and what it crosses or is short of. */
function lookedText({ board, step }: Turn, { airline, effect }: Looked): string {
  const say = texts().panels.tag;
  const { points, meeting, wins } = effect;
  const isMerger = meeting?.verdict === 'merger';
  const all = [
    say.brings(airlineName(board, airline), points.before, points.after),
    meeting ? meetingText(board, meeting) : '',
    ...(isMerger ? [] : routeThresholds(effect, step === 'open')),
    wins ? texts().panels.feed.wins : '',
  ];
  return all.filter((text) => text !== '').join(' ');
}

function meetingText(board: BoardFile, { acquirer, defunct }: Meeting): string {
  const say = texts().panels.tag;
  if (acquirer === null || defunct === null) return say.apart;
  return say.takesOver(airlineName(board, acquirer), airlineName(board, defunct));
}

function litText({ lit }: Turn, city: City): string {
  const able = lit.get(city)?.airlines.length ?? 0;
  return able === 0 ? '' : texts().panels.tag.mayFly(able);
}
