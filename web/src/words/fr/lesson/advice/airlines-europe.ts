import type { AdviceWords } from '../../../en/lesson/advice/airlines-europe.ts';
import { rich, strong } from '../../../rich.ts';

const millions = (count: number): string => (count < 2 ? `${count} million` : `${count} millions`);

/** Ce qu’il est bon de faire maintenant, et pourquoi. */
export const advice: AdviceWords = {
  play: (shares, gain, money) =>
    rich`Pose ${shares} pour ${millions(money)} : si le décompte venait maintenant, tu aurais ${gain} de plus.`,
  licence: (airline, route, price, threshold) =>
    rich`Fais voler ${airline} sur ${strong(route)} pour ${millions(price)}. ${threshold}`,
  cash: (cash) =>
    rich`Tu as ${millions(cash)}. Prends-en 8 de plus : tu pourras de nouveau acheter des licences.`,
  take: (share, own, rival) =>
    rich`Prends ${share} : tu en auras ${own}, en main et sur la table. ${rival ? `${rival.name} en a posé ${rival.count}.` : 'Personne d’autre n’en a posé.'}`,
  draw: rich`Le marché n’a rien pour toi : prends dans la pioche.`,
  give: (share, own, rival) =>
    rich`Cède ${share} : tu en as ${own}${rival ? `, et ${rival.name} en a posé ${rival.count}` : ''}.`,
};
