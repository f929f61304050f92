import type { AirKwireTypes } from '../src/index.ts';
import { airKwire as game } from '../src/index.ts';
import type { AirlineFacts, Facts } from './naive/index.ts';

type View = AirKwireTypes['View'];

/* The table of the fast engine in the words of the naive one, read from views: what each seat sees of itself, and all see. */

export function factsOf(s: AirKwireTypes['State']): Facts {
  const table = game.view(s, null);
  const views = table.cash.map((_, seat) => game.view(s, seat));
  return {
    phase: table.phase,
    turn: table.turn,
    deciding: [...table.active],
    clockwise: table.clockwise,
    cash: [...table.cash],
    hands: views.map(({ hands }, seat) => [...(hands[seat].cards ?? [])].sort()),
    holdings: table.shares.map((counts) => ({ ...counts })),
    marks: table.marks.map((marks) => [...marks].sort()),
    airlines: Object.fromEntries(Object.entries(table.airlines).map(([id, its]) => [id, airlineFacts(its)])),
    pileLeft: table.pile.size,
    pileWasEmpty: table.pileEmptied,
    pool: [...table.pool].sort(),
    gone: [...table.gone].sort(),
    dividend: table.dividend,
    payoutDue: table.due,
    turns: table.turns,
    routeless: table.idle,
    transactions: table.trades,
    opened: table.opened,
    proposedEnd: table.voted,
    routes: table.routes,
    refused: table.refused.map(({ airline, city }) => `${airline} ${city}`).sort(),
    drawn: table.drawn,
    drawnFromPool: table.poolDrawn,
    defunct: table.defunct,
  };
}

function airlineFacts(its: View['airlines'][string]): AirlineFacts {
  return {
    status: its.status,
    ceo: its.ceo,
    place: its.space,
    price: its.price,
    points: its.points,
    sold: its.sold,
    routes: its.cities.map(({ city, aircraft, of }) => `${city} ${aircraft} of ${of}`).sort(),
    aircraft: { ...its.supply },
    acquiredMarkers: its.status === 'defunct' ? 0 : its.markers,
    cards: [...its.cards].sort(),
    wasUnqualified: its.unpaid,
    qualified: its.qualified,
    rate: its.rate,
    standing: its.net,
  };
}
