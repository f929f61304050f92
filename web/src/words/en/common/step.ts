import { list } from '../people.ts';

/** The conversation of a turn. */
export const step = {
  label: 'Turn',
  yours: { lead: 'Your turn.', rest: '' },
  done: { lead: 'Your turn is done.', rest: 'End it, or undo.' },
  ended: 'The game has ended without a result.',
  waiting: (name: string) => ({ lead: name, rest: 'is deciding.' }),
  playing: (name: string) => ({ lead: name, rest: 'is playing.' }),
  thinking: (name: string) => ({ lead: name, rest: 'is thinking.' }),
  /** Who plays until it is your turn. */
  followedBy: (others: readonly string[], you: boolean) => {
    if (others.length === 0) return you ? 'Then it is your turn.' : '';
    return `Then ${list(you ? [...others, 'you'] : others)}.`;
  },
  over: { lead: 'The game is over.', rest: '' },
  past: (step: number, steps: number) => ({
    lead: `Move ${step} of ${steps}.`,
    rest: 'You’re viewing an earlier move.',
  }),

  buttons: {
    end: 'End turn',
    back: 'Back',
    undo: 'Undo',
    skip: 'Skip',
    speed: 'Speed',
    times: (speed: number) => `${speed}×`,
    result: 'Result',
    rule: (rule: string) => `Rule ${rule}`,
  },

  undo: {
    untilShare: 'You can undo until you take a share.',
    untilEnd: 'You can undo until you end your turn.',
    final: 'This can’t be undone.',
  },

  /** What is chosen so far and what is missing. */
  parts: {
    label: 'Chosen',
    again: (part: string, chosen: string) => `${part}: ${chosen}. Choose again`,
    missing: 'choose',
  },
};
