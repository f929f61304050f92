import type { Texts } from '../../air-kwire.ts';

export const keys: Texts['keys'] = {
  airlines: 'Una compagnia: per la rotta, per aprirla o per guardare un’operazione',
  trade: 'Compra o vendi un’azione della compagnia che guardi; uno scambio in più o in meno',
  cards: 'Una carta della mano, da sinistra',
  aircraft: 'L’aereo seguente',
  pile: 'Pesca dal mazzo',
  discard: 'Scarta invece una carta',
  yes: 'Accetta',
  no: 'Rifiuta',
  without: 'Vai avanti senza',
};
