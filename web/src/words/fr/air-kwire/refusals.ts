import { aircraftOf, airline, type Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'La partie est finie.',
  'no-such-seat': () => 'Personne n’est assis là.',
  'not-your-turn': () => 'Ce n’est pas ton tour.',
  'chance-first': () => 'La pioche est en train d’être mélangée.',
  'shuffle-due': () => 'D’abord, la pioche est mélangée.',
  'not-the-pile': () => 'Ce ne sont pas les cartes de la pioche.',
  'stock-step': () => 'Un tour commence à la bourse : achète et vends, puis continue.',
  'free-discard-step': () => 'Défausse d’abord autant de cartes que tu veux.',
  'vote-due': () => 'Dis d’abord si la partie doit finir.',
  'decommission-due': () => 'Retire d’abord une ville à cette compagnie, ou garde-les toutes.',
  'card-step': () => 'Ouvre maintenant une ligne ou défausse une carte.',
  'consent-due': () => 'Accepte ou refuse d’abord la ligne.',
  'rehome-due': () => 'Choisis d’abord l’avion pour la base acquise.',
  'dispose-due': () => 'Échange ou vends d’abord les actions de la compagnie absorbée.',
  'settle-due': () => 'Il manque des marqueurs : remplace d’abord un avion ou abandonne une ville.',
  'second-route-step': () => 'Ouvre maintenant une deuxième ligne, ou continue.',
  'replenish-step': () => 'Pioche maintenant une carte, ou aucune.',
  'three-trades': () => 'Tu as déjà fait trois opérations ce tour-ci. Passe à la carte.',
  'no-shares-left': (v) => `Toutes les actions ${airline(v)} sont vendues.`,
  'no-cash': (v) =>
    `Ta caisse ne suffit pas : une action ${airline(v)} coûte ${money('fr', Number(v.needed))}, courtage compris.`,
  defunct: (v) => `${airline(v)} a été absorbée.`,
  'home-occupied': (v) => `Une autre compagnie est dans la ville de base de ${airline(v)}.`,
  'one-opening': () => 'Tu as déjà ouvert une compagnie ce tour-ci.',
  'route-impossible': (v) => `Avec tes cartes, ${airline(v)} n’aurait pas sa première ligne ce tour-ci.`,
  'route-owed': (v) => `Tu as ouvert ${airline(v)} : tu lui dois une ligne ce tour-ci.`,
  'no-shares-held': (v) => `Tu n’as pas d’action ${airline(v)}.`,
  'card-not-held': () => 'Tu n’as pas cette carte.',
  'served-already': (v) => `${airline(v)} est déjà dans cette ville.`,
  'city-limit': (v) => `${airline(v)} a atteint la limite de villes de son cours : ${v.limit}.`,
  'type-not-allowed': (v) =>
    v.aircraft === undefined
      ? `Le cours de ${airline(v)} est trop bas pour cet avion.`
      : `Le cours de ${airline(v)} est trop bas pour un ${aircraftOf(v)}.`,
  'no-aircraft': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'Il n’y a plus d’avion de ce type.'
      : `${airline(v)} n’a plus de ${aircraftOf(v)}.`,
  'out-of-range': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'Aucune autre ville n’est à portée de cet avion.'
      : `D’ici, aucune ville de ${airline(v)} n’est à portée d’un ${aircraftOf(v)}.`,
  'refused-already': (v) => `Le CEO de ${airline(v)} a déjà refusé cette ville ce tour-ci.`,
  'may-not-pass': () =>
    'Pas question de passer tant que tu as une carte et qu’il y a de quoi piocher. Joue ou défausse une carte.',
  'hand-full': () => 'Ta main est pleine : cinq cartes au plus.',
  'pile-empty': () => 'La pioche est vide.',
  'no-route-created': () => 'La défausse s’ouvre après une ligne. Prends une carte de la pioche.',
  'not-in-pool': () => 'Cette carte n’est pas dans la défausse.',
  'one-power-card': () => 'Tu as déjà joué une carte spéciale ce tour-ci.',
  'after-draw': () => 'Après avoir pioché, il est trop tard pour une carte spéciale.',
  'too-late': () => 'C’est possible seulement avant ton premier achat ou ta première vente.',
  'pile-not-emptied': () => 'On ne peut proposer la fin qu’une fois que la pioche a été vide.',
  'voted-already': () => 'La fin a déjà été mise aux voix ce tour-ci.',
  'only-agree': () => 'Tu proposes la fin, donc tu l’acceptes.',
  'not-this-airline': () => 'Il s’agit maintenant d’une autre compagnie.',
  'not-served': (v) => `${airline(v)} n’est pas dans cette ville.`,
  'home-stays': () => 'Une compagnie garde sa base.',
  'range-breaks': () => 'Une autre ville serait alors hors de portée.',
  'too-many-exchanges': (v) =>
    v.most === 1 ? 'Tu peux obtenir une action au plus.' : `Tu peux obtenir ${v.most} actions au plus.`,
  'not-taken-over': () => 'Cette ville n’a pas besoin de marqueur.',
  'nobody-in-range': (v) => `Aucune de tes compagnies n’atteint encore ${v.city}.`,
  'nobody-held': () => 'Tu n’as aucune action d’une compagnie ouverte.',
  'nobody-has-room': () => 'Toutes tes compagnies ont autant de villes que leur cours le permet.',
  'nobody-can': (v) => `Aucune de tes compagnies ne peut voler vers ${v.city} maintenant.`,
};
