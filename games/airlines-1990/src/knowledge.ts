import type { Viewer } from '@tarmac/kernel';
import { Knowledge } from '@tarmac/kernel';
import { lowest, popcount } from './bits.ts';
import * as sizes from './board.ts';
import * as memory from './memory.ts';
import { scoringCardsIn } from './scoring.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import * as types from './types.ts';

const { CARD_WORDS } = sizes;
const { DREW } = memory;
const { PHASE } = phases;
const { MAX_COMPANIES, NONE } = types;

const known = new Knowledge();

/** What a viewer knows, as one number: as much as `view` says, and no more. */
export function key(s: State, viewer: Viewer): number {
  const over = s.phase === PHASE.end;
  known.begin();
  addTable(s);
  addMovements(s, over ? null : viewer, over);
  for (let p = 0; p < s.setting.players; p++) addHand(s, p, over || p === viewer);
  if (over) {
    known.addAll(s.pile, 0, s.pileSize);
    for (let i = 0; i < s.flightPileSize; i++) known.add(s.board.cardKind[s.flightPile[i]]);
  }
  return known.key;
}

function addHand(s: State, seat: number, open: boolean): void {
  const fresh = seat === s.turn;
  if (open) {
    known.addAll(s.hand, seat * MAX_COMPANIES, (seat + 1) * MAX_COMPANIES);
    addCards(s, s.flightHand, seat * CARD_WORDS);
    if (fresh) addCards(s, s.fresh, 0);
    return;
  }
  let shares = 0;
  for (let c = 0; c < MAX_COMPANIES; c++) shares += s.hand[seat * MAX_COMPANIES + c];
  known.add(shares);
  for (let word = 0, cards = 0, freshCards = 0; word < CARD_WORDS; word++) {
    cards += popcount(s.flightHand[seat * CARD_WORDS + word]);
    if (fresh) freshCards += popcount(s.fresh[word]);
    if (word === CARD_WORDS - 1) known.add(cards * 64 + freshCards);
  }
}

/** Equal cards are adjacent, so their kinds come in order. */
function addCards(s: State, set: Int32Array, at: number): void {
  for (let word = 0; word < CARD_WORDS; word++) {
    for (let rest = set[at + word]; rest !== 0; rest &= rest - 1)
      known.add(s.board.cardKind[32 * word + lowest(rest)]);
  }
  known.add(NONE);
}

/** A drawn card is known only to the player who drew it. */
function addMovements(s: State, viewer: Viewer, open: boolean): void {
  for (let place = 0; place < 2 * s.movements; place += 2) {
    const entry = s.moved[place];
    const secret = !open && (entry & 3) === DREW && entry >> 4 !== viewer;
    known.add(entry * 256 + (secret ? 0 : s.moved[place + 1]));
  }
}

/** What everybody can see, and what everybody remembers. */
function addTable(s: State): void {
  known.add(s.phase);
  known.add(s.turn);
  known.add(s.shuffle);
  known.add(s.putBack);
  known.add(s.turnsEnded);
  known.add(s.founding);
  known.add(s.refreshed);
  known.add(s.swaps);
  known.add(s.drew);
  known.add(s.idle);
  known.add(s.turnsLeft);
  known.add(s.scorings);
  known.add(s.ended);
  known.add(s.founded);
  known.add(s.inactive);
  known.add(s.pileSize);
  known.add(scoringCardsIn(s));
  known.add(s.flightPileSize);
  known.addAll(s.scores);
  known.addAll(s.awards);
  known.addAll(s.laid);
  known.addAll(s.known);
  known.addAll(s.market);
  addCards(s, s.discards, 0);
  addCards(s, s.goneFlights, 0);
  known.addAll(s.gone);
  known.addAll(s.markers);
  known.addAll(s.worth);
  known.addAll(s.circles);
}
