import type { AdviceWords } from '../../../en/lesson/advice/air-kwire.ts';
import { money, signedMoney } from '../../../figures.ts';
import { rich, strong } from '../../../rich.ts';

const dollars = (amount: number): string => money('de', amount);
const change = (amount: number): string => (amount === 0 ? dollars(0) : signedMoney('de', amount));

/** Was jetzt sinnvoll ist, und warum. */
export const advice: AdviceWords = {
  buy: (airline, cost, wealth, dividend) =>
    rich`Kauf eine Aktie von ${airline} für ${dollars(cost)} samt Gebühr. Dein Vermögen: ${change(wealth)}; deine nächste Dividende: ${change(dividend)}.`,
  open: (airline, city, cost) =>
    rich`Eröffne ${airline} für ${dollars(cost)} und flieg nach ${strong(city)}: Ohne Aktien verdienst du nichts.`,
  go: rich`Keine Aktie ist dir jetzt ihre Gebühr wert. Behalte dein Geld, weiter geht’s.`,
  route: (airline, city, dividend, means) =>
    rich`Flieg mit ${airline} nach ${strong(city)}${dividend > 0 ? `: ${change(dividend)} für dich bei der nächsten Ausschüttung` : ''}. ${means}`,
  discard: (city, reached) =>
    reached
      ? rich`Keine Strecke hilft dir mehr als den anderen. Leg ${strong(city)} ab.`
      : rich`Keine Strecke hilft dir jetzt. Leg ${strong(city)} ab: Dorthin kommt keine deiner Gesellschaften.`,
  pool: (city, airline) => rich`Nimm ${strong(city)} aus der Ablage: ${airline} kommt dorthin.`,
  pile: rich`Keine offene Karte hilft deinen Gesellschaften: Zieh vom Stapel.`,
  consent: (mine, name, theirs) =>
    rich`Bei der nächsten Ausschüttung brächte sie dir ${change(mine)} und ${name} ${change(theirs)}.`,
};
