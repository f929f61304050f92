import type { Texts } from '../../common.ts';
import { percentOf, signed } from '../../figures.ts';
import { list, shares } from '../people.ts';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq'];
const ORDINALS = ['Premier', 'Deuxième', 'Troisième'];
const PLACES = ['', '1er', '2e', '3e', '4e', '5e'];
const percent = percentOf('fr', (one) => `moins de ${one}`);
const brief = percentOf('fr', (one) => `< ${one}`);

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels: Texts['panels'] = {
  bar: {
    home: 'Tarmac, vers l’accueil',
    tableOf: (players, turn) => `Partie à ${NUMBERS[players] ?? players} · tour ${turn}`,
    turn: (turn) => `Tour ${turn}`,
    opening: 'Avant le premier tour',
    scoringNext: (scorings) => `${ORDINALS[scorings] ?? ''} décompte à venir`,
    over: 'Partie finie',
    chances: (next, among, within, short) => {
      const first = `${short ? 'Carte suivante' : 'Chances : carte suivante'} ${percent(next)}`;
      return within === 1 ? first : `${first}, ${within} suivantes ${percent(among)}`;
    },
    chancesBrief: (next, among, within) => {
      const first = `Décompte : ${brief(next)} suivante`;
      return within === 1 ? first : `${first}, ${brief(among)} sur ${within}`;
    },
    points: 'points',
    allPoints: 'points par place',
    history: 'Historique',
    log: 'Journal',
    rules: 'Règles',
    menu: 'Menu',
    yourTurn: 'À toi de jouer',
    turnOf: (name) => `À ${name} de jouer`,
  },

  tabs: { label: 'Panneaux', cards: 'Cartes', log: 'Journal' },

  holdings: {
    lead: 'En tête',
    notSeen: 'Non vues',
    ifNow: 'Si on comptait',
    none: '–',
    place: (count, place) => (count === 0 ? 'aucune action' : `${shares(count)}, ${PLACES[place] ?? place}`),
    leadBy: (who, gap) => `${who} +${gap}`,
    tie: (who) => (who.length > 2 ? `${who.length} ég.` : who.join('=')),
    tieOf: (who) => `${list(who)} à égalité`,
    nobody: 'personne',
    toMove: 'doit choisir',
    leads: 'en tête',
  },

  feed: {
    title: 'Qui y gagne ?',
    wait: 'Pointe une ligne éclairée pour voir qui y gagne.',
    waitTouch: 'Touche une ligne éclairée pour voir qui y gagne.',
    playTitle: 'Ça rapporte',
    playWait: 'Choisis des actions pour voir ce qu’elles changent.',
    brings: (gains) =>
      gains
        .map(({ change, names, you }) => `${signed(change)} pour ${list(you ? [...names, 'toi'] : names)}`)
        .join(', '),
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
    titleOf: 'Journal',
    whole: 'Journal complet',
    nothing: 'Rien encore.',
    fresh: (count) => `+${count}`,
  },

  announce: {
    undone: 'Annulé.',
    rule: (text, rule) => `${text} Règle ${rule}.`,
  },
};
