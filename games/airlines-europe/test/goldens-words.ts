import type { GoldenWords } from '@tarmac/testkit/suite';
import type { AirlinesEuropeTypes, View } from '../src/index.ts';
import { SHARES } from '../src/types.ts';

/* A game in short English words, one line a fact: for people who compare it with the rulebook. */

type Event = AirlinesEuropeTypes['Event'];

function eventWords(event: Event, names: readonly string[]): string {
  switch (event.type) {
    case 'chosen':
      return `${names[event.seat]} has chosen`;
    case 'revealed':
      return `revealed: ${event.kept.map((kept, seat) => `${names[seat]} ${kept.join(' + ')}`).join(', ')}`;
    case 'licensed':
      return `${event.airline} flies ${event.route} for ${event.price} million, marker on ${event.track}`;
    case 'connected':
      return `${event.airline} reaches its target: bonus ${event.bonus}, marker on ${event.track}`;
    case 'took':
      return `${names[event.seat]} takes ${event.share} from the market`;
    case 'drew':
      return `${names[event.seat]} draws ${event.share} from the deck`;
    case 'refilled':
      return `market: ${event.share} comes`;
    case 'scoring-card':
      return `SCORING CARD for ${names[event.holder]}`;
    case 'played':
      return `${names[event.seat]} plays ${event.count} ${event.share}`;
    case 'paid':
      return `${names[event.seat]} gets ${event.amount} million`;
    case 'bankrupt':
      return `BANK BROKE: ${event.returned.map((sum, seat) => `${names[seat]} returns ${sum}`).join(', ')}`;
    case 'market-removed':
      return `market leaves the game: ${event.shares.join(' ') || 'nothing'}`;
    case 'exchanging':
      return `${names[event.seat]} exchanges for ${event.take} ABACUS`;
    case 'discarded':
      return `${names[event.seat]} discards ${event.share} from the ${event.from}`;
    case 'abacus':
      return `${names[event.seat]} gets ${event.count} ABACUS`;
    case 'scored':
      return scoredWords(event, names);
    case 'turn':
      return `turn of ${names[event.seat]}`;
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
  const row = event.row.join('-');
  return `scoring ${event.scoring}, ${event.share} (${row}): ${holders.join(', ') || 'nobody'}`;
}

/** The table after a turn: bank, deck, market, and per player cash, points, hand and portfolio. */
function tableWords(view: View, names: readonly string[]): string {
  const market = view.market.map((share) => share ?? '–').join(' ');
  const seats = names.map((name, p) => {
    const portfolio = SHARES.filter((share) => view.portfolios[p][share] > 0);
    const shares = portfolio.map(
      (share) => `${view.portfolios[p][share]}${share === 'abacus' ? 'ABA' : share.slice(0, 3)}`,
    );
    return `${name} ${view.cash[p]}M ${view.vp[p]}vp ${view.hands[p].size}h ${shares.join(' ') || 'nothing'}`;
  });
  return `bank ${view.bank} | deck ${view.deck.size} | ${market} | ${seats.join(' | ')}`;
}

export const words: GoldenWords<AirlinesEuropeTypes> = {
  title: 'Airlines Europe',
  dealt: (setup, names) => [
    `market: ${setup.market.join(' ')}`,
    ...setup.hands.map((hand, p) => `hand of ${names[p]}: ${hand.join(' ')}`),
    `deck: ${setup.deck.join(' ')}`,
  ],
  event: eventWords,
  table: tableWords,
  tableFields: 'bank | deck | market | per player million, points, cards in hand, portfolio',
};
