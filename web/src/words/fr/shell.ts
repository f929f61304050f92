import { listFormat } from '../figures.ts';
import { timeAgo } from '../time-ago.ts';
import type { Catalogue } from '../words.svelte.ts';
import { levels } from './levels.ts';

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const list = listFormat('fr');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Start, setup, saved tables, settings, menus: everything that is the same for all games. */
export const shell: Catalogue['shell'] = {
  title: 'Tarmac',
  close: 'Fermer',
  toStart: 'Accueil',
  loading: 'Un instant',
  pageTitle: (page) => `${page} · Tarmac`,
  differences: 'En quoi les trois jeux diffèrent',

  newVersion: {
    says: 'Une nouvelle version de Tarmac est là. Ta table est enregistrée et ne bouge pas.',
    reload: 'Recharger',
    later: 'Plus tard',
  },

  names: {
    you: 'Toi',
    playerNumber: (n) => `Joueur ${n}`,
    botNames: ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix', 'Greta'],
    withBot: (name, bot) => `${name} (${bot})`,
    listOf: (names) => list.format(names),
  },

  levels,
  strength: (level, levels) => `niveau ${level} sur ${levels}`,

  start: {
    lead: 'Trois jeux de lignes aériennes et d’actions.',
    leadSecond: 'Contre des bots, ou entre amis autour d’un écran.',
    leadOnline: 'Contre des bots, autour d’un écran ou en ligne.',
    games: 'Les jeux',
    playNow: 'Jouer maintenant',
    play: 'Jouer',
    against: (bots, level) => `${capital(number(bots))} ${bots < 2 ? 'bot' : 'bots'} : ${level}`,
    players: (min, max) => `${min}–${max} joueurs`,
    learn: 'Apprendre en jouant',
    learnSays: 'Première fois ? Dix minutes',
    setUp: 'Préparer une table',
    carryOn: 'Reprendre',
    nothingSaved: 'Chaque coup est enregistré aussitôt dans ce navigateur. Ferme l’onglet quand tu veux.',
    allTables: (n) => `Toutes les tables (${n})`,
    online: 'Tables en ligne',
    onlineWaiting: (n) => (n < 2 ? `En ligne : ${n} table t’attend` : `En ligne : ${n} tables t’attendent`),
    onlineOpen: (n) => (n < 2 ? `En ligne : ${n} table à rejoindre` : `En ligne : ${n} tables à rejoindre`),
    openRecord: 'Ouvrir un fichier de partie',
    dropRecord: 'Dépose le fichier de partie pour l’ouvrir',
    notAffiliated: 'Sans lien avec les auteurs ni les éditeurs de ces jeux.',
    noAccount: 'Sans compte, sans publicité.',
    starting: 'On mélange',
  },

  summary: {
    title: (game, players, people) =>
      people.length > 1 ? `${game}, ${list.format(people)}` : `${game}, partie à ${number(players)}`,
    yourTurn: 'À toi de jouer',
    turnOf: (name) => `À ${name} de jouer`,
    choosing: (names) => `À ${list.format(names)} de choisir`,
    youWon: (points) => `Tu gagnes avec ${points} points`,
    won: (names, points) => `Victoire pour ${list.format(names)} avec ${points} points`,
    moves: (n) => `${n} ${n < 2 ? 'coup' : 'coups'}`,
    ago: timeAgo('fr', 'à l’instant'),
  },

  record: {
    cannotOpen: 'Ce fichier ne s’ouvre pas',
    file: (name) => `Fichier : ${name}`,
    where: (path) => `Endroit : ${path}`,
    atStep: (step) => `Au coup ${step} de la partie.`,
    nothingLost: 'Tes tables sont intactes.',
  },

  setup: {
    title: (game) => `Préparer ${game}`,
    seats: 'Qui joue',
    count: 'Joueurs',
    who: (n) => `Qui joue à la place ${n}`,
    person: 'Une personne, ici',
    bots: 'Bots',
    bot: (name, level, levels) => `${name} (${level} sur ${levels})`,
    allBots: 'Niveau de tous les bots',
    mixed:
      'Les bots ont des niveaux différents. Choisis-en un pour tous ici, ou change chaque place ci-dessous.',
    name: (n) => `Nom à la place ${n}`,
    hotSeat:
      'Plusieurs personnes, un écran : la main reste cachée tant que la bonne personne n’a pas pris l’appareil.',
    watching: 'Rien que des bots : tu regardes.',
    clockwise: 'On joue dans le sens horaire.',
    board: 'Plateau',
    options: 'Variantes',
    rule: (number) => `Règle ${number}`,
    seed: 'Graine',
    seedSays: 'Même graine, même donne. Laisse vide pour une nouvelle.',
    seedPlaceholder: 'une nouvelle',
    seedTooLong: 'Une graine a 64 caractères au plus.',
    namesTwice: 'Deux personnes portent le même nom.',
    start: 'Distribuer',
    summary: (players, board) => `${capital(number(players))} joueurs, ${board}`,
  },

  saved: {
    title: 'Tables',
    empty: 'Aucune table pour l’instant.',
    emptySays: 'Une partie s’enregistre ici dès son premier coup, dans ce navigateur seulement.',
    play: 'Jouer une partie',
    open: (title) => `Ouvrir ${title}`,
    export: 'Exporter',
    exportOf: (title) => `Exporter ${title} en fichier de partie`,
    delete: 'Supprimer',
    deleteOf: (title) => `Supprimer ${title}`,
    deleted: 'Table supprimée.',
    undo: 'Annuler',
  },
};
