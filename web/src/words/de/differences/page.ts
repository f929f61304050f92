import type { DifferencesWords } from '../../en/differences/page.ts';

export const differences: DifferencesWords = {
  lead: 'In allen dreien kommt es auf die richtigen Aktien von Gesellschaften an, die alle gemeinsam ausbauen. Der Rest ist verschieden.',
  players: 'Personen',
  aspects: {
    theme: 'Wo es spielt',
    length: 'Wie lange',
    turn: 'Dein Zug',
    shares: 'Aktien',
    money: 'Geld',
    map: 'Plan',
    scores: 'Was sich lohnt',
    conflict: 'Wie rau',
    secret: 'Geheim',
    end: 'Das Ende',
    luck: 'Glück',
    whom: 'Für wen',
  },
  games: 'Die Spiele',
  newTo: (game) => `${game} ist neu für dich?`,
  know: (game) => `Du kennst ${game}:`,
  measured: 'Die Längen sind Mittelwerte von Spielen zwischen vier Bots.',
};
