import type { Viewer } from '@tarmac/kernel';
import { Knowledge } from '@tarmac/kernel';
import type { State } from './state.ts';
import * as states from './state.ts';
import * as types from './types.ts';

const { CARD_WORDS, PHASE } = states;
const { NONE } = types;

const known = new Knowledge();

/** What a viewer knows, as one number: as much as `view` says, and no more. */
export function key(s: State, viewer: Viewer): number {
  const over = s.phase === PHASE.end;
  known.begin();
  addTurn(s);
  addTable(s);
  for (let p = 0; p < s.setting.players; p++) {
    if (!over && p !== viewer) continue;
    known.addAll(s.hand, p * CARD_WORDS, (p + 1) * CARD_WORDS);
    known.add(s.handPowers[p]);
  }
  if (over) known.addAll(s.pile, 0, s.pileSize);
  return known.key;
}

function addTurn(s: State): void {
  known.add(s.phase);
  known.add(s.turn);
  known.add(s.decider);
  known.add(s.direction);
  known.add(s.turns);
  known.add(s.idle);
  known.add(s.trades);
  known.add(s.opened);
  known.add(s.routes);
  known.add(s.powered);
  known.add(s.drawn);
  known.add(s.poolDrawn);
  known.add(s.voted);
  known.add(s.reversing);
  known.add(s.airline);
  known.add(s.city);
  if (s.city !== NONE) known.add(s.aircraft);
  known.add(s.defunct);
  if (s.phase === PHASE.decommission) known.add(s.back);
  known.add(s.shuffle);
  known.add(s.dividend);
  known.add(s.due);
  known.add(s.pileEmptied);
  known.add(s.ended);
}

/** What everybody can see, and what everybody remembers. */
function addTable(s: State): void {
  known.add(s.pileSize);
  known.add(s.topLeft);
  known.add(s.poolPowers);
  known.add(s.gonePowers);
  known.add(s.remade);
  if (s.remade === 1) {
    known.add(s.freshPowers);
    known.add(s.surePowers);
    known.addAll(s.fresh);
  }
  known.addAll(s.refused);
  known.addAll(s.taken);
  known.addAll(s.cash);
  known.addAll(s.flown);
  known.addAll(s.cards);
  known.addAll(s.known);
  known.addAll(s.pool);
  known.addAll(s.shares);
  known.addAll(s.ceo);
  known.addAll(s.space);
  known.addAll(s.status);
  known.addAll(s.owner);
  known.addAll(s.supply);
  known.addAll(s.unpaid);
  known.addAll(s.net);
  known.addAll(s.handSize);
  known.addAll(s.early);
  known.addAll(s.older);
  known.addAll(s.marks);
}
