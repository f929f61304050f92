import type { Texts } from '../../airlines-1990.ts';

/** The list view of the map: routes, companies and cities as tables. */
export const list: Texts['list'] = {
  company: 'Compagnia',
  companies: 'Compagnie',
  line: 'Linea',
  circles: 'Cerchi',
  act: 'Scegli',
  routesCaption: 'Rotte con tipo di linea e cerchi',
  networksCaption: 'Le compagnie e le loro reti',
  full: 'piena',
  home: (company) => `sede di ${company}`,
  free: (circle) => `${circle} libero`,
  covered: (circle, company, fresh) => `${circle} ${company}${fresh ? ', nuovo' : ''}`,
  sabotaged: (circle, company, fresh) => `${circle} sabotato con ${company}${fresh ? ', nuovo' : ''}`,
  circle: (circle) => `Cerchio ${circle}`,
  offered: {
    found: 'Per fondare ora',
    fly: 'Per volare ora',
    sabotage: 'Da sabotare ora',
  },
  press: {
    found: { short: 'Fonda', full: (route, circle) => `Fonda con ${route}, cerchio ${circle}` },
    fly: { short: 'Vola', full: (route, circle) => `Vola su ${route}, cerchio ${circle}` },
    sabotage: { short: 'Sabota', full: (route, circle) => `Sabota ${route}, cerchio ${circle}` },
    look: { short: 'Guarda', full: (route, circle) => `Guarda ${route}, cerchio ${circle}` },
    why: { short: 'Perché no?', full: (route) => `Perché no? ${route}` },
  },
};
