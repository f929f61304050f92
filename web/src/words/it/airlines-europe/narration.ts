import type { Texts } from '../../airlines-europe.ts';
import type { Person } from '../../en/airlines-europe/narration.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { millions, shares, to } from '../grammar.ts';

type Narration = Texts['narration'];
type Shares = Parameters<Narration['played']>[2][number];

const ORDINALS = ['', 'Primo', 'Secondo', 'Terzo'];

const named = ({ name, you }: Person): string => (you ? 'tu' : name);
const from = ({ name, you }: Person): string => (you ? 'da te' : `da ${name}`);

const list = (items: readonly Rich[]): Rich => richList(items, 'it');

/** Of equal ones one, with their number. */
function signs({ sign, count }: Shares): Rich {
  return count === 1 ? [sign] : rich`${count} × ${sign}`;
}

function givenShares(given: readonly Shares[], hidden: number): Rich {
  const covered = `${shares(hidden)} ${hidden === 1 ? 'coperta' : 'coperte'}`;
  return list([...given.map(signs), ...(hidden > 0 ? [[covered]] : [])]);
}

const licence = (sign: RichPart, route: string, price: number): Rich =>
  rich`${sign} ${strong(route)} per ${price}`;

/** "ha" or "hai" for the player who did it. */
const has = ({ you }: Person): string => (you ? 'hai' : 'ha');

/** What happened, in words. Those that begin small stand behind a name or behind "Tu". */
export const narration: Narration = {
  chose: (who, kept) =>
    kept ? rich`${has(who)} scelto ${list(kept.map(signs))}.` : rich`${has(who)} scelto due azioni.`,
  firstPortfolios: (all) =>
    rich`Primi portafogli: ${richList(all.map(({ who, kept }) => rich`${named(who)} ${list(kept.map(signs))}`))}.`,

  bought: (who, licences) =>
    rich`${has(who)} comprato ${list(
      licences.map(({ sign, route, price }) => licence(sign, route, price)),
    )}.`,
  connected: (sign, city, bonus) => rich`${sign} ha raggiunto ${city}: bonus di ${bonus}.`,

  took: (who, sign) => rich`${has(who)} preso ${sign} dal mercato.`,
  drew: (who, sign) =>
    sign ? rich`${has(who)} pescato ${sign} dal mazzo.` : rich`${has(who)} pescato dal mazzo.`,
  drewNothing: (who) => rich`${has(who)} pescato dal mazzo, ma non c’erano più azioni.`,

  played: (who, count, played, amount) =>
    rich`${has(who)} giocato ${shares(count)}, ${list(played.map(signs))}, per ${millions(amount)}.`,
  cash: (who, amount) => rich`${has(who)} preso ${millions(amount)}.`,
  bankrupt: (returned) =>
    returned.length === 0
      ? rich`La banca non aveva abbastanza, e nessuno doveva restituire nulla. Il mercato è stato sostituito.`
      : rich`La banca non aveva abbastanza: vi sono tornati ${list(
          returned.map(({ who, amount }) => [`${amount} ${from(who)}`]),
        )}, e il mercato è stato sostituito.`,

  exchanged: (who, given, hidden, abacus, count) =>
    rich`${has(who)} dato ${givenShares(given, hidden)} in cambio di ${count} ${abacus}.`,
  exchanging: (who, abacus, count) => rich`${has(who)} iniziato uno scambio per ${count} ${abacus}.`,
  gave: (who, given, hidden) => rich`${has(who)} dato ${givenShares(given, hidden)}.`,

  brief: {
    took: (who, sign) => rich`${has(who)} preso ${sign}.`,
    drew: (who, sign) => (sign ? rich`${has(who)} pescato ${sign}.` : rich`${has(who)} pescato un’azione.`),
    played: (who, _count, played, amount) =>
      rich`${has(who)} giocato ${list(played.map(signs))} per ${millions(amount)}.`,
  },

  scoringCard: ({ name, you }) => rich`È uscita una carta punteggio: va ${you ? 'a te' : to(name)}.`,
  picked: (all) => rich`Dal mercato: ${richList(all.map(({ who, sign }) => rich`${named(who)} ${sign}`))}.`,
  marketGone: rich`Il resto del mercato è uscito dal gioco.`,
  scored: (scoring, final, points) =>
    rich`${final ? 'Conteggio finale' : `${ORDINALS[scoring] ?? ''} conteggio`}: ${richList(
      points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`),
    )}.`,
  ends: {
    'third-scoring': 'Il terzo conteggio chiude la partita.',
    'all-blocked': 'Non ci sono più licenze da comprare: questo conteggio chiude la partita.',
  },
  endMark: (scorings) => `${scorings.join(' ')}, fine`,
};
