import type { About } from '../../../games/air-kwire/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/air-kwire.ts';
import { money } from '../../figures.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import { advice } from './advice/air-kwire.ts';

/** AK-21, AK-20 */
const [OPENING, FEE] = [money('it', 150), money('it', 50)];

const dollars = (amount: number): string => money('it', amount);
const off = (paid: NonNullable<About['paid']>): Rich =>
  paid.unpaid.length > 0 ? rich` Non in regola, quindi senza dividendo: ${paid.unpaid}.` : [];
const mine = (paid: About['paid']): Rich => {
  if (!paid) return [];
  return paid.total > 0
    ? rich`Le tue azioni ti danno ${dollars(paid.total)}: ${paid.paid(dollars)}.${off(paid)}`
    : rich`Stavolta le tue azioni non ti danno nulla.${off(paid)}`;
};

const toCards = ({ names }: About) => rich`Tocca ${strong(names.cards)} per continuare.`;
const toMap = ({ names }: About) => rich`Tocca ${strong(names.cards)} per rivedere la mappa.`;
const toAirlines = ({ names }: About) =>
  rich`Tocca ${strong(names.airlines)}: lì ci sono tutte le compagnie.`;
const toMarket = ({ names }: About) => rich`Tocca ${strong(names.market)}: lì ci sono prezzi e dividendi.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Benvenuti a bordo',
    text: ({ others }) =>
      rich`Giochi contro ${others}. Sette giovani compagnie degli anni Trenta sono in vendita, e puoi avere una parte di ciascuna. Alla fine vince chi è più ricco, tra contanti e azioni.`,
  },
  cards: {
    title: 'Le tue carte',
    text: () =>
      rich`Cinque città, che gli altri non vedono. Con una carta, una compagnia di cui hai azioni apre una rotta verso quella città.`,
    find: toCards,
  },
  map: {
    title: 'La mappa',
    text: () =>
      rich`Una città per esagono; il numero dice quanti punti città vale. Le sette basi ne valgono tre. Un Tri-Motor arriva a un esagono, un Boeing 247 a due, un DC-3 a tre.`,
    find: toMap,
  },
  airlines: {
    title: 'Sette compagnie',
    text: () =>
      rich`Una riga per ciascuna: il prezzo, quanto rende un’azione, i punti città e chi ha quante azioni. La stella indica il CEO. Sono ancora tutte chiuse.`,
    find: toAirlines,
  },
  market: {
    title: 'La borsa',
    text: () =>
      rich`Un acquisto sposta la compagnia di una casella in su, una vendita in giù. La casella dice il prezzo, quante città può servire e quali aerei può usare.`,
    find: toMarket,
  },
  open: {
    title: 'Aprire una compagnia',
    text: ({ points }) =>
      rich`Le prime due azioni di una compagnia chiusa costano insieme ${strong(OPENING)}, con ${FEE} di commissione. ${points ? 'Premi' : 'Tocca'} la compagnia che vuoi aprire.`,
  },
  first: {
    title: 'La prima rotta',
    text: () =>
      rich`Una compagnia che apri ha subito bisogno di una rotta. Le città delle tue carte che un Tri-Motor raggiunge da lì sono accese. Scegline una: il pulsante apre la compagnia e vola.`,
    find: toCards,
    hint: () => rich`Scegli la compagnia che vuoi aprire, poi una città accesa.`,
  },
  ceo: {
    title: 'Il CEO sei tu',
    text: () =>
      rich`Hai più azioni di tutti. Chi altro vuole volare per questa compagnia deve chiedere a te, finché qualcuno non ne ha di più.`,
    find: toAirlines,
  },
  draw: {
    title: 'Una carta nuova',
    text: () =>
      rich`Alla fine del turno peschi una carta: la prima del mazzo o, dato che hai aperto una rotta, una qualsiasi degli scarti.`,
    find: toCards,
  },
  news: {
    title: 'I turni degli altri',
    text: ({ others }) =>
      rich`Qui c’è quello che ${others} hanno fatto dal tuo ultimo turno. Guarda quali compagnie aprono, e quali azioni comprano.`,
    find: ({ names }) => rich`Tocca ${strong(names.log)} per vedere cosa hanno fatto gli altri.`,
  },
  trade: {
    title: 'Comprare azioni',
    text: ({ points }) =>
      rich`Il turno comincia in borsa: fino a tre acquisti o vendite, con ${FEE} di commissione l’uno. ${points ? 'Premi' : 'Tocca una compagnia, poi'} un prezzo per comprare un’azione di una compagnia aperta.`,
  },
  limits: {
    title: 'I limiti del prezzo',
    text: () =>
      rich`Il segnalino si è mosso. Più in su una compagnia serve più città e usa Boeing 247 e DC-3: comprare la fa crescere, vendere può fermarla.`,
    find: toMarket,
  },
  rivals: {
    title: 'Chi ci guadagna',
    text: () =>
      rich`Il tuo acquisto alza il prezzo per tutti quelli che hanno quella compagnia. Compra dove hai più azioni: ci guadagni di più.`,
    find: toAirlines,
  },
  fly: {
    title: 'Volare o scartare',
    text: ({ names }) =>
      rich`${strong(names.toCard)}: ora giochi una carta. Compagnia, città, aereo, in qualsiasi ordine; è possibile ciò che è acceso. Oppure ${strong(names.discard)}, se nessuna ti serve.`,
    find: toCards,
  },
  dividends: {
    title: 'I dividendi',
    text: () =>
      rich`Ogni rotta sposta questo segnalino di uno. Dopo sette rotte ogni azione rende l’uno per cento del prezzo per i punti città. Sotto vedi quanto prenderebbe ognuno adesso.`,
    find: toMarket,
  },
  qualified: {
    title: 'Chi paga',
    text: () =>
      rich`Una compagnia paga solo se rispetta i limiti del suo prezzo e ha almeno tanti punti città quante azioni vendute. Se non ci riesce due volte di fila, il prezzo scende.`,
    find: toMarket,
  },
  timing: {
    title: 'Quando comprare',
    text: () =>
      rich`Guarda questo segnalino prima di comprare. Poco prima del pagamento le azioni di una compagnia in regola rendono presto. Subito dopo aspettano sette rotte.`,
    find: toMarket,
  },
  asking: {
    title: 'Chiedere al CEO',
    text: () =>
      rich`Con un’azione puoi volare per la compagnia di un altro, se il suo CEO è d’accordo. Se no, vola altrove o scarta una carta.`,
    find: toAirlines,
  },
  meeting: {
    title: 'Due si incontrano',
    text: () =>
      rich`Se una rotta arriva dove c’è un’altra, quella con il prezzo più alto la acquisisce: città, e azioni due per una. I due maggiori azionisti prendono un premio. Da 15 punti città in su si è al sicuro.`,
    find: toMap,
  },
  free: {
    title: 'Un suggerimento',
    text: ({ until, advise }) => rich`${until} ${advise(advice) ?? []}`,
  },
  goal: {
    title: 'Quaranta punti',
    text: () =>
      rich`La barra mostra fin dove è arrivata ogni compagnia. Appena una ha 40 punti città la partita finisce. Le azioni valgono il loro prezzo.`,
    find: toAirlines,
  },
  rest: {
    title: 'Conosci il gioco',
    text: () =>
      rich`Le compagnie crescono finché si incontrano. Gioca una partita vera, o porta a termine questa: tu, o un bot mentre guardi.`,
  },
  farewell: {
    title: 'Ora sai volare',
    text: () => rich`È stata una partita intera. Le regole sono a portata di mano a ogni tavolo.`,
  },

  consent: {
    title: 'Qualcuno ti chiede',
    text: ({ names, advise }) =>
      rich`Sei il CEO di questa compagnia: ${strong(names.approve)} o ${strong(names.refuse)}. ${advise(advice) ?? 'Se rifiuti, la carta torna indietro.'}`,
  },
  dispose: {
    title: 'Le tue azioni',
    text: () =>
      rich`La compagnia viene acquisita. Dai due azioni per una dell’acquirente, o vendile all’ultimo prezzo, senza commissione. Puoi fare un po’ e un po’.`,
  },
  payout: {
    title: 'Giorno di paga',
    text: ({ paid }) => rich`Sono state aperte sette rotte: si pagano i dividendi. ${mine(paid)}`,
  },
  merger: {
    title: 'Una fusione',
    text: () =>
      rich`Passo per passo: chi acquisisce chi, la nuova base, i premi dei due maggiori azionisti, cosa fa ognuno delle sue azioni, e le città che cambiano mano.`,
  },

  watching: {
    title: 'A tutta velocità',
    text: () =>
      rich`Ora un bot gioca per te, e tutti giocano in fretta. A una fusione puoi guardare con calma.`,
  },
  ask: {
    title: 'Decide il CEO',
    text: ({ names }) =>
      rich`Questa compagnia è di un altro CEO. Il pulsante chiede; con ${strong(names.undo)} ci ripensi.`,
  },
  answered: {
    title: 'Hai risposto',
    text: ({ names }) =>
      rich`${strong(names.end)} restituisce il turno. ${strong(names.undo)} ritira la risposta.`,
  },
  pass: {
    title: 'Hai finito il turno',
    text: ({ names }) =>
      rich`Con ${strong(names.end)} tocca agli altri. ${strong(names.undo)} torna indietro.`,
  },
  turn: {
    title: 'Tocca a te',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Compra e vendi, apri una compagnia, o vai avanti: ${strong(names.toCard)}.`,
  },
  card: {
    title: 'Volare o scartare',
    text: ({ advise, names }) =>
      advise(advice) ??
      rich`Scegli una compagnia e una città accesa. Se nessuna carta ti serve: ${strong(names.discard)}.`,
    find: toCards,
  },
  drawing: {
    title: 'Una carta nuova',
    text: ({ advise }) =>
      advise(advice) ?? rich`La prima del mazzo o, se hai aperto una rotta, una degli scarti.`,
    find: toCards,
  },
  decide: {
    title: 'Decidi tu',
    text: () => rich`Sopra il pulsante c’è scritto che cosa decidere. Il pulsante lo fa.`,
  },
  others: {
    title: 'Giocano gli altri',
    text: ({ others }) => rich`${others} giocano con le tue stesse regole. Poi tocca di nuovo a te.`,
  },
};
