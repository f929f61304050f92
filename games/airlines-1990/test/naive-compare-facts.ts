import { airlines1990 as game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { Facts } from './naive/index.ts';
import { words } from './naive/index.ts';

/* The table of the fast engine in the words of the naive one, read from views: what each seat sees of itself, and all see. */

export function factsOf(s: State): Facts {
  const seats = Array.from({ length: s.setting.players }, (_, seat) => seat);
  const views = seats.map((seat) => game.view(s, seat));
  const table = game.view(s, null);
  return {
    phase: table.phase,
    turn: table.turn,
    deciding: [...table.active],
    points: [...table.scores],
    hands: views.map((view, seat) => ({ ...view.hands[seat].shares })),
    laid: table.laid.map((counts) => ({ ...counts })),
    flights: views.map((view, seat) => words(view.flights[seat].cards ?? [])),
    market: table.market.filter((share) => share !== null).sort(),
    pileLeft: table.pile.size,
    flightPileLeft: table.flightPile.size,
    discards: words(table.discards),
    goneCards: words(table.goneFlights),
    goneShares: { ...table.gone },
    founded: [...table.founded],
    inactive: [...table.inactive],
    markersLeft: { ...table.markers },
    worth: { ...table.worth },
    routes: Object.fromEntries(table.routes.map((circles, r) => [s.setting.board.routeIds[r], [...circles]])),
    scoringCardsUsed: table.scorings,
    idleTurns: table.idle,
  };
}
