import type { Viewer } from '@tarmac/kernel';
import { Knowledge } from '@tarmac/kernel';
import { isSecret } from './actions/exchange.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import * as types from './types.ts';

const { PHASE } = phases;
const { ABACUS, AIRLINE_COUNT, NONE, SHARE_KINDS } = types;

const known = new Knowledge();

/** What a viewer knows, as one number: as much as `view` says, and no more. */
export function key(s: State, viewer: Viewer): number {
  const { players } = s.setting;
  const over = s.phase === PHASE.end;
  known.begin();
  addTable(s, viewer);
  for (let p = 0; p < players; p++) {
    const open = over || p === viewer;
    const hand = p * SHARE_KINDS;
    addMovements(s, p);
    known.add(s.kept[p] === NONE ? 0 : 1);
    if (p === viewer) known.add(s.kept[p]);
    known.addAll(s.hand, open ? hand : hand + ABACUS, hand + SHARE_KINDS);
    if (open) known.addAll(s.goneSecretly, p * AIRLINE_COUNT, (p + 1) * AIRLINE_COUNT);
  }
  if (over) known.addAll(s.deck, s.drawn, s.deckSize);
  return known.key;
}

/** Hand by hand: the order of events in different hands does not matter. */
function addMovements(s: State, seat: number): void {
  for (let place = 0; place < 2 * s.movements; place += 2) {
    if (s.moved[place] >> 4 === seat) known.add(s.moved[place] * 256 + s.moved[place + 1]);
  }
}

/** What everybody can see, and what everybody remembers. */
function addTable(s: State, viewer: Viewer): void {
  known.add(s.phase);
  known.add(s.turn);
  if (s.phase !== PHASE.end) known.add(s.decider);
  if (s.phase === PHASE.pick) known.add(s.picksLeft);
  if (s.phase === PHASE.discard) {
    known.add(s.abacusDue);
    known.add(s.discardsLeft);
    known.add(isSecret(s, viewer) ? NONE : s.discardFrom);
  }
  known.add(s.bank);
  known.add(s.supply);
  known.add(s.drawn);
  known.add(s.scorings);
  known.add(s.pending);
  known.add(s.ended);
  known.addAll(s.scoringAt, 0, s.scorings + s.pending);
  known.addAll(s.circles);
  known.addAll(s.track);
  known.addAll(s.vp);
  known.addAll(s.awards);
  known.addAll(s.cash);
  known.addAll(s.portfolio);
  known.addAll(s.market);
  known.addAll(s.planes);
  known.addAll(s.bonus);
  known.addAll(s.gone);
}
