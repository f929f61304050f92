import type { DeviceCode } from '../../engine/api.ts';
import { refusedBy } from '../refused.ts';
import type { Catalogue } from '../words.svelte.ts';

/** What is refused, by its code. Illegal moves have better words in the catalogue of the game. */
const REFUSED: Record<DeviceCode, string> = {
  'not-json': 'Ce n’est pas un fichier de partie : impossible de le lire en JSON.',
  'too-large': 'Ce fichier est trop gros pour une partie.',
  'bad-shape': 'Il y manque quelque chose, ou la forme n’est pas la bonne.',
  'bad-format': 'Ce n’est pas une partie de Tarmac, ou son format est inconnu de cette version.',
  'unknown-game': 'Cette version de Tarmac ne connaît pas ce jeu.',
  'unknown-board': 'Cette version de Tarmac ne connaît pas ce plateau.',
  'unknown-option': 'Le jeu n’a pas cette variante.',
  'unknown-bot': 'Cette version de Tarmac ne connaît pas ce bot.',
  'unknown-move': 'Le jeu n’a pas ce coup.',
  'unknown-seat': 'Cette place n’existe pas à cette table.',
  'bad-players': 'Le jeu n’est pas fait pour ce nombre de joueurs.',
  'bad-seed': 'Une graine a de 1 à 64 caractères.',
  'bad-board': 'Ce plateau contient des erreurs.',
  'bad-name': 'Un nom a au plus 40 caractères, tous imprimables.',
  'bad-net': 'Impossible de lire les données de ce bot. Recharge la page.',
  'bad-setup': 'Ces cartes n’ont pas pu être distribuées ainsi.',
  'bad-notation': 'Ce coup est illisible.',
  'rules-version': 'Cette partie suit une version des règles que cette page n’a pas.',
  'not-your-turn': 'Ce n’est pas ton tour.',
  'illegal-move': 'Les règles ne le permettent pas.',
  'match-over': 'La partie est finie.',
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'wrong-result': 'Le résultat du fichier n’est pas celui auquel mènent ses coups.',
  stale: 'Quelque chose s’est passé pendant ton choix. Regarde de nouveau.',
  'not-agreed': 'Tout le monde à la table n’a pas donné son accord.',
  'missing-net': 'Un bot n’a pas pu être chargé. Vérifie ta connexion et réessaie.',
  'no-such-table': 'Ce navigateur n’a pas cette table.',
  'changed-elsewhere': 'La partie a continué dans un autre onglet. La voici telle qu’elle est.',
  storage: 'Le navigateur n’a pas pu enregistrer la table. Exporte-la pour la garder.',
  internal: 'Quelque chose a mal tourné de notre côté.',
};

/** Where the code alone does not say enough. */
const REASONS: Readonly<Record<string, string>> = {
  'link-board':
    'Un lien ne peut pas porter cette partie : son plateau ne vient pas de Tarmac. Exporte plutôt le fichier.',
};

/** Around an open table, whatever the game: turns, undo, history, log, curtain, refusals by code. */
export const table: Catalogue['table'] = {
  you: 'Toi',
  refused: refusedBy(REFUSED, REASONS),
  exported: (file) => `Enregistré sous ${file}.`,
  copied: 'Copié.',

  endsBySelf: 'Le tour se termine tout seul dans un instant. Annuler l’arrête.',

  tab: {
    yourTurn: 'À toi · Tarmac',
    turnOf: (name) => `${name} · Tarmac`,
    over: 'Finie · Tarmac',
    past: 'Historique · Tarmac',
  },

  broken: {
    title: 'Ça ne s’ouvre pas',
    notLoaded: 'Une partie de la page manque : le réseau est coupé, ou une nouvelle version est là.',
    nothingLost: 'Tes tables enregistrées sont intactes.',
    again: 'Réessayer',
  },

  notice: {
    missing: (bot) => `${bot} n’a pas pu être chargé. Vérifie ta connexion et réessaie.`,
    memory: 'Ce navigateur ne garde pas la partie : exporte-la avant de fermer l’onglet.',
    export: 'Exporter',
    otherBoard: (board) => `Ce plateau s’appelle ${board}, mais ce n’est pas celui de Tarmac.`,
  },

  curtain: {
    hand: (name) => `Passe l’appareil à ${name}`,
    says: 'Les cartes restent cachées jusque-là.',
    take: (name) => `C’est moi, ${name}`,
    choosing: 'Chacun choisit en secret, l’un après l’autre.',
  },

  history: {
    title: 'Historique',
    step: (step, steps) => `Coup ${step} sur ${steps}`,
    slider: 'Moment de la partie',
    first: 'Au premier coup',
    back: 'Un coup en arrière',
    forth: 'Un coup en avant',
    last: 'Au dernier coup',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    now: 'Revenir au jeu',
    result: 'Au résultat',
    fork: 'Continuer d’ici',
    forkSays: 'Comme nouvelle table ; celle-ci reste telle quelle.',
    link: 'Copier le lien',
    linkCopied: 'Lien vers ce moment copié.',
    linkField: 'Lien vers ce moment',
    linkSays: 'À copier d’ici :',
    export: 'Exporter',
  },

  log: {
    title: 'Journal',
    empty: 'Rien encore.',
    show: (step) => `Voir le coup ${step}`,
  },

  menu: {
    title: 'Menu',
    table: 'Cette table',
    board: 'Plateau',
    players: 'Joueurs',
    person: 'à cet écran',
    seed: 'Graine',
    copySeed: 'Copier la graine',
    settings: 'Réglages',
    rules: 'Règles',
    log: 'Journal',
    history: 'Historique',
    export: 'Exporter en fichier de partie',
    tables: 'Toutes les tables',
    leave: 'Quitter la table',
    leaveSays: 'Elle est enregistrée ; tu reprends quand tu veux.',
  },

  settings: {
    groups: { look: 'Affichage', sound: 'Son', help: 'Aides', play: 'Jeu' },
    language: 'Langue',
    languageSays: 'Change aussitôt, même au milieu d’un tour.',
    theme: 'Jour et nuit',
    themes: { auto: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' },
    themeSays: 'Du papier le jour, une lampe sur la table la nuit.',
    speeds: { 0: 'Sans', 1: '1×', 2: '2×', 4: '4×' },
    pace: {
      speed: {
        name: 'Bots et coups',
        says: 'La vitesse des bots, des avions et des cartes. Sans : chaque coup s’affiche d’un bloc.',
      },
      ceremonies: {
        name: 'Décomptes',
        says: 'La vitesse des décomptes, des dividendes et des fusions. Sans : le résultat s’affiche aussitôt.',
      },
    },
    sound: {
      name: 'Sons',
      says: 'Courts et discrets : un gong pour ton tour et les décomptes, un tampon, une hélice, des pièces.',
    },
    tryIt: 'Essayer',
    vibration: { name: 'Vibration', says: 'Brève, quand c’est à toi et quand quelque chose est refusé.' },
    autoEnd: {
      name: 'Fin de tour automatique',
      says: 'Un tour terminé s’achève après trois secondes, sauf si tu annules. Pas quand plusieurs personnes partagent l’écran.',
    },
    aidsBy: {
      scoreNow: {
        name: 'Points en cas de décompte',
        says: 'Ce que chacun marquerait si un décompte arrivait maintenant.',
      },
      chances: {
        name: 'Chances',
        says: 'La probabilité d’une carte de décompte parmi les prochaines, d’après ce que tous savent.',
      },
      feed: {
        name: 'Qui y gagne ?',
        says: 'Ce qu’un coup change pour chaque actionnaire, avant que tu le joues.',
      },
      rules: { name: 'Numéros de règle', says: 'La règle à côté de tout ce qui est refusé ou grisé.' },
    },
  },
};
