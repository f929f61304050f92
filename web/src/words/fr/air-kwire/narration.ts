import type { Texts } from '../../air-kwire.ts';
import type { Deal, Person } from '../../en/air-kwire/narration.ts';
import { money } from '../../figures.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { points, shares } from '../people.ts';

type Narration = Texts['narration'];
type Award = Parameters<Narration['wealth']>[0][number];

const dollars = (amount: number): string => money('fr', amount);
const named = ({ name, you }: Person): string => (you ? 'toi' : name);
const now = ({ now }: Deal): string => (now === null ? '' : ` ; le cours est à ${dollars(now)}`);
const all = (parts: readonly RichPart[]): Rich =>
  richList(
    parts.map((part) => [part]),
    'fr',
  );
/** Of equal shares one, with their number, and what they cost or brought. */
const dealt = ({ airline, count, amount }: Deal): Rich =>
  rich`${count === 1 ? '' : `${count} × `}${airline} pour ${dollars(amount)}`;
const list = (items: readonly Rich[]): Rich => richList(items, 'fr');
const awards = (won: readonly Award[]): Rich =>
  richList(won.map(({ who, amount }) => rich`${named(who)} ${strong(dollars(amount))}`));

/** "a" behind a name, "tu as" behind "Toi". */
const has = ({ you }: Person): string => (you ? 'tu as' : 'a');
const hasNot = ({ you }: Person): string => (you ? 'tu n’as' : 'n’a');

/** What happened, in words. Those that begin small follow the name of the player who did it, which may be "Toi". */
export const narration: Narration = {
  headings: { merger: 'Fusion', payout: 'Dividendes', end: 'La fin' },
  last: 'Fin',

  bought: (who, deal) =>
    rich`${has(who)} acheté ${shares(deal.count)} ${deal.airline} pour ${dollars(deal.amount)}${deal.fee > 0 ? ', courtage compris' : ''}${now(deal)}.`,
  opened: (who, deal) =>
    rich`${has(who)} ouvert ${deal.airline} avec ${shares(deal.count)} pour ${dollars(deal.amount)}${deal.fee > 0 ? ', courtage compris' : ''}${now(deal)}.`,
  sold: (who, deal) =>
    rich`${has(who)} vendu ${shares(deal.count)} ${deal.airline} pour ${dollars(deal.amount)}${deal.fee > 0 ? ', courtage déduit' : ''}${now(deal)}.`,
  traded: (who) => rich`${has(who)} quitté la bourse.`,
  asked: (who, ceo, airline, city, aircraft) =>
    rich`${ceo.you ? 't’a demandé' : `${has(who)} demandé à ${ceo.name}`} de laisser ${airline} voler vers ${strong(city)} en ${aircraft}.`,
  approved: (who) => rich`${has(who)} accepté.`,
  refused: (who, airline, city) => rich`${has(who)} refusé à ${airline} la ligne vers ${strong(city)}.`,
  flew: (who, airline, city, aircraft, points) =>
    rich`${has(who)} mené ${airline} à ${strong(city)} en ${aircraft}, ce qui fait ${points} points de ville.`,
  discarded: (who, card) => rich`${has(who)} défaussé ${strong(card)}.`,
  passed: (who) => rich`${has(who)} passé.`,
  drew: (who, card) =>
    card ? rich`${has(who)} pioché ${strong(card)}.` : rich`${has(who)} pioché une carte.`,
  took: (who, card) => rich`${has(who)} pris ${strong(card)} dans la défausse.`,
  drewNone: (who) => rich`${hasNot(who)} rien pioché.`,
  power: (who, card) => rich`${has(who)} joué ${strong(card)}.`,
  rehomed: (who, airline, city, aircraft) =>
    rich`${has(who)} envoyé un ${aircraft} de ${airline} à ${strong(city)}, l’ancienne base.`,
  disposed: (who, airline, exchanged, sold, amount) => {
    const swap = rich`${has(who)} échangé ${shares(2 * exchanged)} ${airline} contre ${exchanged}`;
    if (sold === 0) return rich`${swap}.`;
    if (exchanged === 0) return rich`${has(who)} vendu ${shares(sold)} ${airline} pour ${dollars(amount)}.`;
    return rich`${swap} et vendu ${sold} pour ${dollars(amount)}.`;
  },
  replaced: (who, airline, city, aircraft) =>
    rich`${has(who)} remplacé l’avion à ${strong(city)} par un ${aircraft} de ${airline}.`,
  forfeited: (who, airline, cities) =>
    rich`${has(who)} abandonné ${all(cities.map(strong))} pour ${airline}.`,
  decommissioned: (who, airline, city) => rich`${has(who)} retiré ${strong(city)} à ${airline}.`,
  kept: (who, airline) => rich`${has(who)} gardé toutes les villes de ${airline}.`,
  voted: (who, agree, proposes) => {
    if (proposes) return rich`${has(who)} proposé de terminer la partie.`;
    return agree ? rich`${has(who)} accepté de terminer la partie.` : rich`${has(who)} voulu continuer.`;
  },

  brief: {
    bought: (who, deals) => rich`${has(who)} acheté ${list(deals.map(dealt))}.`,
    opened: (who, deal) => rich`${has(who)} ouvert ${dealt(deal)}.`,
    sold: (who, deals) => rich`${has(who)} vendu ${list(deals.map(dealt))}.`,
    flew: (who, airline, city, _aircraft, count) =>
      rich`${has(who)} mené ${airline} à ${strong(city)} : ${points(count)}.`,
  },

  moved: (airline, price, up) => rich`${airline} ${up ? 'monte' : 'descend'} à ${dollars(price)}.`,
  ceo: ({ name, you }, airline) => rich`${you ? 'Tu deviens' : `${name} devient`} CEO de ${airline}.`,
  apart: {
    immune: (city, higher, lower) =>
      rich`${higher} et ${lower} se rencontrent à ${strong(city)} ; ${lower} a trop de points pour être absorbée.`,
    equal: (city, higher, lower) =>
      rich`${higher} et ${lower} se rencontrent à ${strong(city)} à valeur égale : pas de fusion.`,
    'no-aircraft': (city, higher, lower) =>
      rich`${higher} et ${lower} se rencontrent à ${strong(city)} ; ${higher} n’a pas d’avion pour l’autre base, donc pas de fusion.`,
  },
  merger: (city, acquirer, defunct) => rich`${acquirer} absorbe ${defunct} à ${strong(city)}.`,
  rehomes: (airline, city, aircraft) =>
    rich`Un ${aircraft} de ${airline} s’installe à ${strong(city)}, l’ancienne base.`,
  replaces: (airline, city, aircraft) =>
    rich`Un ${aircraft} de ${airline} remplace l’avion à ${strong(city)}.`,
  forfeits: (airline, cities) => rich`${airline} abandonne ${all(cities.map(strong))}.`,
  atHome: (airline, city) => rich`${airline} est déjà à ${strong(city)}.`,
  bonus: (airline, won) => rich`Primes pour ${airline} : ${awards(won)}.`,
  noBonus: (airline) => rich`${airline} ne verse pas de prime.`,
  takenOver: (acquirer, cities) => rich`${acquirer} reçoit ${all(cities.map(strong))}.`,
  payout: ({ paid, awards: won, unpaid }) => [
    ...(paid.length > 0
      ? rich`Dividendes par action : ${richList(paid.map(({ airline, rate }) => rich`${airline} ${dollars(rate)}`))}.`
      : []),
    ...(won.length > 0 ? rich` En tout : ${awards(won)}.` : []),
    ...(unpaid.length > 0 ? rich`${paid.length > 0 ? ' ' : ''}Pas de dividende : ${all(unpaid)}.` : []),
    ...(paid.length + unpaid.length === 0 ? rich`Aucune compagnie ne verse de dividende.` : []),
  ],
  bankrupt: (airline) => rich`${airline} est en faillite, ses actions sont nulles.`,
  reversed: rich`On joue désormais dans l’autre sens.`,
  shuffled: rich`La pioche est mélangée à nouveau.`,
  ends: {
    'forty-points': rich`Une compagnie a 40 points de ville : la partie est finie.`,
    agreed: rich`Tout le monde est d’accord : la partie est finie.`,
    exhausted: rich`Cinq tours de table sans nouvelle ligne : la partie est finie.`,
    'round-limit': rich`Au bout de cent tours de table, la partie est finie.`,
  },
  wealth: (won) => rich`Fortune : ${awards(won)}.`,
};
