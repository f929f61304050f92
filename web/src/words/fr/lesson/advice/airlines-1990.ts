import type { AdviceWords } from '../../../en/lesson/advice/airlines-1990.ts';
import { rich, strong } from '../../../rich.ts';

const shares = (count: number): string => (count < 2 ? `${count} action` : `${count} actions`);

/** Ce qu’il est bon de faire maintenant, et pourquoi. */
export const advice: AdviceWords = {
  found: (company, count, route, gain) =>
    rich`Fonde ${company} avec ${shares(count)} sur ${strong(route)} : si le décompte venait maintenant, tu aurais ${gain} de plus.`,
  play: (company, count, gain) =>
    rich`Pose ${shares(count)} de ${company} : si le décompte venait maintenant, tu aurais ${gain} de plus.`,
  expand: (company, own, next) =>
    rich`Chez ${company} tu es en tête, ${own} à ${next}. Pioche une carte de vol, et fais-la voler si une carte convient.`,
  draw: rich`Tu n’es seul en tête nulle part. Pioche une carte de vol ; une compagnie qui vole te donne une action.`,
  fly: (company, route, threshold) =>
    rich`Fais voler ${company} sur ${strong(route)}. ${threshold} Et tu prends une action.`,
  keep: rich`Chaque vol aiderait les autres plus que toi. Garde plutôt tes cartes.`,
  take: (share, own, rival) =>
    rich`Prends ${share} : tu en auras ${own}, en main et sur la table. ${rival ? `${rival.name} en a posé ${rival.count}.` : 'Personne d’autre n’en a posé.'}`,
  pile: rich`Le marché n’a rien pour toi : prends dans la pioche.`,
};
