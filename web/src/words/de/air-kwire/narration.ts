import type { Texts } from '../../air-kwire.ts';
import type { Deal, Person } from '../../en/air-kwire/narration.ts';
import { money } from '../../figures.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { points, shares } from '../grammar.ts';

type Narration = Texts['narration'];
type Award = Parameters<Narration['wealth']>[0][number];

const dollars = (amount: number): string => money('de', amount);
const named = ({ name, you }: Person): string => (you ? 'du' : name);
const now = ({ now }: Deal): string => (now === null ? '' : `; Kurs jetzt ${dollars(now)}`);
const all = (parts: readonly RichPart[]): Rich =>
  richList(
    parts.map((part) => [part]),
    'de',
  );
/** Of equal shares one, with their number, and what they cost or brought. */
const dealt = ({ airline, count, amount }: Deal): Rich =>
  rich`${count === 1 ? '' : `${count} × `}${airline} für ${dollars(amount)}`;
const list = (items: readonly Rich[]): Rich => richList(items, 'de');
const awards = (won: readonly Award[]): Rich =>
  richList(won.map(({ who, amount }) => rich`${named(who)} ${strong(dollars(amount))}`));

/** „hat“ or „hast“ for the player who did it. */
const has = ({ you }: Person): string => (you ? 'hast' : 'hat');

/** What happened, in words. Those that begin small follow the name of the player who did it, or „Du“. */
export const narration: Narration = {
  headings: { merger: 'Fusion', payout: 'Dividenden', end: 'Das Ende' },
  last: 'Ende',

  bought: (who, deal) =>
    rich`${has(who)} ${shares(deal.count)} von ${deal.airline} für ${dollars(deal.amount)}${deal.fee > 0 ? ' mit Gebühr' : ''} gekauft${now(deal)}.`,
  opened: (who, deal) =>
    rich`${has(who)} ${deal.airline} mit ${shares(deal.count)} für ${dollars(deal.amount)}${deal.fee > 0 ? ' mit Gebühr' : ''} eröffnet${now(deal)}.`,
  sold: (who, deal) =>
    rich`${has(who)} ${shares(deal.count)} von ${deal.airline} für ${dollars(deal.amount)}${deal.fee > 0 ? ' nach Gebühr' : ''} verkauft${now(deal)}.`,
  traded: (who) => rich`${has(who)} den Handel beendet.`,
  asked: (who, ceo, airline, city, aircraft) =>
    rich`${has(who)} ${ceo.you ? 'dich' : ceo.name} gefragt, ob ${airline} mit einer ${aircraft} nach ${strong(city)} fliegen darf.`,
  approved: (who) => rich`${has(who)} zugestimmt.`,
  refused: (who, airline, city) =>
    rich`${has(who)} die Strecke von ${airline} nach ${strong(city)} abgelehnt.`,
  flew: (who, airline, city, aircraft, points) =>
    rich`${has(who)} ${airline} mit einer ${aircraft} nach ${strong(city)} gebracht, das macht ${points} Stadtpunkte.`,
  discarded: (who, card) => rich`${has(who)} ${strong(card)} abgelegt.`,
  passed: (who) => rich`${has(who)} gepasst.`,
  drew: (who, card) =>
    card ? rich`${has(who)} ${strong(card)} gezogen.` : rich`${has(who)} eine Karte gezogen.`,
  took: (who, card) => rich`${has(who)} ${strong(card)} aus der Ablage genommen.`,
  drewNone: (who) => rich`${has(who)} nicht nachgezogen.`,
  power: (who, card) => rich`${has(who)} ${strong(card)} gespielt.`,
  rehomed: (who, airline, city, aircraft) =>
    rich`${has(who)} eine ${aircraft} von ${airline} nach ${strong(city)} geschickt, in die alte Heimat.`,
  disposed: (who, airline, exchanged, sold, amount) => {
    const swap = rich`${has(who)} ${shares(2 * exchanged)} von ${airline} gegen ${exchanged} getauscht`;
    if (sold === 0) return rich`${swap}.`;
    if (exchanged === 0)
      return rich`${has(who)} ${shares(sold)} von ${airline} für ${dollars(amount)} verkauft.`;
    return rich`${swap} und ${sold} für ${dollars(amount)} verkauft.`;
  },
  replaced: (who, airline, city, aircraft) =>
    rich`${has(who)} das Flugzeug in ${strong(city)} durch eine ${aircraft} von ${airline} ersetzt.`,
  forfeited: (who, airline, cities) =>
    rich`${has(who)} ${all(cities.map(strong))} für ${airline} aufgegeben.`,
  decommissioned: (who, airline, city) => rich`${has(who)} ${strong(city)} bei ${airline} gestrichen.`,
  kept: (who, airline) => rich`${has(who)} alle Städte von ${airline} behalten.`,
  voted: (who, agree, proposes) => {
    if (proposes) return rich`${has(who)} vorgeschlagen, das Spiel zu beenden.`;
    return agree
      ? rich`${has(who)} dem Ende zugestimmt.`
      : rich`${who.you ? 'willst' : 'will'} weiterspielen.`;
  },

  brief: {
    bought: (who, deals) => rich`${has(who)} ${list(deals.map(dealt))} gekauft.`,
    opened: (who, deal) => rich`${has(who)} ${dealt(deal)} eröffnet.`,
    sold: (who, deals) => rich`${has(who)} ${list(deals.map(dealt))} verkauft.`,
    flew: (who, airline, city, _aircraft, count) =>
      rich`${who.you ? 'bist' : 'ist'} mit ${airline} nach ${strong(city)} geflogen: ${points(count)}.`,
  },

  moved: (airline, price, up) => rich`${airline} ${up ? 'steigt' : 'fällt'} auf ${dollars(price)}.`,
  ceo: ({ name, you }, airline) => rich`${you ? 'Du bist' : `${name} ist`} jetzt CEO von ${airline}.`,
  apart: {
    immune: (city, higher, lower) =>
      rich`${higher} und ${lower} treffen sich in ${strong(city)}; ${lower} hat zu viele Punkte für eine Übernahme.`,
    equal: (city, higher, lower) =>
      rich`${higher} und ${lower} treffen sich in ${strong(city)} und sind gleich viel wert: keine Fusion.`,
    'no-aircraft': (city, higher, lower) =>
      rich`${higher} und ${lower} treffen sich in ${strong(city)}; ${higher} hat kein Flugzeug für die andere Heimat, also keine Fusion.`,
  },
  merger: (city, acquirer, defunct) => rich`${acquirer} übernimmt ${defunct} in ${strong(city)}.`,
  rehomes: (airline, city, aircraft) =>
    rich`Eine ${aircraft} von ${airline} zieht nach ${strong(city)}, in die alte Heimat.`,
  replaces: (airline, city, aircraft) =>
    rich`Eine ${aircraft} von ${airline} ersetzt das Flugzeug in ${strong(city)}.`,
  forfeits: (airline, cities) => rich`${airline} gibt ${all(cities.map(strong))} auf.`,
  atHome: (airline, city) => rich`${airline} ist schon in ${strong(city)}.`,
  bonus: (airline, won) => rich`Prämien für ${airline}: ${awards(won)}.`,
  noBonus: (airline) => rich`${airline} zahlt keine Prämien.`,
  takenOver: (acquirer, cities) => rich`${acquirer} bekommt ${all(cities.map(strong))}.`,
  payout: ({ paid, awards: won, unpaid }) => [
    ...(paid.length > 0
      ? rich`Dividende je Aktie: ${richList(paid.map(({ airline, rate }) => rich`${airline} ${dollars(rate)}`))}.`
      : []),
    ...(won.length > 0 ? rich` Zusammen: ${awards(won)}.` : []),
    ...(unpaid.length > 0 ? rich`${paid.length > 0 ? ' ' : ''}Keine Dividende: ${all(unpaid)}.` : []),
    ...(paid.length + unpaid.length === 0 ? rich`Keine Gesellschaft zahlt Dividende.` : []),
  ],
  bankrupt: (airline) => rich`${airline} ist bankrott, ihre Aktien verfallen.`,
  reversed: rich`Ab jetzt wird andersherum gespielt.`,
  shuffled: rich`Der Stapel wurde neu gemischt.`,
  ends: {
    'forty-points': rich`Eine Gesellschaft hat 40 Stadtpunkte, das Spiel ist zu Ende.`,
    agreed: rich`Alle sind sich einig, das Spiel ist zu Ende.`,
    exhausted: rich`Fünf Runden ohne Strecke, das Spiel ist zu Ende.`,
    'round-limit': rich`Nach hundert Runden ist das Spiel zu Ende.`,
  },
  wealth: (won) => rich`Vermögen: ${awards(won)}.`,
};
