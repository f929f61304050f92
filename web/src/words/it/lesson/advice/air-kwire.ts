import type { AdviceWords } from '../../../en/lesson/advice/air-kwire.ts';
import { money, signedMoney } from '../../../figures.ts';
import { rich, strong } from '../../../rich.ts';

const dollars = (amount: number): string => money('it', amount);
const change = (amount: number): string => (amount === 0 ? dollars(0) : signedMoney('it', amount));

/** Che cosa conviene adesso, e perché. */
export const advice: AdviceWords = {
  buy: (airline, cost, wealth, dividend) =>
    rich`Compra un’azione di ${airline} per ${dollars(cost)}, commissione compresa. Il tuo patrimonio: ${change(wealth)}; il tuo prossimo dividendo: ${change(dividend)}.`,
  open: (airline, city, cost) =>
    rich`Apri ${airline} per ${dollars(cost)} e vola a ${strong(city)}: senza azioni non guadagni nulla.`,
  go: rich`Adesso nessuna azione vale la sua commissione. Tieni i contanti e continua.`,
  route: (airline, city, dividend, means) =>
    rich`Vola con ${airline} a ${strong(city)}${dividend > 0 ? `: ${change(dividend)} per te ai prossimi dividendi` : ''}. ${means}`,
  discard: (city, reached) =>
    reached
      ? rich`Nessuna rotta aiuta te più degli altri. Scarta ${strong(city)}.`
      : rich`Adesso nessuna rotta ti aiuta. Scarta ${strong(city)}: nessuna delle tue compagnie ci arriva.`,
  pool: (city, airline) => rich`Prendi ${strong(city)} dagli scarti: ${airline} ci può volare.`,
  pile: rich`Nessuna carta scoperta serve alle tue compagnie: pesca dal mazzo.`,
  consent: (mine, name, theirs) =>
    rich`Ai prossimi dividendi darebbe ${change(mine)} a te e ${change(theirs)} a ${name}.`,
};
