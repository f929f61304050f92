import type { Texts } from '../../common.ts';
import { list } from '../grammar.ts';

/** The conversation of a turn. */
export const step: Texts['step'] = {
  label: 'Zug',
  yours: { lead: 'Du bist dran.', rest: '' },
  done: { lead: 'Dein Zug ist fertig.', rest: 'Beende ihn oder nimm ihn zurück.' },
  ended: 'Die Partie ist ohne Ergebnis zu Ende.',
  waiting: (name) => ({ lead: name, rest: 'entscheidet.' }),
  playing: (name) => ({ lead: name, rest: 'spielt.' }),
  thinking: (name) => ({ lead: name, rest: 'überlegt.' }),
  followedBy: (others, you) => {
    if (others.length === 0) return you ? 'Dann bist du dran.' : '';
    return `Dann ${list(you ? [...others, 'du'] : others)}.`;
  },
  over: { lead: 'Das Spiel ist zu Ende.', rest: '' },
  past: (step, steps) => ({
    lead: `Schritt ${step} von ${steps}.`,
    rest: 'Du schaust zurück.',
  }),

  buttons: {
    end: 'Zug beenden',
    back: 'Zurück',
    undo: 'Rückgängig',
    skip: 'Vorspulen',
    speed: 'Tempo',
    times: (speed) => `${speed}×`,
    result: 'Ergebnis',
    rule: (rule) => `Regel ${rule}`,
  },

  undo: {
    untilShare: 'Rückgängig geht, bis du eine Aktie nimmst.',
    untilEnd: 'Rückgängig geht, bis du den Zug beendest.',
    final: 'Das ist endgültig.',
  },

  parts: {
    label: 'Gewählt',
    again: (part, chosen) => `${part}: ${chosen}. Neu wählen`,
    missing: 'wählen',
  },
};
