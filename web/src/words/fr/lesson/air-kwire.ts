import type { About } from '../../../games/air-kwire/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/air-kwire.ts';
import { money } from '../../figures.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import { advice } from './advice/air-kwire.ts';

/** AK-21, AK-20 */
const [OPENING, FEE] = [money('fr', 150), money('fr', 50)];

const dollars = (amount: number): string => money('fr', amount);
const off = (paid: NonNullable<About['paid']>): Rich =>
  paid.unpaid.length > 0 ? rich` Pas en règle, donc sans dividende : ${paid.unpaid}.` : [];
const mine = (paid: About['paid']): Rich => {
  if (!paid) return [];
  return paid.total > 0
    ? rich`Tes actions te rapportent ${dollars(paid.total)} : ${paid.paid(dollars)}.${off(paid)}`
    : rich`Tes actions ne te rapportent rien cette fois.${off(paid)}`;
};

const toCards = ({ names }: About) => rich`Touche ${strong(names.cards)} pour continuer.`;
const toMap = ({ names }: About) => rich`Touche ${strong(names.cards)} pour revoir le plateau.`;
const toAirlines = ({ names }: About) =>
  rich`Touche ${strong(names.airlines)} : toutes les compagnies y sont.`;
const toMarket = ({ names }: About) => rich`Touche ${strong(names.market)} : cours et dividendes y sont.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Bienvenue à bord',
    text: ({ others }) =>
      rich`Tu joues contre ${others}. Sept jeunes compagnies des années trente sont à vendre, et tu peux avoir une part de chacune. À la fin, le plus riche gagne : argent et actions.`,
  },
  cards: {
    title: 'Tes cartes',
    text: () =>
      rich`Cinq villes, que personne d’autre ne voit. Avec une carte, une compagnie dont tu as des actions ouvre une ligne vers cette ville.`,
    find: toCards,
  },
  map: {
    title: 'Le plateau',
    text: () =>
      rich`Une ville par hexagone ; le nombre dit combien de points elle vaut. Les sept bases en valent trois. Un Tri-Motor va à un hexagone, un Boeing 247 à deux, un DC-3 à trois.`,
    find: toMap,
  },
  airlines: {
    title: 'Sept compagnies',
    text: () =>
      rich`Une rangée pour chacune : son cours, ce que paie une action, ses points de ville, et qui a combien d’actions. L’étoile marque le CEO. Toutes sont encore fermées.`,
    find: toAirlines,
  },
  market: {
    title: 'La bourse',
    text: () =>
      rich`Un achat fait monter la compagnie d’une case, une vente la fait descendre. La case fixe son cours, le nombre de ses villes, et les avions qu’elle peut utiliser.`,
    find: toMarket,
  },
  open: {
    title: 'Ouvrir une compagnie',
    text: ({ points }) =>
      rich`Les deux premières actions d’une compagnie fermée coûtent ensemble ${strong(OPENING)}, dont ${FEE} de courtage. ${points ? 'Clique sur' : 'Touche'} la compagnie que tu veux ouvrir.`,
  },
  first: {
    title: 'Sa première ligne',
    text: () =>
      rich`Une compagnie que tu ouvres reçoit aussitôt une ligne. Les villes de tes cartes qu’un Tri-Motor atteint s’éclairent. Choisis-en une : le bouton ouvre la compagnie et vole.`,
    find: toCards,
    hint: () => rich`Choisis la compagnie que tu veux ouvrir, puis une ville éclairée.`,
  },
  ceo: {
    title: 'Le CEO, c’est toi',
    text: () =>
      rich`Tu as le plus d’actions. Les autres doivent te demander pour la faire voler, jusqu’à ce que quelqu’un en ait plus que toi.`,
    find: toAirlines,
  },
  draw: {
    title: 'Une nouvelle carte',
    text: () =>
      rich`À la fin du tour, tu pioches une carte : celle du dessus ou, puisque tu as ouvert une ligne, n’importe laquelle de la défausse.`,
    find: toCards,
  },
  news: {
    title: 'Les tours des autres',
    text: ({ others }) =>
      rich`Voici ce que ${others} ont fait depuis ton dernier tour. Regarde quelles compagnies s’ouvrent, et quelles actions s’achètent.`,
    find: ({ names }) => rich`Touche ${strong(names.log)} pour voir ce que les autres ont fait.`,
  },
  trade: {
    title: 'Acheter des actions',
    text: ({ points }) =>
      rich`Un tour commence à la bourse : jusqu’à trois achats ou ventes, à ${FEE} de courtage chacun. ${points ? 'Clique sur' : 'Touche une compagnie, puis'} un cours pour acheter une action d’une compagnie ouverte.`,
  },
  limits: {
    title: 'Les limites du cours',
    text: () =>
      rich`Le marqueur a bougé. Plus haut, une compagnie dessert plus de villes et vole en Boeing 247 et DC-3 : acheter la fait grandir, vendre peut la clouer au sol.`,
    find: toMarket,
  },
  rivals: {
    title: 'Qui gagne avec toi',
    text: () =>
      rich`Ton achat fait monter le cours pour tous ceux qui ont cette compagnie. Achète là où tu as le plus d’actions : tu y gagnes le plus.`,
    find: toAirlines,
  },
  fly: {
    title: 'Voler ou défausser',
    text: ({ names }) =>
      rich`${strong(names.toCard)} : tu joues une carte. Compagnie, ville, avion, dans n’importe quel ordre ; ce qui est éclairé est possible. Ou ${strong(names.discard)}, si aucune ne te sert.`,
    find: toCards,
  },
  dividends: {
    title: 'Les dividendes',
    text: () =>
      rich`Chaque ligne avance ce marqueur d’une case. Après sept lignes, chaque action paie un pour cent du cours fois les points de ville. Dessous, ce que chacun toucherait maintenant.`,
    find: toMarket,
  },
  qualified: {
    title: 'Qui paie',
    text: () =>
      rich`Une compagnie paie si elle tient les limites de son cours et a au moins autant de points de ville que d’actions vendues. Deux fois de suite sans payer : son cours baisse.`,
    find: toMarket,
  },
  timing: {
    title: 'Quand acheter',
    text: () =>
      rich`Regarde ce marqueur avant d’acheter. Juste avant le versement, les actions d’une compagnie en règle rapportent bientôt. Juste après, il faut attendre sept lignes.`,
    find: toMarket,
  },
  asking: {
    title: 'Demander au CEO',
    text: () =>
      rich`Avec une action, tu peux voler pour la compagnie d’un autre si son CEO l’accepte. Sinon, vole ailleurs ou défausse une carte.`,
    find: toAirlines,
  },
  meeting: {
    title: 'Deux se rencontrent',
    text: () =>
      rich`Si une ligne arrive chez une autre compagnie, celle au cours le plus haut absorbe l’autre : villes, et actions à deux pour une. Les deux plus gros actionnaires ont une prime. Dès 15 points, on ne risque rien.`,
    find: toMap,
  },
  free: {
    title: 'Une suggestion',
    text: ({ until, advise }) => rich`${until} ${advise(advice) ?? []}`,
  },
  goal: {
    title: 'Quarante points',
    text: () =>
      rich`La barre montre où en est chaque compagnie. Dès que l’une a 40 points de ville, la partie s’arrête. Les actions comptent à leur cours.`,
    find: toAirlines,
  },
  rest: {
    title: 'Tu connais le jeu',
    text: () =>
      rich`Les compagnies grandissent jusqu’à se rencontrer. Joue une vraie partie, ou finis celle-ci : toi-même, ou en regardant un bot.`,
  },
  farewell: {
    title: 'Tu sais voler',
    text: () => rich`C’était une partie entière. Les règles sont à portée de main à chaque table.`,
  },

  consent: {
    title: 'On te demande',
    text: ({ names, advise }) =>
      rich`Tu es le CEO de cette compagnie : ${strong(names.approve)} ou ${strong(names.refuse)}. ${advise(advice) ?? 'Si tu refuses, la carte repart.'}`,
  },
  dispose: {
    title: 'Tes actions',
    text: () =>
      rich`La compagnie est absorbée. Donne deux actions pour une de l’acquéreur, ou vends-les au dernier cours, sans courtage. Tu peux faire des deux.`,
  },
  payout: {
    title: 'Jour de paie',
    text: ({ paid }) => rich`Sept lignes sont ouvertes : les dividendes tombent. ${mine(paid)}`,
  },
  merger: {
    title: 'Une fusion',
    text: () =>
      rich`Pas à pas : qui absorbe qui, la nouvelle base, les primes des deux plus gros actionnaires, ce que chacun fait de ses actions, et les villes qui changent de main.`,
  },

  watching: {
    title: 'À toute vitesse',
    text: () =>
      rich`Un bot joue pour toi, et tout le monde joue vite. À une fusion, tu peux regarder de près.`,
  },
  ask: {
    title: 'Le CEO décide',
    text: ({ names }) =>
      rich`Un autre dirige cette compagnie. Le bouton lui demande ; ${strong(names.undo)} permet d’y repenser.`,
  },
  answered: {
    title: 'Tu as répondu',
    text: ({ names }) => rich`${strong(names.end)} rend le tour. ${strong(names.undo)} reprend ta réponse.`,
  },
  pass: {
    title: 'Ton tour est fini',
    text: ({ names }) =>
      rich`${strong(names.end)} laisse jouer les autres. ${strong(names.undo)} revient en arrière.`,
  },
  turn: {
    title: 'À toi',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Achète et vends, ouvre une compagnie, ou continue : ${strong(names.toCard)}.`,
  },
  card: {
    title: 'Voler ou défausser',
    text: ({ advise, names }) =>
      advise(advice) ??
      rich`Choisis une compagnie et une ville éclairée. Si aucune carte ne te sert : ${strong(names.discard)}.`,
    find: toCards,
  },
  drawing: {
    title: 'Une nouvelle carte',
    text: ({ advise }) =>
      advise(advice) ?? rich`Celle du dessus ou, si tu as ouvert une ligne, une carte de la défausse.`,
    find: toCards,
  },
  decide: {
    title: 'À toi de décider',
    text: () => rich`La ligne au-dessus du bouton dit quoi décider. Le bouton le fait.`,
  },
  others: {
    title: 'Les autres jouent',
    text: ({ others }) => rich`${others} jouent avec les mêmes règles que toi. Ensuite, c’est à toi.`,
  },
};
