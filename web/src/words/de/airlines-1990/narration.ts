import type { Texts } from '../../airlines-1990.ts';
import type { Person } from '../../en/airlines-1990/narration.ts';
import type { Rich } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { capital, ordinal, shares } from '../grammar.ts';

type Narration = Texts['narration'];
type Award = Parameters<Narration['scored']>[1][number];

const named = ({ name, you }: Person): string => (you ? 'du' : name);
const awards = (points: readonly Award[]): Rich =>
  richList(points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`));

/** „hat“ or „hast“ for the player who did it. */
const has = ({ you }: Person): string => (you ? 'hast' : 'hat');

/** What happened, in words. Those that begin small follow the name of the player who did it, or „Du“. */
export const narration: Narration = {
  founded: (who, count, { company, route, circle, card }) =>
    rich`${has(who)} ${company} mit ${shares(count)} gegründet und ${strong(route)} auf der ${circle} mit ${card} geflogen.`,
  flew: (who, { company, route, circle, card }) =>
    rich`${has(who)} ${company} ${strong(route)} auf der ${circle} mit ${card} fliegen lassen.`,
  drewFlight: (who, card) =>
    card ? rich`${has(who)} ${card} gezogen.` : rich`${has(who)} eine Flugkarte gezogen.`,
  noFlight: (who) => rich`${has(who)} keine Flugkarte mehr vorgefunden.`,
  drawing: ({ you }) => rich`${you ? 'baust' : 'baut'} aus und ${you ? 'ziehst' : 'zieht'} eine Flugkarte.`,
  kept: (who) => rich`${has(who)} die Flugkarten behalten, ohne zu fliegen.`,
  passed: (who) => rich`${has(who)} gepasst.`,
  took: (who, company) => rich`${has(who)} ${company} vom Markt genommen.`,
  drew: (who, company) =>
    company
      ? rich`${has(who)} ${company} vom Stapel gezogen.`
      : rich`${has(who)} eine Aktie vom Stapel gezogen.`,
  played: (who, count, company) => rich`${has(who)} ${shares(count)} von ${company} ausgespielt.`,
  sabotaged: (who, company, route, circle) =>
    rich`${has(who)} ${strong(route)} mit einem Marker von ${company} auf der ${circle} sabotiert.`,
  notSabotaged: (who) => rich`${has(who)} nichts sabotiert.`,
  swapped: (who, card) => rich`${has(who)} die unbrauchbare Flugkarte ${card} getauscht.`,
  refreshed: (who, company) => rich`${has(who)} eine wertlose Aktie von ${company} im Markt ersetzt.`,

  brief: {
    founded: (who, count, { company, route }) =>
      rich`${has(who)} ${company} mit ${shares(count)} gegründet: ${strong(route)}.`,
    flew: (who, { company, route }) =>
      rich`${who.you ? 'bist' : 'ist'} mit ${company} ${strong(route)} geflogen.`,
    took: (who, company) => rich`${has(who)} ${company} genommen.`,
    drew: (who, company) =>
      company ? rich`${has(who)} ${company} gezogen.` : rich`${has(who)} eine Aktie gezogen.`,
  },

  inactive: (company) =>
    rich`${company} ist inaktiv: Gegründet werden kann sie nicht mehr, ihre Aktien sind wertlos.`,
  removed: (companies) =>
    rich`Wertlose Aktien haben den Markt verlassen: ${richList(
      companies.map((company) => [company]),
      'de',
    )}.`,
  scoringCard: rich`Eine Wertungskarte ist aufgetaucht.`,
  scoringCardBack: rich`Eine Wertungskarte kam zu früh und ging zurück in den Stapel.`,
  scoringCardsIn: rich`Die Wertungskarten kamen in den Stapel.`,
  shuffled: rich`Der Aktienstapel wurde gemischt.`,
  shuffledFlights: rich`Die abgelegten Flugkarten wurden zum neuen Stapel.`,
  lastRound: (taker) =>
    rich`Die letzte Aktie ist weg. Alle haben noch einen Zug, ${taker.you ? 'du' : taker.name} zuletzt.`,
  nobodyScored: rich`Niemand bekam Punkte.`,
  scored: (scoring, points) =>
    rich`${scoring > 3 ? 'Schlusswertung' : `${capital(ordinal(scoring))} Wertung`}: ${awards(points)}.`,
  bonus: (points) => rich`Bonus für späte Plätze: ${awards(points)}.`,
  ends: {
    'shares-gone': rich`Die Aktien sind weg, das Spiel ist zu Ende.`,
    'third-scoring': rich`Mit der dritten Wertung endet das Spiel.`,
    stalemate: rich`Niemand kann mehr fliegen oder ziehen, das Spiel ist zu Ende.`,
  },
};
