import { CHANCE } from '@tarmac/kernel';
import type { PlayedStep } from '@tarmac/testkit';
import { cardWord } from '../src/flight-card.ts';
import type { Airlines1990Types, View } from '../src/index.ts';
import { airlines1990 as game } from '../src/index.ts';

/* A game in short English words, one line a fact: for people who compare it with the rulebook. */

type Event = Airlines1990Types['Event'];

function eventWords(event: Event, names: readonly string[]): string {
  switch (event.type) {
    case 'swapped':
      return `${names[event.seat]} swaps ${cardWord(event.card)}, which is unusable`;
    case 'refreshed':
      return `${names[event.seat]} has worthless ${event.share} replaced`;
    case 'founded':
      return `${names[event.seat]} founds ${event.company} with ${event.shares}: ${event.route}, circle ${event.circle}`;
    case 'flew':
      return `${event.company} flies ${event.route}, circle ${event.circle}`;
    case 'drew-flight':
      return `${names[event.seat]} draws ${event.card === null ? 'a card' : cardWord(event.card)}`;
    case 'no-flight':
      return 'there is no flight card left';
    case 'kept':
      return `${names[event.seat]} keeps${event.idle ? ', idle' : ''}`;
    case 'took':
      return `${names[event.seat]} takes ${event.share} from the market`;
    case 'drew':
      return `${names[event.seat]} draws ${event.share} from the pile`;
    case 'refilled':
      return `market: ${event.share} comes`;
    case 'played':
      return `${names[event.seat]} plays ${event.shares} ${event.company}`;
    case 'sabotaged':
      return `${names[event.seat]} sabotages ${event.route}, circle ${event.circle}, with ${event.company}`;
    case 'inactive':
      return `${event.company} is INACTIVE`;
    case 'removed':
      return `worthless shares leave the market: ${event.shares.join(' ')}`;
    case 'scoring-card':
      return event.back ? 'scoring card: too early, put back' : 'SCORING CARD';
    case 'scored':
      return scoredWords(event, names);
    case 'scoring-cards-in':
      return 'the scoring cards go into the pile';
    case 'shuffled':
      return `the pile of ${event.pile} is shuffled: ${event.order?.length ?? 0} cards`;
    case 'last-round':
      return `LAST ROUND: ${names[event.taker]} took the last share`;
    case 'turn':
      return `turn of ${names[event.seat]}`;
    case 'bonus':
      return `bonus: ${perSeat(event.points, names)}`;
    case 'ended':
      return `END (${event.reason}): ${perSeat(event.scores, names)}`;
  }
}

function perSeat(numbers: readonly number[], names: readonly string[]): string {
  return numbers.map((n, seat) => `${names[seat]} ${n}`).join(', ');
}

function scoredWords(event: Event & { type: 'scored' }, names: readonly string[]): string {
  const holders = event.holdings.flatMap((shares, seat) =>
    shares === 0 ? [] : [`${names[seat] ?? 'the third'} ${shares} → ${event.points[seat] ?? '–'}`],
  );
  return `scoring ${event.scoring}, ${event.company} (${event.markers}): ${holders.join(', ') || 'nobody'}`;
}

export function stepWords(
  number: number,
  { seat, move, events }: PlayedStep<Airlines1990Types>,
  names: readonly string[],
): string[] {
  const who = seat === CHANCE ? '–' : names[seat];
  const head = `${String(number).padStart(3)}  ${who.padEnd(5)}${game.makeMove(move)}`;
  // The turn shows in the table line and in the next move.
  const facts = events
    .filter(({ type }) => type !== 'turn')
    .map((event) => `       · ${eventWords(event, names)}`);
  return [head, ...facts];
}

/** The table after a turn: piles, market, companies in play with their worth, and per player points and shares. */
export function tableWords(view: View, names: readonly string[]): string {
  const market = view.market.map((share) => share ?? '–').join(' ');
  const worth = view.founded.map((id) => `${id} ${view.worth[id]}`).join(' ');
  const seats = names.map((name, p) => {
    const laid = Object.entries(view.laid[p]).flatMap(([id, n]) => (n > 0 ? [`${n}${id}`] : []));
    const cards = `${view.hands[p].size}s ${view.flights[p].size}f`;
    return `${name} ${view.scores[p]} points ${cards} ${laid.join(' ') || 'nothing'}`;
  });
  return `     = pile ${view.pile.size}, flights ${view.flightPile.size} | ${market} | ${worth || 'no company'} | ${seats.join(' | ')}`;
}
