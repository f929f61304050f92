import type { DifferencesWords } from '../../en/differences/page.ts';

export const differences: DifferencesWords = {
  lead: 'Dans les trois, il s’agit d’avoir les bonnes actions de compagnies que tout le monde développe. Le reste diffère.',
  players: 'Joueurs',
  aspects: {
    theme: 'Où l’on joue',
    length: 'Durée',
    turn: 'Ton tour',
    shares: 'Actions',
    money: 'Argent',
    map: 'Plateau',
    scores: 'Ce qui rapporte',
    conflict: 'Rudesse',
    secret: 'Ce qui est secret',
    end: 'La fin',
    luck: 'Hasard',
    whom: 'Pour qui',
  },
  games: 'Les jeux',
  newTo: (game) => `${game}, c’est nouveau pour toi ?`,
  know: (game) => `Tu connais ${game} :`,
  measured: 'Les durées sont des moyennes de parties entre quatre bots.',
};
