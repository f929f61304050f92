import type { Texts } from '../../common.ts';
import { signed } from '../../figures.ts';
import type { Odds } from '../../odds.ts';
import { capital, list, ordinal, shares, together } from '../grammar.ts';

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

/** "2 von 5", "etwa 1 von 12". */
function said(odds: Odds): string {
  if (odds === 'certain') return 'sicher';
  if (odds === 'almost') return 'fast sicher';
  if (odds === 'hardly') return 'weniger als 1 von 100';
  return `${odds.about ? 'etwa ' : ''}${odds.times} von ${odds.of}`;
}

/** Als Anfang eines Satzes. */
function inCases(odds: Odds): string {
  return odds === 'certain' || odds === 'almost' ? capital(said(odds)) : `In ${said(odds)} Fällen`;
}

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels: Texts['panels'] = {
  bar: {
    home: 'Tarmac, zum Start',
    tableOf: (players, turn) => `${capital(together(players))} · Zug ${turn}`,
    turn: (turn) => `Zug ${turn}`,
    opening: 'Vor dem ersten Zug',
    scoringNext: (scorings) => `Vor der ${ordinal(scorings + 1)}n Wertung`,
    over: 'Spiel zu Ende',
    prospect: (prospect) => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1
            ? 'Keine Wertung mit der nächsten Karte'
            : `Mindestens ${prospect.cards} Karten lang keine Wertung`;
        case 'next':
          return `Wertung mit der nächsten Karte: ${said(prospect.odds)}`;
        case 'turn':
          return `${inCases(prospect.odds)} vor deinem nächsten Zug`;
        case 'cards':
          return `${inCases(prospect.odds)} in den nächsten ${prospect.cards} Karten`;
      }
    },
    prospectBrief: (prospect) => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1 ? 'Noch keine Wertung' : `Keine Wertung für ${prospect.cards} Karten`;
        case 'next':
          return `Nächste Karte Wertung: ${said(prospect.odds)}`;
        case 'turn':
          return `Wertung vor deinem Zug: ${said(prospect.odds)}`;
        case 'cards':
          return `Wertung in ${prospect.cards} Karten: ${said(prospect.odds)}`;
      }
    },
    points: 'Punkte',
    allPoints: 'Punkte nach Plätzen',
    history: 'Rückblick',
    log: 'Verlauf',
    rules: 'Regeln',
    menu: 'Menü',
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
  },

  tabs: { label: 'Bereiche', cards: 'Karten', log: 'Verlauf' },

  holdings: {
    lead: 'Vorn',
    notSeen: 'Rest',
    ifNow: 'Wertung jetzt',
    none: '–',
    place: (count, place) => (count === 0 ? 'keine Aktie' : `${shares(count)}, Platz ${place}`),
    leadBy: (who, gap) => `${who} +${gap}`,
    tie: (who) => (who.length > 2 ? (NUMBERS[who.length] ?? `${who.length}`) : who.join('=')),
    tieOf: (who) => `${list(who)} gleichauf`,
    nobody: 'niemand',
    toMove: 'ist dran',
    leads: 'vorn',
  },

  feed: {
    title: 'Wem hilft das?',
    wait: 'Zeig auf eine helle Strecke, um zu sehen, wem sie hilft.',
    waitTouch: 'Tippe auf eine helle Strecke, um zu sehen, wem sie hilft.',
    playTitle: 'Was das bringt',
    playWait: 'Wähle Aktien, um zu sehen, was sie ändern.',
    brings: (gains) =>
      gains
        .map(({ change, names, you }) => `${signed(change)} für ${list(you ? [...names, 'dich'] : names)}`)
        .join(', '),
    verdict: (you, others) => {
      const rest = others.map(({ name, change }) => `${name} ${signed(change)}`).join(', ');
      if (rest === '' && !you) return 'Das hilft niemandem.';
      if (you === null) return `${rest}.`;
      if (you === 0) return `Dir bringt das nichts; ${rest}.`;
      const own = you > 0 ? `Dir bringt das ${you}` : `Dich kostet das ${-you}`;
      const nobody = you > 0 ? 'sonst niemandem etwas' : 'sonst niemanden etwas';
      return rest === '' ? `${own}, ${nobody}.` : `${own}; ${rest}.`;
    },
  },

  since: {
    title: 'Seit deinem letzten Zug',
    titleOf: 'Zuletzt',
    whole: 'Ganzer Verlauf',
    nothing: 'Noch nichts.',
    fresh: (count) => `${count} neu`,
  },

  announce: {
    undone: 'Zurückgenommen.',
    rule: (text, rule) => `${text} Regel ${rule}.`,
  },
};
