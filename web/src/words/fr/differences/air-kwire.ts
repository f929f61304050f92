import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Sept compagnies de l’âge d’or au-dessus des États-Unis.',
    length: 'Environ 15 longs tours chacun.',
    turn: 'Trois étapes : acheter ou vendre jusqu’à trois actions ; jouer ou défausser une carte ; piocher une carte.',
    shares:
      'On les achète et les vend à des cours qui bougent à chaque opération. C’est ta fortune, et qui en a le plus est CEO.',
    money:
      'Les dollars sont tout : ils achètent des actions, et à la fin, argent et actions comptent ensemble.',
    map: 'Des hexagones d’une ville chacun. Le cours d’une compagnie décide combien de villes elle peut avoir et si elle vole à 1, 2 ou 3 hexagones.',
    scores:
      'Des dividendes toutes les sept lignes, des primes lors des fusions, et la valeur de tes actions à la fin.',
    conflict:
      'Rude. Les compagnies s’avalent, les CEO refusent des lignes, et un cours peut être vendu jusqu’à la ruine.',
    secret: 'Les mains et l’argent.',
    end: 'Aussitôt qu’une compagnie a 40 points de ville. Le plus riche gagne.',
    luck: 'Peu : les cartes disent où voler, le reste est calcul.',
    whom: 'Ceux qui aiment la bourse, les fusions et les longs projets.',
  },
  knowing: {
    'airlines-europe':
      'Les actions sont de l’argent : achète bas, vends au bon moment. Tu ne voles que pour les compagnies dont tu as une action, et le CEO peut refuser. Là où deux compagnies se rencontrent, la plus haute avale le plus souvent l’autre.',
    'airlines-1990':
      'On paie en dollars, et chaque opération déplace un cours. Un cours élevé permet de voler plus loin et vers plus de villes. Suivre une autre compagnie dans une ville n’est pas plus cher : cela peut déclencher une fusion.',
  },
};
