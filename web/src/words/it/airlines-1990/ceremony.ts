import type { SceneTexts } from '../../airlines-1990.ts';
import { points, shares } from '../grammar.ts';
import { agreeing, everyone, says } from '../people.ts';

const rounding = (rounded: boolean): string => (rounded ? ', per difetto' : '');

/** The scorings of Airlines (1990). */
export const ceremony: SceneTexts['ceremony'] = {
  heading: (name, markers) =>
    markers === 1 ? `${name} ha 1 segnalino sulla mappa` : `${name} ha ${markers} segnalini sulla mappa`,
  third: { name: 'Terzo giocatore', said: 'il terzo giocatore' },
  tooEarly: 'Troppo presto',

  first: (who, held) => `${says(who, ['sei', 'è', '', ''])} al primo posto con ${shares(held)}:`,
  second: (who, held) => `${says(who, ['sei', 'è', '', ''])} al secondo posto con ${shares(held)}:`,
  alone: (who) => `Solo ${everyone(who)} ${agreeing(who, ['hai', 'ha', '', ''])} azioni sul tavolo:`,
  tiedFirst: (who) => `${says(who, ['', '', 'vi dividete', 'si dividono'])} il primo e il secondo posto:`,
  tiedSecond: (who) => `${says(who, ['', '', 'vi dividete', 'si dividono'])} il secondo posto:`,

  all: (count) => (count === 1 ? 'l’unico punto.' : `tutti i ${points(count)}.`),
  half: (count, rounded) => `la metà, ${count}${rounding(rounded)}.`,
  both: (sum, count) => `${sum} = ${points(count)}.`,
  each: (sum, count, rounded) => `${sum}, quindi ${count} a testa${rounding(rounded)}.`,
  notPaid: 'un posto senza punti.',
  thirdNotPaid: 'La parte del terzo giocatore non si paga.',
  nothing: (who) =>
    `${says(who, ['non prendi nulla', 'non prende nulla', 'non prendete nulla', 'non prendono nulla'])}.`,
  without: 'Tu non ne hai sul tavolo.',
};
