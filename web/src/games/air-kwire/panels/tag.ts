import type { City } from '@tarmac/air-kwire';
import { settings } from '../../../play/settings.svelte.ts';
import { airlineName, cityName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Looked } from '../turn/looked.ts';
import type { Turn } from '../turn.svelte.ts';
import { prospectText } from './prospect.ts';

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

function lookedText({ board }: Turn, { airline, effect }: Looked): string {
  const say = texts().panels.tag;
  const { points, meeting } = effect;
  const brings = say.brings(airlineName(board, airline), points.before, points.after);
  if (!meeting) return [brings, ...prospectText(effect.prospect)].join(' ');
  const { acquirer, defunct } = meeting;
  const comes =
    acquirer !== null && defunct !== null
      ? say.takesOver(airlineName(board, acquirer), airlineName(board, defunct))
      : say.apart;
  return `${brings} ${comes}`;
}

function litText({ lit }: Turn, city: City): string {
  const able = lit.get(city)?.airlines.length ?? 0;
  return able === 0 ? '' : texts().panels.tag.mayFly(able);
}
