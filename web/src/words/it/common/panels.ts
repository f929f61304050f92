import type { Texts } from '../../common.ts';
import { signed } from '../../figures.ts';
import type { Odds } from '../../odds.ts';
import { capital, list, shares, to } from '../grammar.ts';

const NUMBERS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei'];
const ORDINALS = ['primo', 'secondo', 'terzo'];

/** "2 su 5", "circa 1 su 12". */
function said(odds: Odds): string {
  if (odds === 'certain') return 'sicuro';
  if (odds === 'almost') return 'quasi sicuro';
  if (odds === 'hardly') return 'meno di 1 su 100';
  return `${odds.about ? 'circa ' : ''}${odds.times} su ${odds.of}`;
}

/** What stands around a map: bar, tabs, holdings, previews, what was done. */
export const panels: Texts['panels'] = {
  bar: {
    home: 'Tarmac, alla home',
    tableOf: (players, turn) => `In ${NUMBERS[players] ?? players} · turno ${turn}`,
    turn: (turn) => `Turno ${turn}`,
    opening: 'Prima del primo turno',
    scoringNext: (scorings) => `${capital(ORDINALS[scorings] ?? '')} conteggio in arrivo`,
    over: 'Partita finita',
    prospect: (prospect) => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1
            ? 'Nessun conteggio con la prossima carta'
            : `Nessun conteggio per almeno ${prospect.cards} carte`;
        case 'next':
          return `Conteggio con la prossima carta: ${said(prospect.odds)}`;
        case 'turn':
          return `${capital(said(prospect.odds))} prima del tuo prossimo turno`;
        case 'cards':
          return `${capital(said(prospect.odds))} nelle prossime ${prospect.cards} carte`;
      }
    },
    prospectBrief: (prospect) => {
      switch (prospect.kind) {
        case 'none':
          return prospect.cards === 1
            ? 'Ancora nessun conteggio'
            : `Nessun conteggio per ${prospect.cards} carte`;
        case 'next':
          return `Conteggio con la carta: ${said(prospect.odds)}`;
        case 'turn':
          return `Conteggio prima del tuo turno: ${said(prospect.odds)}`;
        case 'cards':
          return `Conteggio entro ${prospect.cards} carte: ${said(prospect.odds)}`;
      }
    },
    points: 'punti',
    allPoints: 'punti per posto',
    history: 'Replay',
    log: 'Cronaca',
    rules: 'Regole',
    menu: 'Menu',
    yourTurn: 'Tocca a te',
    turnOf: (name) => `Tocca ${to(name)}`,
  },

  tabs: { label: 'Pannelli', cards: 'Carte', log: 'Cronaca' },

  holdings: {
    lead: 'In testa',
    notSeen: 'Non viste',
    ifNow: 'Se si conta ora',
    none: '–',
    place: (count, place) => (count === 0 ? 'nessuna azione' : `${shares(count)}, ${place}º`),
    leadBy: (who, gap) => `${who} +${gap}`,
    tie: (who) => (who.length > 2 ? `${who.length} pari` : who.join('=')),
    tieOf: (who) => `${list(who)} alla pari`,
    nobody: 'nessuno',
    toMove: 'deve decidere',
    leads: 'in testa',
  },

  feed: {
    title: 'Chi ci guadagna?',
    wait: 'Indica una rotta accesa per vedere chi ci guadagna.',
    waitTouch: 'Tocca una rotta accesa per vedere chi ci guadagna.',
    playTitle: 'Quanto rende',
    playWait: 'Scegli le azioni per vedere che cosa cambia.',
    brings: (gains) =>
      gains
        .map(({ change, names, you }) => {
          const who = names.map(to);
          return `${signed(change)} ${list(you ? [...who, 'a te'] : who)}`;
        })
        .join(', '),
    verdict: (you, others) => {
      const rest = others.map(({ name, change }) => `${name} ${signed(change)}`).join(', ');
      if (rest === '' && !you) return 'Nessuno guadagna.';
      if (you === null) return `${rest}.`;
      if (you === 0) return `Non guadagni nulla; ${rest}.`;
      const verb = you > 0 ? 'Guadagni' : 'Perdi';
      const change = Math.abs(you);
      return rest === '' ? `${verb} ${change}, gli altri nulla.` : `${verb} ${change}; ${rest}.`;
    },
  },

  since: {
    title: 'Dal tuo ultimo turno',
    titleOf: 'Cronaca',
    whole: 'Tutta la cronaca',
    nothing: 'Ancora niente.',
    fresh: (count) => (count === 1 ? '1 nuovo' : `${count} nuovi`),
  },

  announce: {
    undone: 'Annullato.',
    rule: (text, rule) => `${text} Regola ${rule}.`,
  },
};
