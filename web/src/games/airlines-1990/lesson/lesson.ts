import type { Lesson } from '../../../play/lesson/lesson.ts';
import { type AboutScreen, aboutScreen, waitAtScorings } from '../../common/lesson/about.ts';
import { commonTexts } from '../../common/texts.ts';
import { LESSON } from '../chapters.ts';
import { texts } from '../texts.ts';
import type { Table } from '../types.ts';
import { ASIDES, MEANWHILE, STEPS } from './steps.ts';

/** What things are called on the screen in use. */
type Names = ReturnType<typeof namesOn>;

function namesOn(small: boolean) {
  const { actions, buttons } = texts().step;
  const { ceremony, panels, step } = commonTexts();
  return {
    found: small ? actions.found.short : actions.found.name,
    expand: small ? actions.expand.short : actions.expand.name,
    play: small ? actions.play.short : actions.play.name,
    keep: buttons.keep,
    done: buttons.noSabotage,
    end: step.buttons.end,
    undo: step.buttons.undo,
    cards: panels.tabs.cards,
    companies: texts().panels.tabs.companies,
    log: panels.tabs.log,
    next: ceremony.next,
    continue: ceremony.continue,
  };
}

/** What the words of the lesson go by. */
export interface About extends AboutScreen {
  readonly names: Names;
}

/** The first game of Airlines (1990). In this deal the learner begins and can found three companies, one of them with two shares. */
export const lesson: Lesson<Table, About> = {
  plan: {
    board: 'north-america-1',
    options: {},
    seed: 'first-flight-490',
    opponents: ['greedy-1', 'random'],
  },
  steps: STEPS,
  asides: ASIDES,
  meanwhile: MEANWHILE,
  pilot: 'greedy-1',
  about(table) {
    const screen = aboutScreen(table);
    return { ...screen, names: namesOn(screen.small) };
  },
  words: async (language) => (await LESSON[language]()).lesson,
  begin: waitAtScorings,
};
