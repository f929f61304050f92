import type { Event } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import { aircraftSign } from '../names.ts';
import { texts } from '../texts.ts';
import type { Names } from './names.ts';
import type { Said } from './said.ts';

/** What somebody did; null for what came of it. `decider`: who chose it, if somebody did. */
export function doneIn(event: Event, decider: Seat | null, names: Names): Said | null {
  const { narration: say } = texts();
  const by = 'seat' in event ? event.seat : decider;
  if (by === null) return null;
  const who = names.person(by);
  switch (event.type) {
    case 'asked': {
      const { ceo, airline, city, aircraft } = event;
      const asked = say.asked(
        who,
        names.person(ceo),
        names.airline(airline),
        names.city(city),
        aircraftSign(aircraft),
      );
      return { by, text: asked };
    }
    case 'approved':
      return { by, text: say.approved(who), weak: names.brief };
    case 'refused':
      return { by, text: say.refused(who, names.airline(event.airline), names.city(event.city)) };
    case 'flew': {
      const { airline, city, aircraft, points } = event;
      const flown = names.brief ? say.brief.flew : say.flew;
      const text = flown(who, names.airline(airline), names.city(city), aircraftSign(aircraft), points);
      return { by, text };
    }
    case 'discarded':
      return { by, text: say.discarded(who, names.card(event.card)) };
    case 'passed':
      return { by, text: say.passed(who) };
    case 'drew': {
      const card = event.card === null ? null : names.card(event.card);
      return { by, text: say.drew(who, card), weak: card === null };
    }
    case 'took':
      return { by, text: say.took(who, names.card(event.card)) };
    case 'drew-none':
      return { by, text: say.drewNone(who), weak: true };
    case 'power':
      return { by, text: say.power(who, names.card(event.card)) };
    case 'voted':
      return { by, text: say.voted(who, event.agree, event.proposes) };
    case 'decommissioned':
      return { by, text: say.decommissioned(who, names.airline(event.airline), names.city(event.city)) };
    case 'kept':
      return { by, text: say.kept(who, names.airline(event.airline)), weak: true };
    case 'disposed': {
      const { airline, exchanged, sold, amount } = event;
      return { by, text: say.disposed(who, names.airline(airline), exchanged, sold, amount) };
    }
    case 'rehomed': {
      const { acquirer, city, aircraft } = event;
      if (aircraft === null) return null;
      const text = say.rehomed(who, names.airline(acquirer), names.city(city), aircraftSign(aircraft));
      return { by, text };
    }
    case 'replaced': {
      const { airline, city, aircraft } = event;
      return {
        by,
        text: say.replaced(who, names.airline(airline), names.city(city), aircraftSign(aircraft)),
      };
    }
    case 'forfeited':
      return { by, text: say.forfeited(who, names.airline(event.airline), names.cities(event.cities)) };
    default:
      return null;
  }
}
