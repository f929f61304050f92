import type { AdviceWords } from '../../../en/lesson/advice/airlines-europe.ts';
import { rich, strong } from '../../../rich.ts';

const millions = (count: number): string => (count === 1 ? '1 Million' : `${count} Millionen`);

/** Was jetzt sinnvoll ist, und warum. */
export const advice: AdviceWords = {
  play: (shares, gain, money) =>
    rich`Spiel ${shares} aus und nimm ${millions(money)}: Käme die Wertung jetzt, hättest du ${gain} mehr.`,
  licence: (airline, route, price, threshold) =>
    rich`Lass ${airline} für ${millions(price)} ${strong(route)} fliegen. ${threshold}`,
  cash: (cash) =>
    rich`Du hast ${millions(cash)}. Nimm 8 Millionen dazu, dann kannst du wieder Lizenzen kaufen.`,
  take: (share, own, rival) =>
    rich`Nimm ${share}: Damit hast du ${own} auf Hand und Tisch. ${rival ? `Bei ${rival.name} liegen ${rival.count} aus.` : 'Sonst liegt bei niemandem eine aus.'}`,
  draw: rich`Im Markt liegt nichts für dich: Zieh vom Stapel.`,
  give: (share, own, rival) =>
    rich`Gib ${share} ab: Du hast davon ${own}${rival ? `, bei ${rival.name} liegen ${rival.count} aus` : ''}.`,
};
