import type { About } from '../../../games/airlines-1990/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-1990.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-1990.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Touche ${strong(names.cards)} pour continuer.`;
const instead =
  (action: 'found' | 'expand' | 'play') =>
  ({ names }: About) =>
    rich`Tu as choisi un autre coup, et c’est permis. Appuie sur ${strong(names[action])} pour revenir à celui-ci.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Bienvenue à bord',
    text: ({ others }) =>
      rich`Tu joues contre ${others}. Vous agrandissez tous des compagnies, et personne n’en possède. Vous avez des actions : le plus d’actions d’une grande compagnie rapporte le plus.`,
  },
  shares: {
    title: 'Tes actions',
    text: () =>
      rich`Cinq cartes, chacune une action d’une compagnie. En main elles ne valent rien ; posées sur la table, elles comptent.`,
    find: toCards,
  },
  flights: {
    title: 'Tes cartes Vol',
    text: () =>
      rich`Chacune porte un motif et un nombre. Elle permet à une compagnie d’ouvrir une ligne du même motif.`,
    find: toCards,
  },
  routes: {
    title: 'Le plateau',
    text: () =>
      rich`Chaque trait entre deux villes est une ligne. Son motif dit quelles cartes conviennent ; le nombre du plus petit cercle libre dit quelle valeur il faut.`,
    find: ({ names }) => rich`Touche ${strong(names.cards)} pour revoir le plateau.`,
  },
  companies: {
    title: 'Neuf compagnies',
    text: () =>
      rich`Une rangée pour chacune : ses motifs, ses marqueurs sur le plateau et les actions posées, une colonne par joueur.`,
    find: ({ names }) => rich`Touche ${strong(names.companies)} : toutes les compagnies y sont.`,
  },
  actions: {
    title: 'Trois coups',
    text: () =>
      rich`À ton tour, tu joues l’un de ces trois coups, puis c’est aux autres. Tu vas les essayer tous.`,
  },
  found: {
    title: 'Une compagnie naît',
    text: ({ names }) =>
      rich`Une compagnie vole dès que quelqu’un la met en jeu. Appuie sur ${strong(names.found)}.`,
    hint: instead('found'),
  },
  home: {
    title: 'Actions, carte, ligne',
    text: ({ points }) =>
      rich`Choisis une compagnie. Tu poses ses actions devant toi, et une carte Vol ouvre une ligne à son siège : les lignes éclairées conviennent. ${points ? 'Appuie sur l’une d’elles.' : 'Touche une ligne, puis le bouton.'}`,
    hint: instead('found'),
  },
  worth: {
    title: 'Sa valeur',
    text: () =>
      rich`Un marqueur sur la ligne, un au siège : la compagnie vaut deux points. Chaque marqueur de plus en ajoute un.`,
    find: ({ names }) => rich`Touche ${strong(names.companies)} : toutes les compagnies y sont.`,
  },
  share: {
    title: 'Une action',
    text: () =>
      rich`Prends une des cinq actions du marché, ou la première carte de la pioche, sans la voir. Puis tu pioches une carte Vol.`,
    find: toCards,
  },
  news: {
    title: 'Le tour des autres',
    text: ({ others }) =>
      rich`Voici ce que ${others} ont fait depuis ton dernier tour. Regarde quelles compagnies grandissent, et qui en a posé des actions.`,
    find: ({ names }) => rich`Touche ${strong(names.log)} pour voir ce que les autres ont fait.`,
  },
  rivals: {
    title: 'Qui gagne avec toi',
    text: () =>
      rich`Chaque marqueur rapporte un point au joueur qui a posé le plus d’actions de la compagnie. Vole là où c’est toi. Si un rival est en tête, tu travailles pour lui.`,
    find: ({ names }) => rich`Touche ${strong(names.companies)} : toutes les compagnies y sont.`,
  },
  expand: {
    title: 'Faire grandir',
    text: ({ names }) =>
      rich`${strong(names.expand)} pioche d’abord une carte Vol ; ensuite, tu décides. Toute compagnie en jeu peut voler, peu importe qui l’a fondée.`,
    hint: instead('expand'),
  },
  fly: {
    title: 'Voler ou garder',
    text: ({ names }) =>
      rich`Choisis une compagnie et une ligne éclairée qui touche son réseau. Elle y reçoit un marqueur, et tu prends une action. Ou bien ${strong(names.keep)}, sans action.`,
  },
  pile: {
    title: 'Cartes de décompte',
    text: ({ small }) =>
      rich`Trois cartes de décompte se cachent dans la pioche. Dès qu’il en sort une, toutes les actions posées comptent. Les chances sont écrites ${small ? 'au-dessus du marché' : 'à côté'}.`,
  },
  play: {
    title: 'Poser des actions',
    text: ({ names }) =>
      rich`Seules les actions posées comptent. Appuie sur ${strong(names.play)} et pose autant d’actions d’une compagnie en jeu que tu veux.`,
    find: toCards,
    hint: instead('play'),
  },
  lead: {
    title: 'Premier et deuxième',
    text: () =>
      rich`Pour chaque compagnie, le plus d’actions posées rapporte un point par marqueur, la deuxième place la moitié. Les autres n’ont rien.`,
    find: ({ names }) => rich`Touche ${strong(names.companies)} : toutes les compagnies y sont.`,
  },
  timing: {
    title: 'Quand poser',
    text: () =>
      rich`Personne ne voit les actions de ta main, mais un décompte les ignore. Pose-les tant qu’il est peu probable, d’abord là où une de plus te met en tête.`,
    find: toCards,
  },
  free: {
    title: 'Une suggestion',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'Tu connais le jeu',
    text: () =>
      rich`D’autres décomptes suivent, et un dernier quand il n’y a plus d’actions. Joue une vraie partie, ou finis celle-ci : toi-même, ou en regardant un bot.`,
  },
  farewell: {
    title: 'À toi de voler',
    text: () => rich`C’était une partie entière. Les règles sont à portée de main à chaque table.`,
  },

  sabotage: {
    title: 'Le sabotage',
    text: ({ names }) =>
      rich`Tu as posé une seule action : tu peux mettre un marqueur, face Sabotage, sur un cercle libre de 5 ou plus, qui ne servira plus à personne. Ou bien ${strong(names.done)}.`,
  },
  scoring: {
    title: 'Le décompte',
    text: ({ names }) =>
      rich`Compagnie par compagnie. Le plus d’actions posées reçoit tous les points, le deuxième la moitié ; à égalité, on partage. ${strong(names.next)} continue.`,
  },
  sum: {
    title: 'Le total',
    text: ({ scored, names }) => rich`${mine(scored)} ${strong(names.continue)} ramène à la table.`,
  },
  again: {
    title: 'Encore un décompte',
    text: () => rich`Les compagnies ont grandi et rapportent plus. Quelqu’un d’autre est peut-être en tête.`,
  },

  watching: {
    title: 'À toute vitesse',
    text: () =>
      rich`Un bot joue maintenant à ta place, et tous jouent vite. À chaque décompte, tu peux regarder de près.`,
  },
  pass: {
    title: 'Coup joué',
    text: ({ names }) =>
      rich`${strong(names.end)} laisse jouer les autres. ${strong(names.undo)} le reprend.`,
  },
  take: {
    title: 'Prends une action',
    text: ({ advise }) =>
      advise(advice) ??
      rich`Une des cinq du marché, ou la première carte de la pioche. Elle va dans ta main.`,
    find: toCards,
  },
  drawn: {
    title: 'Voler ou garder',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Choisis une compagnie et une ligne éclairée, ou bien ${strong(names.keep)}.`,
  },
  turn: {
    title: 'À toi de jouer',
    text: ({ advise }) => advise(advice) ?? rich`Choisis un des trois coups.`,
  },
  others: {
    title: 'Les autres jouent',
    text: ({ others }) => rich`${others} suivent les mêmes règles que toi. Puis ce sera à toi.`,
  },
};
