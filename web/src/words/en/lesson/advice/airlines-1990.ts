import { type RichPart, rich, strong } from '../../../rich.ts';

/** The other player with the most shares of a company on the table. */
interface Rival {
  readonly name: string;
  readonly count: number;
}

const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);

/** What is sensible now, and why. */
export const advice = {
  found: (company: RichPart, count: number, route: string, gain: number) =>
    rich`Found ${company} with ${shares(count)} on ${strong(route)}: if it scored now, you would get ${gain} more.`,
  play: (company: RichPart, count: number, gain: number) =>
    rich`Play ${shares(count)} of ${company}: if it scored now, you would get ${gain} more.`,
  expand: (company: RichPart, own: number, next: number) =>
    rich`You lead ${company} with ${own} to ${next}. Expand: draw a flight card and let it fly, if a card fits.`,
  draw: rich`You lead no company alone. Expand: one more flight card, and a share if you let a company fly.`,
  fly: (company: RichPart, route: string, threshold: string) =>
    rich`Let ${company} fly ${strong(route)}. ${threshold} And you take a share.`,
  keep: rich`Every flight would help the others more than you. Better keep your cards.`,
  take: (share: RichPart, own: number, rival: Rival | null) =>
    rich`Take ${share}: you then have ${own} in hand and on the table. ${rival ? `${rival.name} has ${rival.count} on the table.` : 'Nobody else has one on the table.'}`,
  pile: rich`The market has nothing for you: draw from the pile.`,
};

export type AdviceWords = typeof advice;
