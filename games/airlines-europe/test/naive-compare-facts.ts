import type { View } from '../src/index.ts';
import { airlinesEurope as game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { sharesInGame } from '../src/state.ts';
import { AIRLINE_COUNT, AIRLINES, SHARES } from '../src/types.ts';
import type { Counts, Facts } from './naive/index.ts';

/*
 * The table of the fast engine in the words of the naive one, read from views: what each seat sees of itself,
 * and what everybody sees. Only the deck and the discard pile have no viewer while the match runs.
 */

export function factsOf(s: State): Facts {
  const seats = Array.from({ length: s.setting.players }, (_, seat) => seat);
  const views = seats.map((seat) => game.view(s, seat));
  const table = game.view(s, null);
  const inPlay = AIRLINES.filter((_, a) => sharesInGame(s.setting, a) > 0);
  const pick = (counts: Readonly<Record<string, number>>): Counts =>
    Object.fromEntries(inPlay.map((airline) => [airline, counts[airline]]));
  return {
    phase: table.phase,
    turn: table.turn,
    deciding: [...table.active],
    cash: [...table.cash],
    bank: table.bank,
    vp: [...table.vp],
    hands: views.map((view, seat) => withoutZeros(view.hands[seat].shares ?? {})),
    portfolios: table.portfolios.map(withoutZeros),
    market: table.market.filter((share) => share !== null).sort(),
    deckLeft: table.deck.size,
    abacusSupply: table.abacusSupply,
    track: pick(table.track),
    planesLeft: pick(table.planes),
    routes: Object.fromEntries(
      table.routes.map((airlines, r) => [s.setting.board.routeIds[r], [...airlines]]),
    ),
    bonusesLeft: inPlay.filter((airline) => table.bonus[airline] > 0),
    scorings: table.scorings,
    discardPile: withoutZeros(discarded(table, views)),
    scoringsPending: table.pending,
  };
}

function withoutZeros(counts: Readonly<Record<string, number>>): Counts {
  return Object.fromEntries(SHARES.flatMap((share) => (counts[share] > 0 ? [[share, counts[share]]] : [])));
}

/** What left the game face up, and what each seat knows to have discarded in secret. */
function discarded(table: View, views: readonly View[]): Counts {
  const pile: Counts = { ...table.gone };
  views.forEach((view, seat) => {
    const secret = view.hands[seat].discards;
    for (let a = 0; a < AIRLINE_COUNT; a++) pile[AIRLINES[a]] += secret?.[AIRLINES[a]] ?? 0;
  });
  return pile;
}
