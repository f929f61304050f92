import { percentOf, signed } from '../figures.ts';
import type { Catalogue } from '../words.svelte.ts';
import { cards, list, millions, shares, to } from './grammar.ts';

/** The open table of Airlines Europe: bar, shareholders, cards, and the conversation of a turn. */
const NUMBERS = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque'];
const ORDINALS = ['primo', 'secondo', 'terzo'];

const percent = percentOf('it', (one) => `meno dell’${one}`);
const brief = percentOf('it', (one) => `<${one}`);
const chosen = (count: number): string => (count === 1 ? 'scelta' : 'scelte');

export const screen: Catalogue['screen'] = {
  signed,

  bar: {
    home: 'Tarmac, alla home',
    tableOf: (players, turn) => `Tavolo da ${NUMBERS[players] ?? players} · turno ${turn}`,
    turn: (turn) => `Turno ${turn}`,
    opening: 'Prima del primo turno',
    scoringNext: (scorings) => `Prossimo calcolo: il ${ORDINALS[scorings] ?? ''}`,
    scoringNow: (scorings) => `Calcolo in corso: il ${ORDINALS[scorings] ?? ''}`,
    over: 'Partita finita',
    deck: (count) => `${cards(count)} nel mazzo`,
    chances: (next, among, within, short) => {
      const first = `${short ? 'Prossima carta' : 'Probabilità: prossima carta'} ${percent(next)}`;
      if (within === 1) return first;
      return `${first}, entro ${within}${short ? ':' : ' carte'} ${percent(among)}`;
    },
    chancesBrief: (next, among, within) => {
      const first = `Calcolo: prossima ${brief(next)}`;
      return within === 1 ? first : `${first}, entro ${within}: ${brief(among)}`;
    },
    points: 'punti',
    yourPoints: 'i tuoi punti, gli altri coperti',
    allPoints: 'punti per posto',
    gauge: (scorings) => (scorings >= 3 ? 'Tutti e tre i calcoli fatti' : `Calcoli fatti: ${scorings} su 3`),
    history: 'Replay',
    log: 'Cronaca',
    rules: 'Regole',
    menu: 'Menu',
    yourTurn: 'Tocca a te',
    turnOf: (name) => `Tocca ${to(name)}`,
  },

  ladder: {
    title: 'Azionisti',
    titleBroken: 'Azionisti',
    cash: 'Soldi, milioni',
    cards: 'Carte in mano',
    million: (cash) => `${cash} M`,
    cashOf: millions,
    handOf: (count, abacus) =>
      abacus === 0 ? `${cards(count)} in mano` : `${cards(count)} in mano, di cui ${abacus} ABACUS`,
    lead: 'Guida',
    notSeen: 'Non viste',
    airline: 'Compagnia',
    value: 'Valore',
    pays: 'Paga',
    paysRow: (row) => `paga ${row}`,
    ifNow: 'Se si conta ora',
    none: '–',
    place: (count, place) => (count === 0 ? 'nessuna azione' : `${shares(count)}, ${place}º`),
    leadBy: (who, gap) => `${who} +${gap}`,
    tie: (who) => (who.length > 2 ? `${who.length} pari` : who.join('=')),
    tieOf: (who) => `${list(who)} alla pari`,
    nobody: 'nessuno',
    toMove: 'deve decidere',
    give: (name, given, count) =>
      `Cedi ${name} dal tuo pacchetto azionario, ${given} su ${count} ${chosen(given)}`,
    key: { leads: 'in testa', second: 'secondo posto. Non viste: in mano, nel mazzo o fuori gioco.' },
  },

  feed: {
    title: 'A chi giova?',
    wait: 'Indica una tratta accesa per vedere a chi giova.',
    waitTouch: 'Tocca una tratta accesa per vedere a chi giova.',
    pays: 'paga',
    bonus: (value) => `bonus ${value} compreso`,
    playTitle: 'Quanto rende',
    playWait: 'Scegli le azioni per vedere che cosa cambia.',
    playSays: 'Punti se si conta ora, prima e dopo.',
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

  tabs: { label: 'Pannelli', cards: 'Carte', shares: 'Azioni', log: 'Cronaca' },

  actions: {
    label: 'Mosse',
    licence: { name: 'Licenze', short: 'Licenze', says: '1 o 2, poi un’azione', brief: '1 o 2' },
    play: { name: 'Gioca azioni', short: 'Gioca', says: '2 milioni l’una', brief: '2 M l’una' },
    exchange: { name: 'Air ABACUS', short: 'ABACUS', says: '1 per 1, o 3 per 2', brief: '1:1, 3:2' },
    cash: { name: 'Prendi soldi', short: 'Soldi', says: '8 milioni', brief: '8 M' },
    no: {
      licence: { says: 'pochi soldi', rule: 'AE-43' },
      play: { says: 'mano vuota', rule: 'AE-50' },
      exchange: { says: 'riserva vuota', rule: 'AE-56' },
      exchangeNothing: { says: 'niente da dare', rule: 'AE-55' },
    },
  },

  step: {
    label: 'Turno',
    yours: { lead: 'Tocca a te.', rest: '' },
    choose: { lead: 'Tocca a te.', rest: 'Scegli una delle quattro mosse.' },
    keep: { lead: 'Primo pacchetto azionario.', rest: 'Scegli due azioni di compagnie diverse.' },
    kept: 'Gli altri stanno ancora scegliendo.',
    first: { lead: 'Prima licenza.', rest: 'Scegli una compagnia, poi una tratta accesa.' },
    firstOf: (airline) => ({ lead: 'Prima licenza.', rest: `Accese: le tratte aperte a ${airline}.` }),
    second: {
      lead: 'Seconda licenza, o un’azione.',
      rest: 'Scegli una compagnia, o una carta del mercato o del mazzo.',
    },
    secondOf: (airline) => ({ lead: 'Seconda licenza.', rest: `Accese: le tratte aperte a ${airline}.` }),
    whichAirline: (route) => ({ lead: `${route}.`, rest: 'Quale compagnia ci vola?' }),
    share: { lead: 'Ora un’azione.', rest: 'Prendila dal mercato o pescala dal mazzo.' },
    pick: {
      lead: 'Arriva un calcolo dei punti.',
      rest: 'Prima ognuno prende un’azione dal mercato; il resto esce dal gioco.',
    },
    play: { lead: 'Gioca azioni.', rest: 'Quante vuoi di una compagnia, o una ciascuna di due.' },
    played: (count, amount) => ({ lead: `${shares(count)}, ${millions(amount)}.`, rest: '' }),
    exchange: (give) => ({
      lead: give === 1 ? 'Cedi un’azione,' : `Cedi ${NUMBERS[give] ?? give} azioni,`,
      rest: 'dalla mano o dal pacchetto azionario.',
    }),
    giving: (count, give) => ({ lead: `Azioni scelte: ${count} di ${give}.`, rest: '' }),
    done: { lead: 'Il tuo turno è fatto.', rest: 'Chiudilo, o annulla.' },
    ended: 'La partita è finita senza risultato.',
    waiting: (name) => ({ lead: name, rest: 'sta decidendo.' }),
    playing: (name) => ({ lead: name, rest: 'sta giocando.' }),
    thinking: (name) => ({ lead: name, rest: 'sta pensando.' }),
    followedBy: (others, you) => {
      if (others.length === 0) return you ? 'Poi tocca a te.' : '';
      return `Poi ${list(you ? [...others, 'tu'] : others)}.`;
    },
    over: { lead: 'La partita è finita.', rest: '' },
    past: (step, steps) => ({ lead: `Mossa ${step} di ${steps}.`, rest: 'Stai guardando il passato.' }),
    costs: (route, price, left) => ({
      lead: route,
      rest: `costa ${price}, ${left === 1 ? 'ti resta' : 'ti restano'} ${left}.`,
    }),
    airlines: 'Compagnia',
    take: 'Quante azioni ABACUS',
    oneForOne: '1 per 1',
    threeForTwo: '3 per 2',
  },

  buttons: {
    keep: 'Tieni queste due',
    buy: (price) => `Compra per ${millions(price)}`,
    take: (airline) => `Prendi ${airline}`,
    draw: 'Pesca dal mazzo',
    play: (count, amount) => `Gioca ${shares(count)} per ${millions(amount)}`,
    exchange: (give, take) => `Cedi ${give}, prendi ${take} ABACUS`,
    end: 'Fine turno',
    back: 'Indietro',
    undo: 'Annulla',
    skip: 'Salta',
    speed: 'Velocità',
    times: (speed) => `${speed}×`,
    result: 'Risultato',
    rule: (rule) => `Regola ${rule}`,
  },

  undo: {
    untilShare: 'Puoi annullare finché non prendi un’azione.',
    untilEnd: 'Puoi annullare finché non chiudi il turno.',
    final: 'Questo non si può annullare.',
  },

  hand: {
    title: 'La tua mano',
    counts: (count, abacus) => (abacus === 0 ? shares(count) : `${shares(count)}, di cui ${abacus} ABACUS`),
    empty: 'Nessuna azione in mano.',
    hidden: 'Le mani sono coperte.',
    card: (name, n, of) => (of === 1 ? name : `${name}, ${n} di ${of}`),
    portfolio: 'Il tuo pacchetto',
    twoAirlines: 'Due compagnie: un’azione ciascuna.',
    oneAirline: 'Più azioni: una sola compagnia.',
    onePair: 'Due azioni di compagnie diverse.',
    enough: (give) => `${shares(give)} già ${chosen(give)}.`,
  },

  market: {
    title: 'Mercato',
    bank: 'Banca',
    deck: 'Mazzo',
    abacus: 'ABACUS',
    deckLabel: (count) => `Mazzo, ${cards(count)}`,
    abacusLabel: (count) => `Riserva ABACUS, ${shares(count)}`,
    card: (name, place) => `Azione ${name}, posto ${place} del mercato`,
    empty: 'Posto vuoto',
  },

  offer: {
    first: (airline) => `${airline}, prima licenza`,
    second: (airline) => `${airline}, seconda licenza`,
    ofYour: (cash) => `dei tuoi ${cash}`,
    pick: 'Quale compagnia?',
  },

  announce: {
    nowAt: (airline, value) => `${airline} ora a ${value}.`,
    undone: 'Annullato.',
    rule: (text, rule) => `${text} Regola ${rule}.`,
  },

  map: {
    tag: (route, price) => `${route}, ${millions(price)}`,
    mayFly: (count) => (count === 1 ? '1 compagnia può volarci' : `${count} compagnie possono volarci`),
    change: (name, change) => `${name} ${change === 0 ? '0' : signed(change)}`,
  },
};
