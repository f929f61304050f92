import type { Texts } from '../../airlines-1990.ts';
import type { Person } from '../../en/airlines-1990/narration.ts';
import type { Rich } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';

type Narration = Texts['narration'];
type Award = Parameters<Narration['scored']>[1][number];

const ORDINALS = ['', 'Premier', 'Deuxième', 'Troisième'];

const named = ({ name, you }: Person): string => (you ? 'toi' : name);
const actions = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const awards = (points: readonly Award[]): Rich =>
  richList(points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`));

/** "a" behind a name, "tu as" behind "Toi". */
const has = ({ you }: Person): string => (you ? 'tu as' : 'a');
const hasNot = ({ you }: Person): string => (you ? 'tu n’as' : 'n’a');

/** What happened, in words. Those that begin small follow the name of the player who did it, which may be "Toi". */
export const narration: Narration = {
  founded: (who, count, { company, route, circle, card }) =>
    rich`${has(who)} fondé ${company} avec ${actions(count)} et ouvert ${strong(route)} sur le ${circle} avec ${card}.`,
  flew: (who, { company, route, circle, card }) =>
    rich`${has(who)} étendu ${company} à ${strong(route)} sur le ${circle} avec ${card}.`,
  drewFlight: (who, card) =>
    card ? rich`${has(who)} pioché ${card}.` : rich`${has(who)} pioché une carte Vol.`,
  noFlight: (who) => rich`${hasNot(who)} plus eu de carte Vol à piocher.`,
  drawing: ({ you }) =>
    rich`${you ? 'tu agrandis un réseau et pioches' : 'agrandit un réseau et pioche'} une carte Vol.`,
  kept: (who) => rich`${has(who)} gardé les cartes Vol, sans voler.`,
  passed: (who) => rich`${has(who)} passé.`,
  took: (who, company) => rich`${has(who)} pris ${company} au marché.`,
  drew: (who, company) =>
    company ? rich`${has(who)} pioché ${company}.` : rich`${has(who)} pioché une action.`,
  played: (who, count, company) => rich`${has(who)} posé ${actions(count)} ${company}.`,
  sabotaged: (who, company, route, circle) =>
    rich`${has(who)} saboté ${strong(route)} avec un marqueur de ${company} sur le ${circle}.`,
  notSabotaged: (who) => rich`${hasNot(who)} rien saboté.`,
  swapped: (who, card) => rich`${has(who)} échangé la carte Vol inutilisable ${card}.`,
  refreshed: (who, company) => rich`${has(who)} remplacé une action ${company} sans valeur au marché.`,

  brief: {
    founded: (who, count, { company, route }) =>
      rich`${has(who)} fondé ${company} avec ${actions(count)} : ${strong(route)}.`,
    flew: (who, { company, route }) => rich`${has(who)} étendu ${company} à ${strong(route)}.`,
    took: (who, company) => rich`${has(who)} pris ${company}.`,
    drew: (who, company) =>
      company ? rich`${has(who)} pioché ${company}.` : rich`${has(who)} pioché une action.`,
  },

  inactive: (company) =>
    rich`${company} est inactive : elle ne peut plus être fondée, et ses actions sont sans valeur.`,
  removed: (companies) =>
    rich`Des actions sans valeur quittent le marché : ${richList(
      companies.map((company) => [company]),
      'fr',
    )}.`,
  scoringCard: rich`Une carte de décompte est sortie.`,
  scoringCardBack: rich`Une carte de décompte est sortie trop tôt et retourne dans la pioche.`,
  scoringCardsIn: rich`Les cartes de décompte entrent dans la pioche.`,
  shuffled: rich`La pioche des actions est mélangée.`,
  shuffledFlights: rich`Les cartes Vol défaussées forment la nouvelle pioche.`,
  lastRound: (taker) =>
    rich`La dernière action est prise. Encore un tour chacun, ${taker.you ? 'toi' : taker.name} en dernier.`,
  nobodyScored: rich`Personne ne marque.`,
  scored: (scoring, points) =>
    rich`${scoring > 3 ? 'Décompte final' : `${ORDINALS[scoring] ?? ''} décompte`} : ${awards(points)}.`,
  bonus: (points) => rich`Bonus selon l’ordre du tour : ${awards(points)}.`,
  ends: {
    'shares-gone': rich`Plus d’actions : la partie est finie.`,
    'third-scoring': rich`Le troisième décompte met fin à la partie.`,
    stalemate: rich`Plus personne ne peut voler ni piocher : la partie est finie.`,
  },
};
