import type { BookKwire } from '../../../games/air-kwire/rules/book.ts';
import { listFormat } from '../../figures.ts';
import { names } from '../air-kwire/names.ts';

const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);
const and = (parts: readonly string[]): string => listFormat('en').format(parts);

const { powers } = names;

/** The rules of Air-Kwire, in our own words. */
export const book: BookKwire = {
  sections: {
    aim: 'Aim of the game',
    material: 'Components',
    setup: 'Set-up',
    turn: 'A turn',
    stock: 'The stock market',
    opening: 'Open an airline',
    routes: 'Routes and aircraft',
    cards: 'Cards in and out',
    mergers: 'Mergers',
    dividends: 'Dividends',
    bankruptcy: 'Bankruptcy',
    end: 'End of the game',
    powers: 'Power cards',
    seen: 'Open and secret',
    details: 'Rare cases we settled',
  },
  entries: {
    aim: {
      title: 'Be the richest when an airline becomes a giant',
      says: [
        'The golden age of flying: seven young airlines spread over the United States. You own none of them. You trade their shares, fly them to new cities with the cards in your hand, and let them swallow each other.',
        'Each share you buy raises the price of the next one, and an airline with a higher price may fly farther and to more cities. The more cities, the more it pays its shareholders. The game ends when an airline has 40 city points. The player with the most money, shares included, wins.',
      ],
    },

    airlines: {
      title: 'The airlines and their aircraft',
      says: [
        'There are seven airlines with 20 shares each. Every airline has a home city, worth 3 points, and a limited fleet of three types: the Tri-Motor flies 1 hex far, the Boeing 247 flies 2, the DC-3 flies 3. Each also has a limited number of acquired markers, which it puts on aircraft it takes over.',
      ],
      ours: ['The bank never runs out of money.'],
    },
    map: {
      title: 'Map and city cards',
      says: [
        'The map is made of hexes with one city each; four hexes have no city, and no route leads there. A city is worth 0 to 3 points. There is one card of every city with 0 or 1 point and two of every city with 2 or 3 points. The cities with 3 points are the seven homes: 14 cards.',
      ],
    },
    track: {
      title: 'The stock track',
      says: [
        'Prices go from $100 to $2,000; several spaces show $100. Besides the price, a space says how many cities an airline may serve there, and which types of aircraft it may place. The Tri-Motor is always allowed, and what was allowed further down stays allowed. An airline that is still closed stands on the first space.',
      ],
    },
    tracks: {
      title: 'The other tracks',
      says: [
        'The dividend track is a circle of 7 spaces; its marker begins at the top. Another track counts city points. Everyone can see how many aircraft, markers and shares an airline has left, and which city cards lie with it.',
      ],
    },
    points: {
      title: 'City points',
      says: [],
      ours: [
        'The city points of an airline are always the sum over the cities where it stands: its home, its routes and the cities it took over, each once.',
      ],
    },

    cash: {
      title: 'Money',
      says: [
        'Who begins is drawn by lot. All players together get $12,000 in equal parts. The first player gets $200 less, the last $200 more.',
      ],
      ours: [
        'That makes $4,000 each with 3 players, $3,000 with 4, $2,400 with 5 and $2,000 with 6. An option gives $12,000 to each instead.',
      ],
    },
    deal: {
      title: 'The deal',
      says: [
        'The cards of the homes are set aside. The others are shuffled and cut in half. Everyone gets 5 cards from the top half. The cards of the homes, and the power cards if you play with them, are shuffled into the bottom half; the top half comes on top of it. A hand never holds more than 5 cards.',
      ],
      ours: ['An odd card belongs to the top half, which has at least 5 cards per player.'],
    },

    turn: {
      title: 'Three steps, always in this order',
      says: [
        'First the stock market: up to 3 purchases and sales (AK-20). Then one card: a route for an airline (AK-30), or a discard (AK-22). Then draw a card (AK-23). After your turn dividends are paid if they are due, and your neighbour is next, clockwise.',
      ],
    },

    trade: {
      title: 'Buying and selling',
      says: [
        'You may make up to 3 trades. Each is the purchase or the sale of one share, at the price that holds at that moment, and costs a brokerage fee of $50. After a purchase the price moves up one space, after a sale down one space. Your money never goes below zero.',
      ],
      ours: ['Purchases and sales may be mixed, of one airline or several.'],
    },
    mayTrade: {
      title: 'What a trade needs',
      says: [
        'You can buy if the airline has a share left and you can pay its price and the fee. On the top space the price stays. The fee of a sale comes off what you get. A sale on the first space brings $100 less $50 and ruins the airline; so does the sale of the last share that anyone holds (AK-55).',
      ],
      ours: ['A share bought in this turn may be sold in it.'],
    },
    ceo: {
      title: 'The CEO',
      says: [
        'The player with the most shares of an airline is its CEO. In a tie the present one stays. Shares and cards are not traded between players. If you lend each other money, that is your own business: nobody is bound by it, and it doesn’t count at the end.',
      ],
      ours: [
        'If several are ahead of the present CEO with equal numbers, the first of them in the direction of play takes over. This is checked after each trade and, in a merger, after each holder. There is no move for a loan.',
      ],
    },

    open: {
      title: 'The first share',
      says: [
        'The first share of a closed airline costs $100 and the fee of $50, and you get 2 shares for it. The marker moves by one space only. The home marker is placed; the airline has 3 city points.',
        'You owe the airline a route in the same turn, so you may open it only if you can fly one. It cannot be opened while another airline stands in its home city.',
      ],
      ours: ['A city that was taken over counts too.'],
    },
    oneTrade: {
      title: 'One of your three',
      says: [
        'Opening is one trade. If you buy the same airline twice more, you have 4 shares, and the marker is on the fourth space.',
      ],
      ours: ['You may open one airline in a turn.'],
    },
    owed: {
      title: 'The route you owe it',
      says: [],
      ours: [
        'When you open an airline, and after every further trade, you must hold a share of it and a card that it can fly, at its price as it is or after purchases of it that your trades and money still allow. When you leave the stock market, it must be able to fly as it stands. Money from sales you have not made does not count.',
        'You can then use the card only to fly for this airline. You are its CEO, so nobody can refuse.',
      ],
    },

    needs: {
      title: 'Who may fly where',
      says: [
        'You need a share of the airline and the card of the city. The airline must not be in the city yet, its home included, and it must be below the city limit of its price. The limit counts cities, not points: its home does not count, cities it took over do.',
      ],
    },
    aircraft: {
      title: 'Aircraft and range',
      says: [
        'An aircraft of the airline is placed in the city: of a type that its price allows, and close enough to a city where the airline already stands, whether home, route or taken over.',
      ],
      ours: [
        'The distance is counted in hexes, and every hex may be flown over, also an empty one. Which of the possible types flies is your choice.',
      ],
    },
    consent: {
      title: 'The CEO must agree',
      says: [
        'If someone else is the CEO of the airline, that player may refuse. Then you take the card back. You may play it for another airline, or keep it and discard another one. As CEO you decide for yourself.',
      ],
      ours: [
        'The same city cannot be asked for the same airline again in this turn, not even with another type. The refused card may be the one you discard.',
      ],
    },
    placed: {
      title: 'After a route',
      says: [
        'The card goes to the airline, its city points rise by the worth of the city, and the dividend marker moves one space, also for a city worth nothing. Then a merger may follow (AK-40). After that, check whether the game is over (AK-60).',
      ],
    },
    rangeCheck: {
      title: 'When cities go',
      says: [
        'Cities can disappear from a network by AK-47 and AK-73. Then every aircraft must still have another city of its airline within its own range.',
      ],
      ours: ['Each city is looked at by itself; no chain back to the home is needed.'],
    },

    oneCard: {
      title: 'Fly or discard',
      says: [
        'You create one route or discard one card, whichever you like, a city card or a power card. One of the two, and exactly one card. You pass only if your hand is empty.',
      ],
      ours: ['You may also pass when, at this moment, both the pile and the pool are empty.'],
    },
    replenish: {
      title: 'Draw a card',
      says: [
        'At the end you may draw one card from the pile, also after a pass. If you created a route, you may take any city card of the pool instead. Power cards are never taken from the pool.',
      ],
      ours: ['You may also draw none.'],
    },
    shuffle: {
      title: 'When the pile is empty',
      says: [],
      ours: [
        'If a draw is due and the pile is empty, the whole pool is first shuffled into a new pile; only then do you choose where to draw. In this step that comes even before a power card is played.',
        'If there is nothing to draw or your hand is full, you draw none. There is a shuffle whenever the pile is empty and a draw of AK-23 or AK-75 is due for a hand that is not full, be it of one card or of none.',
      ],
    },

    meet: {
      title: 'Two airlines in one city',
      says: [
        'When a route brings a second airline into a city, the lower valued of the two is taken over, no matter which of them came. The price counts first, then city points, with the new city already included. It makes no difference whether they meet at a home, on a route or in a city that was taken over.',
        'Nothing happens if both are of equal value, or if the lower one has 15 city points or more, its home included: it is safe.',
      ],
      ours: [
        'Only a new route starts a merger. A change of price or points does not, nor does the aircraft of AK-42.',
      ],
    },
    several: {
      title: 'More than two in the city',
      says: [
        'If two others are there, the newcomer meets the lower valued of them. If those two are equal, it meets the one that is not at home. The higher of the pair takes over the lower. There is no second merger after it.',
      ],
      ours: [
        'If neither is at home, the first in the order of the board is met. If the pair cannot merge, nobody does. Three or more others are treated alike: the lowest, then the one not at home, then the order of the board.',
      ],
    },
    home: {
      title: 'First: the home',
      says: [
        'The home marker of the airline taken over is replaced by an aircraft of the acquirer, of a type its price allows, within range of another city of either. If it has none, there is no merger, and the route stays. The acquirer gets the 3 points at once; the other keeps its own until AK-45.',
      ],
      ours: [
        'The CEO of the acquirer chooses the type. An acquirer that is already in that city needs no aircraft and gets no second 3 points.',
      ],
    },
    bonus: {
      title: 'Then: bonuses',
      says: [
        'The largest shareholder of the airline taken over gets 20 times its present dividend (AK-50), the second largest 10 times, whether or not it is qualified. Ties are shared equally, rounded down to $10.',
      ],
    },
    tiedSecond: {
      title: 'A tie for second',
      says: ['Tied players split the second bonus.'],
    },
    tiedFirst: {
      title: 'A tie for the most',
      says: ['Tied players split both bonuses together. Nobody behind them gets anything.'],
    },
    alone: {
      title: 'A single holder',
      says: ['If there is only one shareholder, that player gets both bonuses.'],
    },
    dispose: {
      title: 'Then: shares',
      says: [
        'Beginning with the CEO of the airline taken over, in the direction of play, everyone gives up all shares of it. Two of them become 1 share of the acquirer, as long as it has any; each such exchange moves its price up one space, though not above the top. Or they are sold at the last price of that airline, without a fee, and that price does not fall.',
      ],
      ours: [
        'Any mixture is allowed: as many exchanges as pairs and as the acquirer still has shares. The rest is sold, an odd share too. An exchange costs no fee. The acquirer may get a new CEO by it (AK-34).',
      ],
    },
    takeOver: {
      title: 'Then: cities',
      says: [
        'The markers of the airline taken over leave the tracks. Where both stood, the city of the merger among them, its aircraft go. Every other city gets an acquired marker on its aircraft, and its points go to the acquirer. All its city cards go there too, those of shared cities included. Its shares leave the game, and it never comes back.',
      ],
      ours: [
        'Cities that it had itself taken over count like its own; the old markers on them leave the game.',
      ],
    },
    short: {
      title: 'When markers run out',
      says: [
        'If the acquirer has fewer acquired markers than there are cities, its CEO settles one city after the other, as many as markers are missing. Either an aircraft of the acquirer takes the place of the one there, or the city is given up: aircraft off, its cards to the pool, no points.',
        'After a city is given up, the other cities of the airline taken over, its old home included, must pass AK-35.',
      ],
      ours: [
        'The CEO is the one of that moment. The new aircraft may be of any type that passes AK-35. If no choice is allowed, any city may be given up; those then out of range go with it, and so on, cities with replaced aircraft too, until all are in range or the markers suffice. The old home always stays.',
        'So after the city itself and those out of range without it, more go only while markers are still missing.',
      ],
    },
    overLimits: {
      title: 'Too large for its price',
      says: [
        'What a merger brings may exceed the limits of cities and types; only the aircraft for the home (AK-42) must be allowed. But an acquirer above a limit is not qualified for dividends (AK-51) until its price has risen.',
      ],
    },
    goesOn: {
      title: 'After the merger',
      says: [],
      ours: [
        'A merger that has begun is finished. Then check whether the game is over (AK-60); otherwise the turn continues. If dividends are due in this turn, they are paid at its end by the airlines that are left, at the prices and points after the merger.',
      ],
    },
    apart: {
      title: 'Another time, another place',
      says: ['Two airlines that met and stayed apart may still merge later in another city.'],
    },

    pay: {
      title: 'What a share pays',
      says: [
        'When the dividend marker has gone round, after 7 routes, dividends come at the end of that turn. Every qualified airline pays per share 1% of its price times its city points, rounded to the nearest $10; a 5 is rounded up.',
      ],
    },
    qualified: {
      title: 'Which airlines pay',
      says: [
        'An airline is qualified if three things hold. It has no more cities than its price allows, its home not counted. No aircraft in them, acquired ones included, is of a type its price forbids. And it has at least as many city points as shares sold.',
      ],
    },
    unpaid: {
      title: 'An airline that does not pay',
      says: [
        'The first time nothing happens. From the second time in a row on, its price drops one space each time. A qualified airline whose payment is rounded to 0 is not punished.',
      ],
      ours: [
        'Every payout counts, that of AK-76 too. Being qualified at a payout clears the count, and so does AK-55.',
      ],
    },
    soldOut: {
      title: 'All shares sold',
      says: [
        'If all 20 shares of an airline are sold and its price is below $2,000, the price rises one space each time it pays.',
      ],
      ours: ['This is not a choice.'],
    },
    order: {
      title: 'In which order',
      says: [],
      ours: [
        'First all payments are made. Then, in the order of the board, prices rise and drop and airlines go bankrupt.',
      ],
    },

    bankrupt: {
      title: 'An airline fails',
      says: [
        'An airline is bankrupt when nobody holds a share of it any more, or when its price would fall below the first space, by a sale or by AK-52. Aircraft and home marker go, its cards go to the pool, its shares are void. Nobody is paid. It may be opened again (AK-21).',
      ],
      ours: ['Even in the same turn.'],
    },
    returned: {
      title: 'What comes back',
      says: [],
      ours: [
        'Its own aircraft, its acquired markers and all 20 shares return to its supply. Aircraft of airlines it had taken over leave the game.',
      ],
    },

    forty: {
      title: 'Forty city points',
      says: [
        'The game ends at once when an airline has 40 city points. Dividends that are due (AK-50, AK-76) are still paid, with AK-52 and AK-53. Your wealth is your money and your shares at their prices. Debts do not count. The wealthiest player wins.',
      ],
      ours: [
        'A merger of that route is carried out first; there is no second route and no draw. Tied players share the victory.',
      ],
    },
    agreed: {
      title: 'By agreement',
      says: ['The game may also end when all agree that 40 points can no longer be reached.'],
      ours: [
        'From the moment the pile has been empty once, you may propose it before your first purchase or sale, once a turn. The others answer openly in the direction of play. One refusal, and the game continues. No dividends are paid.',
      ],
    },
    stalled: {
      title: 'When nothing moves any more',
      says: [],
      ours: [
        'The game also ends after a turn, dividends paid, when in 5 rounds of turns in a row nobody created a route, or when 100 rounds have been played. The first reason is looked at first.',
      ],
    },

    power: {
      title: 'Playing a power card',
      says: [
        'An option brings ten of them. You may play one in your turn, besides the card you fly or discard, at any point before your first draw. Then it leaves the game, and you draw a card for it; not for AK-75. You may also discard it unplayed (AK-22).',
        'The cards of AK-71, AK-72, AK-74 and AK-75 apply to every player.',
      ],
      ours: [
        'Not while someone else decides. The card you draw for it is one more draw at the end of your turn and may be a city card of the pool even without a route.',
        'For you such a card works in the rest of this turn, and a step that is over is not made up; for the others in their next turn. It ends with that turn.',
      ],
    },
    blockTrade: {
      title: powers['block-trade'],
      says: [
        'Prices stand still during your trades and move only when you leave the stock market: each by purchases less sales, not above the top. An airline that would fall below the first space is bankrupt (AK-55).',
      ],
      ours: [
        'They stand still from the moment the card is played, for all trades. Shares and CEO change at once, and an airline that nobody holds any more is bankrupt at once. An opening costs $100 and counts as one purchase, and what came before it does not count. AK-27 uses the price after the move.',
      ],
    },
    feesWaived: {
      title: powers['fees-waived'],
      says: ['No fee of $50 is paid in such a turn.'],
    },
    decommission: {
      title: powers['decommission-route'],
      says: [
        'At once every CEO may remove one city of each airline they lead, not the home, if the rest passes AK-35. The aircraft and an acquired marker go back to the supply.',
      ],
      ours: [
        'It goes from you in the direction of play, and each CEO’s airlines in the order of the board. The cards of the city go to the pool; an aircraft that was taken over leaves the game.',
      ],
    },
    doubleRoutes: {
      title: powers['double-routes'],
      says: [
        'After a first route you may create a second one, with consent, limits and merger of its own; a route and a discard is not possible. The dividend marker moves only once. Two routes mean two draws.',
      ],
      ours: ['An airline opened in this turn is served first.'],
    },
    freeDiscard: {
      title: powers['free-discard'],
      says: [
        'You may play it only before your first purchase or sale. You put any number of cards into the pool, even none; the others do so at the start of their turns. Votes do not count as purchases, here and in AK-78.',
      ],
      ours: ['Then the hand is filled up to 5 from the pile, with AK-24 when needed.'],
    },
    payDividends: {
      title: powers['pay-dividends'],
      says: ['At the end of this turn dividends are paid, and the marker goes to the top.'],
      ours: ['If they are due anyway, they are paid only once.'],
    },
    resetMarker: {
      title: powers['reset-marker'],
      says: ['The dividend marker goes to the top at once. Nothing is paid.'],
      ours: ['Dividends that are already due in this turn stay due.'],
    },
    reshuffle: {
      title: powers.reshuffle,
      says: [
        'You may play it only before your first purchase or sale. Pool and pile are shuffled together into a new pile.',
      ],
      ours: ['Also if the pool is empty.'],
    },
    reverse: {
      title: powers.reverse,
      says: [
        'There are two of them. From the end of this turn play goes the other way round, and so does the giving up of shares. It never gives anyone two turns in a row.',
      ],
    },

    known: {
      title: 'Hands',
      says: [
        'Your cards are secret. Everyone sees shares, tracks, map and pool, and how many cards are in each hand and in the pile.',
      ],
      ours: [
        'Everyone also knows a card that someone took from the pool or showed for a route that was refused, as long as it stays in the hand, and that the cards of the homes and the power cards began in the bottom half. So you know how many other cards of a hand are surely from the top half. When the pool has become a new pile, everyone knows its cards, and so how many other cards of a hand are surely older.',
      ],
    },
    purse: {
      title: 'Money',
      says: ['Your money is secret, and so is the order of the pile.'],
      ours: [
        'All payments are open, so a player who keeps count knows everyone’s money. Bots may keep count; the screen does not tell you. An option shows everyone’s money.',
      ],
    },

    byItself: {
      title: 'What happens by itself',
      says: [],
      ours: [
        'In a merger and with AK-73, a decision with only one possible answer is made for you. A player who flies as the CEO asks nobody. Everything else is a move of its own, even if there is only one. After a power card the turn continues where it was.',
      ],
    },
    boards: {
      title: 'What a board brings',
      says: [
        'Airlines in their order, each with home, aircraft by type and acquired markers; cities with their places and points; four empty hexes; the spaces of the stock track with price, city limit and highest type. The first price is $100, the last $2,000, and every city limit is at least 1.',
      ],
    },
  },

  examples: {
    overview: ({ airlines, shares: each }) => ({
      title: `The ${airlines} airlines`,
      says: `Each has ${each} shares. Beside it its home, its aircraft by type with their ranges, and its acquired markers.`,
      picture:
        'A table of the airlines with their signs, homes, numbers of Tri-Motors, Boeings and DC-3s, and acquired markers.',
    }),
    track: ({ spaces, first, last, fewest, most, boeing, dc3 }) => ({
      title: 'From left to right',
      says: `${spaces} spaces lead from ${first} with ${cities(fewest)} to ${last} with ${cities(most)}. The Boeing 247 may be placed from ${boeing} on, the DC-3 from ${dc3} on.`,
      picture: `All ${spaces} spaces of the stock track with price, city limit and highest type.`,
    }),
    turn: () => ({
      title: 'Your turn on one ticket',
      says: 'Stock market, card, draw. What comes after it happens by itself.',
      picture: 'The three steps of a turn, from left to right, and what follows them.',
    }),
    trade: ({ airline, prices, fee, cost, price, cities: number, aircraft }) => ({
      title: `Three shares of ${airline}`,
      says: `They cost ${and(prices)}, each with a fee of ${fee}: ${cost} in all. The price is ${price} now, and ${airline} may serve ${number} cities; its highest type is the ${aircraft}.`,
      picture: `A piece of the stock track: the marker of ${airline} moves three spaces up to ${price}.`,
    }),
    opening: ({ airline, prices, fee, cost, shares: held, price, cities: number, aircraft }) => ({
      title: `${airline} opens`,
      says: `You buy three times, for ${and(prices)}, each with a fee of ${fee}: ${cost}. The first purchase brings 2 shares and moves the marker one space, so you have ${shares(held)}, and ${airline} stands on the fourth space, at ${price}. It may serve ${number} cities; its highest type is the ${aircraft}.`,
      picture: `The first spaces of the stock track: the marker of ${airline} moves from the first to the fourth.`,
    }),
    range: ({ airline, home, price, cities, reached }) => ({
      title: `How far ${airline} flies`,
      says: `From ${home} a Tri-Motor reaches ${reached[0]} cities, for instance ${cities[0]}. A Boeing 247 reaches ${reached[1]}, ${cities[1]} among them. At ${price} these two types are allowed. For ${cities[2]} it would take a DC-3, which reaches ${reached[2]} cities, and a higher price.`,
      picture: `The map around ${home}: the cities in range of a Boeing 247 stand out; ${cities[2]} does not.`,
    }),
    rangeCheck: ({ airline, home, near, far }) => ({
      title: 'The city in between',
      says: `${airline} flies with Tri-Motors from ${home} to ${near} and on to ${far}. ${far} may go. ${near} may not: ${far} would have no city within 1 hex.`,
      picture: `${home}, ${near} and ${far} in a row, each next to the one before.`,
    }),
    merger: ({ acquirer, defunct, city, aircraft, home, taken, acquirerPrice, defunctPrice, points }) => ({
      title: `${acquirer} takes over ${defunct}`,
      says: `${acquirer}, at ${acquirerPrice}, flies a ${aircraft} to ${city}, where ${defunct}, at ${defunctPrice}, already stands. ${defunct} is the lower one and has fewer than 15 points. An aircraft of ${acquirer} takes the place of the home marker in ${home}. In ${city} the aircraft of ${defunct} leaves; the one in ${taken} gets an acquired marker. ${acquirer} has ${points} city points now.`,
      picture: `${acquirer} and ${defunct} meet in ${city}; ${home} and ${taken} belong to ${defunct}.`,
    }),
    bonus: ({ airline, rate, first, second, names: who, shares: held }) => ({
      title: `${first} and ${second}`,
      says: `${airline} pays ${rate} per share at present. ${who[0]}, with ${shares(held[0] ?? 0)}, gets 20 times that: ${first}. ${who[1]}, with ${held[1]}, gets 10 times: ${second}. ${who[2]} gets nothing.`,
      picture: `Four players with their shares of ${airline} and their bonuses.`,
    }),
    tiedSecond: ({ airline, second, names: who, shares: held, amounts }) => ({
      title: `${second} / 3 → ${amounts[1]}`,
      says: `${who[0]} has the most shares of ${airline} and gets ${amounts[0]}. ${who[1]}, ${who[2]} and ${who[3]} have ${shares(held[1] ?? 0)} each and divide ${second} by three, rounded down to $10: ${amounts[1]} each.`,
      picture: `Four players with their shares of ${airline} and their bonuses.`,
    }),
    tiedFirst: ({ airline, both, names: who, shares: held, amounts }) => ({
      title: `${both} / 2 → ${amounts[0]}`,
      says: `${who[0]} and ${who[1]} have ${shares(held[0] ?? 0)} of ${airline} each. They divide both bonuses, ${both}, and get ${amounts[0]} each. ${who[2]}, with ${held[2]}, gets nothing.`,
      picture: `Four players with their shares of ${airline} and their bonuses.`,
    }),
    alone: ({ airline, first, second, names: who, amounts }) => ({
      title: `${first} + ${second}`,
      says: `Only ${who[0]} has shares of ${airline} and gets both bonuses: ${amounts[0]}.`,
      picture: `Four players; one of them has shares of ${airline} and gets ${amounts[0]}.`,
    }),
    exchange: ({ acquirer, defunct, name, held, gets, sells, brings, before, after }) => ({
      title: 'Two for one, and one left over',
      says: `${name} has ${shares(held)} of ${defunct}. Two exchanges bring ${shares(gets)} of ${acquirer}, whose price rises from ${before} to ${after}. The odd share is sold: ${shares(sells)} for ${brings}.`,
      picture: `${shares(held)} of ${defunct} become ${shares(gets)} of ${acquirer} and ${brings}.`,
    }),
    dividend: ({ airline, price, down, up, name, shares: held, amount }) => ({
      title: 'One point more',
      says: `${airline} stands at ${price}. With ${down.points} city points 1% is ${down.exact}, rounded to ${down.rate} per share. With ${up.points} points it is ${up.exact}, rounded to ${up.rate}. ${name}, with ${shares(held)}, then gets ${amount}.`,
      picture: `Two sums: ${price} times ${down.points} and times ${up.points}; below them what the players get.`,
    }),
    qualified: ({ pays, cities, aircraft, shares: sold }) => ({
      title: 'One of four pays',
      says: `${pays} fulfils all three conditions. ${cities} has more cities than its price allows. ${aircraft} has an aircraft of a type its price forbids. ${sold} has sold more shares than it has city points.`,
      picture:
        'A table of four airlines with cities, highest type, city points and shares sold; what is too much is marked.',
    }),
  },

  city: (id) => names.cities[id],
  language: 'en',
};
