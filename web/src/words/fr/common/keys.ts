import type { Texts } from '../../common.ts';

/** Keys of any table, where no button says what they do. */
export const keys: Texts['keys'] = {
  go: 'Le grand bouton',
  back: 'Un pas en arrière dans le choix',
  skip: 'Abréger ce qui est montré',
  list: 'Les lignes en liste',
  map: 'Les lignes sur le plateau',
  pan: 'Déplacer le plateau, ou vers la prochaine ligne éclairée',
};
