import type { About, Names } from '../../../games/airlines-europe/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-europe.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-europe.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Touche ${strong(names.cards)} pour continuer.`;
const instead =
  (action: keyof Names) =>
  ({ names }: About) =>
    rich`Tu as choisi un autre coup, et c’est permis. Appuie sur ${strong(names[action])} pour revenir à celui-ci.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Bienvenue à bord',
    text: ({ others }) =>
      rich`Tu joues contre ${others}. Vous faites tous grandir des compagnies, et personne n’en possède. Vous avez des actions : le plus d’actions d’une grande compagnie rapporte le plus.`,
  },
  shares: {
    title: 'Tes actions',
    text: () =>
      rich`Huit cartes, chacune une action d’une compagnie. Couleur, lettre et dérive les distinguent. En main, elles ne valent encore rien.`,
    find: toCards,
  },
  keep: {
    title: 'Ton portefeuille',
    text: ({ names }) =>
      rich`Choisis deux actions de compagnies différentes, puis ${strong(names.keep)}. Posées devant toi, elles comptent. Bon choix : une compagnie que tu as en plusieurs exemplaires.`,
    find: toCards,
  },
  holders: {
    title: 'Qui détient quoi',
    text: () =>
      rich`Toutes les actions posées : une ligne par compagnie, une colonne par joueur. Le chiffre plein est en tête, le chiffre encadré deuxième.`,
    find: ({ names }) => rich`Touche ${strong(names.shares)} : tu y vois les actions posées de tous.`,
  },
  runway: {
    title: 'La piste',
    text: () =>
      rich`Plus une compagnie est à droite, plus elle paie. Les points sont écrits au-dessus : le premier nombre va à qui a le plus d’actions, le suivant au deuxième.`,
    find: ({ names }) => rich`Touche ${strong(names.cards)} pour revoir le plateau.`,
  },
  actions: {
    title: 'Quatre coups',
    text: () =>
      rich`À ton tour, tu fais une de ces quatre choses, puis les autres jouent. Tu vas essayer les quatre.`,
  },
  licence: {
    title: 'Une compagnie vole',
    text: ({ names }) =>
      rich`Une licence ouvre une ligne de plus à une compagnie et augmente sa valeur. Appuie sur ${strong(names.licence)}.`,
    hint: instead('licence'),
  },
  airline: {
    title: 'Quelle compagnie ?',
    text: () =>
      rich`Choisis-en une dont tu as posé une action : si elle grandit, tu y gagnes. Les autres sont permises aussi.`,
    hint: instead('licence'),
  },
  route: {
    title: 'Quelle ligne ?',
    text: ({ names, points }) =>
      points
        ? rich`Ses lignes ouvertes sont éclairées, avec le prix en millions. Pointe-en une : ${strong(names.feed)} montre qui y gagne. Clique pour acheter.`
        : rich`Ses lignes ouvertes sont éclairées, avec le prix en millions. Touches-en une, lis ${strong(names.feed)}, puis achète.`,
    hint: instead('licence'),
  },
  value: {
    title: 'Elle grandit',
    text: () =>
      rich`La compagnie a avancé du prix de sa licence. Cela profite à tous ceux qui ont ses actions, pas seulement à toi.`,
    find: toCards,
  },
  thresholds: {
    title: 'Le bon palier',
    text: () =>
      rich`La piste a des paliers. Une compagnie ne paie plus qu’en atteignant le suivant. Si ta licence s’arrête juste avant, un autre fera le dernier pas.`,
    find: toCards,
  },
  share: {
    title: 'Puis une action',
    text: () =>
      rich`Tu peux acheter une seconde licence. Sinon, prends une action au marché, ou la première carte de la pioche : elle va dans ta main et finit ton tour.`,
    find: toCards,
  },
  news: {
    title: 'Le tour des autres',
    text: ({ others }) =>
      rich`Voici ce qu’ont fait ${others} depuis ton dernier tour. Regarde quelles compagnies grandissent, et qui a leurs actions.`,
    find: ({ names }) => rich`Touche ${strong(names.log)} pour voir ce qu’ont fait les autres.`,
  },
  rivals: {
    title: 'Qui gagne avec toi',
    text: () =>
      rich`Une licence profite surtout au joueur en tête de la compagnie. Fais grandir celles où tu es premier ou deuxième, sinon tu travailles pour un rival.`,
    find: ({ names }) => rich`Touche ${strong(names.shares)} pour voir les actions posées de chacun.`,
  },
  play: {
    title: 'Actions sur la table',
    text: ({ names }) =>
      rich`Seules les actions posées comptent. Appuie sur ${strong(names.play)} et choisis-en autant que tu veux d’une compagnie, ou une de chacune de deux. Chacune te rapporte 2 millions.`,
    find: toCards,
    hint: instead('play'),
  },
  end: {
    title: 'Coup joué',
    text: ({ names }) =>
      rich`Tant que tu n’as pas passé la main, ${strong(names.undo)} revient en arrière. ${strong(names.end)} laisse jouer les autres.`,
  },
  gauge: {
    title: 'Cartes de décompte',
    text: ({ small }) =>
      rich`Trois cartes de décompte sont cachées dans la pioche. Dès qu’il en sort une, on compte toutes les actions posées. Les chances sont écrites ${small ? 'au-dessus du marché' : 'à côté'}.`,
  },
  cash: {
    title: 'L’argent',
    text: ({ names }) =>
      rich`Les licences coûtent cher. ${strong(names.cash)} rapporte 8 millions et prend tout ton tour. Essaie.`,
    hint: instead('cash'),
  },
  abacus: {
    title: 'Air ABACUS',
    text: () =>
      rich`Une compagnie sans avions. Ses actions paient de plus en plus : à qui en a le plus, 4 points au premier décompte, 8 au deuxième, 16 au troisième.`,
    find: toCards,
  },
  exchange: {
    title: 'L’échange',
    text: ({ names }) =>
      rich`Appuie sur ${strong(names.exchange)} et cède une action contre une ABACUS, ou trois contre deux. Cède celles qui ne seront pas en tête. La nouvelle va dans ta main.`,
    find: toCards,
    hint: instead('exchange'),
  },
  flags: {
    title: 'Les drapeaux',
    text: () =>
      rich`Quatre compagnies ont un drapeau dans une ville lointaine. Dès que leurs lignes le relient à leur base, elles avancent du nombre écrit dessus.`,
  },
  free: {
    title: 'Une suggestion',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'Tu connais le jeu',
    text: ({ scorings }) =>
      rich`${scorings > 1 ? 'Il reste un décompte, qui finit la partie.' : 'Deux décomptes restent à venir ; le troisième finit la partie.'} Joue une vraie partie, ou finis celle-ci : toi-même, ou en regardant un bot.`,
  },
  farewell: {
    title: 'Tu sais voler',
    text: () =>
      rich`C’était une partie entière. Les règles sont à portée de main à chaque table, et un tour peut s’annuler.`,
  },

  pick: {
    title: 'Un décompte arrive',
    text: ({ advise }) =>
      rich`Elle est sortie. Avant le décompte, chacun prend en main une action du marché. ${advise(advice) ?? []}`,
    find: toCards,
  },
  scoring: {
    title: 'Le décompte',
    text: ({ names }) =>
      rich`Compagnie par compagnie. Le plus d’actions posées reçoit le premier nombre, puis le deuxième ; à égalité, on partage. ${strong(names.next)} passe à la suite.`,
  },
  sum: {
    title: 'Le bilan',
    text: ({ scored, names }) => rich`${mine(scored)} ${strong(names.continue)} ramène à la table.`,
  },
  second: {
    title: 'Deuxième décompte',
    text: () =>
      rich`Les compagnies ont grandi et paient donc plus. ABACUS paie le double de la première fois.`,
  },
  third: {
    title: 'Dernier décompte',
    text: () =>
      rich`ABACUS paie maintenant 16 à qui en a le plus. Puis on compte tous les points : le plus gagne.`,
  },

  watching: {
    title: 'À toute vitesse',
    text: () =>
      rich`Un bot joue maintenant à ta place, et tous jouent vite. À chaque décompte, tu peux regarder de près.`,
  },
  pass: {
    title: 'Coup joué',
    text: ({ names }) =>
      rich`${strong(names.end)} laisse jouer les autres. ${strong(names.undo)} revient en arrière.`,
  },
  more: {
    title: 'Une deuxième licence',
    text: ({ advise }) => rich`Tu peux en acheter une autre : ${advise(advice) ?? []}`,
    find: toCards,
  },
  take: {
    title: 'Prends une action',
    text: ({ advise }) =>
      advise(advice) ??
      rich`Une du marché, ou la première carte de la pioche. Elle va dans ta main et finit ton tour.`,
    find: toCards,
  },
  give: {
    title: 'Cède des actions',
    text: ({ advise }) => rich`L’échange n’est pas encore payé : choisis quoi céder. ${advise(advice) ?? []}`,
    find: toCards,
  },
  turn: {
    title: 'À toi de jouer',
    text: ({ advise }) => advise(advice) ?? rich`Choisis un des quatre coups.`,
  },
  others: {
    title: 'Les autres jouent',
    text: ({ others }) =>
      rich`${others} jouent avec les mêmes règles que toi. Puis c’est de nouveau ton tour.`,
  },
};
