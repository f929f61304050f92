import type { GoldenWords } from '@tarmac/testkit/suite';
import { cardWord } from '../src/flight-card.ts';
import type { Airlines1990Types, View } from '../src/index.ts';

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

/** The table after a turn: piles, market, companies in play with their worth, and per player points and shares. */
function tableWords(view: View, names: readonly string[]): string {
  const market = view.market.map((share) => share ?? '–').join(' ');
  const worth = view.founded.map((id) => `${id} ${view.worth[id]}`).join(' ');
  const seats = names.map((name, p) => {
    const laid = Object.entries(view.laid[p]).flatMap(([id, n]) => (n > 0 ? [`${n}${id}`] : []));
    const cards = `${view.hands[p].size}s ${view.flights[p].size}f`;
    return `${name} ${view.scores[p]} points ${cards} ${laid.join(' ') || 'nothing'}`;
  });
  return `pile ${view.pile.size}, flights ${view.flightPile.size} | ${market} | ${worth || 'no company'} | ${seats.join(' | ')}`;
}

export const words: GoldenWords<Airlines1990Types> = {
  title: 'Airlines (1990)',
  dealt: (setup, names) => [
    `market: ${setup.market.join(' ')}`,
    ...setup.hands.map(
      (hand, p) => `hand of ${names[p]}: ${hand.join(' ')}, ${setup.flights[p].map(cardWord).join(' ')}`,
    ),
    `pile: ${setup.pile.join(' ')}`,
    `flights: ${setup.flightPile.map(cardWord).join(' ')}`,
  ],
  event: eventWords,
  table: tableWords,
  tableFields: 'piles | market | companies | per player points, shares and flight cards in hand, shares laid',
};
