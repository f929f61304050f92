import type { EuropeBook } from '../../../games/airlines-europe/rules/book.ts';
import { ceremony } from '../airlines-europe/ceremony.ts';
import { names } from '../airlines-europe/names.ts';
import { airlinesEurope } from '../airlines-europe-face.ts';

const { options } = airlinesEurope;

/** The rules of Airlines Europe, in our own words. */
export const book: EuropeBook = {
  sections: {
    aim: 'Aim of the game',
    material: 'Components',
    setup: 'Set-up',
    turn: 'A turn',
    licences: 'Action A: licences',
    shares: 'Actions B and D: shares and money',
    abacus: 'Action C: Air ABACUS',
    scoring: 'Scoring',
    end: 'End of the game',
    two: 'With two players',
    seen: 'Open and secret',
    options: 'Options',
    details: 'Rare cases we settled',
  },
  entries: {
    aim: {
      title: 'Shares count, not planes',
      says: [
        'You invest in airlines; nobody owns one. With licences an airline grows and its shares become worth more. Three times in the game a scoring card turns up. The player with the most shares of an airline on the table then gets the most points for it.',
        'You get points only in scorings. After the third one, the player with the most points wins.',
      ],
    },

    players: {
      title: 'Players and points',
      says: ['Two to five play.'],
      ours: ['Points never run out, however many there are.'],
    },
    airlines: {
      title: 'The ten airlines',
      says: [
        'Every airline has as many shares as planes. The shares of a small airline are soon in a few hands; a large airline can grow for longer. Wherever order matters, the airlines come in the order of this list.',
      ],
    },
    cards: {
      title: 'Cards, markers, money',
      says: [
        'Besides the 112 shares there are 20 shares of Air ABACUS with a red back, three scoring cards and four bonus markers. Scoring cards have the same back as shares, so nobody sees them in the deck. Money is counted in whole millions.',
      ],
    },

    inPlay: {
      title: 'Which airlines play',
      says: [
        'With five players, all ten play. With four, Air Amigos stays out; with three, Lucky Hans too; with two, Air Amigos, Lucky Hans and Rio Grande. Air ABACUS always plays.',
      ],
    },
    markers: {
      title: 'Home and value',
      says: [
        'Every airline in play has a marker at its home airport and another on the runway, on a starting space of its own. The place on the runway is the value of the airline.',
      ],
      ours: ['The home of an airline that is out of the game is a city like any other.'],
    },
    bonusMarkers: {
      title: 'Bonus markers',
      says: [
        'Four small airlines have a distant target with a bonus marker: Funagain from Athens to London, FF Flys from Stockholm to Athens, Simply Fun from London to Ankara, White Winds from Moscow to Madrid. The marker shows how much it is worth, 7 or 8.',
      ],
    },
    money: {
      title: 'Starting money and points',
      says: [
        'The bank begins with 30 million for each player and gives 8 of them to everyone. Everyone’s money is always open.',
        'The first player gets 1 point, the next 2, and so on around the table. All totals stay secret until the end.',
      ],
    },
    deal: {
      title: 'The deal',
      says: [
        'The shares of all airlines in play are shuffled. Five are laid open as the stock market, and everyone is dealt eight.',
        'Eight shares of one airline don’t count as a hand: they are shuffled into the deck, and the player gets eight others.',
      ],
      ours: ['This is repeated as often as needed; the other hands and the market stay.'],
    },
    firstPortfolio: {
      title: 'The first portfolio',
      says: [
        'At the same time and in secret, everyone chooses two shares of different airlines. All are revealed together and lie on the table as the first portfolios. Hands are secret; how many cards are in them is not.',
      ],
      ours: ['These two shares bring no money. A choice cannot be changed. A hand may grow to any size.'],
    },
    deck: {
      title: 'The deck and its scoring cards',
      says: [
        'The last eleven cards are ten shares and one scoring card, shuffled. About a quarter of the other shares lies on top. Below it comes the first scoring card. The second lies about in the middle of the rest.',
      ],
      ours: [
        `What “about” means is drawn by lot: the quarter and the half each have up to two cards more or fewer, every number equally likely. With the option “${options.cut.name}: ${options.cut.value('exact')}” they don’t. A quarter and a half are rounded down.`,
      ],
    },
    begins: {
      title: 'Who begins',
      says: ['The first player is drawn by lot, or named when the table is set up.'],
    },

    oneAction: {
      title: 'One action of four',
      says: [
        'Play goes clockwise. On your turn you take exactly one action: A buy licences (AE-40), B play shares (AE-50), C exchange for Air ABACUS (AE-55) or D take cash (AE-60).',
        'You may choose only an action that you can complete. A bank that is short of money doesn’t stop you (AE-65). You can’t pass, but you can always take cash, so nobody is ever stuck.',
      ],
    },

    buying: {
      title: 'One licence or two, then a share',
      says: [
        'Buy one licence and, if you like, a second: for the same airline or another, on the same route or another. Whether the second is allowed and you can pay for it is checked after the first.',
        'Then take one share. After two licences you also take just one, and you can’t decline it.',
      ],
    },
    anyAirline: {
      title: 'For any airline',
      says: ['You may buy for every airline in play, whether or not you have shares of it.'],
    },
    network: {
      title: 'Where an airline may fly',
      says: [
        'The route must touch the airline’s home airport or a city it already flies to. So every network is connected to its home. It may branch, and it may link two cities that already belong to it.',
      ],
    },
    price: {
      title: 'The price',
      says: [
        'A route has one to three licences. You always buy the cheapest one left, and pay its price to the bank.',
      ],
      ours: ['If you can’t pay, this is the rule that says so, for the second licence too.'],
    },
    limits: {
      title: 'What cannot be bought',
      says: [
        'An airline gets one licence on a route, not more. A route whose licences are all sold is full. An airline that has no plane left cannot buy.',
      ],
    },
    value: {
      title: 'The value grows by the price',
      says: [
        'The marker on the runway goes forward by as many spaces as the licence cost. The farther it stands, the more its zone pays in a scoring.',
      ],
      ours: ['A marker never stops. Beyond the last zone, the points of that zone still count.'],
    },
    bonus: {
      title: 'The bonus',
      says: [
        'When a purchase completes an unbroken chain of an airline’s licences from its home to its target, its marker goes forward once more, by the value of the bonus marker. That happens once; the bonus marker then leaves the game.',
      ],
    },
    remote: {
      title: 'Remote routes',
      says: [
        'Four routes lead off the map. Each has a single, expensive licence; otherwise they are routes like all others.',
      ],
    },
    blocked: {
      title: 'Blocked airlines',
      says: ['An airline that has planes but no licence it could buy is blocked.'],
      ours: [
        'How much money anyone has does not matter for this. In AE-81 an airline without planes counts as blocked too.',
      ],
    },
    share: {
      title: 'The share that follows',
      says: [
        'Take one share from the market, whose place is filled from the deck at once, or the top card of the deck. It goes to your hand.',
      ],
      ours: ['If only the last scoring card is left, you may still draw: it brings no share.'],
    },

    play: {
      title: 'B: play shares',
      says: [
        'Play shares from your hand into your portfolio: any number of one airline, or exactly one each of two airlines. ABACUS counts as an airline here. The bank pays 2 million for every share.',
        'Only shares in a portfolio count in a scoring. Nothing goes back to the hand.',
      ],
    },
    cash: { title: 'D: take cash', says: ['Take 8 million from the bank.'] },
    bankruptcy: {
      title: 'When the bank is short',
      says: [
        'If actions B or D should pay you more than the bank has, everyone with more than 8 million first gives back what is above 8, you too. The five shares of the market leave the game, and five new ones are laid out. Then you get your whole sum. There is always enough.',
      ],
    },

    exchange: {
      title: 'C: exchange for Air ABACUS',
      says: [
        'Give one share and take one ABACUS share, or give any three and take two. You may give shares from your hand, your portfolio or both, ABACUS shares included. The new shares go to your hand and bring no money yet. You can’t take more than two in a turn.',
      ],
      ours: [
        'Shares are given in a fixed order: hand before portfolio, airlines as in the list, ABACUS last in each. The table sorts them for you.',
      ],
    },
    supply: {
      title: 'The supply',
      says: ['You can get only the 20 ABACUS shares of the supply, and only by this exchange.'],
      ours: [
        'The supply must hold as many as you want to take: with one left, only one for one. ABACUS shares that are given do not return to it.',
      ],
    },
    discards: {
      title: 'What happens to given shares',
      says: [
        'They leave the game face down. What came from a hand stays secret; what came from a portfolio everyone has seen. How many came from the hand is open, and so is the number of ABACUS shares in a hand and among those given, because of their red backs.',
      ],
    },

    scoringCard: {
      title: 'A scoring card turns up',
      says: [
        'The card goes to the left neighbour of the player whose turn it is. If it was drawn for the hand, the next card is drawn instead; if for the market, the market is filled to five. Then everything stops for a scoring.',
      ],
    },
    marketFirst: {
      title: 'First a share for everyone',
      says: [
        'Beginning with the holder of the scoring card and going clockwise, everyone takes one share from the market into their hand. It must not come from the deck, its place is not refilled, and nobody may decline. What is left of the market leaves the game, and five new shares are laid out.',
      ],
      ours: ['The same holds in the third scoring.'],
    },
    order: {
      title: 'Airline by airline',
      says: [
        'The airlines are scored from the farthest marker on the runway to the last. Only portfolios count. The zone in which the marker stands says how many points the most shares bring, the second most, the third most and so on.',
      ],
      ours: ['Equal markers go by the list of airlines. A zone begins with its first space.'],
    },
    places: {
      title: 'Places and ties',
      says: [
        'Without a share of the airline there are no points for it. Tied players add up the points of the places they take together and split them evenly, rounded up. There is nothing for a sixth place.',
      ],
    },
    abacusPays: {
      title: 'ABACUS last',
      says: [
        'Air ABACUS has no marker. It is scored after all others and pays by the number of the scoring: 4-2-1 in the first, 8-4-2-1 in the second, 16-8-4-2-1 in the third.',
      ],
    },
    goesOn: {
      title: 'After it',
      says: [
        'The player with the scoring card has the next turn, so the order stays as it was. The card leaves the game.',
      ],
    },

    winner: {
      title: 'Who wins',
      says: [
        'The game ends right after the third scoring. The most points win. In a tie, the most ABACUS shares decide; if these are equal too, the victory is shared.',
      ],
      ours: ['Only ABACUS shares in the portfolio decide a tie.'],
    },
    allBlocked: {
      title: 'No licence left',
      says: [
        'If no licence is left for any airline after a purchase, a final scoring follows and the game is over. How much money anyone has does not matter.',
      ],
      ours: [
        'It follows at once, after a first licence too: there is no second one and no share. It counts as the third scoring, however many there were before, and nobody takes a share of the market for it (AE-71).',
      ],
    },

    pile: {
      title: 'The discard pile',
      says: [
        'Shares that would leave the game by AE-55, AE-65 or AE-71 are laid face down on a pile of their own.',
      ],
      ours: ['Nobody may look through it. ABACUS shares that were given belong to it.'],
    },
    third: {
      title: 'A third shareholder at the end',
      says: [
        'The first two scorings are as usual. In the third the bank counts as a third player: its portfolio is the ABACUS supply, the market, the deck and the discard pile.',
      ],
      ours: [
        'The bank’s shares are counted after AE-71, in which only you two take. The bank takes places and shares ties like anyone, gets no points and cannot win.',
      ],
    },

    open: {
      title: 'What everyone sees',
      says: [
        'Map, runway, market, portfolios, everyone’s money and the bank; how many cards are in the deck, in each hand, in the ABACUS supply and given away; how many ABACUS shares are in each hand; whose turn it is, which scorings have been, and all that happened openly, such as who took which share of the market.',
      ],
    },
    secret: {
      title: 'What nobody else sees',
      says: [
        'The hands of others, the points of others, the order of the deck with its scoring cards, and which shares were given from a hand. What you choose for the first portfolio stays secret until all have chosen. The points of a scoring are announced.',
      ],
      ours: [
        `With the option “${options.openScores.name}” all points are always seen. Who has already chosen a first portfolio is open. After the end everything is.`,
      ],
    },

    thirds: {
      title: `${options.deck.name}: ${options.deck.value('thirds')}`,
      says: [
        'Another way to build the deck: after the deal ten cards are set aside and the rest is split into three equal parts. A scoring card is shuffled into each; they are stacked, and the ten come on top. Scorings are harder to foresee then.',
      ],
      ours: ['Parts differ by one card at most; larger ones lie higher.'],
    },
    phases: {
      title: options.routePhases.name,
      says: [
        'Before the first scoring a route takes one plane, before the second two, before the third three, and never more than it has licences.',
      ],
      ours: ['Whether an airline is blocked in the sense of AE-81 is judged without this limit.'],
    },
    split: {
      title: options.splitHoldings.name,
      says: [
        'If you lead an airline by more than one share in a scoring, you may count your shares as two separate holders, who take two places.',
      ],
      ours: [
        'The table does it for you where it pays more than not splitting, for ABACUS too: both parts have at least one share, and each is rounded up by itself, but together where both stand in the same tie. Of several ways the one with the most points for you is taken, then the one with the fewest for the others, then the most even one. If nobody else has a share, two shares are lead enough. The third shareholder of AE-92 never splits; it does count when your lead is judged.',
      ],
    },

    bankruptcyScoring: {
      title: 'A scoring card when the bank is short',
      says: [
        'If a scoring card turns up in the new market of AE-65, you get your money first and the scoring follows. Shares you played this turn are in your portfolio by then and count.',
      ],
    },
    twoScorings: {
      title: 'Two scorings in a row',
      says: [
        'Each scoring card is a whole scoring of its own. If two are drawn at once, or one comes up while the market is filled after AE-71, the scoring under way is finished first and the next follows at once. Its holder is again the left neighbour of the player whose turn it is.',
      ],
    },
    emptyDeck: {
      title: 'When the deck runs out',
      says: [
        'The market is filled as far as the cards go, and a draw from an empty deck brings nothing. If the market has fewer shares than there are players, those last in order get none; with an empty market a further scoring comes without this step.',
      ],
    },
    alwaysEnds: {
      title: 'Every game ends',
      says: [
        'Planes, shares and the ABACUS supply run out one day. If only cash is taken from then on, the bank runs short again and again, and each time five cards bring the third scoring nearer.',
      ],
    },
  },

  examples: {
    fleet: ({ shares }) => ({
      title: 'The airlines on the map of Europe',
      says: `Beside each its home airport and the number of its shares, which is that of its planes too. Together they have ${shares} of each.`,
      picture: 'A list of the airlines with their signs, home airports and numbers of shares.',
    }),
    prices: ({ route, first, firstPrice, next, nextPrice, lastPrice }) => ({
      title: 'Later licences cost more',
      says: `${first} bought the first licence of ${route} for ${firstPrice} million. Now ${next} wants to fly there too: only the one for ${nextPrice} can be bought. The one for ${lastPrice} is left for a third airline.`,
      picture: `A piece of the map. On ${route} the sign of ${first} stands on the first licence; the next, for ${nextPrice}, is chosen, the last shows ${lastPrice}.`,
    }),
    licence: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'A licence and what it does',
      says: `You buy ${route} for ${airline} and pay ${price} million. The marker goes from ${from} to ${to} and reaches a new zone: instead of ${paid} it now pays ${pays}, to everyone who holds the shares.`,
      picture: `A piece of the map with ${route} chosen, and the runway, on which the marker of ${airline} goes from ${from} to ${to}.`,
    }),
    bonus: ({ airline, route, price, bonus, from, to, home, target }) => ({
      title: `From ${home} to ${target}`,
      says: `${airline} has flown from ${home} nearly to ${target}. The last licence, ${route}, costs ${price} million. The marker goes forward by ${price}, and by ${bonus} for the bonus: from ${from} to ${to}.`,
      picture: `A piece of the map with the chain of ${airline} from ${home} to ${target}, where the bonus marker with a ${bonus} waits, and the runway, on which the marker goes from ${from} to ${to}.`,
    }),
    remote: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Across the sea',
      says: `${airline} flies to the city where the route begins, so it may buy ${route}. The only licence costs ${price} million, and the marker goes forward by as much: from ${from} to ${to}. Instead of ${paid} it pays ${pays}.`,
      picture: `A piece of the map with a signpost at its edge, ${route} chosen for ${price}, and the runway, on which the marker of ${airline} goes from ${from} to ${to}.`,
    }),
    play: ({ airline, count, amount, two, twoAmount }) => ({
      title: 'What playing shares brings',
      says: `${count} shares of ${airline} in one turn bring ${amount} million. Or one share each of ${two[0]} and ${two[1]}: ${twoAmount} million. Two of one airline and one of another are not possible.`,
      picture: `${count} cards of ${airline} for ${amount} million; one card each of ${two[0]} and ${two[1]} for ${twoAmount} million.`,
    }),
    exchange: ({ give, take }) => ({
      title: `${give} for ${take}`,
      says: `Two shares of your hand and one of your portfolio leave the game: ${give} together. You take ${take} ABACUS shares into your hand. Play them with action B in a later turn, so that they count.`,
      picture: `${give} share cards, an arrow, ${take} cards of Air ABACUS.`,
    }),
    majority: ({ airline, value, row, reason, without }) => ({
      title: 'First place, and a tie behind it',
      says: `${airline} stands at ${value} and pays ${row}. ${reason} ${without} has no share and gets nothing.`,
      picture: `What the places pay, ${row}, and four players with their shares and points.`,
    }),
    abacus: ({ names, shares, points }) => ({
      title: 'The same shares in three scorings',
      says: `${names[0]} has ${shares[0]} ABACUS shares, ${names[1]} and ${names[2]} have ${shares[1]} each and share second and third place. ${names[0]} gets ${points.map(([first]) => first).join(', then ')} points; the two get ${points.map(([, second]) => second).join(', then ')} each.`,
      picture: `A table: what ABACUS pays in the first, second and third scoring, and what ${names.join(', ')} get.`,
    }),
    split: ({ row, reason }) => ({
      title: 'Seven against two',
      says: `The airline pays ${row}. ${reason}`,
      picture: `What the places pay, ${row}, and two players with their shares and points.`,
    }),
  },

  city: (id) => names.cities[id],
  reason: ceremony.reason,
};
