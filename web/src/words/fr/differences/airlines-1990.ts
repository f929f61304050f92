import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Neuf jeunes compagnies qui veulent voler en Amérique du Nord.',
    length: 'Environ 22 tours très courts chacun.',
    turn: 'Une chose sur trois : fonder une compagnie ; piocher une carte Vol et voler une ligne ; ou poser des actions.',
    shares:
      'On les prend après avoir fondé ou volé, au marché visible ou dans la pioche. Seul compte ce qui est posé.',
    money: 'Il n’y en a pas. On paie en cartes Vol.',
    map: 'Des lignes de cinq motifs avec des cercles numérotés. Qui vient plus tard a besoin d’une carte plus haute.',
    scores:
      'Quatre décomptes. Une compagnie vaut ses marqueurs : tout pour le plus d’actions, la moitié pour le deuxième, rien pour les autres.',
    conflict:
      'Piquant. Le sabotage prend des cercles et des marqueurs, et une compagnie bloquée chez elle ne vaut rien.',
    secret: 'Les mains d’actions et de cartes Vol. Les points sont visibles.',
    end: 'Quand la dernière action est partie. Le plus de points gagne.',
    luck: 'Beaucoup : la bonne carte Vol doit venir, et les décomptes aussi.',
    whom: 'Ceux qui aiment les tours rapides et un peu de malice.',
  },
  knowing: {
    'airlines-europe':
      'Il n’y a pas d’argent. Un vol demande une carte du bon motif, assez haute pour le plus petit numéro libre. Seules les deux premières places marquent, et un sabotage peut te couper la route.',
    'air-kwire':
      'Il n’y a ni cours ni dividendes. Pas besoin d’action pour faire voler une compagnie, et personne ne peut refuser. Les actions en main ne comptent pas.',
  },
};
