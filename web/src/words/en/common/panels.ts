import { signed } from '../../figures.ts';
import type { Odds, Prospect } from '../../odds.ts';
import { capital, list, shares } from '../people.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const ORDINALS = ['First', 'Second', 'Third'];
const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th'];

/** "2 in 5", "about 1 in 12". */
function said(odds: Odds): string {
  if (odds === 'certain') return 'certain';
  if (odds === 'almost') return 'almost certain';
  if (odds === 'hardly') return 'fewer than 1 in 100';
  return `${odds.about ? 'about ' : ''}${odds.times} in ${odds.of}`;
}

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels = {
  bar: {
    home: 'Tarmac, start page',
    tableOf: (players: number, turn: number) =>
      `${capital(NUMBERS[players] ?? String(players))} players · turn ${turn}`,
    turn: (turn: number) => `Turn ${turn}`,
    opening: 'Before the first turn',
    scoringNext: (scorings: number) => `${ORDINALS[scorings] ?? ''} scoring next`,
    over: 'Game over',
    /** Below the scoring that is next. */
    prospect: (prospect: Prospect): string => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1
            ? 'No scoring with the next card'
            : `No scoring for at least ${prospect.cards} cards`;
        case 'next':
          return `A scoring with the next card: ${said(prospect.odds)}`;
        case 'turn':
          return `${capital(said(prospect.odds))} before your next turn`;
        case 'cards':
          return `${capital(said(prospect.odds))} within the next ${prospect.cards} cards`;
      }
    },
    /** Where there is little room, and nothing else says what it is about. */
    prospectBrief: (prospect: Prospect): string => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1 ? 'No scoring next' : `No scoring for ${prospect.cards} cards or more`;
        case 'next':
          return `Next card a scoring: ${said(prospect.odds)}`;
        case 'turn':
          return `Scoring before your turn: ${said(prospect.odds)}`;
        case 'cards':
          return `Scoring within ${prospect.cards} cards: ${said(prospect.odds)}`;
      }
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
    ifNow: 'If scored now',
    none: '–',
    place: (count: number, place: number) =>
      count === 0 ? 'no share' : `${shares(count)}, ${PLACES[place] ?? place}`,
    leadBy: (who: string, gap: number) => `${who} +${gap}`,
    tie: (who: readonly string[]) => (who.length > 2 ? `${who.length} tied` : who.join('=')),
    tieOf: (who: readonly string[]) => `${list(who)} tied`,
    nobody: 'nobody',
    toMove: 'to decide',
    leads: 'leads',
  },

  feed: {
    title: 'Who gains?',
    wait: 'Hover over a lit route to see who gains.',
    waitTouch: 'Tap a lit route to see who gains.',
    playTitle: 'What it brings',
    playWait: 'Choose shares to see what they bring.',
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
    titleOf: 'Latest moves',
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
