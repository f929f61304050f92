/** Airlines Europe: names, actions, narration, scoring, refusals by reason, options. */
export const europe = {
  title: 'Airlines Europe',
  hook: 'Buy licences, hold the shares that matter, be in front when a scoring card turns up.',

  airlines: {
    yellow: { name: 'Air Amigos', short: 'Amigos' },
    blue: { name: 'Rio Grande Southern Europe', short: 'Rio Grande' },
    violet: { name: 'Lucky Hans Airways', short: 'Lucky Hans' },
    red: { name: 'Days Of Flying Wonders', short: 'Wonders' },
    black: { name: 'Brooms Bewitched', short: 'Brooms' },
    brown: { name: 'Jolly Roger Airships', short: 'Jolly Roger' },
    green: { name: 'FF Flys', short: 'FF Flys' },
    orange: { name: "It's Funagain To Fly", short: 'Funagain' },
    gray: { name: 'Flying Is Simply Fun', short: 'Simply Fun' },
    white: { name: 'White Winds', short: 'White Winds' },
    abacus: { name: 'Air ABACUS', short: 'ABACUS' },
  },
};
