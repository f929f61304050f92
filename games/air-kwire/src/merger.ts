import type { Sink } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import { CITY_WORDS } from './board.ts';
import { addCity } from './cards.ts';
import { rateOf } from './dividends.ts';
import type { Event } from './events.ts';
import { afterRoute, enter } from './flow.ts';
import { appointCeo, movePrice, priceOf, sharesLeft } from './market.ts';
import { needsAircraft, rehomeTypes } from './meeting.ts';
import { deriveNetwork, occupies, station, withdraw } from './network.ts';
import { after } from './seats.ts';
import { markTaken, nextSettlement } from './settlement.ts';
import type { State } from './state.ts';
import { CARD_WORDS, NET_ZERO, PHASE, STATUS } from './state.ts';
import { AIRCRAFT, MAX_AIRLINES, MAX_PLAYERS, NONE, TYPES } from './types.ts';

/*
 * A merger, in the order of the rules. Each step says whether somebody has to decide before the merger continues; after
 * that decision `goOn` resumes with the same step (there may be another holder, another city) or the next one.
 */
type Step = (s: State, sink?: Sink<Event>) => boolean;

const STEPS: readonly { readonly rule: string; readonly run: Step }[] = [
  { rule: 'AK-42', run: moveIn },
  { rule: 'AK-43', run: payBonuses },
  { rule: 'AK-44', run: nextDisposal },
  { rule: 'AK-45', run: takeOver },
  { rule: 'AK-47', run: nextSettlement },
  { rule: 'AK-49', run: finish },
];

/** AK-40 to AK-42 allow it. */
export function beginMerger(s: State, acquirer: number, defunct: number, sink?: Sink<Event>): void {
  s.airline = acquirer;
  s.defunct = defunct;
  goOn(s, 'AK-42', sink);
}

/** Continues with the step of this rule. */
export function goOn(s: State, rule: string, sink?: Sink<Event>): void {
  let i = 0;
  while (STEPS[i].rule !== rule) i++;
  while (!STEPS[i].run(s, sink)) i++;
}

/** AK-42: happens at once if there is no choice. */
function moveIn(s: State, sink?: Sink<Event>): boolean {
  const { airline: acquirer, defunct } = s;
  const types = needsAircraft(s, acquirer, defunct) ? rehomeTypes(s, acquirer, defunct) : 0;
  if ((types & (types - 1)) !== 0) {
    enter(s, PHASE.rehome, s.ceo[acquirer]);
    return true;
  }
  rehome(s, types === 0 ? NONE : lowest(types), sink);
  return false;
}

/** `type`: NONE if the acquirer is there already. */
export function rehome(s: State, type: number, sink?: Sink<Event>): void {
  const { airline: acquirer, defunct, board } = s;
  const city = board.home[defunct];
  if (type !== NONE) station(s, acquirer, city, type);
  if (!sink) return;
  const aircraft = type === NONE ? null : AIRCRAFT[type];
  sink({ type: 'rehomed', acquirer: board.airlineIds[acquirer], city: board.cityIds[city], aircraft });
}

const holdings = new Uint8Array(MAX_PLAYERS);
const bonuses = new Int32Array(MAX_PLAYERS);

/** AK-43 */
export function payBonuses(s: State, sink?: Sink<Event>): boolean {
  const { defunct } = s;
  const { players, board } = s.setting;
  const rate = rateOf(s, defunct);
  for (let p = 0; p < MAX_PLAYERS; p++) holdings[p] = s.shares[p * MAX_AIRLINES + defunct];
  findBonuses(rate, holdings, bonuses);
  for (let p = 0; p < players; p++) s.cash[p] += bonuses[p];
  if (sink) {
    const amounts = [...bonuses.subarray(0, players)];
    sink({ type: 'bonus', airline: board.airlineIds[defunct], rate, amounts });
  }
  s.decider = s.ceo[defunct];
  return false;
}

/** By seat: 20 times the rate for the first, 10 times for the second; ties share, rounded down to tens. */
export function bonusesFor(rate: number, holdings: readonly number[]): readonly number[] {
  const amounts = holdings.map(() => 0);
  findBonuses(rate, holdings, amounts);
  return amounts;
}

function findBonuses(rate: number, held: ArrayLike<number>, into: { [seat: number]: number }): void {
  const first = mostBelow(Number.POSITIVE_INFINITY, held);
  const second = mostBelow(first, held);
  const shared = countOf(first, held) > 1 || second === 0;
  const toFirst = tens(((shared ? 30 : 20) * rate) / countOf(first, held));
  const toSecond = shared ? 0 : tens((10 * rate) / countOf(second, held));
  for (let p = 0; p < held.length; p++)
    into[p] = held[p] === first ? toFirst : held[p] === second ? toSecond : 0;
}

/** 0 if nobody has fewer. */
function mostBelow(limit: number, held: ArrayLike<number>): number {
  let most = 0;
  for (let p = 0; p < held.length; p++) if (held[p] < limit && held[p] > most) most = held[p];
  return most;
}

function countOf(shares: number, held: ArrayLike<number>): number {
  let count = 0;
  for (let p = 0; p < held.length; p++) if (held[p] === shares) count++;
  return count;
}

const tens = (amount: number): number => 10 * Math.floor(amount / 10);

/** AK-44: how many shares of the acquirer a holder can get. */
export function mostExchanges(s: State, seat: number): number {
  const held = s.shares[seat * MAX_AIRLINES + s.defunct];
  return Math.min(held >> 1, sharesLeft(s, s.airline));
}

/** AK-44: in order, from the defunct airline's CEO; holders who can only sell do so at once. */
function nextDisposal(s: State, sink?: Sink<Event>): boolean {
  const first = s.decider;
  let seat = first;
  do {
    if (s.shares[seat * MAX_AIRLINES + s.defunct] > 0) {
      if (mostExchanges(s, seat) > 0) {
        enter(s, PHASE.dispose, seat);
        return true;
      }
      dispose(s, seat, 0, sink);
    }
    seat = after(s, seat);
  } while (seat !== first);
  return false;
}

export function dispose(s: State, seat: number, exchanges: number, sink?: Sink<Event>): void {
  const { airline: acquirer, defunct, board } = s;
  const at = seat * MAX_AIRLINES;
  const sold = s.shares[at + defunct] - 2 * exchanges;
  const amount = sold * priceOf(s, defunct);
  s.sold[defunct] -= s.shares[at + defunct];
  s.shares[at + defunct] = 0;
  s.cash[seat] += amount;
  s.shares[at + acquirer] += exchanges;
  s.sold[acquirer] += exchanges;
  const airline = board.airlineIds[defunct];
  if (sink) sink({ type: 'disposed', seat, airline, exchanged: exchanges, sold, amount });
  if (exchanges === 0) return;
  movePrice(s, acquirer, exchanges, sink);
  appointCeo(s, acquirer, sink);
}

/** AK-45 */
export function takeOver(s: State, sink?: Sink<Event>): boolean {
  const { airline: acquirer, defunct, board } = s;
  if (sink) tellTakeover(s, sink);
  for (let city = 0; city < board.cityCount; city++) {
    if (city === board.home[defunct] || !occupies(s, defunct, city)) continue;
    if (occupies(s, acquirer, city)) withdraw(s, defunct, city);
    else markTaken(s, city);
  }
  closeForEver(s, defunct);
  for (let a = 0; a < MAX_AIRLINES; a++) if (s.owner[a] === defunct) s.owner[a] = acquirer;
  moveCards(s, defunct, acquirer);
  deriveNetwork(s, acquirer);
  return false;
}

function tellTakeover(s: State, sink: (event: Event) => void): void {
  const { airline: acquirer, defunct, board } = s;
  const [cities, shared]: [string[], string[]] = [[], []];
  board.cityIds.forEach((id, city) => {
    if (city === board.home[defunct] || !occupies(s, defunct, city)) return;
    (occupies(s, acquirer, city) ? shared : cities).push(id);
  });
  const ids = { acquirer: board.airlineIds[acquirer], defunct: board.airlineIds[defunct] };
  sink({ type: 'taken-over', ...ids, cities, shared });
}

/** Its markers, shares and unused aircraft leave the game. */
function closeForEver(s: State, airline: number): void {
  s.status[airline] = STATUS.defunct;
  s.ceo[airline] = NONE;
  s.space[airline] = 0;
  s.unpaid[airline] = 0;
  s.net[airline] = NET_ZERO;
  s.supply.fill(0, airline * TYPES, (airline + 1) * TYPES);
  deriveNetwork(s, airline);
}

function moveCards(s: State, from: number, to: number): void {
  for (let w = 0; w < CARD_WORDS; w++) {
    const at = from * CARD_WORDS + w;
    for (let cards = s.cards[at]; cards !== 0; cards &= cards - 1) {
      addCity(s.cards, to, 32 * (w % CITY_WORDS) + lowest(cards));
    }
    s.cards[at] = 0;
  }
}

/** AK-49: then AK-60, and the turn continues. */
function finish(s: State, sink?: Sink<Event>): boolean {
  s.airline = NONE;
  s.defunct = NONE;
  afterRoute(s, sink);
  return true;
}
