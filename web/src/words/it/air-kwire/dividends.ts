import type { Texts } from '../../air-kwire.ts';

const routes = (count: number): string => (count === 1 ? '1 rotta' : `${count} rotte`);

export const dividends: Texts['dividends'] = {
  title: 'Dividendi',
  gauge: (done, spaces) => `Tracciato dei dividendi: ${done} di ${spaces}`,
  next: (left) => `Dividendi tra ${routes(left)}`,
  due: 'Dividendi a fine turno',
  ifNow: 'Pagando ora, $',
  rate: 'Cad.',
  perShare: 'Dividendo per azione',
  total: 'Totale',
  nobody: 'Nessuna compagnia è aperta.',
  why: {
    cities: 'oltre il limite di città',
    aircraft: 'un aereo troppo grande per il suo prezzo',
    shares: 'meno punti città che azioni vendute',
  },
  whyBrief: {
    cities: (count, limit) => `${count} città, al massimo ${limit}`,
    aircraft: (aircraft) => `${aircraft} non ammesso`,
    shares: (points, sold) => `${points === 1 ? '1 punto' : `${points} punti`} per ${sold} azioni`,
  },
  drops: 'il prezzo scende',
  warned: 'la prossima volta il prezzo scende',
  bankrupt: 'fallisce',
  rises: 'il prezzo sale',
};
