import type { GoldenWords } from '@tarmac/testkit/suite';
import type { AirKwireTypes, Event, View } from '../src/index.ts';

/* A game in short English words, one line a fact: for people who compare it with the rulebook. */

function eventWords(event: Event, names: readonly string[]): string {
  switch (event.type) {
    case 'turn':
      return `turn of ${names[event.seat]}`;
    case 'bought':
      return `${names[event.seat]} ${event.opening ? 'OPENS' : 'buys'} ${event.airline} for ${event.price} + ${event.fee}`;
    case 'sold':
      return `${names[event.seat]} sells ${event.airline} for ${event.price} − ${event.fee}`;
    case 'moved':
      return `${event.airline} moves from space ${event.from} to ${event.to}: ${event.price}`;
    case 'ceo':
      return `${names[event.seat]} is the CEO of ${event.airline}`;
    case 'asked':
      return `${names[event.ceo]} is asked: ${event.airline} to ${event.city} by ${event.aircraft}`;
    case 'approved':
      return `${names[event.seat]} approves`;
    case 'refused':
      return `${names[event.seat]} refuses`;
    case 'flew':
      return `${event.airline} flies to ${event.city} by ${event.aircraft}: ${event.points} points, marker at ${event.dividend}`;
    case 'discarded':
      return `${names[event.seat]} discards ${event.card}`;
    case 'passed':
      return `${names[event.seat]} passes`;
    case 'drew':
      return `${names[event.seat]} draws ${event.card ?? 'a card'}`;
    case 'took':
      return `${names[event.seat]} takes ${event.card} from the pool`;
    case 'drew-none':
      return `${names[event.seat]} draws nothing`;
    case 'power':
      return `POWER CARD ${event.card}`;
    case 'apart':
      return `${event.higher} and ${event.lower} meet in ${event.city} and stay apart: ${event.why}`;
    case 'merger':
      return `MERGER in ${event.city}: ${event.acquirer} takes over ${event.defunct}`;
    case 'rehomed':
      return `${event.acquirer} moves into ${event.city}: ${event.aircraft ?? 'is there already'}`;
    case 'bonus':
      return `bonus at a rate of ${event.rate}: ${perSeat(event.amounts, names)}`;
    case 'disposed':
      return `${names[event.seat]} gets ${event.exchanged}, sells ${event.sold} ${event.airline} for ${event.amount}`;
    case 'taken-over':
      return `${event.acquirer} gets ${event.cities.join(' ') || 'no city'}; shared: ${event.shared.join(' ') || 'none'}`;
    case 'replaced':
      return `${event.airline} replaces the aircraft in ${event.city} by a ${event.aircraft}`;
    case 'forfeited':
      return `${event.airline} forfeits ${event.cities.join(' ')}`;
    case 'decommissioned':
      return `${event.airline} gives up ${event.city}`;
    case 'kept':
      return `${event.airline} keeps its cities`;
    case 'paid':
      return `DIVIDEND ${event.airline} ${event.rate}: ${perSeat(event.amounts, names)}`;
    case 'unpaid':
      return `${event.airline} does not pay${event.again ? ' again' : ''}`;
    case 'bankrupt':
      return `${event.airline} is BANKRUPT`;
    case 'voted':
      return `${names[event.seat]} ${event.proposes ? 'proposes the end' : event.agree ? 'agrees' : 'does not agree'}`;
    case 'reversed':
      return 'the direction of play is reversed';
    case 'shuffled':
      return `the pile is shuffled: ${event.order?.length ?? 0} cards`;
    case 'ended':
      return `END (${event.reason}): ${perSeat(event.scores, names)}`;
  }
}

function perSeat(numbers: readonly number[], names: readonly string[]): string {
  return numbers.map((n, seat) => `${names[seat]} ${n}`).join(', ');
}

/** The table after a turn: cards, airlines with price, points and cities, players with cash, cards and shares. */
function tableWords(view: View, names: readonly string[]): string {
  const airlines = Object.entries(view.airlines).flatMap(([id, { status, price, points, cities, sold }]) =>
    status === 'open' ? [`${id} ${price} ${points}p ${cities.length}c ${sold}s`] : [],
  );
  const seats = names.map((name, p) => {
    const held = Object.entries(view.shares[p]).flatMap(([id, n]) => (n > 0 ? [`${n}${id}`] : []));
    return `${name} ${view.cash[p]} ${view.hands[p].size}c ${held.join(' ') || 'nothing'}`;
  });
  const cards = `pile ${view.pile.size}, pool ${view.pool.length}, marker ${view.dividend}`;
  return `${cards} | ${airlines.join(', ') || 'no airline'} | ${seats.join(' | ')}`;
}

export const words: GoldenWords<AirKwireTypes> = {
  title: 'Air-Kwire',
  dealt: (setup, names) => [
    `cash: ${perSeat(setup.cash, names)}`,
    ...setup.hands.map((hand, p) => `hand of ${names[p]}: ${hand.join(' ')}`),
    `pile: ${setup.pile.join(' ')}`,
  ],
  event: eventWords,
  table: tableWords,
  tableFields:
    'cards and dividend marker | airlines: price, points, cities, shares sold | per player cash, cards, shares',
};
