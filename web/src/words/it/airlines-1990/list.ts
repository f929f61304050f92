import type { Texts } from '../../airlines-1990.ts';

/** The list view of the map: routes, companies and cities as tables. */
export const list: Texts['list'] = {
  company: 'Compagnia',
  companies: 'Compagnie',
  line: 'Linea',
  circles: 'Cerchi',
  act: 'Scegli',
  network: 'Rete',
  routesCaption: 'Tratte con linee e cerchi',
  networksCaption: 'Le compagnie e le loro reti',
  full: 'piena',
  home: (company) => `sede di ${company}`,
  free: (circle) => `${circle} libero`,
  covered: (circle, company, fresh) => `${circle} ${company}${fresh ? ', nuovo' : ''}`,
  sabotaged: (circle, company, fresh) => `${circle} sabotato con ${company}${fresh ? ', nuovo' : ''}`,
  circle: (circle) => `Cerchio ${circle}`,
  offered: {
    found: 'Aperte ora a una fondazione',
    fly: 'Puoi volare ora',
    sabotage: 'Aperte ora al sabotaggio',
  },
  press: {
    found: { short: 'Fonda', full: (route, circle) => `Fonda con ${route} sul ${circle}` },
    fly: { short: 'Vola', full: (route, circle) => `Vola ${route} sul ${circle}` },
    sabotage: { short: 'Sabota', full: (route, circle) => `Sabota ${route} sul ${circle}` },
    look: { short: 'Guarda', full: (route, circle) => `Guarda ${route}, ${circle}` },
    why: { short: 'Perché no?', full: (route) => `Perché no? ${route}` },
  },
};
