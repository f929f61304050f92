import type { Texts } from '../../common.ts';
import { percentOf, signed } from '../../figures.ts';
import { capital, list, ordinal, shares, together } from '../grammar.ts';

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'];
const percent = percentOf('de', (one) => `unter ${one}`);
const brief = percentOf('de', (one) => `<\u00A0${one}`);

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels: Texts['panels'] = {
  bar: {
    home: 'Tarmac, zum Start',
    tableOf: (players, turn) => `${capital(together(players))} · Zug ${turn}`,
    turn: (turn) => `Zug ${turn}`,
    opening: 'Vor dem ersten Zug',
    scoringNext: (scorings) => `Vor der ${ordinal(scorings + 1)}n Wertung`,
    over: 'Spiel zu Ende',
    chances: (next, among, within, short) => {
      const first = `${short ? 'Nächste' : 'Chance: nächste'} Karte ${percent(next)}`;
      return within === 1 ? first : `${first}, nächste ${within}: ${percent(among)}`;
    },
    chancesBrief: (next, among, within) => {
      const first = `Wertung: nächste ${brief(next)}`;
      return within === 1 ? first : `${first}, in ${within}: ${brief(among)}`;
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
