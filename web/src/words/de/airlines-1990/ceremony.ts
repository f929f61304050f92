import type { SceneTexts } from '../../airlines-1990.ts';
import { capital, does, type Forms, named, points, SHARE, shares, verb } from '../grammar.ts';

const TAKE_PLACE: Forms = ['belegst', 'belegt', 'belegt', 'belegen'];
const HAVE: Forms = ['hast', 'hat', 'habt', 'haben'];
const GET: Forms = ['bekommst', 'bekommt', 'bekommt', 'bekommen'];

const rounding = (rounded: boolean): string => (rounded ? ', abgerundet' : '');

/** The scorings of Airlines (1990). */
export const ceremony: SceneTexts['ceremony'] = {
  heading: (name, markers) => `${name} hat ${markers} Marker auf dem Plan`,
  third: { name: 'Der Dritte', said: 'der Dritte' },
  tooEarly: 'Zu früh',

  first: (who, held) => `${does(who, TAKE_PLACE)} Platz 1 mit ${shares(held)}:`,
  second: (who, held) => `${does(who, TAKE_PLACE)} Platz 2 mit ${shares(held)}:`,
  alone: (who) => `${capital(`nur ${named(who)}`)} ${verb(who, HAVE)} Aktien ausliegen:`,
  tiedFirst: (who) => `${does(who, SHARE)} Platz 1 und 2:`,
  tiedSecond: (who) => `${does(who, SHARE)} Platz 2:`,

  all: (count) => (count === 1 ? 'der eine Punkt.' : `alle ${points(count)}.`),
  half: (count, rounded) => `die Hälfte, ${count}${rounding(rounded)}.`,
  both: (sum, count) => `${sum} = ${points(count)}.`,
  each: (sum, count, rounded) => `${sum}, also je ${count}${rounding(rounded)}.`,
  notPaid: 'ein Platz ohne Punkte.',
  thirdNotPaid: 'Der Teil des Dritten verfällt.',
  nothing: (who) => `${does(who, GET)} nichts.`,
  without: 'Du hast keine Aktie davon ausliegen.',
};
