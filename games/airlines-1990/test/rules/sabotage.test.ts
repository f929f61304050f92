import { describe, expect, it } from 'vitest';
import { sketch } from './boards.ts';
import type { Table } from './table.ts';
import { look, offers, pass, play, refusal, route, scores, start } from './table.ts';

const BOARD = sketch({
  routes: {
    'boston-albany': 'solid 1 5 9',
    'albany-troy': 'solid 2 7 8',
    'houston-dallas': 'dashed 4 6',
    'boston-quincy': 'solid 5 9',
  },
  companies: { yak: { headquarters: 'yuma', markers: 2 } },
});

/** Ada has founded BOI and plays one share of it. */
function sabotaging(pile = ''): Table {
  const match = start({
    board: BOARD,
    players: 2,
    hands: ['boi*4', 'boi'],
    flights: ['solid-1 solid-12', 'solid-6 solid-7'],
    pile,
    flightPile: 'wavy-1 wavy-2 wavy-3 wavy-4',
  });
  play(match, 'found 1 boi solid-1 boston-albany', 'take pile');
  pass(match);
  play(match, 'play 1 boi');
  return match;
}

describe('A90-60', () => {
  it('[A90-60] a marker of any company on any free circle of 5 or more; or none', () => {
    const match = sabotaging();
    const targets = [
      'boston-albany 5',
      'boston-albany 9',
      'albany-troy 7',
      'albany-troy 8',
      'houston-dallas 6',
      'boston-quincy 5',
      'boston-quincy 9',
    ];
    const others = ['ithaca-ita 12', 'ottawa-owl 12', 'yuma-yak 12'];
    const wanted = ['boi', 'hit', 'ita', 'owl', 'yak'].flatMap((id) =>
      [...targets, ...others].map((at) => `sabotage ${id} ${at}`),
    );
    expect(offers(match).sort()).toEqual(['done', ...wanted].sort());
  });

  it('[A90-60] the circle is used up, the company has a marker less; it scores nothing and is no part of a network', () => {
    const match = sabotaging();
    play(match, 'sabotage boi albany-troy 7');
    expect(route(match, 'albany-troy')).toEqual([null, '!boi', null]);
    expect(look(match)).toMatchObject({ markers: { boi: 17 }, worth: { boi: 2 } });
    play(match, 'draw', 'fly boi solid-6 albany-troy', 'take pile', 'draw');
    expect(route(match, 'albany-troy')).toEqual(['boi', '!boi', null]);
    expect(scores(match)).toEqual([0, 0]);
  });

  it('[A90-60] the next company needs a higher card', () => {
    const match = sabotaging();
    play(match, 'sabotage hit boston-albany 5', 'draw', 'keep');
    expect(route(match, 'boston-albany')).toEqual(['boi', '!hit', null]);
  });

  it.each([
    ['a circle below 5', 'sabotage hit albany-troy 2', 'circle-too-low'],
    ['a circle the route has not', 'sabotage hit albany-troy 5', 'no-such-circle'],
  ])('[A90-60] refuses %s', (_, line, reason) => {
    expect(refusal(sabotaging(), line)).toMatchObject({ rule: 'A90-60', reason });
  });

  it('[A90-60] one sabotage marker per route', () => {
    const match = sabotaging();
    play(match, 'sabotage hit albany-troy 8');
    pass(match);
    play(match, 'play 1 boi');
    expect(refusal(match, 'sabotage ita albany-troy 7')).toMatchObject({
      rule: 'A90-60',
      reason: 'sabotaged-already',
    });
  });

  it('[A90-60] not on a marker', () => {
    const match = sabotaging();
    play(match, 'done', 'draw', 'fly boi solid-6 boston-quincy', 'take pile', 'play 1 boi');
    expect(refusal(match, 'sabotage hit boston-quincy 5')).toMatchObject({
      rule: 'A90-60',
      reason: 'circle-taken',
    });
  });

  it('[A90-60] now or not at all', () => {
    expect(refusal(sabotaging(), 'draw')).toMatchObject({ rule: 'A90-60', reason: 'sabotage-or-done' });
  });

  it('[A90-60] not without a marker, and not on a route sabotaged already', () => {
    const match = sabotaging();
    play(match, 'sabotage yak boston-albany 5');
    pass(match);
    play(match, 'play 1 boi', 'sabotage yak albany-troy 8');
    pass(match);
    expect(look(match).markers.yak).toBe(0);
    play(match, 'draw', 'fly boi solid-12 albany-troy', 'take pile');
    play(match, 'play 1 boi');
    expect(refusal(match, 'sabotage yak houston-dallas 6')).toMatchObject({ reason: 'no-marker' });
    expect(refusal(match, 'sabotage hit albany-troy 8')).toMatchObject({ reason: 'sabotaged-already' });
  });

  it('[A90-60] an inactive company lends its marker too', () => {
    const match = sabotaging();
    play(match, 'sabotage yak boston-albany 5');
    expect(look(match).inactive).toEqual(['yak']);
    pass(match);
    play(match, 'play 1 boi');
    expect(offers(match, 'sabotage yak')).not.toEqual([]);
  });
});
