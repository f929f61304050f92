import type { Texts } from '../../airlines-1990.ts';
import type { Person } from '../../en/airlines-1990/narration.ts';
import type { Rich } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { shares } from '../grammar.ts';

type Narration = Texts['narration'];
type Award = Parameters<Narration['scored']>[1][number];

const ORDINALS = ['', 'Primo', 'Secondo', 'Terzo'];

const named = ({ name, you }: Person): string => (you ? 'tu' : name);
const awards = (points: readonly Award[]): Rich =>
  richList(points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`));

/** "ha" or "hai" for the player who did it. */
const has = ({ you }: Person): string => (you ? 'hai' : 'ha');

/** What happened, in words. Those that begin small stand behind a name or behind "Tu". */
export const narration: Narration = {
  founded: (who, count, { company, route, circle, card }) =>
    rich`${has(who)} fondato ${company} con ${shares(count)}, volando su ${strong(route)}, cerchio ${circle}, con ${card}.`,
  flew: (who, { company, route, circle, card }) =>
    rich`${has(who)} fatto volare ${company} su ${strong(route)}, cerchio ${circle}, con ${card}.`,
  drewFlight: (who, card) =>
    card ? rich`${has(who)} pescato ${card}.` : rich`${has(who)} pescato una carta volo.`,
  noFlight: (who) => rich`non ${has(who)} più trovato carte volo da pescare.`,
  drawing: ({ you }) =>
    rich`${you ? 'espandi una rete e peschi' : 'espande una rete e pesca'} una carta volo.`,
  kept: (who) => rich`${has(who)} tenuto le carte volo, senza volare.`,
  passed: (who) => rich`${has(who)} passato.`,
  took: (who, company) => rich`${has(who)} preso ${company} dal mercato.`,
  drew: (who, company) =>
    company
      ? rich`${has(who)} pescato ${company} dal mazzo.`
      : rich`${has(who)} pescato un’azione dal mazzo.`,
  played: (who, count, company) => rich`${has(who)} giocato ${shares(count)} ${company}.`,
  sabotaged: (who, company, route, circle) =>
    rich`${has(who)} sabotato ${strong(route)} con un segnalino di ${company}, cerchio ${circle}.`,
  notSabotaged: (who) => rich`non ${has(who)} sabotato nulla.`,
  swapped: (who, card) => rich`${has(who)} cambiato la carta volo inutilizzabile ${card}.`,
  refreshed: (who, company) => rich`${has(who)} sostituito un’azione ${company} senza valore nel mercato.`,

  brief: {
    founded: (who, count, { company, route }) =>
      rich`${has(who)} fondato ${company} con ${shares(count)}: ${strong(route)}.`,
    flew: (who, { company, route }) => rich`${has(who)} fatto volare ${company} su ${strong(route)}.`,
    took: (who, company) => rich`${has(who)} preso ${company}.`,
    drew: (who, company) =>
      company ? rich`${has(who)} pescato ${company}.` : rich`${has(who)} pescato un’azione.`,
  },

  inactive: (company) =>
    rich`${company} è inattiva: non si può più fondare, e le sue azioni sono senza valore.`,
  removed: (companies) =>
    rich`Azioni senza valore uscite dal mercato: ${richList(
      companies.map((company) => [company]),
      'it',
    )}.`,
  scoringCard: rich`È uscita una carta punteggio.`,
  scoringCardBack: rich`Una carta punteggio è uscita troppo presto ed è tornata nel mazzo.`,
  scoringCardsIn: rich`Le carte punteggio sono entrate nel mazzo.`,
  shuffled: rich`Il mazzo delle azioni è stato mescolato.`,
  shuffledFlights: rich`Le carte volo scartate sono diventate il nuovo mazzo.`,
  lastRound: (taker) =>
    rich`L’ultima azione è andata. Ancora un turno a testa, ${taker.you ? 'tu' : taker.name} per ultimo.`,
  nobodyScored: rich`Nessuno ha preso punti.`,
  scored: (scoring, points) =>
    rich`${scoring > 3 ? 'Conteggio finale' : `${ORDINALS[scoring] ?? ''} conteggio`}: ${awards(points)}.`,
  bonus: (points) => rich`Bonus per chi gioca dopo: ${awards(points)}.`,
  ends: {
    'shares-gone': rich`Le azioni sono finite, e con loro la partita.`,
    'third-scoring': rich`Il terzo conteggio chiude la partita.`,
    stalemate: rich`Nessuno può più volare né pescare: la partita è finita.`,
  },
};
