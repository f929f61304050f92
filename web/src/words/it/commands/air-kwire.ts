import type { KwireCommands } from '../../en/commands/air-kwire.ts';
import { money } from '../../figures.ts';
import { shares } from '../grammar.ts';

const dollars = (amount: number): string => money('it', amount);

export const kwireCommands: KwireCommands = {
  verbs: {
    buy: ['compra', 'comprare', 'acquista'],
    open: ['compra', 'apri', 'aprire', 'acquista'],
    sell: ['vendi', 'vendere'],
    done: ['avanti', 'fatto', 'basta'],
    route: ['vola', 'rotta', 'apri'],
    discard: ['scarta', 'scartare'],
    pass: ['passa', 'passo'],
    draw: ['pesca', 'prendi'],
    approve: ['accetta', 'sì', 'approva'],
    refuse: ['rifiuta', 'no'],
    rehome: ['base'],
    dispose: ['cambia', 'scambia'],
    settle: ['sostituisci', 'sistema'],
    power: ['gioca', 'speciale'],
    decommission: ['lascia', 'abbandona'],
    keep: ['tieni'],
    propose: ['proponi', 'proponi fine', 'vota'],
    vote: ['vota', 'voto'],
  },
  nouns: {
    pile: ['mazzo'],
    pool: ['scarti'],
    none: ['nessuna', 'niente'],
    forfeit: ['rinuncia'],
    yes: ['sì', 'fine'],
    no: ['no', 'avanti'],
  },

  does: {
    buy: 'Compra un’azione',
    open: 'Apri una compagnia',
    sell: 'Vendi un’azione',
    done: 'Vai avanti',
    route: 'Apri una rotta',
    discard: 'Scarta una carta',
    pass: 'Nessuna carta in questo turno',
    draw: 'Pesca una carta',
    approve: 'Accetta la rotta',
    refuse: 'Rifiuta la rotta',
    rehome: 'L’aereo per la base acquisita',
    dispose: 'Cambia azioni, due per una, e vendi le altre',
    settle: 'Una città senza segnalino',
    power: 'Gioca una carta speciale',
    decommission: 'Lascia una città',
    keep: 'Tieni tutte le città',
    propose: 'Proponi la fine della partita',
    vote: 'Fine della partita, sì o no',
  },
  says: {
    airline: (name, home) => `${name}, base a ${home}`,
    buying: (airline, cost) => `Compra un’azione ${airline} per ${dollars(cost)}, commissione compresa`,
    opening: (airline, cost) =>
      `Apri ${airline}: due azioni per ${dollars(cost)}, e una rotta in questo turno`,
    selling: (airline, gain) => `Vendi un’azione ${airline} per ${dollars(gain)}, tolta la commissione`,
    flying: (airline, city, aircraft) => `${airline} verso ${city} con un ${aircraft}`,
    discarding: (card) => `Scarta ${card}`,
    taking: (city) => `Prendi ${city} dagli scarti`,
    drawing: { pile: 'Pesca la prima carta del mazzo', none: 'Non pescare' },
    rehoming: (aircraft) => `Un ${aircraft} per la base acquisita`,
    disposing: ({ gets, of, sells, brings }) =>
      [
        ...(gets > 0 ? [`Cambia ${2 * gets} azioni con ${gets} di ${of}`] : []),
        ...(sells > 0 ? [`${gets > 0 ? 'vendi' : 'Vendi'} ${shares(sells)} per ${dollars(brings)}`] : []),
      ].join(', ') || 'Nessun cambio',
    settling: (city, aircraft) => `Un ${aircraft} proprio a ${city}`,
    forfeiting: (city) => `Abbandona ${city}`,
    playing: (card) => `Gioca ${card}`,
    leaving: (airline, city) => `${airline} lascia ${city}`,
    keeping: (airline) => `${airline} tiene tutte le sue città`,
    agreeing: 'La partita deve finire',
    disagreeing: 'Si gioca ancora',
    done: {
      stock: 'Basta borsa per questo turno',
      second: 'Nessuna seconda rotta',
      'free-discard': 'Basta scartare',
    },
    count: (count) => (count === 0 ? 'vendi tutte le azioni' : `${shares(count)} per ${2 * count}`),

    traded: ({ airline, price, ceo, bankrupt }) =>
      bankrupt
        ? `${airline} fallisce.`
        : `Prezzo dopo: ${dollars(price)}.${ceo === null ? '' : ` CEO: ${ceo}.`}`,
    flown: ({ airline, points, asked, acquirer, defunct, pays, wins }) =>
      [
        ...(asked === null ? [] : [`Prima decide il CEO: ${asked}.`]),
        `${airline} avrà ${points} punti città.`,
        ...(acquirer === null ? [] : [`Fusione: ${acquirer} acquisisce ${defunct}.`]),
        ...(wins ? ['La partita finisce.'] : []),
        ...(pays ? ['Si pagano i dividendi.'] : []),
      ].join(' '),
  },
};
