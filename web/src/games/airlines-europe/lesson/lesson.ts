import type { Lesson } from '../../../play/lesson/lesson.ts';
import type { AdviceWords } from '../../../words/en/lesson/advice/airlines-europe.ts';
import type { Rich } from '../../../words/rich.ts';
import { type AboutScreen, aboutScreen, waitAtScorings } from '../../common/lesson/about.ts';
import { type OwnScore, ownScore } from '../../common/lesson/own-score.ts';
import { commonTexts } from '../../common/texts.ts';
import { LESSON } from '../chapters.ts';
import { signOf } from '../names.ts';
import { chancesOf } from '../panels/chances.ts';
import { texts } from '../texts.ts';
import type { Scored, Table } from '../types.ts';
import { advise } from './advise.ts';
import { ASIDES, MEANWHILE, STEPS } from './steps.ts';

/** What things are called on the screen in use. */
export type Names = ReturnType<typeof namesOn>;

function namesOn(small: boolean) {
  const { actions, buttons } = texts().step;
  const { ceremony, panels, step } = commonTexts();
  return {
    licence: small ? actions.licence.short : actions.licence.name,
    play: small ? actions.play.short : actions.play.name,
    exchange: small ? actions.exchange.short : actions.exchange.name,
    cash: small ? actions.cash.short : actions.cash.name,
    keep: buttons.keep,
    end: step.buttons.end,
    undo: step.buttons.undo,
    feed: panels.feed.title,
    cards: panels.tabs.cards,
    shares: texts().panels.tabs.shares,
    log: panels.tabs.log,
    next: ceremony.next,
    continue: ceremony.continue,
  };
}

/** What the words of the lesson go by. */
export interface About extends AboutScreen {
  readonly names: Names;
  /** Made so far. */
  readonly scorings: number;
  /** When the next one can come, as the screen says it; empty where it does not. */
  readonly prospect: string;
  /** What is sensible now; null where nothing is to be decided. */
  advise(words: AdviceWords): Rich | null;
  /** What the last scoring brought. */
  readonly scored: OwnScore | null;
}

function prospectOn(table: Table): string {
  const chances = chancesOf({ table, view: table.frame.view, taking: false });
  return chances ? `${commonTexts().panels.bar.prospectBrief(chances)}.` : '';
}

/** The first game of Airlines Europe. This deal brings three shares of one airline, and the first scoring early. */
export const lesson: Lesson<Table, About> = {
  plan: {
    board: 'europe-small-1',
    options: { startingPlayer: 1 },
    seed: 'first-flight-216',
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
      scorings: table.frame.view.scorings,
      prospect: prospectOn(table),
      advise: (words) => advise(table, words),
      scored: ownScore<Scored>(table, ({ share }) => signOf(share)),
    };
  },
  words: async (language) => (await LESSON[language]()).lesson,
  begin: waitAtScorings,
};
