import type { AirKwireTypes, Event } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';

type State = AirKwireTypes['State'];
/** What a rarity is told by: the move that has just been played. */
interface Played {
  readonly s: State;
  readonly before: State;
  readonly events: readonly Event[];
  has(type: Event['type']): boolean;
  all<T extends Event['type']>(type: T): readonly (Event & { type: T })[];
}

const [FREE_DISCARD, STOCK, DECOMMISSION, REHOME, SETTLE, SECOND, SHUFFLE] = [0, 1, 3, 6, 8, 9, 11];
const plays = ({ all }: Played, card: string): boolean => all('power').some((event) => event.card === card);

/** The corners of the rules, each with how to tell that a game has come to it. */
const TELLS: Readonly<Record<string, (played: Played) => boolean>> = {
  'AK-21 opening': ({ all }) => all('bought').some(({ opening }) => opening),
  'AK-24 pile made again': ({ before, has }) =>
    has('shuffled') && airKwire.view(before, null).shuffle === 'replenish',
  'AK-22 pass': ({ has }) => has('passed'),
  'AK-32 refusal': ({ has }) => has('refused'),
  'AK-34 new CEO': ({ has }) => has('ceo'),
  'AK-40 immune': ({ all }) => all('apart').some(({ why }) => why === 'immune'),
  'AK-40 equal value': ({ all }) => all('apart').some(({ why }) => why === 'equal'),
  'AK-42 no aircraft': ({ all }) => all('apart').some(({ why }) => why === 'no-aircraft'),
  'AK-42 acquirer there already': ({ all }) => all('rehomed').some(({ aircraft }) => aircraft === null),
  'AK-42 choice of aircraft': ({ s }) => s.phase === REHOME,
  'AK-43 bonus': ({ has }) => has('bonus'),
  'AK-44 exchange': ({ all }) => all('disposed').some(({ exchanged }) => exchanged > 0),
  'AK-44 no share left for a later holder': ({ all }) =>
    all('disposed')
      .slice(1)
      .some(({ sold }) => sold > 1),
  'AK-45 shared cities': ({ all }) => all('taken-over').some(({ shared }) => shared.length > 1),
  'AK-47 settlement by choice': ({ s }) => s.phase === SETTLE,
  'AK-47 aircraft replaced': ({ has }) => has('replaced'),
  'AK-47 forfeit': ({ has }) => has('forfeited'),
  'AK-47 forfeit of several': ({ all }) => all('forfeited').some(({ cities }) => cities.length > 1),
  'AK-49 merger in a turn with dividends': ({ s, has }) => has('taken-over') && s.due === 1,
  'AK-50 payout': ({ has }) => has('paid'),
  'AK-52 price drops': ({ all }) => all('unpaid').some(({ again }) => again),
  'AK-53 price rises': ({ events, has }) =>
    has('paid') && events.some((event) => event.type === 'moved' && event.to > event.from),
  'AK-55 bankrupt by sale': ({ has }) => has('bankrupt') && has('sold'),
  'AK-55 bankrupt by unpaid dividends': ({ has }) => has('bankrupt') && has('unpaid'),
  'AK-60 payout at the end': ({ has, all }) =>
    (has('paid') || has('unpaid')) && all('ended').some(({ reason }) => reason === 'forty-points'),
  'AK-60 forty by a merger': ({ has, all }) =>
    has('taken-over') && all('ended').some(({ reason }) => reason === 'forty-points'),
  'AK-61 vote refused': ({ all }) => all('voted').some(({ agree }) => !agree),
  'AK-71 block trade': (played) => plays(played, 'block-trade'),
  'AK-71 prices move at the end': ({ s, before, has }) =>
    before.phase === STOCK && s.phase !== STOCK && has('moved') && !has('bought') && !has('sold'),
  'AK-72 fees waived': (played) => plays(played, 'fees-waived'),
  'AK-73 decommission': ({ has }) => has('decommissioned'),
  'AK-73 asked elsewhere than in the stock step': ({ s }) => s.phase === DECOMMISSION && s.back !== STOCK,
  'AK-74 second route': ({ before, has }) => before.phase === SECOND && has('flew'),
  'AK-75 free discard': ({ before, has }) => before.phase === FREE_DISCARD && has('discarded'),
  'AK-75 shuffle while filling up': ({ s }) =>
    s.phase === SHUFFLE && airKwire.view(s, null).shuffle === 'fill',
  'AK-76 pay dividends': (played) => plays(played, 'pay-dividends'),
  'AK-77 reset marker': (played) => plays(played, 'reset-marker'),
  'AK-78 reshuffle': (played) => plays(played, 'reshuffle'),
  'AK-79 reverse': ({ has }) => has('reversed'),
  'AK-70 two marks at once': ({ s }) => s.marks.some((mark) => (mark & (mark - 1)) !== 0),
};

export const rarities: readonly string[] = Object.keys(TELLS);

export function happened(s: State, events: readonly Event[], before: State): readonly string[] {
  const types = new Set(events.map(({ type }) => type));
  const all: Played['all'] = (type) =>
    events.filter((event): event is Event & { type: typeof type } => event.type === type);
  const played: Played = { s, before, events, all, has: (type) => types.has(type) };
  return rarities.filter((rarity) => TELLS[rarity](played));
}
