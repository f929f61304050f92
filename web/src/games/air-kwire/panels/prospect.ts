import { HOME_POINTS, IMMUNE_POINTS, type Prospect } from '@tarmac/air-kwire/aids';
import { aircraftName } from '../names.ts';
import { texts } from '../texts.ts';

/** What keeps an airline from paying, and what it is short of to pay more: with one more city, or over a limit. */
export function prospectText(then: Prospect): string[] {
  return [whyText(then), aheadText(then)].filter((text) => text !== '');
}

function whyText({ why, points, sold, cities, limits, aircraft }: Prospect): string {
  const say = texts().panels.feed;
  switch (why) {
    case 'shares':
      return say.why.shares(points, sold);
    case 'cities':
      return say.why.cities(cities, limits.cities);
    case 'aircraft':
      return say.why.aircraft(aircraftName(aircraft ?? limits.aircraft));
    default:
      return '';
  }
}

function aheadText({ why, next }: Prospect): string {
  const say = texts().panels.feed;
  if (!next) return '';
  if (next.purchases > 0) return say.aheadByPrice(next.purchases, next.pays);
  return why !== null || next.points <= HOME_POINTS ? say.ahead(next.points, next.pays) : '';
}

/** A city limit that is reached, and what raises it. */
export function limitText({ cities, limits, wider }: Prospect): string {
  return cities === limits.cities ? texts().panels.feed.full(cities, wider?.purchases ?? 0) : '';
}

/** AK-40: safe from takeover, or one city away from it. */
export function safetyText(before: number, after: number): string {
  const say = texts().panels.feed;
  if (before >= IMMUNE_POINTS) return '';
  const short = IMMUNE_POINTS - after;
  if (short <= 0) return say.safe;
  return short <= HOME_POINTS ? say.almostSafe(short) : '';
}
