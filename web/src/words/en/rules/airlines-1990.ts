import type { Book1990 } from '../../../games/airlines-1990/rules/book.ts';
import { listFormat } from '../../figures.ts';
import { names } from '../airlines-1990/names.ts';
import { airlines1990 } from '../airlines-1990-face.ts';

const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const list = (numbers: readonly number[]): string => numbers.join(', ');
const and = (names: readonly string[]): string => listFormat('en').format(names);

const { options } = airlines1990;

/** The rules of Airlines (1990), in our own words. */
export const book: Book1990 = {
  sections: {
    aim: 'Aim of the game',
    material: 'Components',
    setup: 'Set-up',
    turn: 'A turn',
    found: 'Found a company',
    expand: 'Expand a network',
    networks: 'Networks and flight cards',
    play: 'Play shares, and sabotage',
    shares: 'Shares and the market',
    scoring: 'Scoring',
    end: 'End of the game',
    two: 'With two players',
    seen: 'Open and secret',
    options: 'Options',
    details: 'Rare cases we settled',
  },
  entries: {
    aim: {
      title: 'Have the most shares when it counts',
      says: [
        'New companies want to fly in North America. Nobody owns one: you bring a company into play, let it grow across the board and play its shares on the table. Anyone may let any company grow, so the others sometimes do your work for you, and you theirs.',
        'When a scoring card turns up, every company pays as many points as it has markers on the board: all of them to the player with the most of its shares on the table, half to the second. Nobody else gets anything. The most points at the end win.',
      ],
    },

    companies: {
      title: 'The companies',
      says: [
        'Two to six play. A company is known by three letters and has its headquarters in one city, marked by its flag. Its number of shares and markers is fixed, and so are the line patterns it may fly, some of the five: it never flies a route of another pattern.',
      ],
      ours: ['There are nine companies; each has its headquarters in a city of its own.'],
    },
    routes: {
      title: 'Routes and their circles',
      says: [
        'A route joins two cities. It has one line pattern and one, two or three circles with numbers. Every circle has room for one marker, so a route can be flown by as many companies as it has circles.',
      ],
      ours: ['The numbers of a route always rise, so a number names one circle.'],
    },
    cards: {
      title: 'Cards and markers',
      says: [
        'There are 84 shares; each shows how many its company has. 42 flight cards show a value from 1 to 14 and one of the five line patterns. Three scoring cards have the same back as the shares. 135 markers have two sides: one for flying, one for sabotage.',
      ],
    },

    deal: {
      title: 'The deal',
      says: [
        'Everyone is dealt 3 flight cards and 5 shares, in secret. 5 shares are turned up as the market. The other shares are shuffled together with the three scoring cards: that is the pile. The other flight cards form a pile of their own, face down.',
      ],
    },
    begins: {
      title: 'Who begins',
      says: ['Play goes clockwise.'],
      ours: ['The first player is drawn by lot.'],
    },

    oneAction: {
      title: 'One action of three',
      says: [
        'On your turn you do exactly one of three things: found a company (A90-20), expand a network (A90-21) or play shares (A90-22).',
      ],
      ours: [
        'Before it you may swap unusable flight cards (A90-43) and, once a turn, replace a worthless share of the market (A90-51), in any order. After the action it is too late.',
      ],
    },

    found: {
      title: 'A new company',
      says: [
        'Choose a company that nobody has put in play. Play one or more of its shares from your hand to the table, and one flight card for a first route at its headquarters, by the rules of A90-40. Put one marker on the circle and another on the headquarters.',
        'Then take one share (A90-50) and, after it, draw one flight card. There is no sabotage with a founding, even if you played a single share. When every company is in play or inactive, nothing more can be founded.',
      ],
    },
    twoMarkers: {
      title: 'Two markers are needed',
      says: ['A founding uses one marker for the circle and one for the headquarters.'],
      ours: ['A company with a single marker left cannot be founded any more.'],
    },

    expand: {
      title: 'Draw first, then decide',
      says: [
        'First draw a flight card. Then either play one flight card of your hand, the new one or another, and let any company in play fly, whether or not you have shares of it; after that take one share. Or keep the cards: then there is no share. A hand of flight cards may grow to any size.',
      ],
      ours: ['The share after a flight cannot be declined.'],
    },
    nothingToDraw: {
      title: 'When there is no flight card to draw',
      says: [],
      ours: [
        'You may choose to expand even if no flight card is left to draw. If you then keep your cards, you have passed. There is no other way to pass, and nobody is ever without a move.',
      ],
    },

    fly: {
      title: 'When a flight is allowed',
      says: [
        'All of this must be true. The card has the line pattern of the route. The company may fly that pattern and has a marker left. The route touches its network, its headquarters included; both ends may belong to it already. The route has a free circle, and the value of the card is at least its lowest free number.',
        'Put the marker on the lowest free circle. So the first company pays least, and every later one needs a higher card.',
      ],
      ours: [
        'Circles covered by any marker no longer count for the value. A company has one marker on a route at most; sabotage markers do not count as its own.',
      ],
    },
    flightPile: {
      title: 'Flight cards that were played',
      says: [
        'A flight card that was played is discarded at once. When the pile is empty, the discarded cards are shuffled and become the new pile.',
      ],
      ours: [
        'That happens when someone has to draw, not before; so a founder may draw the very card just played. If nothing has been discarded either, no card is drawn.',
      ],
    },
    unusable: {
      title: 'Unusable flight cards',
      says: [
        'Some cards can never be flown again, low ones above all. At the start of your turn you may swap such cards for new ones, as many as you like. They leave the game.',
      ],
      ours: [
        'A card is unusable when no company that is not inactive could ever use it: a company that may fly its pattern and has markers left (two, if it is not in play), with a route of that pattern without a marker of its own, whose lowest free number is not above the card. Whether the network leads there does not matter, so a card never becomes usable again.',
        'Cards are swapped one by one, for everyone to see. A card that came by a swap waits for your next turn; of two equal cards the older one may go.',
      ],
    },

    play: {
      title: 'Shares on the table',
      says: [
        'Play one or more shares of one company from your hand to the table. No card is drawn for it. If it was exactly one share, you may sabotage (A90-60). Only shares on the table score, and they never return to a hand.',
      ],
      ours: ['The company must be in play; its first shares come down with its founding.'],
    },
    sabotage: {
      title: 'Sabotage',
      says: [
        'After playing exactly one share you may take a marker of any company that has one left and put it, sabotage side up, on a free circle with a 5 or a higher number. A route takes one such marker at most.',
        'The circle is used up, so the route now needs a higher card or is full, and the company has one marker less. The marker brings no points and belongs to no network.',
      ],
      ours: [
        'It may be any free circle of any route, not only the lowest, and a route at the headquarters of a company that is not in play too, which may make that company inactive. The marker may be of a company in play, not yet in play or inactive.',
      ],
    },

    take: {
      title: 'Taking a share',
      says: [
        'Take one of the five shares of the market, whose place is filled from the pile at once, or the top card of the pile. When the pile is empty, only the market is left.',
      ],
      ours: [
        'Worthless shares may be taken like others. If nothing is left, which can happen only with A90-91, you take no share.',
      ],
    },
    inactive: {
      title: 'Inactive companies',
      says: [
        'A company that is not in play and whose headquarters has only full routes can never be founded. It is inactive, and its shares are worthless: they stay where they are and cannot be played, swapped or thrown away.',
        'If the market shows such shares, the player whose turn it is may replace one of them from the pile before the action. When the pile is empty, all of them leave the game at once.',
      ],
      ours: [
        'Only routes count whose pattern the company may fly. A company not in play with fewer than two markers is inactive too. An inactive company stays inactive. A company is not inactive just because nobody holds the right card. A share that is replaced leaves the game.',
      ],
    },

    scoringCard: {
      title: 'A scoring card turns up',
      says: [
        'No matter whether it was drawn for a hand or for the market, everything stops and all companies are scored. Then another card is drawn in its place.',
        'If it comes before everyone has had a turn, it is put back, and another card is drawn.',
      ],
      ours: [
        'So nothing is scored in the whole first round, the last player’s turn included. The next share is drawn first; then the scoring cards met on the way are shuffled into the pile together.',
      ],
    },
    worth: {
      title: 'What a company is worth',
      says: [
        'One point for each of its markers on the board, the one on its headquarters included. Sabotage markers do not count.',
      ],
    },
    places: {
      title: 'Who gets the points',
      says: [
        'Only shares on the table count. The player with the most of a company gets all its points, the second gets half of them, rounded down. Everyone else gets nothing.',
      ],
    },
    alone: {
      title: 'Nobody else has a share',
      says: [
        'If only one player has shares of a company, that player gets both: all the points and the half.',
      ],
    },
    tiedFirst: {
      title: 'A tie for the most',
      says: [
        'Tied players add both amounts and split them evenly, rounded down. Nobody behind them gets anything.',
      ],
    },
    tiedSecond: {
      title: 'A tie for second',
      says: ['Tied players split the half evenly, rounded down.'],
    },
    howOften: {
      title: 'How often',
      says: [
        'Each of the three scoring cards brings one scoring, and there is one more at the end; with two players it is different (A90-82). Everyone sees the score pad.',
      ],
    },

    lastShare: {
      title: 'The last share',
      says: [
        'When the pile is empty and the last share of the market is taken, the final scoring follows at once. What is left of the turn is not played. The most points win.',
      ],
      ours: [
        'It is the same if the last share of the market is removed because it is worthless (A90-52). Tied players share the victory.',
      ],
    },
    stalemate: {
      title: 'When nothing moves any more',
      says: [],
      ours: [
        'A turn is idle if the player expands, draws no card and keeps all cards. After as many idle turns in a row as there are players the final scoring follows, and the game is over.',
        'A turn with a swap or a replaced share is not idle. Scoring cards still in the pile are not used. With two players the third of A90-82 takes part in this scoring.',
      ],
    },

    third: {
      title: 'A third shareholder at the end',
      says: [
        'With two players the game ends with the scoring of the third scoring card. In it the pile and the shares of the market count as if a third player had played them.',
      ],
      ours: [
        'The card is not replaced, the rest of the turn is not played, and there is no other final scoring. The third takes places and ties like anyone, and cannot win. A share taken from the market in the same move is in your hand; its place in the market is empty.',
      ],
    },

    secrets: {
      title: 'What everyone sees',
      says: [
        'Hands, of shares and of flight cards, and the piles are secret. All that lies on the table is open: the market, the shares played, the markers left, the discarded flight cards, cards that were swapped or removed, and which share of the market someone took. Only the player who draws a card from a pile sees it.',
      ],
      ours: ['How many cards are in a hand or a pile is open. After the end everything is.'],
    },

    seatBonus: {
      title: options.seatBonus.name,
      says: [
        'At the end everyone gets points for the order of play: the first player 0, the second 1, and so on up to 5 for the sixth.',
      ],
    },
    lastRound: {
      title: options.lastRound.name,
      says: [
        'After the last share everyone has one more turn; the player who took it is last. Then comes the final scoring.',
      ],
      ours: [
        'The last share is that of A90-80, not the last of the pile. The turn in which it went is finished first and does not count. No shares are taken any more, flight cards are. If the market was emptied by A90-52, the player whose turn it was counts as the taker. There is no last round after A90-81 and none with two players.',
      ],
    },
    lateScoring: {
      title: options.lateScoring.name,
      says: [
        'The scoring cards are shuffled into the pile only after some rounds: after 5 with 2 players, after 4 with 3, after 3 with 4, after 2 with 5 or 6.',
      ],
    },

    atOnce: {
      title: 'When worthless shares leave the market',
      says: [
        'Worthless shares leave the market at the very moment when their company becomes inactive while the pile is empty, or when the pile becomes empty, even in the middle of an action. If the market is empty after that, the game ends as in A90-80, and a share that was still to be taken is not taken.',
      ],
    },
    asItStands: {
      title: 'The table as it stands',
      says: [
        'A scoring counts what lies on the table when its card is drawn, shares and markers of the turn under way included. Two scoring cards in a row are two scorings. A scoring card that was used leaves the game.',
      ],
    },
    lastCard: {
      title: 'The pile ends with a scoring card',
      says: [
        'Then the place in the market stays empty. The player who drew the card for the hand takes a share of the market instead, after worthless ones have left it (A90-52). The market may have fewer than five shares from then on.',
      ],
    },
    alwaysEnds: {
      title: 'Every game ends',
      says: [
        'Shares, markers and flight cards are limited, and a flight card only comes back when a marker was placed for it. When nothing is left to do, idle turns end the game.',
      ],
    },
  },

  examples: {
    overview: ({ companies, shares: all, markers }) => ({
      title: `The ${companies} companies of North America`,
      says: `Beside each its headquarters, the line patterns it may fly, its shares and its markers: ${all} shares and ${markers} markers in all.`,
      picture:
        'A table of the companies with their signs, headquarters, line patterns, numbers of shares and of markers.',
    }),
    routes: ({ free, pattern, circles, flown, company, next }) => ({
      title: 'Reading a route',
      says: `${free} is a route of the pattern “${pattern}” with the circles ${list(circles)}. On ${flown} a marker of ${company} covers the lowest circle, so the next company lands on the ${next}.`,
      picture: `Two routes: ${free} with the circles ${list(circles)}, all free; ${flown} with the sign of ${company} on its first circle.`,
    }),
    found: ({ company, headquarters, shares: laid, card, route, circle, worth, points }) => ({
      title: `${company} takes off`,
      says: `You play ${shares(laid)} of ${company} and the card ${card} on ${route}, which begins at the headquarters, ${headquarters}. The ${circle} is the lowest free circle: a marker there, another on ${headquarters}. ${company} is worth ${worth} now. If it scored at once, you would get ${points}, because nobody else has a share.`,
      picture: `${shares(laid)} of ${company} and the flight card ${card}; below them ${route} with the sign of ${company} on the ${circle} and on ${headquarters}.`,
    }),
    circle: ({ flies, wants, route, covered, next, low, high }) => ({
      title: 'The lowest free circle decides',
      says: `${flies} flies ${route} already and stands on the ${covered}. If ${wants} is to fly there too, it needs at least a ${next}: the card ${low} is too low, ${high} will do. Put the marker on the ${next}. A higher card would bring no more.`,
      picture: `${route} with the sign of ${flies} on the ${covered} and the ${next} free; beside it ${low}, crossed out, and ${high}, ticked.`,
    }),
    unusable: ({ card, routes }) => ({
      title: 'A card for nothing',
      says: `The card ${card} is high enough for ${and(routes)} alone, and there the circle is covered. Nobody can ever fly with it again: at the start of your turn you may swap it.`,
      picture: `The flight card ${card}, crossed out, and ${and(routes)} with a marker on the lowest circle.`,
    }),
    sabotage: ({ company, route, circle, next, before, after }) => ({
      title: 'A circle that is gone',
      says: `You have played one share and put a marker of ${company} on the ${circle} of ${route}, sabotage side up. The next company there needs a ${next}, and ${company} has ${after} markers left instead of ${before}.`,
      picture: `One share card; ${route} with a crossed sign of ${company} on the ${circle} and the ${next} free.`,
    }),
    inactive: ({ company, headquarters, others }) => ({
      title: `${company} stays on the ground`,
      says: `Before anyone founded ${company}, markers of ${and(others)} covered all circles of the routes at its headquarters, ${headquarters}. ${company} is inactive: its shares are worthless.`,
      picture: `The routes at ${headquarters}, all circles covered by ${and(others)}; the flag of ${company} is struck out.`,
    }),
    places: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'All, half, nothing',
      says: `${company} has ${markers} markers on the board. ${who[0]}, with ${shares(held[0] ?? 0)}, gets ${points[0]}. ${who[1]}, with ${held[1]}, gets half of that, rounded down: ${half}. ${who[2]}, with ${held[2]}, gets nothing.`,
      picture: `What the two places of ${company} bring, ${markers} and ${half}, and three players with their shares and points.`,
    }),
    alone: ({ company, markers, half, names: who, points }) => ({
      title: `${markers} + ${half} = ${points[0]}`,
      says: `${company} has ${markers} markers on the board. Only ${who[0]} has played shares of it and gets ${markers} for the most shares and ${half} for the second place: ${points[0]} points.`,
      picture: `What the two places of ${company} bring, ${markers} and ${half}, and ${who[0]} with ${points[0]} points.`,
    }),
    tiedFirst: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `(${markers} + ${half}) / 3 → ${points[0]}`,
      says: `${company} has ${markers} markers on the board. ${who[0]}, ${who[1]} and ${who[2]} have ${shares(held[0] ?? 0)} each. They divide ${markers} + ${half} = ${markers + half} by three: ${points[0]} points for each, and the rest is lost. ${who[3]} gets nothing.`,
      picture: `What the two places of ${company} bring, ${markers} and ${half}, and four players with their shares and points.`,
    }),
    tiedSecond: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `${half} / 3 → ${points[1]}`,
      says: `${company} has ${markers} markers on the board. ${who[0]} has the most shares and gets ${points[0]}. ${who[1]}, ${who[2]} and ${who[3]} have ${held[1]} each and divide the half of it, ${half}, by three: ${points[1]} points for each, and the rest is lost.`,
      picture: `What the two places of ${company} bring, ${markers} and ${half}, and four players with their shares and points.`,
    }),
    third: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'The third takes a place',
      says: `At the end ${shares(held[2] ?? 0)} of ${company} are still in the pile and the market. That is the most, so the ${markers} points go to the third and count for nobody. ${who[0]}, with ${held[0]}, is second and gets ${half}; ${who[1]}, with ${held[1]}, gets ${points[1]}.`,
      picture: `What the two places of ${company} bring, ${markers} and ${half}, and two players and the third with their shares and points.`,
    }),
  },

  city: (id) => names.cities[id],
  route: names.route,
  patterns: names.patterns,
};
