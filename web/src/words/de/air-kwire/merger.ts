import type { SceneTexts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { capital, does, type Forms, list, named, SHARE, shares, verb } from '../grammar.ts';

const TAKE_PLACE: Forms = ['belegst', 'belegt', 'belegt', 'belegen'];
const HAVE: Forms = ['hast', 'hat', 'habt', 'haben'];
const GET: Forms = ['bekommst', 'bekommt', 'bekommt', 'bekommen'];
const SELL: Forms = ['verkaufst', 'verkauft', 'verkauft', 'verkaufen'];
const EXCHANGE: Forms = ['tauschst', 'tauscht', 'tauscht', 'tauschen'];
const ARE: Forms = ['bist', 'ist', 'seid', 'sind'];
const DECIDE: Forms = ['entscheidest', 'entscheidet', 'entscheidet', 'entscheiden'];

const dollars = (amount: number): string => money('de', amount);
const points = (count: number): string => (count === 1 ? '1 Stadtpunkt' : `${count} Stadtpunkte`);
const withPoints = (count: number): string => (count === 1 ? '1 Stadtpunkt' : `${count} Stadtpunkten`);
const cities = (count: number): string => (count === 1 ? '1 Stadt' : `${count} Städte`);
const rounding = (rounded: boolean): string => (rounded ? ', auf Zehner abgerundet' : '');

/** A merger on the stage, step by step, and a payout of dividends. */
export const merger: SceneTexts['merger'] = {
  title: (acquirer, defunct) => `${acquirer} übernimmt ${defunct}`,
  card: 'Fusion',
  progress: 'Schritte der Fusion',
  chapters: {
    meet: 'Treffen',
    home: 'Heimat',
    bonus: 'Prämien',
    choices: 'Aktien',
    cities: 'Städte',
    result: 'Ergebnis',
  },
  stepOf: (number, count) => `Schritt ${number} von ${count}`,
  nextStep: 'Nächster Schritt',
  next: (who) =>
    who.is === 'you' ? 'Als Nächstes entscheidest du.' : `Als Nächstes entscheidet ${who.name}.`,
  deciding: (who) => does([who], DECIDE),

  price: 'Aktienkurs',
  points: 'Stadtpunkte',
  pointsOf: points,
  ceo: 'CEO',
  takesOver: 'übernimmt',
  isTakenOver: 'wird übernommen',
  noCeo: 'niemand',

  met: (mover, other, city) => `${mover} fliegt nach ${city} und trifft auf ${other}`,
  byPrice: (acquirer, high, low) =>
    rich`${strong(`Eine Aktie von ${acquirer} ist teurer:`)} ${dollars(high)} gegen ${dollars(low)}.`,
  byPoints: (acquirer, price, high, low) =>
    rich`${strong(`Beide kosten ${dollars(price)}, ${acquirer} hat mehr Stadtpunkte:`)} ${high} gegen ${low}.`,
  notImmune: (defunct, count, from) => `${defunct} hat ${points(count)}; sicher wäre sie erst ab ${from}.`,
  bystanders: (others) =>
    `Auch ${list(others)} ${others.length > 1 ? 'sind' : 'ist'} dort, beteiligt ist aber nur, wer am wenigsten wert ist.`,

  homeOf: (city, defunct) => `${city}, die Heimat von ${defunct}, wechselt den Besitzer`,
  replaces: (aircraft, acquirer) =>
    rich`${strong(`Eine ${aircraft} von ${acquirer} tritt an die Stelle des Heimatmarkers:`)} 3 Stadtpunkte mehr.`,
  ceoIs: (who, airline) => `${does([who], ARE)} CEO von ${airline}.`,
  already: (acquirer, city) =>
    rich`${strong(`${acquirer} ist schon in ${city}:`)} kein Flugzeug, keine weiteren 3 Stadtpunkte.`,

  bonusOf: (defunct) => `${defunct} zahlt Prämien`,
  rate: (price, count, rate) =>
    `Je Aktie: 1 % von ${dollars(price)} × ${count}, auf Zehner gerundet: ${dollars(rate)}`,
  largest: 'Platz 1, 20 ×',
  second: 'Platz 2, 10 ×',
  firstSaid: (who, held) => `${does(who, TAKE_PLACE)} Platz 1 mit ${shares(held)}:`,
  secondSaid: (who, held) => `${does(who, TAKE_PLACE)} Platz 2 mit ${shares(held)}:`,
  sole: (who) => `${capital(`nur ${named(who)}`)} ${verb(who, HAVE)} Aktien und ${verb(who, GET)} beide:`,
  tiedFirst: (who) => `${does(who, SHARE)} Platz 1 und beide Prämien:`,
  tiedSecond: (who) => `${does(who, SHARE)} Platz 2:`,
  amount: (amount) => `${dollars(amount)}.`,
  times: (times, rate, amount) => `${times} × ${dollars(rate)} = ${dollars(amount)}.`,
  each: (total, each, rounded) => `${dollars(total)}, also je ${dollars(each)}${rounding(rounded)}.`,
  noBonus: 'Bei 0 $ je Aktie gibt es keine Prämie.',
  without: 'Du hast keine Aktie.',

  choicesOf: (defunct) => `Was aus den Aktien von ${defunct} wird`,
  exchangeRule: (acquirer, price) => `Zwei Aktien gegen eine von ${acquirer}, oder je ${dollars(price)}`,
  held: (count) => `hat ${shares(count)}`,
  gets: (count, airline) => `bekommt ${shares(count)} von ${airline}`,
  choosing: 'entscheidet',
  toCome: 'später',
  chose: (who, exchanged, sold, amount, acquirer) => {
    const swaps = `${exchanged * 2} gegen ${exchanged} von ${acquirer}`;
    const sells = `${shares(sold)} für ${dollars(amount)}`;
    if (exchanged === 0) return rich`${strong(`${does([who], SELL)} ${sells}.`)}`;
    if (sold === 0) return rich`${strong(`${does([who], EXCHANGE)} ${swaps}.`)}`;
    return rich`${strong(`${does([who], EXCHANGE)} ${swaps}`)} und ${verb([who], SELL)} ${sells}.`;
  },
  single: 'Eine einzelne Aktie kann nur verkauft werden.',
  soldOut: (acquirer) => `${acquirer} hat keine Aktie mehr zum Tauschen.`,
  rises: (acquirer, from, to) => `${acquirer} steigt von ${dollars(from)} auf ${dollars(to)}.`,
  newCeo: (who, airline) => `${does([who], ARE)} jetzt CEO von ${airline}.`,

  citiesOf: (acquirer, defunct, count) =>
    count === 0
      ? `${acquirer} bekommt keine weitere Stadt von ${defunct}`
      : `${acquirer} bekommt ${cities(count)} von ${defunct}`,
  taken: 'Mit Übernahmemarker',
  shared: 'Gemeinsam: das Flugzeug geht',
  replaced: 'Mit neuem Flugzeug',
  forfeited: 'Aufgegeben',
  grows: (acquirer, from, to) => rich`${strong(`${acquirer} kommt von ${from} auf ${points(to)}.`)}`,
  samePoints: (acquirer, count) => rich`${strong(`${acquirer} bleibt bei ${withPoints(count)}.`)}`,
  tooFew: (acquirer, has, needed) =>
    `${acquirer} hat ${has === 0 ? 'keinen Übernahmemarker' : `${has} Übernahmemarker`} für ${cities(needed)}; ${has === 0 ? 'darüber' : 'über die anderen'} entscheidet ihr CEO.`,
  isReplaced: (city, aircraft) => rich`${strong(`${city} bekommt eine ${aircraft}`)} statt eines Markers.`,
  isForfeited: (lost) =>
    rich`${strong(`${list(lost)} ${lost.length > 1 ? 'werden' : 'wird'} aufgegeben;`)} die Karten kommen in die Ablage.`,

  resultOf: (defunct) => `${defunct} gibt es nicht mehr`,
  change: (from, to) => `${from} → ${to}`,
  yourCash: (amount) => `Du hast jetzt ${dollars(amount)} Bargeld.`,

  sheet: 'Was es bringt',
  columns: { held: 'Aktien', bonus: 'Prämie', exchanged: 'neu', sold: 'Verkauf', cash: 'bar' },
  figure: (amount) => figure('de', amount),
  sum: dollars,

  payout: {
    title: 'Dividenden',
    says: 'Eine Aktie bringt 1 % von Kurs × Stadtpunkten, auf Zehner gerundet.',
    airline: 'Gesellschaft',
    share: 'Je Aktie',
    reckoned: (price, count) => `${dollars(price)} × ${count}`,
    total: 'Zusammen',
    most: (who, amount) => rich`${strong(`${does(who, GET)} am meisten:`)} ${dollars(amount)}.`,
    nobody: 'Diesmal zahlt keine Gesellschaft.',
    to: (price) => `auf ${dollars(price)}`,
  },
};
