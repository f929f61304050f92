import type { Event } from '@tarmac/air-kwire';
import type { Rich } from '../../../words/rich.ts';
import { aircraftSign } from '../names.ts';
import { texts } from '../texts.ts';
import type { Names } from './names.ts';

/** What nobody did by choice; null for what is told elsewhere or plain to see. */
export function resultOf(event: Event, names: Names): Rich | null {
  const { narration: say } = texts();
  switch (event.type) {
    case 'moved':
      return say.moved(names.airline(event.airline), event.price, event.to > event.from);
    case 'ceo':
      return say.ceo(names.person(event.seat), names.airline(event.airline));
    case 'apart': {
      const { city, higher, lower, why } = event;
      return say.apart[why](names.city(city), names.airline(higher), names.airline(lower));
    }
    case 'merger': {
      const { city, acquirer, defunct } = event;
      return say.merger(names.city(city), names.airline(acquirer), names.airline(defunct));
    }
    case 'rehomed': {
      const { acquirer, city, aircraft } = event;
      const where = [names.airline(acquirer), names.city(city)] as const;
      return aircraft === null ? say.atHome(...where) : say.rehomes(...where, aircraftSign(aircraft));
    }
    case 'replaced': {
      const { airline, city, aircraft } = event;
      return say.replaces(names.airline(airline), names.city(city), aircraftSign(aircraft));
    }
    case 'forfeited':
      return say.forfeits(names.airline(event.airline), names.cities(event.cities));
    case 'bonus': {
      const airline = names.airline(event.airline);
      const awards = names.awards(event.amounts);
      return awards.length === 0 ? say.noBonus(airline) : say.bonus(airline, awards);
    }
    case 'taken-over': {
      const { acquirer, cities } = event;
      return cities.length === 0 ? null : say.takenOver(names.airline(acquirer), names.cities(cities));
    }
    case 'bankrupt':
      return say.bankrupt(names.airline(event.airline));
    case 'reversed':
      return say.reversed;
    case 'shuffled':
      return say.shuffled;
    case 'ended':
      return [...say.ends[event.reason], ' ', ...say.wealth(names.awards(event.scores))];
    default:
      return null;
  }
}
