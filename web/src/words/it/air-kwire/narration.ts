import type { Texts } from '../../air-kwire.ts';
import type { Deal, Person } from '../../en/air-kwire/narration.ts';
import { money } from '../../figures.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { points, shares, to } from '../grammar.ts';

type Narration = Texts['narration'];
type Award = Parameters<Narration['wealth']>[0][number];

const dollars = (amount: number): string => money('it', amount);
const named = ({ name, you }: Person): string => (you ? 'tu' : name);
const now = ({ now }: Deal): string => (now === null ? '' : `; ora il prezzo è ${dollars(now)}`);
const all = (parts: readonly RichPart[]): Rich =>
  richList(
    parts.map((part) => [part]),
    'it',
  );
/** Of equal shares one, with their number, and what they cost or brought. */
const dealt = ({ airline, count, amount }: Deal): Rich =>
  rich`${count === 1 ? '' : `${count} × `}${airline} per ${dollars(amount)}`;
const list = (items: readonly Rich[]): Rich => richList(items, 'it');
const awards = (won: readonly Award[]): Rich =>
  richList(won.map(({ who, amount }) => rich`${named(who)} ${strong(dollars(amount))}`));

/** "a Boston", "ad Albany". */
const at = (city: string): Rich => rich`${/^a/i.test(city) ? 'ad' : 'a'} ${strong(city)}`;

/** "ha" or "hai" for the player who did it. */
const has = ({ you }: Person): string => (you ? 'hai' : 'ha');

/** What happened, in words. Those that begin small stand behind a name or behind "Tu". */
export const narration: Narration = {
  headings: { merger: 'Fusione', payout: 'Dividendi', end: 'La fine' },
  last: 'Fine',

  bought: (who, deal) =>
    rich`${has(who)} comprato ${shares(deal.count)} ${deal.airline} per ${dollars(deal.amount)}${deal.fee > 0 ? ', commissione compresa' : ''}${now(deal)}.`,
  opened: (who, deal) =>
    rich`${has(who)} aperto ${deal.airline} con ${shares(deal.count)} per ${dollars(deal.amount)}${deal.fee > 0 ? ', commissione compresa' : ''}${now(deal)}.`,
  sold: (who, deal) =>
    rich`${has(who)} venduto ${shares(deal.count)} ${deal.airline} per ${dollars(deal.amount)}${deal.fee > 0 ? ', tolta la commissione' : ''}${now(deal)}.`,
  traded: (who) => rich`${has(who)} finito in borsa.`,
  asked: (who, ceo, airline, city, aircraft) =>
    rich`${ceo.you ? 'ti ha chiesto' : `${has(who)} chiesto ${to(ceo.name)}`} di far volare ${airline} ${at(city)} con un ${aircraft}.`,
  approved: (who) => rich`${has(who)} accettato.`,
  refused: (who, airline, city) => rich`${has(who)} negato a ${airline} la rotta per ${strong(city)}.`,
  flew: (who, airline, city, aircraft, points) =>
    rich`${has(who)} portato ${airline} ${at(city)} con un ${aircraft}: ora ha ${points} punti città.`,
  discarded: (who, card) => rich`${has(who)} scartato ${strong(card)}.`,
  passed: (who) => rich`${has(who)} passato.`,
  drew: (who, card) =>
    card ? rich`${has(who)} pescato ${strong(card)}.` : rich`${has(who)} pescato una carta.`,
  took: (who, card) => rich`${has(who)} preso ${strong(card)} dagli scarti.`,
  drewNone: (who) => rich`non ${has(who)} pescato.`,
  power: (who, card) => rich`${has(who)} giocato ${strong(card)}.`,
  rehomed: (who, airline, city, aircraft) =>
    rich`${has(who)} mandato un ${aircraft} di ${airline} ${at(city)}, la vecchia base.`,
  disposed: (who, airline, exchanged, sold, amount) => {
    const swap = rich`${has(who)} scambiato ${shares(2 * exchanged)} ${airline} con ${exchanged}`;
    if (sold === 0) return rich`${swap}.`;
    if (exchanged === 0) return rich`${has(who)} venduto ${shares(sold)} ${airline} per ${dollars(amount)}.`;
    return rich`${swap} e venduto ${sold} per ${dollars(amount)}.`;
  },
  replaced: (who, airline, city, aircraft) =>
    rich`${has(who)} sostituito l’aereo di ${strong(city)} con un ${aircraft} di ${airline}.`,
  forfeited: (who, airline, cities) =>
    rich`${has(who)} abbandonato ${all(cities.map(strong))} per ${airline}.`,
  decommissioned: (who, airline, city) => rich`${has(who)} tolto ${strong(city)} a ${airline}.`,
  kept: (who, airline) => rich`${has(who)} tenuto tutte le città di ${airline}.`,
  voted: (who, agree, proposes) => {
    if (proposes) return rich`${has(who)} proposto di chiudere la partita.`;
    return agree
      ? rich`${has(who)} accettato di chiudere la partita.`
      : rich`${has(who)} preferito continuare.`;
  },

  brief: {
    bought: (who, deals) => rich`${has(who)} comprato ${list(deals.map(dealt))}.`,
    opened: (who, deal) => rich`${has(who)} aperto ${dealt(deal)}.`,
    sold: (who, deals) => rich`${has(who)} venduto ${list(deals.map(dealt))}.`,
    flew: (who, airline, city, _aircraft, count) =>
      rich`${has(who)} portato ${airline} ${at(city)}: ${points(count)}.`,
  },

  moved: (airline, price, up) => rich`${airline} ${up ? 'sale' : 'scende'} a ${dollars(price)}.`,
  ceo: ({ name, you }, airline) => rich`Ora il CEO di ${airline} ${you ? 'sei tu' : `è ${name}`}.`,
  apart: {
    immune: (city, higher, lower) =>
      rich`${higher} e ${lower} si incontrano ${at(city)}; ${lower} ha troppi punti per essere acquisita.`,
    equal: (city, higher, lower) =>
      rich`${higher} e ${lower} si incontrano ${at(city)} e valgono uguale: nessuna fusione.`,
    'no-aircraft': (city, higher, lower) =>
      rich`${higher} e ${lower} si incontrano ${at(city)}; ${higher} non ha un aereo per l’altra base, quindi nessuna fusione.`,
  },
  merger: (city, acquirer, defunct) => rich`${acquirer} acquisisce ${defunct} ${at(city)}.`,
  rehomes: (airline, city, aircraft) =>
    rich`Un ${aircraft} di ${airline} prende posto ${at(city)}, la vecchia base.`,
  replaces: (airline, city, aircraft) =>
    rich`Un ${aircraft} di ${airline} sostituisce l’aereo di ${strong(city)}.`,
  forfeits: (airline, cities) => rich`${airline} abbandona ${all(cities.map(strong))}.`,
  atHome: (airline, city) => rich`${airline} è già ${at(city)}.`,
  bonus: (airline, won) => rich`Premi per ${airline}: ${awards(won)}.`,
  noBonus: (airline) => rich`${airline} non paga premi.`,
  takenOver: (acquirer, cities) => rich`${acquirer} riceve ${all(cities.map(strong))}.`,
  payout: ({ paid, awards: won, unpaid }) => [
    ...(paid.length > 0
      ? rich`Dividendi per azione: ${richList(paid.map(({ airline, rate }) => rich`${airline} ${dollars(rate)}`))}.`
      : []),
    ...(won.length > 0 ? rich` In tutto: ${awards(won)}.` : []),
    ...(unpaid.length > 0 ? rich`${paid.length > 0 ? ' ' : ''}Nessun dividendo: ${all(unpaid)}.` : []),
    ...(paid.length + unpaid.length === 0 ? rich`Nessuna compagnia paga dividendi.` : []),
  ],
  bankrupt: (airline) => rich`${airline} è fallita, e le sue azioni sono nulle.`,
  reversed: rich`Da ora si gioca nell’altro senso.`,
  shuffled: rich`Il mazzo è stato rimescolato.`,
  ends: {
    'forty-points': rich`Una compagnia ha 40 punti città: la partita è finita.`,
    agreed: rich`Tutti d’accordo: la partita è finita.`,
    exhausted: rich`Cinque giri senza una rotta: la partita è finita.`,
    'round-limit': rich`Dopo cento giri la partita è finita.`,
  },
  wealth: (won) => rich`Patrimonio: ${awards(won)}.`,
};
