import type { Texts } from '../../common.ts';
import { list } from '../people.ts';

/** The conversation of a turn. */
export const step: Texts['step'] = {
  label: 'Tour',
  yours: { lead: 'À toi de jouer.', rest: '' },
  done: { lead: 'Coup joué.', rest: 'Finis ton tour, ou annule.' },
  ended: 'La partie s’est arrêtée sans résultat.',
  waiting: (name) => ({ lead: name, rest: 'choisit.' }),
  playing: (name) => ({ lead: name, rest: 'joue.' }),
  thinking: (name) => ({ lead: name, rest: 'réfléchit.' }),
  followedBy: (others, you) => {
    if (others.length === 0) return you ? 'Puis c’est ton tour.' : '';
    return `Puis ${list(you ? [...others, 'toi'] : others)}.`;
  },
  over: { lead: 'La partie est finie.', rest: '' },
  past: (step, steps) => ({ lead: `Coup ${step} sur ${steps}.`, rest: 'Tu revois un coup passé.' }),

  buttons: {
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

  parts: {
    label: 'Choisi',
    again: (part, chosen) => `${part} : ${chosen}. Choisir à nouveau`,
    missing: 'à choisir',
  },
};
