import { percentOf, signed } from '../../figures.ts';
import { list, shares } from '../people.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const ORDINALS = ['First', 'Second', 'Third'];
const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th'];
const percent = percentOf('en-GB', (one) => `under ${one}`);
const brief = percentOf('en-GB', (one) => `< ${one}`);

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels = {
  bar: {
    home: 'Tarmac, to the first screen',
    tableOf: (players: number, turn: number) => `Table of ${NUMBERS[players] ?? players} · turn ${turn}`,
    turn: (turn: number) => `Turn ${turn}`,
    opening: 'Before the first turn',
    scoringNext: (scorings: number) => `${ORDINALS[scorings] ?? ''} scoring next`,
    over: 'Game over',
    chances: (next: number, among: number, within: number, short: boolean) => {
      const first = `${short ? 'Next card' : 'Chance of it: next card'} ${percent(next)}`;
      if (within === 1) return first;
      return `${first}, next ${within}${short ? ':' : ' cards'} ${percent(among)}`;
    },
    /** Where there is little room, with `chances` for screen readers. */
    chancesBrief: (next: number, among: number, within: number) => {
      const first = `Scoring: next ${brief(next)}`;
      return within === 1 ? first : `${first}, next ${within}: ${brief(among)}`;
    },
    points: 'points',
    allPoints: 'points by seat',
    history: 'History',
    log: 'Log',
    rules: 'Rules',
    menu: 'Menu',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
  },

  tabs: { label: 'Panels', cards: 'Cards', log: 'Log' },

  holdings: {
    lead: 'Lead',
    notSeen: 'Not seen',
    ifNow: 'If it scored now',
    none: '–',
    place: (count: number, place: number) =>
      count === 0 ? 'no share' : `${shares(count)}, ${PLACES[place] ?? place}`,
    leadBy: (who: string, gap: number) => `${who} +${gap}`,
    tie: (who: readonly string[]) => (who.length > 2 ? `${who.length} tie` : who.join('=')),
    tieOf: (who: readonly string[]) => `${list(who)} tie`,
    nobody: 'nobody',
    toMove: 'to decide',
    leads: 'leads',
  },

  feed: {
    title: 'Whom do I feed?',
    wait: 'Point at a lit route to see who gains by it.',
    waitTouch: 'Tap a lit route to see who gains by it.',
    playTitle: 'What it brings',
    playWait: 'Choose shares to see what they change.',
    /** What everybody gains, in a sentence. */
    brings: (gains: readonly { change: number; names: readonly string[]; you: boolean }[]) =>
      gains
        .map(({ change, names, you }) => `${signed(change)} for ${list(you ? [...names, 'you'] : names)}`)
        .join(', '),
    verdict: (you: number | null, others: readonly { name: string; change: number }[]) => {
      const rest = others.map(({ name, change }) => `${name} ${signed(change)}`).join(', ');
      if (rest === '' && !you) return 'Nobody gains.';
      if (you === null) return `${rest}.`;
      if (you === 0) return `You gain nothing; ${rest}.`;
      const own = you > 0 ? `You gain ${you}` : `You lose ${-you}`;
      return rest === '' ? `${own}, nobody else.` : `${own}; ${rest}.`;
    },
  },

  since: {
    title: 'Since your last turn',
    titleOf: 'What happened',
    whole: 'Whole log',
    nothing: 'Nothing yet.',
    fresh: (count: number) => `${count} new`,
  },

  /** For screen readers only. */
  announce: {
    undone: 'Undone.',
    rule: (text: string, rule: string) => `${text} Rule ${rule}.`,
  },
};
