import type { About } from '../../../games/airlines-1990/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-1990.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-1990.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Tocca ${strong(names.cards)} per continuare.`;
const instead =
  (action: 'found' | 'expand' | 'play') =>
  ({ names }: About) =>
    rich`Hai scelto un’altra mossa, e va bene. Premi ${strong(names[action])} per tornare a questa.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Benvenuti a bordo',
    text: ({ others }) =>
      rich`Giochi contro ${others}. Tutti fate crescere compagnie in Nordamerica, ma nessuno ne possiede una. Avete azioni: chi ne ha di più di una grande compagnia prende più punti.`,
  },
  shares: {
    title: 'Le tue azioni',
    text: () =>
      rich`Cinque carte, ognuna un’azione di una compagnia. In mano non valgono niente; sul tavolo contano.`,
    find: toCards,
  },
  flights: {
    title: 'Le tue carte volo',
    text: () =>
      rich`Ognuna ha un tipo di linea e un numero. Permette a una compagnia di volare su una rotta dello stesso tipo di linea.`,
    find: toCards,
  },
  routes: {
    title: 'La mappa',
    text: () =>
      rich`Ogni linea tra due città è una rotta. Il tipo di linea dice quali carte vanno bene; il numero del cerchio libero più basso dice quanto alta dev’essere la carta.`,
    find: ({ names }) => rich`Tocca ${strong(names.cards)} per rivedere la mappa.`,
  },
  companies: {
    title: 'Nove compagnie',
    text: () =>
      rich`Una riga per ciascuna: i tipi di linea che può usare, i suoi segnalini sulla mappa e le azioni sul tavolo, una colonna per giocatore.`,
    find: ({ names }) => rich`Tocca ${strong(names.companies)}: lì ci sono tutte le compagnie.`,
  },
  actions: {
    title: 'Tre mosse',
    text: () => rich`Nel tuo turno fai una di queste tre cose, poi tocca agli altri. Le proverai tutte.`,
  },
  found: {
    title: 'Fonda una compagnia',
    text: ({ names }) =>
      rich`Una compagnia vola quando qualcuno la mette in gioco. Premi ${strong(names.found)}.`,
    hint: instead('found'),
  },
  home: {
    title: 'Azioni, carta, rotta',
    text: ({ points }) =>
      rich`Scegli una compagnia. Giochi le sue azioni davanti a te, e una carta volo apre una rotta dalla sua sede: vanno bene quelle accese. ${points ? 'Premi una rotta.' : 'Tocca una rotta, poi il pulsante.'}`,
    hint: instead('found'),
  },
  worth: {
    title: 'Vale qualcosa',
    text: () =>
      rich`Un segnalino sulla rotta, uno alla sede: la compagnia vale due punti. Ogni altro segnalino ne aggiunge uno.`,
    find: ({ names }) => rich`Tocca ${strong(names.companies)}: lì ci sono tutte le compagnie.`,
  },
  share: {
    title: 'Ora un’azione',
    text: () =>
      rich`Prendi una delle cinque azioni del mercato, o la prima carta del mazzo, coperta. Poi peschi una carta volo.`,
    find: toCards,
  },
  news: {
    title: 'I turni degli altri',
    text: ({ others }) =>
      rich`Qui c’è quello che ${others} hanno fatto dal tuo ultimo turno. Guarda quali compagnie crescono, e chi ne ha azioni sul tavolo.`,
    find: ({ names }) => rich`Tocca ${strong(names.log)} per vedere che cosa hanno fatto gli altri.`,
  },
  rivals: {
    title: 'Chi ci guadagna',
    text: () =>
      rich`Ogni segnalino dà un punto a chi ha più azioni di quella compagnia sul tavolo. Vola dove quel giocatore sei tu. Se in testa c’è un rivale, lavori per lui.`,
    find: ({ names }) => rich`Tocca ${strong(names.companies)}: lì ci sono tutte le compagnie.`,
  },
  expand: {
    title: 'Far crescere',
    text: ({ names }) =>
      rich`${strong(names.expand)} pesca prima una carta volo, poi decidi. Può volare ogni compagnia in gioco, chiunque l’abbia fondata.`,
    hint: instead('expand'),
  },
  fly: {
    title: 'Volare o tenere',
    text: ({ names }) =>
      rich`Scegli una compagnia e una rotta accesa che tocca la sua rete. Ci va un suo segnalino, e tu prendi un’azione. Oppure ${strong(names.keep)}, senza azione.`,
  },
  pile: {
    title: 'Carte punteggio',
    text: ({ small }) =>
      rich`Tre carte punteggio sono nascoste nel mazzo. Quando ne esce una, tutte le azioni sul tavolo fanno punti. Quanto è probabile è scritto ${small ? 'sopra il mercato' : 'accanto'}.`,
  },
  play: {
    title: 'Azioni sul tavolo',
    text: ({ names }) =>
      rich`Contano solo le azioni sul tavolo. Premi ${strong(names.play)} e gioca quante azioni vuoi di una compagnia in gioco.`,
    find: toCards,
    hint: instead('play'),
  },
  lead: {
    title: 'Primo e secondo',
    text: () =>
      rich`Per ogni compagnia, chi ha più azioni sul tavolo prende un punto per segnalino, il secondo la metà. Gli altri niente.`,
    find: ({ names }) => rich`Tocca ${strong(names.companies)}: lì ci sono tutte le compagnie.`,
  },
  timing: {
    title: 'Quando giocarle',
    text: () =>
      rich`Nessuno vede le azioni che hai in mano, ma un conteggio le ignora. Giocale finché un conteggio è improbabile, prima dove una in più ti porta in testa.`,
    find: toCards,
  },
  free: {
    title: 'Un suggerimento',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'Ora sai giocare',
    text: () =>
      rich`Seguono altri conteggi, e un ultimo quando le azioni sono finite. Gioca una partita vera, o porta a termine questa: tu, o un bot mentre guardi.`,
  },
  farewell: {
    title: 'Ora sai volare',
    text: () => rich`Era una partita intera. Le regole sono a portata di mano a ogni tavolo.`,
  },

  sabotage: {
    title: 'Il sabotaggio',
    text: ({ names }) =>
      rich`Hai giocato una sola azione: puoi mettere un segnalino, con la faccia sabotaggio in su, su un cerchio libero dal 5 in su, che nessuno userà più. Oppure ${strong(names.done)}.`,
  },
  scoring: {
    title: 'Il conteggio dei punti',
    text: ({ names }) =>
      rich`Una compagnia alla volta. Chi ha più azioni sul tavolo prende tutti i punti, il secondo la metà; chi è alla pari divide. Continua con ${strong(names.next)}.`,
  },
  sum: {
    title: 'Il riepilogo',
    text: ({ scored, names }) => rich`${mine(scored)} ${strong(names.continue)} riporta al tavolo.`,
  },
  again: {
    title: 'Un altro conteggio',
    text: () => rich`Le compagnie sono cresciute e rendono di più. Forse è cambiato anche chi è in testa.`,
  },

  watching: {
    title: 'A tutta velocità',
    text: () =>
      rich`Ora un bot gioca per te, e tutti giocano in fretta. A ogni conteggio puoi guardare da vicino.`,
  },
  pass: {
    title: 'Il tuo turno è fatto',
    text: ({ names }) => rich`${strong(names.end)} fa giocare gli altri. ${strong(names.undo)} lo annulla.`,
  },
  take: {
    title: 'Prendi un’azione',
    text: ({ advise }) =>
      advise(advice) ?? rich`Una delle cinque del mercato, o la prima del mazzo. Va nella tua mano.`,
    find: toCards,
  },
  drawn: {
    title: 'Volare o tenere',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Scegli una compagnia e una rotta accesa, oppure ${strong(names.keep)}.`,
  },
  turn: {
    title: 'Tocca a te',
    text: ({ advise }) => advise(advice) ?? rich`Scegli una delle tre mosse.`,
  },
  others: {
    title: 'Giocano gli altri',
    text: ({ others }) => rich`${others} seguono le tue stesse regole. Poi tocca di nuovo a te.`,
  },
};
