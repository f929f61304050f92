import type { AdviceWords } from '../../../en/lesson/advice/airlines-1990.ts';
import { rich, strong } from '../../../rich.ts';

const shares = (count: number): string => (count === 1 ? '1 azione' : `${count} azioni`);

/** Che cosa conviene adesso, e perché. */
export const advice: AdviceWords = {
  found: (company, count, route, gain) =>
    rich`Fonda ${company} con ${shares(count)} su ${strong(route)}: se si contasse adesso, avresti ${gain} in più.`,
  play: (company, count, gain) =>
    rich`Gioca ${shares(count)} di ${company}: se si contasse adesso, avresti ${gain} in più.`,
  expand: (company, own, next) =>
    rich`In ${company} sei in testa, ${own} a ${next}. Pesca una carta volo e falla volare, se una carta va bene.`,
  draw: rich`Non sei in testa da solo in nessuna. Pesca una carta volo; se fai volare una compagnia, prendi un’azione.`,
  fly: (company, route, threshold) =>
    rich`Fai volare ${company} su ${strong(route)}. ${threshold} E prendi un’azione.`,
  keep: rich`Ogni volo aiuterebbe gli altri più di te. Meglio tenere le carte.`,
  take: (share, own, rival) =>
    rich`Prendi ${share}: così ne hai ${own}, tra mano e tavolo. ${rival ? `${rival.name} ne ha ${rival.count} sul tavolo.` : 'Nessun altro ne ha sul tavolo.'}`,
  pile: rich`Il mercato non ha niente per te: pesca dal mazzo.`,
};
