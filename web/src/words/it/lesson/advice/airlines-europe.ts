import type { AdviceWords } from '../../../en/lesson/advice/airlines-europe.ts';
import { rich, strong } from '../../../rich.ts';

const millions = (count: number): string => (count === 1 ? '1 milione' : `${count} milioni`);

/** Che cosa conviene adesso, e perché. */
export const advice: AdviceWords = {
  play: (shares, gain, money) =>
    rich`Gioca ${shares} per ${millions(money)}: se si contasse adesso, avresti ${gain} in più.`,
  licence: (airline, route, price, threshold) =>
    rich`Fai volare ${airline} su ${strong(route)} per ${millions(price)}. ${threshold}`,
  cash: (cash) => rich`Hai ${millions(cash)}. Prendine altri 8: potrai di nuovo comprare licenze.`,
  take: (share, own, rival) =>
    rich`Prendi ${share}: così ne hai ${own}, tra mano e tavolo. ${rival ? `${rival.name} ne ha ${rival.count} sul tavolo.` : 'Nessun altro ne ha sul tavolo.'}`,
  draw: rich`Il mercato non ha niente per te: pesca dal mazzo.`,
  give: (share, own, rival) =>
    rich`Cedi ${share}: ne hai ${own}${rival ? `, e ${rival.name} ne ha ${rival.count} sul tavolo` : ''}.`,
};
