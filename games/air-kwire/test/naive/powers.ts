import type { State } from './state.ts';
import { isMarking } from './state.ts';
import { airlineOf, remove, removeAll, seatsFrom } from './tools.ts';

/** AK-70 to AK-79; play comes back to the phase where the card was played. */
export function playPower(s: State, card: string): void {
  s.gone.push(remove(s.players[s.turn].hand, (each) => each === card));
  s.now.power = card;
  if (isMarking(card)) for (const player of s.players) player.marks.push(card);
  // Before a draw the pile is looked after again: AK-24.
  s.back = s.phase === 'replenish' ? 'before draw' : s.phase;
  s.phase = s.back;
  if (card === 'free-discard') s.phase = 'free-discard';
  if (card === 'pay-dividends') s.now.payout = true;
  if (card === 'reset-marker') s.dividend = 0;
  if (card === 'decommission-route') {
    s.asked = seatsFrom(s, s.turn).flatMap((seat) =>
      s.airlines.filter(({ ceo }) => ceo === seat).map(({ id }) => ({ seat, airline: id })),
    );
    if (s.asked.length > 0) s.phase = 'decommission';
  }
  if (card === 'reshuffle') {
    // AK-78
    s.phase = 'shuffle';
    s.afterShuffle = 'stock';
  }
}

/** AK-73 */
export function decommission(s: State, id: string, city: string): void {
  const airline = airlineOf(s, id);
  const spot = remove(airline.spots, (each) => each.city === city);
  if (spot.is === 'own') airline.aircraft[spot.aircraft]++;
  if (spot.is === 'acquired') airline.acquiredMarkers++;
  s.pool.push(...removeAll(airline.cards, (card) => card === city));
}

/** The next airline, or back to where the card was played. */
export function askNext(s: State): void {
  s.asked.shift();
  s.phase = s.asked.length > 0 ? 'decommission' : s.back;
}
