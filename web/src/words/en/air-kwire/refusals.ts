import type { RefusalReason } from '@tarmac/air-kwire';
import type { RefusalValues } from '@tarmac/kernel';
import { aircraftOf, airline } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

/** Reasons that the page finds by asking about everyone who could do it. */
type ForAll = 'nobody-in-range' | 'nobody-held' | 'nobody-has-room' | 'nobody-can';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Readonly<Record<RefusalReason | ForAll, (values: RefusalValues) => string>> = {
  'match-over': () => 'The game is over.',
  'no-such-seat': () => 'Nobody sits there.',
  'not-your-turn': () => 'It’s not your turn.',
  'chance-first': () => 'The pile is being shuffled.',
  'shuffle-due': () => 'The pile has to be shuffled first.',
  'not-the-pile': () => 'These aren’t the cards of the pile.',
  'stock-step': () => 'A turn begins on the stock market: buy and sell, then continue.',
  'free-discard-step': () => 'Discard as many cards as you like first.',
  'vote-due': () => 'Say first whether the game should end.',
  'decommission-due': () => 'Remove a city of this airline first, or keep them all.',
  'card-step': () => 'Create a route or discard a card now.',
  'consent-due': () => 'Agree to the route or refuse it first.',
  'rehome-due': () => 'Choose the aircraft for the home that was taken over first.',
  'dispose-due': () => 'Exchange or sell your shares of the airline taken over first.',
  'settle-due': () => 'Markers are short: replace an aircraft or give up a city first.',
  'second-route-step': () => 'Create a second route now, or continue without one.',
  'replenish-step': () => 'Draw a card now, or choose to draw none.',
  'three-trades': () => 'You have made your three trades this turn. Continue to your card.',
  'no-shares-left': (v) => `All shares of ${airline(v)} are sold.`,
  'no-cash': (v) =>
    `You can’t afford a share of ${airline(v)}: it costs ${money('en', Number(v.needed))}, fee included.`,
  defunct: (v) => `${airline(v)} was taken over.`,
  'home-occupied': (v) => `Another airline is in the home city of ${airline(v)}.`,
  'one-opening': () => 'You have already opened an airline this turn.',
  'route-impossible': (v) => `None of your cards could give ${airline(v)} its first route this turn.`,
  'route-owed': (v) => `You opened ${airline(v)}, so you owe it a route this turn.`,
  'no-shares-held': (v) => `You have no share of ${airline(v)}.`,
  'card-not-held': () => 'You don’t have this card.',
  'served-already': (v) => `${airline(v)} is in this city already.`,
  'city-limit': (v) =>
    `${airline(v)} has reached the city limit of its price: ${v.limit}. A higher price allows more.`,
  'type-not-allowed': (v) =>
    v.aircraft === undefined
      ? `The price of ${airline(v)} is too low for this aircraft.`
      : `The price of ${airline(v)} is too low for a ${aircraftOf(v)}.`,
  'no-aircraft': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'There is no such aircraft left.'
      : `${airline(v)} has no ${aircraftOf(v)} left.`,
  'out-of-range': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'No other city is in range of this aircraft.'
      : `No city of ${airline(v)} is in range of a ${aircraftOf(v)} from here.`,
  'refused-already': (v) => `The CEO of ${airline(v)} has refused this city this turn.`,
  'may-not-pass': () => 'You can’t pass while you have a card and there is one to draw. Play or discard one.',
  'hand-full': () => 'Your hand is full: five cards are the most.',
  'pile-empty': () => 'The pile is empty.',
  'no-route-created': () => 'You can draw from the pool only after creating a route. Draw from the pile.',
  'not-in-pool': () => 'This card isn’t in the pool.',
  'one-power-card': () => 'You have already played a power card this turn.',
  'after-draw': () => 'You have drawn, so it is too late for a power card.',
  'too-late': () => 'You can do that only before your first purchase or sale.',
  'pile-not-emptied': () => 'You can propose the end only after the pile has been empty once.',
  'voted-already': () => 'You have all voted on the end this turn.',
  'only-agree': () => 'You proposed the end, so you agree to it.',
  'not-this-airline': () => 'Another airline is being asked about now.',
  'not-served': (v) => `${airline(v)} isn’t in this city.`,
  'home-stays': () => 'An airline keeps its home.',
  'range-breaks': () => 'Another city would then be out of range.',
  'too-many-exchanges': (v) =>
    v.most === 1 ? 'You can get one share at most.' : `You can get ${v.most} shares at most.`,
  'not-taken-over': () => 'This city needs no marker.',
  /* True for all that could do it. */
  'nobody-in-range': (v) => `None of your airlines reaches ${v.city} yet.`,
  'nobody-held': () => 'You have no share of an open airline.',
  'nobody-has-room': () => 'All your airlines have reached the city limit of their price.',
  'nobody-can': (v) => `None of your airlines can fly to ${v.city} now.`,
};
