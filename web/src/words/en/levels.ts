/** The bots by their level, weakest first: what they are called, and one line of character. */
export const levels = {
  cadet: { name: 'Cadet', says: 'Flies by feel. Good company for a first game.' },
  'second-officer': { name: 'Second Officer', says: 'Knows the ropes, but lets a chance slip now and then.' },
  'first-officer': { name: 'First Officer', says: 'Plays a sound game and punishes careless moves.' },
  captain: { name: 'Captain', says: 'Thinks ahead and sees your next move coming.' },
  'chief-pilot': {
    name: 'Chief Pilot',
    says: 'The strongest there is. Forgets no card and gives nothing away.',
  },
};
