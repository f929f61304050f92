import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Dix compagnies de fantaisie au-dessus de l’Europe, dirigeables et balais compris.',
    length: 'Environ 24 tours courts chacun.',
    turn: 'Une chose sur quatre : acheter une ou deux licences et prendre une action ; poser des actions contre de l’argent ; en échanger contre Air ABACUS ; ou prendre 8 millions.',
    shares:
      'On les prend une à une, au marché visible ou dans la pioche. En main elles ne font rien ; posées, elles marquent, et restent.',
    money:
      'Des millions, toujours trop rares. Ils paient les licences, tous les voient, et à la fin ils ne valent rien.',
    map: 'Des lignes d’une à trois licences, la moins chère d’abord. Chacun peut développer n’importe quelle compagnie à partir de sa base.',
    scores:
      'Trois décomptes. Chaque million dépensé pour une compagnie fait monter sa valeur ; le plus d’actions donne le plus de points, les suivants en ont moins.',
    conflict: 'Doux. On court après les majorités et les licences bon marché ; ce que tu as reste à toi.',
    secret: 'Les mains, et les points de chacun.',
    end: 'Après la troisième carte de décompte. Le plus de points gagne.',
    luck: 'Un peu : quelles actions sortent, et quand viennent les décomptes.',
    whom: 'Tout le monde. Le plus facile à apprendre.',
  },
  knowing: {
    'airlines-1990':
      'Les licences coûtent de l’argent au lieu de cartes : gardes-en. Plus de deux places marquent, rien n’est saboté, et les points sont secrets.',
    'air-kwire':
      'Les actions ne s’achètent ni ne se vendent : elles viennent une à une, et une fois posées elles restent. L’argent est un carburant et ne compte pas à la fin. Chacun développe toute compagnie sans demander.',
  },
};
