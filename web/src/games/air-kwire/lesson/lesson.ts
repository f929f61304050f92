import type { Lesson } from '../../../play/lesson/lesson.ts';
import { type AboutScreen, aboutScreen, waitAtScorings } from '../../common/lesson/about.ts';
import { commonTexts } from '../../common/texts.ts';
import { LESSON } from '../chapters.ts';
import { texts } from '../texts.ts';
import type { Table } from '../types.ts';
import { ASIDES, MEANWHILE, STEPS } from './steps.ts';

/** What things are called on the screen in use. */
type Names = ReturnType<typeof names>;

function names() {
  const { buttons } = texts().step;
  const { panels, step } = commonTexts();
  const { airlines, market } = texts().panels.tabs;
  return {
    toCard: buttons.done,
    approve: buttons.approve,
    refuse: buttons.refuse,
    discard: texts().step.parts.discard,
    end: step.buttons.end,
    undo: step.buttons.undo,
    cards: panels.tabs.cards,
    airlines,
    market,
    log: panels.tabs.log,
  };
}

/** What the words of the lesson go by. */
export interface About extends AboutScreen {
  readonly names: Names;
}

/**
 * The first game of Air-Kwire: a deal in which the learner can open several airlines at once, and whatever they open,
 * dividends are paid and airlines merge early. `web/test/lesson-deals/main.ts` looks for such deals.
 */
export const lesson: Lesson<Table, About> = {
  plan: {
    board: 'usa-1',
    options: {},
    seed: 'first-flight-15',
    opponents: ['greedy-1', 'greedy-1'],
  },
  steps: STEPS,
  asides: ASIDES,
  meanwhile: MEANWHILE,
  pilot: 'greedy-1',
  about: (table) => ({ ...aboutScreen(table), names: names() }),
  words: async (language) => (await LESSON[language]()).lesson,
  begin: waitAtScorings,
};
