import { type Rich, type RichPart, rich, strong } from '../../../rich.ts';

/** The other player with the most shares of an airline on the table. */
interface Rival {
  readonly name: string;
  readonly count: number;
}

/** What is sensible now, and why. */
export const advice = {
  play: (shares: Rich, gain: number, money: number) =>
    rich`Play ${shares} for ${money} million: if it scored now, you would get ${gain} more.`,
  licence: (airline: RichPart, route: string, price: number, threshold: string) =>
    rich`Let ${airline} fly ${strong(route)} for ${price} million. ${threshold}`,
  cash: (cash: number) =>
    rich`You have ${cash} million. Take 8 million more, then you can buy licences again.`,
  take: (share: RichPart, own: number, rival: Rival | null) =>
    rich`Take ${share}: you then have ${own} in hand and portfolio. ${rival ? `${rival.name} has ${rival.count} on the table.` : 'Nobody else has one on the table.'}`,
  draw: rich`The market has nothing for you: draw from the deck.`,
  give: (share: RichPart, own: number, rival: Rival | null) =>
    rich`Give ${share}: you have ${own} of it${rival ? `, and ${rival.name} has ${rival.count} on the table` : ''}.`,
};

export type AdviceWords = typeof advice;
