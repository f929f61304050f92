import type { SceneTexts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { BEHIND, does, type Forms, isYou } from '../grammar.ts';

const HAVE: Forms = ['hast', 'hat', 'habt', 'haben'];

const dollars = (amount: number): string => money('de', amount);

export const result: SceneTexts['result'] = {
  endedBy: {
    reached: (airline, points) => `${airline} hat ${points} Stadtpunkte erreicht.`,
    bankrupt: 'Eine Gesellschaft hat 40 Stadtpunkte erreicht.',
    agreed: 'Alle waren sich einig, dass keine Gesellschaft 40 Stadtpunkte erreicht.',
    exhausted: 'Fünf Runden lang gab es keine neue Strecke.',
    'round-limit': 'Hundert Runden sind gespielt.',
  },
  margin: (margin, next) => rich`${strong(`${does(next, BEHIND)} ${dollars(margin)} zurück.`)}`,
  shared: (winners, amount) => rich`${strong(`${does(winners, HAVE)} je ${dollars(amount)}.`)}`,
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
  dollars: (amount) => dollars(amount),
  figure: (amount) => figure('de', amount),

  brought: 'Was jede Gesellschaft brachte',
  broughtSays:
    'In Dollar: Dividenden, Prämien, Verkäufe und die Aktien am Ende, abzüglich ihres Kaufpreises.',

  overTime: 'Vermögen im Lauf des Spiels',
  overTimeSays: 'Bargeld und Aktien nach jedem Zug',
  afterTurn: (turn, paid, takenOver) =>
    [
      turn === 0 ? 'dem Geben' : `Zug ${turn}`,
      ...(paid ? ['Dividenden'] : []),
      ...takenOver.map((airline) => `${airline} übernommen`),
    ].join(', '),
  turns: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  paid: 'Dividenden',
  takenOver: 'Gesellschaft übernommen',

  inPile: 'Noch im Stapel',
};
