import type { Texts } from '../../air-kwire.ts';

const routes = (count: number): string => (count === 1 ? '1 Strecke' : `${count} Strecken`);

export const dividends: Texts['dividends'] = {
  title: 'Dividenden',
  gauge: (done, spaces) => `Dividendenleiste: ${done} von ${spaces}`,
  next: (left) => `Dividenden in ${routes(left)}`,
  due: 'Dividenden am Ende des Zuges',
  ifNow: 'Wenn jetzt, $',
  rate: 'Je',
  perShare: 'Dividende je Aktie',
  total: 'Summe',
  nobody: 'Keine Gesellschaft ist offen.',
  why: {
    cities: 'über ihrer Städtegrenze',
    aircraft: 'ein Flugzeug zu groß für ihren Kurs',
    shares: 'weniger Stadtpunkte als verkaufte Aktien',
  },
  whyBrief: {
    cities: (count, limit) => `${count} Städte, ${limit} erlaubt`,
    aircraft: (aircraft) => `${aircraft} nicht erlaubt`,
    shares: (points, sold) => `${points === 1 ? '1 Punkt' : `${points} Punkte`} für ${sold} Aktien`,
  },
  drops: 'Kurs fällt',
  warned: 'beim nächsten Mal fällt der Kurs',
  bankrupt: 'geht bankrott',
  rises: 'Kurs steigt',
};
