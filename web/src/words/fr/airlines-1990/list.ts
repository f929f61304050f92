import type { Texts } from '../../airlines-1990.ts';

/** The list view of the map: routes, companies and cities as tables. */
export const list: Texts['list'] = {
  company: 'Compagnie',
  companies: 'Compagnies',
  line: 'Motif',
  circles: 'Cercles',
  act: 'Choisir',
  routesCaption: 'Lignes avec leur motif et leurs cercles',
  networksCaption: 'Les compagnies et leurs réseaux',
  full: 'complète',
  home: (company) => `siège de ${company}`,
  free: (circle) => `${circle} libre`,
  covered: (circle, company, fresh) => `${circle} ${company}${fresh ? ', nouveau' : ''}`,
  sabotaged: (circle, company, fresh) => `${circle} saboté avec ${company}${fresh ? ', nouveau' : ''}`,
  circle: (circle) => `Cercle ${circle}`,
  offered: {
    found: 'Pour fonder maintenant',
    fly: 'À ouvrir maintenant',
    sabotage: 'À saboter maintenant',
  },
  press: {
    found: { short: 'Fonder', full: (route, circle) => `Fonder avec ${route} sur le ${circle}` },
    fly: { short: 'Ouvrir', full: (route, circle) => `Ouvrir ${route} sur le ${circle}` },
    sabotage: { short: 'Saboter', full: (route, circle) => `Saboter ${route} sur le ${circle}` },
    look: { short: 'Voir', full: (route, circle) => `Voir ${route}, ${circle}` },
    why: { short: 'Pourquoi pas ?', full: (route) => `Pourquoi pas ? ${route}` },
  },
};
