import type { Texts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { does, hasYou, points, shares, type Verb } from '../people.ts';

const SHORT_ORDINALS = ['', '1er', '2e', '3e', '4e', '5e', '6e'];
const NUMERALS = ['', 'I', 'II', 'III', 'F'];
const SCORINGS = ['', '1er décompte', '2e décompte', '3e décompte'];
const SCORE: Verb = { you: 'marques', one: 'marque', several: 'marquent', youAndOthers: 'marquez' };

/** Scorings, on the stage of any game. */
export const ceremony: Texts['ceremony'] = {
  title: (scoring, final) => (final ? 'Décompte final' : (SCORINGS[scoring] ?? 'Décompte final')),
  numeral: (scoring) => NUMERALS[scoring] ?? '',
  progress: 'Décomptes',
  numberOf: (number, count) => `${number} sur ${count}`,
  pays: 'Ce que rapportent les places',
  place: (from, to) => (from === to ? SHORT_ORDINALS[from] : `${SHORT_ORDINALS[from]}–${SHORT_ORDINALS[to]}`),
  shares,
  noShare: 'aucune action',
  notPaid: 'non versé',
  podium: 'Qui a combien d’actions',

  pointsThisTime: 'Points marqués',
  soFar: 'Jusqu’ici',
  together: 'Ce décompte',
  pay: 'Gains',
  nobodyHolds: 'Sans actionnaire',
  secret: 'Totaux secrets jusqu’à la fin.',
  secretButYours: (before, now) =>
    `Totaux secrets jusqu’à la fin. Toi, tu vois le tien : ${before} + ${now}.`,
  totals: (totals) => `Totaux : ${totals.join(', ')}.`,
  totalOf: (name, total) => `${name} ${total}`,

  pause: 'Pause',
  carryOn: 'Reprendre',
  turnOver: (title) => `${title} : continuer`,
  sound: { question: 'Entendre le gong ?', yes: 'Oui', no: 'Non' },
  speed: (times) => `Vitesse ${times}×`,
  toResult: 'Au résultat',
  next: 'Suivante',
  toSum: 'Bilan',
  continue: 'Continuer',
  strip: 'Compagnies de ce décompte',
  rule: (number) => `Règle ${number}`,

  most: (who, most, mine) => {
    const yours = mine === null || hasYou(who) ? '' : ` Tu marques ${mine}.`;
    return rich`${strong(`${does(who, SCORE)} le plus cette fois :`)} ${points(most)}.${yours}`;
  },
  nobodyScored: 'Personne ne marque cette fois.',
  scoringBrought: 'Ce que rapporte ce décompte',
};
