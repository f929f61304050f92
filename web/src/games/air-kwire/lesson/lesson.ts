import type { Lesson } from '../../../play/lesson/lesson.ts';
import type { AdviceWords } from '../../../words/en/lesson/advice/air-kwire.ts';
import type { Rich } from '../../../words/rich.ts';
import { type AboutScreen, aboutScreen, waitAtScorings } from '../../common/lesson/about.ts';
import { commonTexts } from '../../common/texts.ts';
import { LESSON } from '../chapters.ts';
import { nextPayout } from '../dividends/next.ts';
import { texts } from '../texts.ts';
import type { Table } from '../types.ts';
import { advise, type OwnPayout, ownPayout } from './advise.ts';
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
  /** Routes until the next payout, as the screen says it. */
  readonly until: string;
  /** What is sensible now; null where nothing is to be decided. */
  advise(words: AdviceWords): Rich | null;
  /** What the last payout brought. */
  readonly paid: OwnPayout | null;
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
  about: (table) => ({
    ...aboutScreen(table),
    names: names(),
    until: `${nextPayout(table.frame.view)}.`,
    advise: (words) => advise(table, words),
    paid: ownPayout(table),
  }),
  words: async (language) => (await LESSON[language]()).lesson,
  begin: waitAtScorings,
};
