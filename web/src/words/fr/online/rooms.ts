import { durationIn } from '../../duration.ts';
import type { OnlineTexts } from '../../online.ts';
import { list } from '../people.ts';

const lasting = durationIn('fr', 'un instant');

export const setup: OnlineTexts['setup'] = {
  where: 'Où vous jouez',
  ways: { screen: 'Cet écran', online: 'En ligne' },
  says: 'Chacun joue sur son appareil. Ouvre la table, puis envoie le lien à tes amis.',
  you: 'Toi',
  free: 'Place libre',
  name: 'Ton nom',
  nameSays: 'Les autres le voient à la table.',
  nameMissing: 'Écris d’abord ton nom.',
  access: 'Qui peut venir',
  accesses: { link: 'Avec le lien', listed: 'Tous, sur ce serveur' },
  absence: 'Si quelqu’un s’absente',
  absenceSays: 'Passé ce délai, les autres peuvent décider qu’un bot joue à sa place.',
  lasting: (milliseconds) => lasting(milliseconds),
  open: 'Ouvrir la table',
};

export const bring: OnlineTexts['bring'] = {
  title: 'Continuer en ligne',
  waySays: 'D’autres se joignent à la partie.',
  of: (table) => `Continuer ${table} en ligne`,
  says: 'La partie continue là où elle en est, et chacun joue sur son appareil. Ta table reste ici telle quelle : les autres en reçoivent une copie.',
  who: (seat, name) => `Qui joue désormais la place ${seat} (${name})`,
  others: 'Les autres',
  dealt:
    'Avant de s’asseoir, les autres apprennent que les cartes ont été distribuées sur ton appareil. Le serveur mélange de nouveau ce que personne n’a encore vu.',
};

export const pass: OnlineTexts['pass'] = {
  title: 'Carte d’embarquement',
  invites: (host) => `${host} t’invite à jouer`,
  invited: 'On t’invite à jouer',
  host: 'Hôte',
  board: 'Plateau',
  options: 'Variantes',
  usual: 'Comme d’habitude',
  away: 'Si quelqu’un s’absente',
  awaySays: (milliseconds) => `Un bot peut le remplacer après ${lasting(milliseconds)}`,
  seats: 'À la table',
  nameMissing: 'Écris d’abord ton nom.',
  take: (seat) => `Prendre la place ${seat}`,
  watch: 'Regarder',
  watchInstead: 'Plutôt regarder',
  begun: 'La partie a commencé. Tu peux la regarder.',
  full: 'Toutes les places sont prises. Tu peux regarder.',
  over: 'La partie est finie. Tu peux voir comment elle s’est passée.',
  brought: (name) =>
    `Les cartes de cette partie ont été distribuées sur l’appareil de ${name}. Le serveur mélange de nouveau ce que personne n’a encore vu.`,
  gone: 'Cette table n’existe pas',
  goneSays: 'Elle a peut-être expiré, ou le lien n’est pas complet.',
  watchSays: 'Avec un nom, tu peux parler aux autres. Sans nom, tu ne fais que regarder.',
};

export const invitation: OnlineTexts['invitation'] = {
  title: 'Invite tes amis',
  says: 'Envoie-leur le lien, ou fais-leur scanner le code.',
  link: 'Lien vers cette table',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  share: 'Envoyer le lien',
  shareText: (game) => `Joue à ${game} avec moi.`,
  address: 'Quelle adresse',
  addressSays: 'Cet ordinateur a plusieurs adresses. Choisis-en une que tes amis peuvent joindre.',
  code: (address) => `Code QR de ${address}`,
};

export const lounge: OnlineTexts['lounge'] = {
  title: 'Salle d’embarquement',
  about: (board) => `Salle d’embarquement : ${board}`,
  heads: { seat: 'Place', who: 'Joueur', status: 'État' },
  free: 'Place libre',
  boarding: 'Embarquement',
  here: 'Présent',
  away: 'Absent',
  awaySays: (milliseconds) => `Absent depuis ${lasting(milliseconds)}`,
  you: 'Toi',
  host: 'Hôte',
  watching: (n) => (n < 2 ? `${n} personne regarde.` : `${n} personnes regardent.`),
  freeSeat: (seat, name) => `Libérer la place ${seat} (${name})`,
  freeIt: 'Libérer la place',
  botFor: (seat) => `Bot pour la place ${seat}`,
  seatBot: 'Un bot',
  take: (seat) => `Prendre la place ${seat}`,
  takeIt: 'Prendre la place',
  start: 'Distribuer les cartes',
  goOn: 'Continuer la partie',
  startWithout: (n) => `Commencer à ${n}`,
  startWithoutSays: 'Sans les places libres',
  fill: 'Commencer avec des bots',
  fillSays: (level) => `Places libres : ${level}`,
  tooFew: (min) => `Il faut au moins ${min} joueurs.`,
  waitForHost: (host) => `${host} lance la partie. Elle s’ouvrira ici toute seule.`,
  waitForStart: 'La partie s’ouvrira ici toute seule.',
  ready: 'Commence quand tout le monde est là.',
  leave: 'Quitter la table',
  talk: 'Discussion',
  join: 'Rejoindre la table',
  joined: (name, seat) => `${name} a pris la place ${seat}.`,
  freed: (seat) => `La place ${seat} est libre.`,
};

export const lobby: OnlineTexts['lobby'] = {
  title: 'Tables en ligne',
  mine: 'Tes tables',
  none: 'Tu n’as pas encore de table en ligne.',
  noneSays: 'Choisis un jeu, prépare une table et prends « En ligne ».',
  toGames: 'Choisir un jeu',
  open: 'Tables à rejoindre',
  noneOpen: 'Aucune table ne cherche de joueurs pour l’instant.',
  yourTurn: 'À toi de jouer',
  since: (state, milliseconds) =>
    milliseconds < 60_000 ? state : `${state}, depuis ${lasting(milliseconds)}`,
  waitsFor: (names) => `À ${list(names)} de jouer`,
  gathering: (free) =>
    free === 0 ? 'Toutes les places sont prises' : free === 1 ? '1 place libre' : `${free} places libres`,
  over: 'Finie',
  brought: (name) => `Suite d’une partie de l’appareil de ${name}`,
  resume: (title) => `Ouvrir ${title}`,
};

export const device: OnlineTexts['device'] = {
  title: 'Continuer sur un autre appareil',
  says: 'Scanne le code avec l’autre appareil, ou tape-le là-bas. Il sert une fois, pendant dix minutes.',
  show: 'Afficher un code',
  enter: 'Entrer un code',
  enterSays: 'Ton autre appareil l’affiche sous « Tables en ligne ».',
  scan: 'Code QR pour ton autre appareil',
  use: 'Continuer ici',
  welcome: (name) => `Te voilà ${name} ici aussi.`,
  known: (name) => `Tu joues sous le nom de ${name}.`,
  expired: 'Ce code est trop ancien. Demandes-en un autre.',
  another: 'Afficher un autre code',
  replaces: (name) =>
    `Sur cet appareil, tu joues sous le nom de ${name}. Avec le code, tu deviens ici le joueur de l’autre appareil et tu perds l’accès aux places de ${name}.`,
  replace: 'Remplacer ce joueur',
  keep: (name) => `Rester ${name}`,
};

export const noServer: OnlineTexts['noServer'] = {
  title: 'Pas de serveur ici',
  says: 'Tarmac tourne ici sans serveur : il n’y a pas de tables en ligne. Ouvre le lien complet que tu as reçu.',
};
