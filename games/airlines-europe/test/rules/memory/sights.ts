import type { Event } from '../../../src/events.ts';
import type { State } from '../../../src/state.ts';
import { PHASE } from '../../../src/state.ts';
import { ABACUS, AIRLINE_COUNT, AIRLINES, HAND_DEALT, SCORING, SHARE_KINDS } from '../../../src/types.ts';
import type { Secret, Sight } from './possible.ts';

/** What everybody saw so far: of every hand, and at which draws scoring cards came up. */
export interface History {
  readonly hands: Sight[][];
  readonly scoringAt: number[];
  drawn: number;
  exchanges: number;
}

export function newHistory(players: number): History {
  const dealt = (): Sight[] => Array.from({ length: HAND_DEALT }, () => ({ type: 'came unseen' }));
  return { hands: Array.from({ length: players }, dealt), scoringAt: [], drawn: 0, exchanges: 0 };
}

/** Notes an event as somebody sees it who only watches. */
export function note(history: History, event: Event): void {
  switch (event.type) {
    case 'revealed':
      event.kept.forEach((kept, seat) => {
        for (const share of kept)
          history.hands[seat].push({ type: 'went', airline: AIRLINES.indexOf(share) });
      });
      break;
    case 'took':
      history.hands[event.seat].push({ type: 'came', airline: AIRLINES.indexOf(event.share) });
      break;
    case 'drew':
      if (event.share !== null) throw new Error('a spectator sees what was drawn');
      history.drawn++;
      history.hands[event.seat].push({ type: 'came unseen' });
      break;
    case 'refilled':
      history.drawn++;
      break;
    case 'scoring-card':
      history.scoringAt.push(history.drawn++);
      break;
    case 'played': {
      const { share } = event;
      if (share === 'abacus') break;
      for (let n = 0; n < event.count; n++) {
        history.hands[event.seat].push({ type: 'went', airline: AIRLINES.indexOf(share) });
      }
      break;
    }
    case 'exchanging':
      history.exchanges++;
      break;
    case 'discarded':
      if (event.share === null)
        history.hands[event.seat].push({ type: 'went unseen', exchange: history.exchanges });
      break;
  }
}

/** What a state says of the secrets of a seat. */
export function secretOf(s: State, seat: number, history: History): Secret {
  const hand = Array.from(s.hand.subarray(seat * SHARE_KINDS, seat * SHARE_KINDS + AIRLINE_COUNT));
  const discards = Array.from(s.goneSecretly.subarray(seat * AIRLINE_COUNT, (seat + 1) * AIRLINE_COUNT));
  const last = history.hands[seat].findLast(({ type }) => type === 'went unseen');
  const isUnderWay =
    s.phase === PHASE.discard &&
    s.decider === seat &&
    s.discardFrom < ABACUS &&
    last?.type === 'went unseen' &&
    last.exchange === history.exchanges;
  return isUnderWay
    ? { hand, discards, upTo: { exchange: history.exchanges, airline: s.discardFrom } }
    : { hand, discards };
}

/** AE-55: the discards still owed can be made, from the last place on. */
export function canGoOn(s: State): boolean {
  if (s.phase !== PHASE.discard) return true;
  const seat = s.decider;
  let left = s.portfolioSize[seat];
  for (let share = s.discardFrom; share <= ABACUS; share++) left += s.hand[seat * SHARE_KINDS + share];
  return left >= s.discardsLeft;
}

/** AE-18, AE-19: whether the scoring cards of a state lie where they can, with those that came up. */
export function deckCouldBe(s: State, history: History): boolean {
  if (s.drawn !== history.drawn) return false;
  const left = Array.from(s.deck.subarray(s.drawn, s.deckSize));
  const ahead = left.flatMap((card, i) => (card === SCORING ? [s.drawn + i] : []));
  const places = [...history.scoringAt, ...ahead];
  const shares = s.deckSize - 3;
  if (places.length !== 3) return false;
  if (s.setting.options.deck === 'thirds') return inThirds(places, shares);
  const about = s.setting.options.cut === 'exact' ? 0 : 2;
  const quarter = places[0];
  const half = places[1] - places[0] - 1;
  const rest = shares - 10 - quarter;
  return (
    Math.abs(quarter - Math.floor((shares - 10) / 4)) <= about &&
    Math.abs(half - Math.floor(rest / 2)) <= about &&
    places[2] >= quarter + 1 + rest + 1
  );
}

/** Ten shares on top, then three parts with a card each, as equal as can be, the larger ones first. */
function inThirds(places: readonly number[], shares: number): boolean {
  let top = 10;
  return [2, 1, 0].every((smaller, part) => {
    const size = Math.floor((shares - 10 + smaller) / 3) + 1;
    const inside = places[part] >= top && places[part] < top + size;
    top += size;
    return inside;
  });
}
