import type { Texts } from '../../common.ts';
import { list } from '../grammar.ts';

/** The conversation of a turn. */
export const step: Texts['step'] = {
  label: 'Turno',
  yours: { lead: 'Tocca a te.', rest: '' },
  done: { lead: 'Il tuo turno è fatto.', rest: 'Chiudilo, o annulla.' },
  ended: 'La partita è finita senza risultato.',
  waiting: (name) => ({ lead: name, rest: 'sta decidendo.' }),
  playing: (name) => ({ lead: name, rest: 'sta giocando.' }),
  thinking: (name) => ({ lead: name, rest: 'sta pensando.' }),
  followedBy: (others, you) => {
    if (others.length === 0) return you ? 'Poi tocca a te.' : '';
    return `Poi ${list(you ? [...others, 'tu'] : others)}.`;
  },
  over: { lead: 'La partita è finita.', rest: '' },
  past: (step, steps) => ({ lead: `Mossa ${step} di ${steps}.`, rest: 'Stai guardando una mossa passata.' }),

  buttons: {
    end: 'Fine turno',
    back: 'Indietro',
    undo: 'Annulla',
    skip: 'Salta',
    speed: 'Velocità',
    times: (speed) => `${speed}×`,
    result: 'Risultato',
    rule: (rule) => `Regola ${rule}`,
  },

  undo: {
    untilShare: 'Puoi annullare finché non prendi un’azione.',
    untilEnd: 'Puoi annullare finché non chiudi il turno.',
    final: 'Questo non si può annullare.',
  },

  parts: {
    label: 'Scelto',
    again: (part, chosen) => `${part}: ${chosen}. Scegli di nuovo`,
    missing: 'scegli',
  },
};
