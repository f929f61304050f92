import { airline, type Texts } from '../../airlines-europe.ts';

type Value = string | number | undefined;
const millions = (amount: Value): string => `${amount} ${Number(amount) < 2 ? 'million' : 'millions'}`;
/** After "ne". */
const onlyShares = (count: Value, share: Value): string =>
  count === 1 ? `qu’une action ${airline(share)}` : `que ${count} actions ${airline(share)}`;

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'La partie est finie.',
  'no-such-seat': () => 'Personne n’est assis là.',
  'not-your-turn': () => 'Ce n’est pas ton tour.',
  'has-chosen': () => 'Ton choix est fait. Les autres choisissent encore.',
  'keep-first': () => 'D’abord, chacun choisit deux actions pour son portefeuille.',
  'keep-from-hand': () => 'Ces deux actions ne sont pas toutes les deux dans ta main.',
  'keep-different': () => 'Les deux actions doivent être de compagnies différentes.',
  'one-action': () => 'Choisis d’abord un des quatre coups.',
  'licence-first': () => 'Achète d’abord une licence ; l’action vient avec.',
  'second-or-share': () => 'Achète une seconde licence ou prends une action.',
  'share-due': () => 'Tes licences sont achetées. Prends une action.',
  'discard-due': () => 'L’échange n’est pas encore payé. Cède d’abord une action.',
  'pick-due': () => 'Un décompte arrive. Prends d’abord une action au marché.',
  'not-in-play': (v) => `${airline(v.airline)} n’est pas de cette partie.`,
  'no-airplane': (v) => `${airline(v.airline)} n’a plus d’avion.`,
  'flies-already': (v) => `${airline(v.airline)} vole déjà sur cette ligne.`,
  'route-full': () => 'Toutes les licences de cette ligne sont vendues.',
  'not-served': (v) =>
    `${airline(v.airline)} ne vole pas encore jusqu’ici. Relie-la d’abord à l’une des deux villes.`,
  'route-held-back': () => 'La prochaine licence de cette ligne s’ouvre après le prochain décompte.',
  'too-expensive': (v) => `La prochaine licence coûte ${millions(v.price)}. Tu en as ${v.cash}.`,
  'not-in-market': (v) => `Pas d’action ${airline(v.share)} au marché.`,
  'from-market-only': () => 'Cette action se prend au marché, pas dans la pioche.',
  'play-mixture': () => 'D’une seule compagnie, autant que tu veux ; de deux, une chacune.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `Tu n’as pas d’action ${airline(v.share)} en main.`
      : `Tu n’as ${onlyShares(v.held, v.share)} en main.`,
  'abacus-short': (v) =>
    v.left === 0
      ? 'Il ne reste aucune action ABACUS.'
      : `Il ne reste ${onlyShares(v.left, 'abacus')} en réserve.`,
  'too-few-to-discard': (v) =>
    `Il faut céder ${v.needed === 1 ? 'une action' : `${v.needed} actions`} ; tu n’en as pas assez.`,
  'not-held': (v) =>
    `Tu n’as pas d’action ${airline(v.share)} ${v.from === 'hand' ? 'en main' : 'dans ton portefeuille'}.`,
  'discard-order': () =>
    'On cède dans l’ordre : la main, puis le portefeuille ; à chaque fois, ABACUS en dernier.',
  'discard-earlier': () => 'Trop peu d’actions viennent après celle-ci. Commence plus tôt dans l’ordre.',
  'nobody-serves': (v) => `Aucune compagnie ne dessert encore ${v.from} ou ${v.to}.`,
  'nobody-can': (v) => `Aucune compagnie ne peut ouvrir ${v.route} maintenant.`,
};
