import type { BoardFile } from '@tarmac/air-kwire';
import { IMMUNE_POINTS } from '@tarmac/air-kwire/aids';
import type { Seat } from '@tarmac/kernel';
import { type Rich, rich, strong } from '../../../words/rich.ts';
import type { Who } from '../../../words/who.ts';
import { cityName } from '../../common/city-names.ts';
import { told } from '../../common/panels/sentences.ts';
import { aircraftName, airlineName } from '../names.ts';
import { sceneTexts } from '../scene-texts.ts';
import { BONUS_TIMES, bonusGroups } from './bonuses.ts';
import { type Beat, type BeatOf, beatsOf, type Merger } from './script.ts';

/** Why a beat of a merger is as it is, in sentences. */
interface Told {
  readonly heading: string;
  readonly reason: Rich;
  readonly rules: readonly string[];
}

/** What sentences about a merger need. */
interface Speech {
  readonly merger: Merger;
  readonly board: BoardFile;
  who(seat: Seat): Who;
  /** The beats up to this one, itself included. */
  readonly beats: readonly Beat[];
}

type Tellers = { readonly [Kind in Beat['kind']]: (beat: BeatOf<Kind>, speech: Speech) => Told };

const TELLERS: Tellers = {
  meet(_, { merger, board }) {
    const say = sceneTexts().merger;
    const { acquirer, defunct, mover, city, bystanders } = merger;
    const [high, low] = [merger.before.acquirer, merger.before.defunct];
    const name = airlineName(board, acquirer);
    const other = mover === acquirer ? defunct : acquirer;
    return {
      heading: say.met(airlineName(board, mover), airlineName(board, other), cityName(board, city)),
      reason: told(
        high.price === low.price
          ? say.byPoints(name, high.price, high.points, low.points)
          : say.byPrice(name, high.price, low.price),
        [say.notImmune(airlineName(board, defunct), low.points, IMMUNE_POINTS)],
        bystanders.length > 0 ? [say.bystanders(bystanders.map((id) => airlineName(board, id)))] : [],
      ),
      rules: bystanders.length > 0 ? ['AK-41', 'AK-40'] : ['AK-40'],
    };
  },

  home({ aircraft, ceo }, { merger, board, who }) {
    const say = sceneTexts().merger;
    const [city, name] = [cityName(board, merger.home), airlineName(board, merger.acquirer)];
    return {
      heading: say.homeOf(city, airlineName(board, merger.defunct)),
      reason:
        aircraft === null
          ? say.already(name, city)
          : told(say.replaces(aircraftName(aircraft), name), ceo === null ? [] : [say.ceoIs(who(ceo), name)]),
      rules: ['AK-42'],
    };
  },

  bonus({ rate, amounts }, { merger, board, who }) {
    const say = sceneTexts().merger;
    const { holdings } = merger;
    const said = bonusGroups(holdings, amounts, rate).map(
      ({ holders, from, to, shares, paid, each }, i): Rich => {
        const people = holders.map((holder) => who(Number(holder)));
        const total = paid.reduce((sum, amount) => sum + amount, 0);
        const isTied = people.length > 1;
        const claim = isTied
          ? from === 1
            ? say.tiedFirst(people)
            : say.tiedSecond(people)
          : to > from
            ? say.sole(people)
            : from === 1
              ? say.firstSaid(people, shares)
              : say.secondSaid(people, shares);
        const outcome = isTied
          ? say.each(total, each, each * people.length !== total)
          : to > from
            ? say.amount(each)
            : say.times(BONUS_TIMES[from - 1] ?? 0, rate, each);
        return i === 0 ? rich`${strong(claim)} ${outcome}` : [`${claim} ${outcome}`];
      },
    );
    const isWithout = holdings.some((held, seat) => held === 0 && who(seat).is === 'you');
    return {
      heading: say.bonusOf(airlineName(board, merger.defunct)),
      reason: told(...said, rate === 0 ? [say.noBonus] : [], isWithout ? [say.without] : []),
      rules: ['AK-43', 'AK-50'],
    };
  },

  choice({ seat, exchanged, sold, amount, from, acquirer }, { merger, board, who }) {
    const say = sceneTexts().merger;
    const name = airlineName(board, merger.acquirer);
    const isForced = exchanged === 0 && (sold === 1 || from.left === 0);
    return {
      heading: say.choicesOf(airlineName(board, merger.defunct)),
      reason: told(
        say.chose(who(seat), exchanged, sold, amount, name),
        isForced ? [sold === 1 ? say.single : say.soldOut(name)] : [],
        acquirer.price > from.price ? [say.rises(name, from.price, acquirer.price)] : [],
        acquirer.ceo !== null && acquirer.ceo !== from.ceo ? [say.newCeo(who(acquirer.ceo), name)] : [],
      ),
      rules: ['AK-44', ...(acquirer.ceo === from.ceo ? [] : ['AK-34'])],
    };
  },

  cities({ cities }, speech) {
    const { merger, board } = speech;
    const say = sceneTexts().merger;
    const name = airlineName(board, merger.acquirer);
    const short = cities.length - merger.markers;
    return {
      heading: citiesHeading(speech),
      reason: told(grown(speech), short > 0 ? [say.tooFew(name, merger.markers, cities.length)] : []),
      rules: short > 0 ? ['AK-47', 'AK-45'] : ['AK-45'],
    };
  },

  replaced({ city, aircraft }, speech) {
    const { board } = speech;
    return {
      heading: citiesHeading(speech),
      reason: sceneTexts().merger.isReplaced(cityName(board, city), aircraftName(aircraft)),
      rules: ['AK-47'],
    };
  },

  forfeited({ cities }, speech) {
    const { board } = speech;
    const lost = cities.map((city) => cityName(board, city));
    return {
      heading: citiesHeading(speech),
      reason: told(sceneTexts().merger.isForfeited(lost), grown(speech)),
      rules: ['AK-47', 'AK-35'],
    };
  },

  result({ acquirer }, { merger, board, who }) {
    const say = sceneTexts().merger;
    const name = airlineName(board, merger.acquirer);
    const { ceo } = merger.before.acquirer;
    const leads = acquirer.ceo === null ? [] : [say.ceoIs(who(acquirer.ceo), name)];
    return {
      heading: say.resultOf(airlineName(board, merger.defunct)),
      reason: acquirer.ceo !== null && acquirer.ceo !== ceo ? [say.newCeo(who(acquirer.ceo), name)] : leads,
      rules: ['AK-49'],
    };
  },
};

function citiesHeading({ merger, board, beats }: Speech): string {
  const count = beatsOf(beats, 'cities')[0]?.cities.length ?? 0;
  return sceneTexts().merger.citiesOf(
    airlineName(board, merger.acquirer),
    airlineName(board, merger.defunct),
    count,
  );
}

/** City points of the acquirer before and after the last beat. */
function grown({ merger, board, beats }: Speech): Rich {
  const say = sceneTexts().merger;
  const [before, after] = [beats.at(-2)?.acquirer.points ?? 0, beats.at(-1)?.acquirer.points ?? 0];
  const name = airlineName(board, merger.acquirer);
  return before === after ? say.samePoints(name, after) : say.grows(name, before, after);
}

/** The last beat in words. */
export function tell(speech: Speech): Told | null {
  const beat = speech.beats.at(-1);
  if (!beat) return null;
  const teller = TELLERS[beat.kind] as (beat: Beat, speech: Speech) => Told;
  return teller(beat, speech);
}
