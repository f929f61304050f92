import { money, signedMoney } from '../../../figures.ts';
import { type RichPart, rich, strong } from '../../../rich.ts';

const dollars = (amount: number): string => money('en', amount);
const change = (amount: number): string => (amount === 0 ? dollars(0) : signedMoney('en', amount));

/** What is sensible now, and why. */
export const advice = {
  buy: (airline: RichPart, cost: number, wealth: number, dividend: number) =>
    rich`Buy a share of ${airline} for ${dollars(cost)}, fee included. Your wealth: ${change(wealth)}; your next dividend: ${change(dividend)}.`,
  open: (airline: RichPart, city: string, cost: number) =>
    rich`Open ${airline} for ${dollars(cost)} and fly to ${strong(city)}: without shares you earn nothing.`,
  go: rich`No share is worth its fee to you now. Keep your money and continue.`,
  route: (airline: RichPart, city: string, dividend: number, means: string) =>
    rich`Fly ${airline} to ${strong(city)}${dividend > 0 ? `: ${change(dividend)} for you at the next payout` : ''}. ${means}`,
  discard: (city: string, reached: boolean) =>
    reached
      ? rich`No route helps you more than the others. Discard ${strong(city)}.`
      : rich`No route helps you now. Discard ${strong(city)}: none of your airlines can fly there.`,
  pool: (city: string, airline: RichPart) =>
    rich`Take ${strong(city)} from the pool: ${airline} can fly there.`,
  pile: rich`No open card helps an airline of yours: draw from the pile.`,
  consent: (mine: number, name: string, theirs: number) =>
    rich`At the next payout it would bring you ${change(mine)}, and ${name} ${change(theirs)}.`,
};

export type AdviceWords = typeof advice;
