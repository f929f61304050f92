import { durationIn } from '../../duration.ts';
import type { OnlineTexts } from '../../online.ts';
import { list } from '../people.ts';

const lasting = durationIn('fr', 'un instant');

export const around: OnlineTexts['around'] = {
  presence: { here: 'présent', away: 'absent', standIn: 'un bot joue', bot: 'bot' },
  holding: 'Circuit d’attente',
  holdingSays: 'Tes coups sont en sécurité. Nous cherchons la tour.',
  people: 'À la table',
  waitsFor: (names, milliseconds) => `On attend ${list(names)} depuis ${lasting(milliseconds)}.`,
  decides: (milliseconds) =>
    milliseconds < 60_000 ? 'doit jouer' : `doit jouer depuis ${lasting(milliseconds)}`,
  watches: 'regarde',
  away: (milliseconds) => `absent depuis ${lasting(milliseconds)}`,
  stuck: (bot) => `Le serveur n’a pas pu charger ${bot}. La partie continue dès qu’il y parvient.`,
  standIn: 'Un bot joue à ta place.',
  takeBack: 'Reprendre ma place',
  over: 'La partie est finie.',
  endedTogether: 'Vous avez décidé d’arrêter. La partie n’a pas de résultat.',
  record: 'Enregistrer la partie',
  rematch: 'Rejouer ensemble',
  toRematch: 'À la nouvelle table',
  rematchSays: 'La prochaine partie attend.',
  menu: {
    end: 'Proposer d’arrêter',
    endSays: 'Sans résultat, si tous sont d’accord.',
    leave: 'Partir pour l’instant',
    leaveSays: 'Un bot joue à ta place jusqu’à ce que tu la reprennes.',
    stop: 'Ne plus regarder',
    stopSays: 'La table quitte ta liste.',
    lobby: 'Tables en ligne',
    home: 'Accueil',
    homeSays: 'Ta place reste à toi, la table t’attend.',
  },
};

export const votes: OnlineTexts['votes'] = {
  rewind: (name, step) => `${name} propose de revenir au coup ${step}.`,
  yourRewind: (step) => `Tu proposes de revenir au coup ${step}.`,
  end: (name) => `${name} propose d’arrêter sans résultat.`,
  yourEnd: 'Tu proposes d’arrêter sans résultat.',
  bot: (name, absent) => `${name} propose qu’un bot joue pour ${absent}.`,
  yourBot: (absent) => `Tu proposes qu’un bot joue pour ${absent}.`,
  missing: (names) => `On attend ${list(names)}.`,
  agree: 'Accepter',
  refuse: 'Refuser',
  withdraw: 'Retirer',
  rewindHere: 'Proposer d’y revenir',
  rewindSays: 'Tous doivent être d’accord.',
  seatBot: (name) => `Proposer un bot pour ${name}`,
};

export const talk: OnlineTexts['talk'] = {
  title: 'Discussion',
  locale: 'fr',
  drawer: 'À la table',
  tabs: 'Ce que tu vois',
  byTab: { talk: 'Discussion', log: 'Journal' },
  empty: 'Personne n’a encore rien dit.',
  field: 'Message',
  placeholder: 'Dis quelque chose à la table',
  send: 'Envoyer',
  muted: 'L’hôte t’a retiré la parole à cette table.',
  join: 'Seuls ceux qui ont rejoint la table peuvent parler.',
  mute: (name) => `Retirer la parole à ${name}`,
  unmute: (name) => `Rendre la parole à ${name}`,
  reactions: 'Réactions',
  byReaction: {
    'well-played': 'Bien joué',
    thanks: 'Merci',
    oops: 'Mon erreur',
    hurry: 'C’est à toi ?',
    laugh: 'Ha ha ha',
    wow: 'Oh là là',
  },
  reacted: (name, reaction) => `${name} : ${reaction}`,
  unread: (n) => (n < 2 ? `Discussion, ${n} nouveau message` : `Discussion, ${n} nouveaux messages`),
};
