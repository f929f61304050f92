import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Sept compagnies de l’âge d’or au-dessus des États-Unis.',
    length: 'Le plus souvent 12 à 20 tours chacun, plus longs.',
    turn: 'Trois étapes : acheter ou vendre jusqu’à trois actions ; voler ou défausser une carte Ville ; piocher une carte.',
    shares:
      'On les achète et les vend à des cours qui bougent à chaque opération. C’est ta fortune, et qui en a le plus est CEO.',
    money: 'Les dollars sont tout : ils achètent des actions, et qui en a le plus gagne.',
    map: 'Des cases hexagonales d’une ville. Le cours d’une compagnie décide combien de villes elle peut avoir et si elle vole à 1, 2 ou 3 cases.',
    scores:
      'Des dividendes toutes les sept lignes, des primes lors des fusions, et la valeur de tes actions à la fin.',
    conflict:
      'Rude. Les compagnies s’avalent, les CEO refusent des lignes, et un cours peut être vendu jusqu’à la ruine.',
    secret: 'Les mains et l’argent.',
    end: 'Aussitôt qu’une compagnie a 40 points de ville. Le plus riche gagne.',
    luck: 'Le moins : les cartes disent où voler, le reste est calcul.',
    whom: 'Ceux qui aiment la bourse, les rachats et les longs projets.',
  },
  knowing: {
    'airlines-europe':
      'Les actions sont de l’argent : achète bas, vends au bon moment. Tu ne voles que pour les compagnies dont tu as une action, et le CEO peut refuser. Deux compagnies dans une ville fusionnent, et la plus basse disparaît.',
    'airlines-1990':
      'On paie en dollars, et chaque opération déplace un cours. Un cours élevé permet de voler plus loin et vers plus de villes. Suivre une autre compagnie dans une ville n’est pas plus cher : cela déclenche une fusion.',
  },
};
