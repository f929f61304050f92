import { aircraftOf, airline, type Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'La partita è finita.',
  'no-such-seat': () => 'Lì non siede nessuno.',
  'not-your-turn': () => 'Non tocca a te.',
  'chance-first': () => 'Si sta mescolando il mazzo.',
  'shuffle-due': () => 'Prima si mescola il mazzo.',
  'not-the-pile': () => 'Queste non sono le carte del mazzo.',
  'stock-step': () => 'Il turno comincia in borsa: compra e vendi, poi vai avanti.',
  'free-discard-step': () => 'Prima scarta quante carte vuoi.',
  'vote-due': () => 'Prima di’ se la partita deve finire.',
  'decommission-due': () => 'Prima togli una città a questa compagnia, o tienile tutte.',
  'card-step': () => 'Ora apri una rotta o scarta una carta.',
  'consent-due': () => 'Prima accetta o rifiuta la rotta.',
  'rehome-due': () => 'Prima scegli l’aereo per la base acquisita.',
  'dispose-due': () => 'Prima scambia o vendi le azioni della compagnia acquisita.',
  'settle-due': () => 'Mancano segnalini: prima sostituisci un aereo o abbandona una città.',
  'second-route-step': () => 'Ora apri una seconda rotta, o vai avanti.',
  'replenish-step': () => 'Ora pesca una carta, o nessuna.',
  'three-trades': () => 'In questo turno hai già fatto tre operazioni. Passa alla carta.',
  'no-shares-left': (v) => `Le azioni ${airline(v)} sono tutte vendute.`,
  'no-cash': (v) =>
    `Non hai abbastanza contanti: un’azione ${airline(v)} costa ${money('it', Number(v.needed))}, commissione compresa.`,
  defunct: (v) => `${airline(v)} è stata acquisita.`,
  'home-occupied': (v) => `Nella città di base di ${airline(v)} c’è un’altra compagnia.`,
  'one-opening': () => 'In questo turno hai già aperto una compagnia.',
  'route-impossible': (v) =>
    `Con le tue carte ${airline(v)} non può avere la sua prima rotta in questo turno.`,
  'route-owed': (v) => `Hai aperto ${airline(v)}: in questo turno le devi una rotta.`,
  'no-shares-held': (v) => `Non hai azioni ${airline(v)}.`,
  'card-not-held': () => 'Non hai questa carta.',
  'served-already': (v) => `${airline(v)} è già in questa città.`,
  'city-limit': (v) =>
    `${airline(v)} ha raggiunto il limite di città del suo prezzo: ${v.limit}. Un prezzo più alto ne permette di più.`,
  'type-not-allowed': (v) =>
    v.aircraft === undefined
      ? `Il prezzo di ${airline(v)} è troppo basso per questo aereo.`
      : `Il prezzo di ${airline(v)} è troppo basso per un ${aircraftOf(v)}.`,
  'no-aircraft': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'Di questo aereo non ce ne sono più.'
      : `${airline(v)} non ha più un ${aircraftOf(v)}.`,
  'out-of-range': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'Nessun’altra città è alla portata di questo aereo.'
      : `Da qui nessuna città di ${airline(v)} è alla portata di un ${aircraftOf(v)}.`,
  'refused-already': (v) => `In questo turno il CEO di ${airline(v)} ha già rifiutato questa città.`,
  'may-not-pass': () => 'Non puoi passare finché hai una carta e c’è da pescare. Giocane o scartane una.',
  'hand-full': () => 'La mano è piena: al massimo cinque carte.',
  'pile-empty': () => 'Il mazzo è vuoto.',
  'no-route-created': () => 'Dagli scarti si prende solo dopo aver aperto una rotta. Pesca dal mazzo.',
  'not-in-pool': () => 'Questa carta non è tra gli scarti.',
  'one-power-card': () => 'In questo turno hai già giocato una carta speciale.',
  'after-draw': () => 'Dopo aver pescato è tardi per una carta speciale.',
  'too-late': () => 'Si può solo prima del primo acquisto o della prima vendita.',
  'pile-not-emptied': () => 'La fine si propone solo dopo che il mazzo è rimasto vuoto.',
  'voted-already': () => 'In questo turno si è già votato sulla fine.',
  'only-agree': () => 'Hai proposto la fine, quindi sei d’accordo.',
  'not-this-airline': () => 'Ora si parla di un’altra compagnia.',
  'not-served': (v) => `${airline(v)} non è in questa città.`,
  'home-stays': () => 'Una compagnia tiene la sua base.',
  'range-breaks': () => 'Un’altra città resterebbe fuori portata.',
  'too-many-exchanges': (v) =>
    v.most === 1 ? 'Puoi ottenere al massimo un’azione.' : `Puoi ottenere al massimo ${v.most} azioni.`,
  'not-taken-over': () => 'Questa città non ha bisogno di un segnalino.',
  'nobody-in-range': (v) => `Nessuna delle tue compagnie arriva ancora a ${v.city}.`,
  'nobody-held': () => 'Non hai azioni di una compagnia aperta.',
  'nobody-has-room': () => 'Tutte le tue compagnie hanno tante città quante ne permette il loro prezzo.',
  'nobody-can': (v) => `Ora nessuna delle tue compagnie può volare a ${v.city}.`,
};
