import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';

type State = AirlinesEuropeTypes['State'];

/* Counted from the rules alone (AE-1, AE-3, AE-10 to AE-14), not with the numbers of the game. */

const AIRLINES = ['yellow', 'blue', 'violet', 'red', 'black', 'brown', 'green', 'orange', 'gray', 'white'];
const FLEET = [16, 15, 14, 13, 11, 10, 9, 9, 8, 7];
const OUT: Readonly<Record<number, readonly number[]>> = { 2: [0, 1, 2], 3: [0, 2], 4: [0], 5: [] };
const ABACUS = 10;
const ABACUS_SHARES = 20;
const SCORING = 11;
const KINDS = 11;
const SEATS = 5;

/** What is missing or too much on the table, in words. */
export function conserved(s: State): string | undefined {
  return money(s) ?? shares(s) ?? abacus(s) ?? scoringCards(s) ?? airplanes(s) ?? points(s);
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

function wrong(what: string, found: number, expected: number): string | undefined {
  return found === expected ? undefined : `${what}: ${found} instead of ${expected}`;
}

function money(s: State): string | undefined {
  const { players } = s.setting;
  if (sum(s.cash.subarray(players)) > 0) return 'money where nobody sits';
  return wrong('million in play (AE-12)', s.bank + sum(s.cash), 30 * players);
}

function inPlay(s: State, airline: number): number {
  return OUT[s.setting.players].includes(airline) ? 0 : FLEET[airline];
}

function shares(s: State): string | undefined {
  const found = AIRLINES.map((_, a) => s.gone[a]);
  for (let p = 0; p < SEATS; p++) {
    for (let a = 0; a < ABACUS; a++) {
      found[a] += s.hand[p * KINDS + a] + s.portfolio[p * KINDS + a] + s.goneSecretly[p * ABACUS + a];
    }
  }
  for (const share of s.market) if (share < ABACUS) found[share]++;
  for (let place = s.drawn; place < s.deckSize; place++) if (s.deck[place] < ABACUS) found[s.deck[place]]++;
  const a = found.findIndex((n, airline) => n !== inPlay(s, airline));
  return a < 0 ? undefined : wrong(`shares of ${AIRLINES[a]} (AE-1)`, found[a], inPlay(s, a));
}

function abacus(s: State): string | undefined {
  let found = s.supply + s.gone[ABACUS];
  for (let p = 0; p < SEATS; p++) found += s.hand[p * KINDS + ABACUS] + s.portfolio[p * KINDS + ABACUS];
  return wrong('ABACUS shares (AE-3)', found, ABACUS_SHARES);
}

function scoringCards(s: State): string | undefined {
  const inDeck = s.deck.subarray(s.drawn, s.deckSize).filter((card) => card === SCORING).length;
  // AE-81: an end by blocking leaves cards in the deck, and those drawn are scored with it.
  const drawn = s.scorings + s.pending;
  return inDeck + drawn === 3 || (s.ended > 0 && inDeck + drawn < 3 && s.scorings < 3)
    ? undefined
    : `scoring cards (AE-3): ${inDeck} in the deck, ${drawn} drawn`;
}

function airplanes(s: State): string | undefined {
  const { file } = s.setting.board;
  const flying = AIRLINES.map(() => 0);
  const track = AIRLINES.map((_, a) => (inPlay(s, a) > 0 ? file.airlines[a].start : 0));
  for (const [r, route] of file.routes.entries()) {
    const fins = [s.circles[r] & 15, (s.circles[r] >> 4) & 15, s.circles[r] >> 8];
    const used = fins.filter((fin) => fin > 0);
    if (used.length > route.licences.length) return `${route.id} has more airplanes than licences`;
    if (used.some((fin, i) => fin !== fins[i])) return `${route.id} has a gap`;
    if (new Set(used).size < used.length) return `${route.id} is flown twice by one airline (AE-44)`;
    used.forEach((fin, circle) => {
      flying[fin - 1]++;
      track[fin - 1] += route.licences[circle];
    });
  }
  for (const { airline, value } of file.bonuses) {
    const a = AIRLINES.indexOf(airline);
    if (inPlay(s, a) > 0 && s.bonus[a] === 0) track[a] += value;
  }
  for (const [a, name] of AIRLINES.entries()) {
    const found = wrong(`airplanes of ${name} (AE-1)`, s.planes[a] + flying[a], inPlay(s, a));
    const at = wrong(`the marker of ${name} (AE-45, AE-46)`, s.track[a], track[a]);
    if (found !== undefined || at !== undefined) return found ?? at;
  }
  return undefined;
}

/** AE-11: the start and what was awarded since. */
function points(s: State): string | undefined {
  for (let p = 0; p < s.setting.players; p++) {
    const awarded = s.awards[p] + s.awards[SEATS + p] + s.awards[2 * SEATS + p];
    const found = wrong(`points of seat ${p} (AE-11)`, s.vp[p], p + 1 + awarded);
    if (found !== undefined) return found;
  }
  return undefined;
}
