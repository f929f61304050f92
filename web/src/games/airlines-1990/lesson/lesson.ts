import type { Lesson } from '../../../play/lesson/lesson.ts';
import type { AdviceWords } from '../../../words/en/lesson/advice/airlines-1990.ts';
import type { Rich } from '../../../words/rich.ts';
import { type AboutScreen, aboutScreen, waitAtScorings } from '../../common/lesson/about.ts';
import { type OwnScore, ownScore } from '../../common/lesson/own-score.ts';
import { commonTexts } from '../../common/texts.ts';
import { LESSON } from '../chapters.ts';
import { boardOf, signOf } from '../names.ts';
import { chancesOf } from '../panels/chances.ts';
import { texts } from '../texts.ts';
import type { Scored, Table } from '../types.ts';
import { advise } from './advise.ts';
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
  /** When the next scoring can come, as the screen says it; empty where it does not. */
  readonly prospect: string;
  /** What is sensible now; null where nothing is to be decided. */
  advise(words: AdviceWords): Rich | null;
  /** What the last scoring brought. */
  readonly scored: OwnScore | null;
}

function prospectOn(table: Table): string {
  const chances = chancesOf({ table, view: table.frame.view, step: 'choose' });
  return chances ? `${commonTexts().panels.bar.prospectBrief(chances)}.` : '';
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
    return {
      ...screen,
      names: namesOn(screen.small),
      prospect: prospectOn(table),
      advise: (words) => advise(table, words),
      scored: ownScore<Scored>(table, ({ company }) => signOf(boardOf(table), company)),
    };
  },
  words: async (language) => (await LESSON[language]()).lesson,
  begin: waitAtScorings,
};
