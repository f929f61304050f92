import type { Texts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { does, type Forms, isYou } from '../grammar.ts';

const WIN: Forms = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'];
const HAVE: Forms = ['hast', 'hat', 'habt', 'haben'];

const dollars = (amount: number): string => money('de', amount);

export const result: Texts['result'] = {
  endedBy: {
    reached: (airline, points) => `${airline} hat ${points} Stadtpunkte erreicht.`,
    bankrupt: 'Eine Gesellschaft hat 40 Stadtpunkte erreicht.',
    agreed: 'Alle waren sich einig, dass keine Gesellschaft 40 Stadtpunkte erreicht.',
    exhausted: 'Fünf Runden lang gab es keine neue Strecke.',
    'round-limit': 'Hundert Runden sind gespielt.',
  },
  margin: (winners, margin) => rich`${strong(`${does(winners, WIN)} mit ${dollars(margin)} Vorsprung.`)}`,
  shared: (winners, amount) =>
    rich`${strong(`${does(winners, HAVE)} je ${dollars(amount)}.`)} Der Sieg ist geteilt.`,
  led: (who, turns, all) =>
    `Am längsten ${isYou(who) ? 'lagst du' : `lag ${who.name}`} vorn, nach ${turns} von ${all} Zügen.`,
  chart: 'Vermögen in Dollar',
  inDollars: 'In Dollar',
  cash: 'Bargeld',
  at: (price) => `zu ${figure('de', price)}`,
  times: (shares) => `${shares} ×`,
  total: 'Vermögen',
  dividends: 'Dividenden erhalten',
  bonuses: 'Prämien erhalten',
  figure: (amount) => figure('de', amount),

  overTime: 'Vermögen im Lauf des Spiels',
  overTimeSays: 'Bargeld und Aktien nach jedem Zug',
  turns: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  paid: 'Dividenden',
  takenOver: 'Gesellschaft übernommen',

  inPile: 'Noch im Stapel',
};
