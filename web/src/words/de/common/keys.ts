import type { Texts } from '../../common.ts';

/** Keys of any table, where no button says what they do. */
export const keys: Texts['keys'] = {
  go: 'Der große Knopf',
  back: 'Einen Schritt zurück in der Auswahl',
  skip: 'Vorspulen, was gerade gezeigt wird',
  list: 'Strecken als Liste',
  map: 'Strecken auf dem Plan',
  pan: 'Plan schieben oder zur nächsten hellen Strecke',
};
