import type { Texts } from '../../common.ts';
import { signed } from '../../figures.ts';
import type { Odds } from '../../odds.ts';
import { capital, list, shares } from '../people.ts';

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const ORDINALS = ['Premier', 'Deuxième', 'Troisième'];
const PLACES = ['', '1er', '2e', '3e', '4e', '5e'];

/** "2 chances sur 5", "environ 1 chance sur 12". */
function said(odds: Odds): string {
  if (odds === 'certain') return 'certain';
  if (odds === 'almost') return 'presque certain';
  if (odds === 'hardly') return 'moins d’une chance sur 100';
  return `${odds.about ? 'environ ' : ''}${odds.times} ${odds.times === 1 ? 'chance' : 'chances'} sur ${odds.of}`;
}

/** De même, où il y a peu de place. */
const brief = (odds: Odds): string =>
  said(odds)
    .replace(/ chances?/, '')
    .replace('d’une', 'de 1');

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels: Texts['panels'] = {
  bar: {
    home: 'Tarmac, vers l’accueil',
    tableOf: (players, turn) => `Partie à ${NUMBERS[players] ?? players} · tour ${turn}`,
    turn: (turn) => `Tour ${turn}`,
    opening: 'Avant le premier tour',
    scoringNext: (scorings) => `${ORDINALS[scorings] ?? ''} décompte à venir`,
    over: 'Partie finie',
    prospect: (prospect) => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1
            ? 'Pas de décompte à la prochaine carte'
            : `Pas de décompte avant au moins ${prospect.cards} cartes`;
        case 'next':
          return `Décompte à la prochaine carte : ${said(prospect.odds)}`;
        case 'turn':
          return `${capital(said(prospect.odds))} avant ton prochain tour`;
        case 'cards':
          return `${capital(said(prospect.odds))} dans les ${prospect.cards} prochaines cartes`;
      }
    },
    prospectBrief: (prospect) => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1
            ? 'Pas encore de décompte'
            : `Pas de décompte avant ${prospect.cards} cartes`;
        case 'next':
          return `Décompte à la carte : ${brief(prospect.odds)}`;
        case 'turn':
          return `Décompte avant ton tour : ${brief(prospect.odds)}`;
        case 'cards':
          return `Décompte en ${prospect.cards} cartes : ${brief(prospect.odds)}`;
      }
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
