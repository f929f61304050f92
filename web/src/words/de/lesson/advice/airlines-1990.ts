import type { AdviceWords } from '../../../en/lesson/advice/airlines-1990.ts';
import { rich, strong } from '../../../rich.ts';

const shares = (count: number): string => (count === 1 ? '1 Aktie' : `${count} Aktien`);

/** Was jetzt sinnvoll ist, und warum. */
export const advice: AdviceWords = {
  found: (company, count, route, gain) =>
    rich`Gründe ${company} mit ${shares(count)} auf ${strong(route)}: Käme die Wertung jetzt, hättest du ${gain} mehr.`,
  play: (company, count, gain) =>
    rich`Spiel ${shares(count)} von ${company} aus: Käme die Wertung jetzt, hättest du ${gain} mehr.`,
  expand: (company, own, next) =>
    rich`Bei ${company} liegst du mit ${own} zu ${next} vorn. Bau aus: Zieh eine Flugkarte und lass sie fliegen, wenn eine passt.`,
  draw: rich`Nirgends liegst du allein vorn. Bau aus: eine Flugkarte mehr, und eine Aktie, wenn du fliegst.`,
  fly: (company, route, threshold) =>
    rich`Lass ${company} ${strong(route)} fliegen. ${threshold} Und du nimmst eine Aktie.`,
  keep: rich`Jeder Flug hilft den anderen mehr als dir. Behalte lieber deine Karten.`,
  take: (share, own, rival) =>
    rich`Nimm ${share}: Damit hast du ${own} auf Hand und Tisch. ${rival ? `Bei ${rival.name} liegen ${rival.count} aus.` : 'Sonst liegt bei niemandem eine aus.'}`,
  pile: rich`Im Markt liegt nichts für dich: Zieh vom Stapel.`,
};
