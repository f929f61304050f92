/** The list view of the map: routes, companies and cities as tables. */
export const list = {
  company: 'Company',
  companies: 'Companies',
  line: 'Pattern',
  circles: 'Circles',
  act: 'Choose',
  routesCaption: 'Routes with their line patterns and circles',
  networksCaption: 'Companies and their networks',
  full: 'full',
  home: (company: string) => `headquarters of ${company}`,
  free: (circle: number) => `${circle} free`,
  covered: (circle: number, company: string, fresh: boolean) => `${circle} ${company}${fresh ? ', new' : ''}`,
  sabotaged: (circle: number, company: string, fresh: boolean) =>
    `${circle} sabotaged with ${company}${fresh ? ', new' : ''}`,
  circle: (circle: number) => `Circle ${circle}`,
  offered: {
    found: 'Open for a founding now',
    fly: 'To be flown now',
    sabotage: 'To be sabotaged now',
  },
  /** What the button of a route does. */
  press: {
    found: {
      short: 'Found',
      full: (route: string, circle: number) => `Found with ${route} on ${circle}`,
    },
    fly: { short: 'Fly', full: (route: string, circle: number) => `Fly ${route} on ${circle}` },
    sabotage: {
      short: 'Sabotage',
      full: (route: string, circle: number) => `Sabotage ${route} on ${circle}`,
    },
    look: { short: 'Look', full: (route: string, circle: number) => `Look at ${route}, ${circle}` },
    why: { short: 'Why not?', full: (route: string, _circle: number) => `Why not? ${route}` },
  },
};
