import type { AdviceWords } from '../../../en/lesson/advice/air-kwire.ts';
import { money, signedMoney } from '../../../figures.ts';
import { rich, strong } from '../../../rich.ts';

const dollars = (amount: number): string => money('fr', amount);
const change = (amount: number): string => (amount === 0 ? dollars(0) : signedMoney('fr', amount));

/** Ce qu’il est bon de faire maintenant, et pourquoi. */
export const advice: AdviceWords = {
  buy: (airline, cost, wealth, dividend) =>
    rich`Achète une action de ${airline} pour ${dollars(cost)}, frais compris. Ta fortune : ${change(wealth)} ; ton prochain dividende : ${change(dividend)}.`,
  open: (airline, city, cost) =>
    rich`Ouvre ${airline} pour ${dollars(cost)} et vole vers ${strong(city)} : sans actions, tu ne gagnes rien.`,
  go: rich`Aucune action ne vaut ses frais pour toi. Garde ton argent et continue.`,
  route: (airline, city, dividend, means) =>
    rich`Vole avec ${airline} vers ${strong(city)}${dividend > 0 ? ` : ${change(dividend)} pour toi aux prochains dividendes` : ''}. ${means}`,
  discard: (city, reached) =>
    reached
      ? rich`Aucune ligne ne t’aide plus que les autres. Défausse ${strong(city)}.`
      : rich`Aucune ligne ne t’aide. Défausse ${strong(city)} : aucune de tes compagnies ne peut y voler.`,
  pool: (city, airline) => rich`Prends ${strong(city)} dans la défausse : ${airline} peut y voler.`,
  pile: rich`Aucune carte visible n’aide tes compagnies : prends dans la pioche.`,
  consent: (mine, name, theirs) =>
    rich`Aux prochains dividendes, elle te rapporterait ${change(mine)}, et ${change(theirs)} à ${name}.`,
};
