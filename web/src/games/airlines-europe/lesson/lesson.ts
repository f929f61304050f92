import type { Lesson } from '../../../play/lesson/lesson.ts';
import { settings } from '../../../play/settings.svelte.ts';
import { CHAPTERS } from '../../../words/chapters.ts';
import { words } from '../../../words/words.svelte.ts';
import { layout } from '../panels/layout.svelte.ts';
import { ceremony } from '../scoring/ceremony.svelte.ts';
import type { EuropeTable } from '../types.ts';
import { ASIDES, MEANWHILE, STEPS } from './steps.ts';

/** What things are called on the screen in use. */
export type Names = ReturnType<typeof namesOn>;

function namesOn(small: boolean) {
  const { actions, buttons, feed, tabs } = words().screen;
  const { next, continue: goOn } = words().ceremony;
  return {
    licence: small ? actions.licence.short : actions.licence.name,
    play: small ? actions.play.short : actions.play.name,
    exchange: small ? actions.exchange.short : actions.exchange.name,
    cash: small ? actions.cash.short : actions.cash.name,
    keep: buttons.keep,
    end: buttons.end,
    undo: buttons.undo,
    feed: feed.title,
    cards: tabs.cards,
    shares: tabs.shares,
    log: tabs.log,
    next,
    continue: goOn,
  };
}

/** What the words of the lesson go by. */
export interface About {
  /** The other players: "Bruno and Chiara". */
  readonly others: string;
  readonly names: Names;
  /** A phone, with panels behind tabs. */
  readonly small: boolean;
  /** What the line of points if it scored now is called, where it can be seen. */
  readonly ifNow: string | null;
  /** Made so far. */
  readonly scorings: number;
  /** A mouse points at things before it presses them. */
  readonly points: boolean;
}

/** The first game of Airlines Europe. This deal brings three shares of one airline, and the first scoring early. */
export const lesson: Lesson<EuropeTable, About> = {
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
    const others = table.info.players.flatMap(({ kind }, seat) => (kind === 'bot' ? [table.name(seat)] : []));
    const small = layout() === 'phone' || layout() === 'side';
    const points = !small && matchMedia('(hover: hover)').matches;
    return {
      others: words().shell.names.listOf(others),
      names: namesOn(small),
      small,
      ifNow: settings.aids.scoreNow && !small ? words().screen.ladder.ifNow : null,
      scorings: table.frame.view.scorings,
      points,
    };
  },
  words: async (language) => (await CHAPTERS[language].europeLesson()).lesson,
  begin() {
    ceremony.patient = true;
    return () => {
      ceremony.patient = false;
    };
  },
};
