import type { About, Names } from '../../../games/airlines-europe/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-europe.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-europe.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Tocca ${strong(names.cards)} per continuare.`;
const instead =
  (action: keyof Names) =>
  ({ names }: About) =>
    rich`Hai scelto un’altra mossa, e va bene. Premi ${strong(names[action])} per tornare a questa.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Benvenuti a bordo',
    text: ({ others }) =>
      rich`Giochi contro ${others}. Tutti fate crescere le compagnie, ma nessuno ne possiede una. Avete azioni: chi ne ha di più di una grande compagnia prende più punti.`,
  },
  shares: {
    title: 'Le tue azioni',
    text: () =>
      rich`Otto carte, ognuna un’azione di una compagnia. Si riconoscono da colore, lettera e coda dell’aereo. Finché restano in mano non valgono niente.`,
    find: toCards,
  },
  keep: {
    title: 'Il tuo portafoglio',
    text: ({ names }) =>
      rich`Scegli due azioni di compagnie diverse, poi ${strong(names.keep)}. Vanno sul tavolo e contano. Una buona scelta: una compagnia di cui ne hai più d’una.`,
    find: toCards,
  },
  holders: {
    title: 'Chi ha che cosa',
    text: () =>
      rich`Tutte le azioni sul tavolo: una riga per compagnia, una colonna per giocatore. Il numero pieno è in testa, quello incorniciato è secondo.`,
    find: ({ names }) => rich`Tocca ${strong(names.shares)}: lì vedi le azioni di tutti.`,
  },
  runway: {
    title: 'La pista',
    text: () =>
      rich`Più una compagnia sta a destra, più paga. I punti sono scritti sopra: il primo numero va a chi ha più azioni, il successivo al secondo.`,
    find: ({ names }) => rich`Tocca ${strong(names.cards)} per rivedere la mappa.`,
  },
  actions: {
    title: 'Quattro mosse',
    text: () =>
      rich`Nel tuo turno fai una di queste quattro cose, poi tocca agli altri. Le proverai tutte e quattro.`,
  },
  licence: {
    title: 'Una compagnia vola',
    text: ({ names }) =>
      rich`Con una licenza una compagnia vola su una rotta in più e aumenta di valore. Premi ${strong(names.licence)}.`,
    hint: instead('licence'),
  },
  airline: {
    title: 'Quale compagnia?',
    text: () =>
      rich`Scegline una di cui hai un’azione sul tavolo: se cresce, ci guadagni tu. Anche le altre sono permesse.`,
    hint: instead('licence'),
  },
  route: {
    title: 'Quale rotta?',
    text: ({ names, points }) =>
      points
        ? rich`Le rotte aperte sono accese, con il prezzo in milioni. Indicane una: ${strong(names.feed)} mostra chi ci guadagna. Premila per comprare.`
        : rich`Le rotte aperte sono accese, con il prezzo in milioni. Toccane una, leggi ${strong(names.feed)}, poi compra.`,
    hint: instead('licence'),
  },
  value: {
    title: 'Cresce',
    text: () =>
      rich`La compagnia è avanzata di quanto è costata la licenza. Ci guadagnano tutti quelli che ne hanno azioni, non solo tu.`,
    find: toCards,
  },
  thresholds: {
    title: 'Ogni casella conta',
    text: () =>
      rich`La pista ha delle soglie. Una compagnia paga di più solo quando raggiunge la prossima. Se la tua licenza si ferma prima, l’ultimo passo lo fa un altro.`,
    find: toCards,
  },
  share: {
    title: 'Ora un’azione',
    text: () =>
      rich`Puoi comprare una seconda licenza. Oppure prendi subito un’azione dal mercato, o la prima carta coperta del mazzo: va in mano e chiude il turno.`,
    find: toCards,
  },
  news: {
    title: 'I turni degli altri',
    text: ({ others }) =>
      rich`Qui leggi che cosa hanno fatto ${others} dal tuo ultimo turno. Guarda quali compagnie crescono e chi ne ha le azioni.`,
    find: ({ names }) => rich`Tocca ${strong(names.log)} per vedere che cosa hanno fatto gli altri.`,
  },
  rivals: {
    title: 'Chi ci guadagna',
    text: () =>
      rich`Una licenza aiuta soprattutto chi è in testa in quella compagnia. Fai crescere quelle in cui sei primo o secondo, se no lavori per un rivale.`,
    find: ({ names }) => rich`Tocca ${strong(names.shares)} per vedere le azioni scoperte di tutti.`,
  },
  play: {
    title: 'Azioni sul tavolo',
    text: ({ names }) =>
      rich`Contano solo le azioni sul tavolo. Premi ${strong(names.play)} e scegline quante vuoi di una compagnia, o una ciascuna di due. Ognuna ti dà 2 milioni.`,
    find: toCards,
    hint: instead('play'),
  },
  end: {
    title: 'Il tuo turno è fatto',
    text: ({ names }) =>
      rich`Finché non passi la mano puoi tornare indietro con ${strong(names.undo)}. Con ${strong(names.end)} giocano gli altri.`,
  },
  gauge: {
    title: 'Carte punteggio',
    text: ({ small }) =>
      rich`Nel mazzo sono nascoste tre carte punteggio. Quando ne esce una, si contano subito tutte le azioni sul tavolo. La probabilità è scritta ${small ? 'sopra il mercato' : 'qui accanto'}.`,
  },
  cash: {
    title: 'Il denaro',
    text: ({ names }) =>
      rich`Le licenze costano. ${strong(names.cash)}: 8 milioni, ma ti costa tutto il turno. Prova.`,
    hint: instead('cash'),
  },
  abacus: {
    title: 'Air ABACUS',
    text: () =>
      rich`Una compagnia senza aerei. Le sue azioni pagano sempre di più: a chi ne ha di più, 4 punti nel primo conteggio, 8 nel secondo, 16 nel terzo.`,
    find: toCards,
  },
  exchange: {
    title: 'Lo scambio',
    text: ({ names }) =>
      rich`Premi ${strong(names.exchange)} e cedi un’azione per una ABACUS, o tre per due. Cedi quelle che non andranno in testa. La nuova azione va in mano.`,
    find: toCards,
    hint: instead('exchange'),
  },
  flags: {
    title: 'Le bandiere',
    text: () =>
      rich`Quattro compagnie hanno una bandiera in una città lontana. Quando le rotte la uniscono alla base, la compagnia avanza del numero scritto sopra.`,
  },
  free: {
    title: 'Un suggerimento',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'Ora sai giocare',
    text: ({ scorings }) =>
      rich`${scorings > 1 ? 'Manca un conteggio, che chiude la partita.' : 'Mancano altri due conteggi; il terzo chiude la partita.'} Gioca una partita vera, o porta a termine questa: tu, o un bot mentre guardi.`,
  },
  farewell: {
    title: 'Ora sai volare',
    text: () =>
      rich`Questa era una partita intera. Le regole sono a portata di mano a ogni tavolo, e un turno si può annullare.`,
  },

  pick: {
    title: 'Una carta punteggio',
    text: ({ advise }) =>
      rich`È uscita. Prima del conteggio ognuno prende in mano un’azione dal mercato. ${advise(advice) ?? []}`,
    find: toCards,
  },
  scoring: {
    title: 'Il conteggio dei punti',
    text: ({ names }) =>
      rich`Una compagnia dopo l’altra. Chi ha più azioni sul tavolo prende il primo numero, poi il secondo; chi è alla pari divide. Continua con ${strong(names.next)}.`,
  },
  sum: {
    title: 'Il riepilogo',
    text: ({ scored, names }) => rich`${mine(scored)} ${strong(names.continue)} riporta al tavolo.`,
  },
  second: {
    title: 'Il secondo conteggio',
    text: () => rich`Le compagnie sono cresciute, quindi pagano di più. ABACUS paga il doppio di prima.`,
  },
  third: {
    title: 'L’ultimo conteggio',
    text: () =>
      rich`ABACUS paga 16 a chi ne ha di più. Poi si contano tutti i punti: vince chi ne ha di più.`,
  },

  watching: {
    title: 'A tutta velocità',
    text: () =>
      rich`Ora un bot gioca al posto tuo e tutti giocano in fretta. A ogni conteggio puoi guardare con calma.`,
  },
  pass: {
    title: 'Il tuo turno è fatto',
    text: ({ names }) =>
      rich`Con ${strong(names.end)} giocano gli altri. Con ${strong(names.undo)} torni indietro.`,
  },
  more: {
    title: 'Una seconda licenza',
    text: ({ advise }) => rich`Ne puoi comprare un’altra: ${advise(advice) ?? []}`,
    find: toCards,
  },
  take: {
    title: 'Prendi un’azione',
    text: ({ advise }) =>
      advise(advice) ?? rich`Una del mercato, o la prima carta del mazzo. Va in mano e chiude il turno.`,
    find: toCards,
  },
  give: {
    title: 'Cedi azioni',
    text: ({ advise }) =>
      rich`Lo scambio non è ancora pagato: scegli che cosa cedere. ${advise(advice) ?? []}`,
    find: toCards,
  },
  turn: {
    title: 'Tocca a te',
    text: ({ advise }) => advise(advice) ?? rich`Scegli una delle quattro mosse.`,
  },
  others: {
    title: 'Giocano gli altri',
    text: ({ others }) => rich`${others} giocano con le tue stesse regole. Poi tocca di nuovo a te.`,
  },
};
