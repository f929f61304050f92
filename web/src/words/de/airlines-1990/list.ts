import type { Texts } from '../../airlines-1990.ts';

/** The list view of the map: routes, companies and cities as tables. */
export const list: Texts['list'] = {
  company: 'Gesellschaft',
  companies: 'Gesellschaften',
  line: 'Linienart',
  circles: 'Kreise',
  act: 'Wählen',
  routesCaption: 'Strecken mit Linienarten und Kreisen',
  networksCaption: 'Gesellschaften und ihre Netze',
  full: 'voll',
  home: (company) => `Sitz von ${company}`,
  free: (circle) => `${circle} frei`,
  covered: (circle, company, fresh) => `${circle} ${company}${fresh ? ', neu' : ''}`,
  sabotaged: (circle, company, fresh) => `${circle} sabotiert mit ${company}${fresh ? ', neu' : ''}`,
  circle: (circle) => `Kreis ${circle}`,
  offered: {
    found: 'Jetzt offen für eine Gründung',
    fly: 'Jetzt zu fliegen',
    sabotage: 'Jetzt zu sabotieren',
  },
  press: {
    found: { short: 'Gründen', full: (route, circle) => `Mit ${route} auf der ${circle} gründen` },
    fly: { short: 'Fliegen', full: (route, circle) => `${route} auf der ${circle} fliegen` },
    sabotage: { short: 'Sabotieren', full: (route, circle) => `${route} auf der ${circle} sabotieren` },
    look: { short: 'Ansehen', full: (route, circle) => `${route} ansehen, ${circle}` },
    why: { short: 'Warum nicht?', full: (route) => `Warum nicht? ${route}` },
  },
};
