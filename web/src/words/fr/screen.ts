import { listFormat, percentOf, signed } from '../figures.ts';
import type { Catalogue } from '../words.svelte.ts';

/** The open table of Airlines Europe: bar, shareholders, cards, and the conversation of a turn. */
const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq'];
const ORDINALS = ['Premier', 'Deuxième', 'Troisième'];
const PLACES = ['', '1er', '2e', '3e', '4e', '5e'];

const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const cards = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;
const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;
const conjunction = listFormat('fr');
const percent = percentOf('fr', (one) => `moins de ${one}`);
const brief = percentOf('fr', (one) => `< ${one}`);

export const screen: Catalogue['screen'] = {
  signed,

  bar: {
    home: 'Tarmac, vers l’accueil',
    tableOf: (players, turn) => `Partie à ${NUMBERS[players] ?? players} · tour ${turn}`,
    turn: (turn) => `Tour ${turn}`,
    opening: 'Avant le premier tour',
    scoringNext: (scorings) => `${ORDINALS[scorings] ?? ''} décompte à venir`,
    scoringNow: (scorings) => `${ORDINALS[scorings] ?? ''} décompte`,
    over: 'Partie finie',
    deck: (count) => `${cards(count)} en pioche`,
    chances: (next, among, within, short) => {
      const first = `${short ? 'Carte suivante' : 'Chances : carte suivante'} ${percent(next)}`;
      return within === 1 ? first : `${first}, ${within} suivantes ${percent(among)}`;
    },
    chancesBrief: (next, among, within) => {
      const first = `Décompte : ${brief(next)} suivante`;
      return within === 1 ? first : `${first}, ${brief(among)} sur ${within}`;
    },
    points: 'points',
    yourPoints: 'tes points, autres cachés',
    allPoints: 'points par place',
    gauge: (scorings) =>
      scorings >= 3 ? 'Les trois décomptes sont faits' : `Décomptes faits : ${scorings} sur 3`,
    history: 'Historique',
    log: 'Journal',
    rules: 'Règles',
    menu: 'Menu',
    yourTurn: 'À toi de jouer',
    turnOf: (name) => `À ${name} de jouer`,
  },

  ladder: {
    title: 'Actionnaires',
    titleBroken: 'Action\u00ADnaires',
    cash: 'Argent, millions',
    cards: 'Cartes en main',
    million: (cash) => `${cash} M`,
    cashOf: millions,
    handOf: (count, abacus) =>
      abacus === 0 ? `${cards(count)} en main` : `${cards(count)} en main, dont ${abacus} ABACUS`,
    lead: 'Tête',
    notSeen: 'Non vues',
    airline: 'Compagnie',
    value: 'Valeur',
    pays: 'Gains',
    paysRow: (row) => `paie ${row}`,
    ifNow: 'Si on comptait',
    none: '–',
    place: (count, place) => (count === 0 ? 'aucune action' : `${shares(count)}, ${PLACES[place] ?? place}`),
    leadBy: (who, gap) => `${who} +${gap}`,
    tie: (who) => (who.length > 2 ? `${who.length} ég.` : who.join('=')),
    tieOf: (who) => `${conjunction.format(who)} à égalité`,
    nobody: 'personne',
    toMove: 'doit choisir',
    give: (name, given, count) =>
      `Céder ${name} de ton portefeuille, ${given} sur ${count} ${given < 2 ? 'choisie' : 'choisies'}`,
    key: { leads: 'en tête', second: 'deuxième. Non vues : en main, en pioche ou hors jeu.' },
  },

  feed: {
    title: 'À qui ça profite ?',
    wait: 'Pointe une ligne éclairée pour voir qui y gagne.',
    waitTouch: 'Touche une ligne éclairée pour voir qui y gagne.',
    pays: 'paie',
    bonus: (value) => `dont ${value} de bonus`,
    playTitle: 'Ça rapporte',
    playWait: 'Choisis des actions pour voir ce qu’elles changent.',
    playSays: 'Points si on comptait, avant et après.',
    verdict: (you, others) => {
      const rest = others.map(({ name, change }) => `${name} ${signed(change)}`).join(', ');
      if (rest === '' && !you) return 'Personne n’y gagne.';
      if (you === null) return `${rest}.`;
      if (you === 0) return `Rien pour toi ; ${rest}.`;
      const own = you > 0 ? `Tu gagnes ${you}` : `Tu perds ${-you}`;
      return rest === '' ? `${own}, rien pour les autres.` : `${own} ; ${rest}.`;
    },
  },

  since: {
    title: 'Depuis ton dernier tour',
    titleOf: 'Ce qui s’est passé',
    whole: 'Journal complet',
    nothing: 'Rien encore.',
    fresh: (count) => `+${count}`,
  },

  tabs: { label: 'Panneaux', cards: 'Cartes', shares: 'Actions', log: 'Journal' },

  actions: {
    label: 'Les quatre coups',
    licence: { name: 'Licences', short: 'Licences', says: '1 ou 2, puis 1 action', brief: '1 ou 2' },
    play: { name: 'Jouer', short: 'Jouer', says: '2 millions l’action', brief: '2 M pièce' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 contre 1, 3 contre 2', brief: '1:1, 3:2' },
    cash: { name: 'Encaisser', short: 'Encaisser', says: '8 millions', brief: '8 M' },
    no: {
      licence: { says: 'trop peu d’argent', rule: 'AE-43' },
      play: { says: 'aucune en main', rule: 'AE-50' },
      exchange: { says: 'réserve vide', rule: 'AE-56' },
      exchangeNothing: { says: 'rien à céder', rule: 'AE-55' },
    },
  },

  step: {
    label: 'Tour',
    yours: { lead: 'À toi de jouer.', rest: '' },
    choose: { lead: 'À toi de jouer.', rest: 'Choisis un des quatre coups.' },
    keep: { lead: 'Premier portefeuille.', rest: 'Choisis deux actions de compagnies différentes.' },
    kept: 'Les autres choisissent encore.',
    first: { lead: 'Première licence.', rest: 'Choisis une compagnie, puis une ligne éclairée.' },
    firstOf: (airline) => ({
      lead: 'Première licence.',
      rest: `Éclairées : les lignes ouvertes à ${airline}.`,
    }),
    second: {
      lead: 'Seconde licence, ou une action.',
      rest: 'Choisis une compagnie, ou une carte du marché ou de la pioche.',
    },
    secondOf: (airline) => ({
      lead: 'Seconde licence.',
      rest: `Éclairées : les lignes ouvertes à ${airline}.`,
    }),
    whichAirline: (route) => ({ lead: `${route}.`, rest: 'Pour quelle compagnie ?' }),
    share: { lead: 'Maintenant, une action.', rest: 'Prends-en une au marché, ou pioche.' },
    pick: {
      lead: 'Un décompte arrive.',
      rest: 'Chacun prend d’abord une action au marché ; le reste quitte le jeu.',
    },
    play: {
      lead: 'Jouer des actions.',
      rest: 'D’une seule compagnie, autant que tu veux ; de deux, une chacune.',
    },
    played: (count, amount) => ({ lead: `${shares(count)}, ${millions(amount)}.`, rest: '' }),
    exchange: (give) => ({
      lead: give === 1 ? 'Cède une action' : `Cède ${NUMBERS[give] ?? give} actions`,
      rest: 'de ta main ou de ton portefeuille.',
    }),
    giving: (chosen, give) => ({ lead: `${chosen} sur ${shares(give)}.`, rest: '' }),
    done: { lead: 'Coup joué.', rest: 'Finis ton tour, ou annule.' },
    ended: 'La partie s’est arrêtée sans résultat.',
    waiting: (name) => ({ lead: name, rest: 'choisit.' }),
    playing: (name) => ({ lead: name, rest: 'joue.' }),
    thinking: (name) => ({ lead: name, rest: 'réfléchit.' }),
    followedBy: (others, you) => {
      if (others.length === 0) return you ? 'Puis c’est ton tour.' : '';
      return `Puis ${conjunction.format(you ? [...others, 'toi'] : others)}.`;
    },
    over: { lead: 'La partie est finie.', rest: '' },
    past: (step, steps) => ({ lead: `Coup ${step} sur ${steps}.`, rest: 'Tu regardes le passé.' }),
    costs: (route, price, left) => ({ lead: route, rest: `coûte ${price}, il te reste ${left}.` }),
    airlines: 'Compagnie',
    take: 'Combien d’actions ABACUS',
    oneForOne: '1 contre 1',
    threeForTwo: '3 contre 2',
  },

  buttons: {
    keep: 'Garder ces deux-là',
    buy: (price) => `Acheter pour ${millions(price)}`,
    take: (airline) => `Prendre ${airline}`,
    draw: 'Piocher',
    play: (count, amount) => `Jouer ${shares(count)}, toucher ${millions(amount)}`,
    exchange: (give, take) => `Céder ${give}, prendre ${take} ABACUS`,
    end: 'Finir le tour',
    back: 'Retour',
    undo: 'Annuler',
    skip: 'Abréger',
    speed: 'Vitesse',
    times: (speed) => `${speed}×`,
    result: 'Résultat',
    rule: (rule) => `Règle ${rule}`,
  },

  undo: {
    untilShare: 'Annulable tant qu’aucune action n’est prise.',
    untilEnd: 'Annulable jusqu’à la fin du tour.',
    final: 'Ce choix est définitif.',
  },

  hand: {
    title: 'Ta main',
    counts: (count, abacus) => (abacus === 0 ? shares(count) : `${shares(count)}, dont ${abacus} ABACUS`),
    empty: 'Aucune action en main.',
    hidden: 'Les mains sont cachées.',
    card: (name, n, of) => (of === 1 ? name : `${name}, ${n} sur ${of}`),
    portfolio: 'Ton portefeuille',
    twoAirlines: 'Deux compagnies : une action chacune.',
    oneAirline: 'Plusieurs actions : une seule compagnie.',
    onePair: 'Deux actions de compagnies différentes.',
    enough: (give) => `${shares(give)} ${give < 2 ? 'choisie' : 'choisies'} déjà.`,
  },

  market: {
    title: 'Marché',
    bank: 'Banque',
    deck: 'Pioche',
    abacus: 'ABACUS',
    deckLabel: (count) => `Pioche, ${cards(count)}`,
    abacusLabel: (count) => `Réserve ABACUS, ${shares(count)}`,
    card: (name, place) => `Action ${name}, place ${place} du marché`,
    empty: 'Place vide',
  },

  offer: {
    first: (airline) => `${airline}, première licence`,
    second: (airline) => `${airline}, seconde licence`,
    ofYour: (cash) => `sur tes ${cash}`,
    pick: 'Quelle compagnie ?',
  },

  announce: {
    nowAt: (airline, value) => `${airline} est maintenant à ${value}.`,
    undone: 'Annulé.',
    rule: (text, rule) => `${text} Règle ${rule}.`,
  },

  map: {
    tag: (route, price) => `${route}, ${millions(price)}`,
    mayFly: (count) => (count < 2 ? `${count} compagnie possible` : `${count} compagnies possibles`),
    change: (name, change) => `${name} ${change === 0 ? '0' : signed(change)}`,
  },
};
