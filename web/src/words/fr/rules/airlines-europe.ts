import type { EuropeBook } from '../../../games/airlines-europe/rules/book.ts';
import { ceremony } from '../airlines-europe/ceremony.ts';
import { names } from '../airlines-europe/names.ts';
import { airlinesEurope } from '../airlines-europe-face.ts';

const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;
const { options } = airlinesEurope;

/** The rules of Airlines Europe, in our own words. */
export const book: EuropeBook = {
  sections: {
    aim: 'But du jeu',
    material: 'Le matériel',
    setup: 'Mise en place',
    turn: 'Un tour',
    licences: 'Coup A : les licences',
    shares: 'Coups B et D : actions et argent',
    abacus: 'Coup C : Air ABACUS',
    scoring: 'Le décompte',
    end: 'Fin de la partie',
    two: 'À deux',
    seen: 'Visible et secret',
    options: 'Variantes',
    details: 'Cas rares, tranchés par nous',
  },
  entries: {
    aim: {
      title: 'Les actions comptent, pas les avions',
      says: [
        'Tu investis dans des compagnies ; aucune n’appartient à personne. Avec les licences, une compagnie grandit et ses actions valent davantage. Trois fois dans la partie sort une carte de décompte : le joueur qui a alors le plus d’actions d’une compagnie sur la table reçoit le plus de points pour elle.',
        'Les points ne viennent que des décomptes. Après le troisième, celui qui en a le plus gagne.',
      ],
    },

    players: {
      title: 'Joueurs et points',
      says: ['On joue de deux à cinq.'],
      ours: ['Les points ne s’épuisent jamais, si nombreux soient-ils.'],
    },
    airlines: {
      title: 'Les dix compagnies',
      says: [
        'Chaque compagnie a autant d’actions que d’avions. Une petite est vite en peu de mains ; une grande peut grandir plus longtemps. Partout où l’ordre compte, c’est celui de cette liste.',
      ],
    },
    cards: {
      title: 'Cartes, marqueurs, argent',
      says: [
        'Outre les 112 actions, il y a 20 actions Air ABACUS à dos rouge, trois cartes de décompte et quatre marqueurs de bonus. Les cartes de décompte ont le même dos que les actions : dans la pioche, personne ne les voit. L’argent se compte en millions entiers.',
      ],
    },

    inPlay: {
      title: 'Les compagnies en jeu',
      says: [
        'À cinq, les dix jouent. À quatre, Air Amigos reste dehors ; à trois, Lucky Hans aussi ; à deux, Air Amigos, Lucky Hans et Rio Grande. Air ABACUS joue toujours.',
      ],
    },
    markers: {
      title: 'Base et valeur',
      says: [
        'Chaque compagnie en jeu a un marqueur sur sa base et un autre sur la piste, chacune sur sa propre case de départ. Sa place sur la piste est sa valeur.',
      ],
      ours: ['La base d’une compagnie hors jeu est une ville comme une autre.'],
    },
    bonusMarkers: {
      title: 'Les marqueurs de bonus',
      says: [
        'Quatre petites compagnies ont un but lointain avec un marqueur de bonus : Funagain d’Athènes à Londres, FF Flys de Stockholm à Athènes, Simply Fun de Londres à Ankara, White Winds de Moscou à Madrid. Le marqueur dit ce qu’il vaut, 7 ou 8.',
      ],
    },
    money: {
      title: 'Argent et points de départ',
      says: [
        'La banque commence avec 30 millions par joueur et en donne 8 à chacun. L’argent de chacun est toujours visible.',
        'Le premier joueur reçoit 1 point, le suivant 2, et ainsi de suite autour de la table. Les totaux restent secrets jusqu’à la fin.',
      ],
    },
    deal: {
      title: 'La donne',
      says: [
        'On mélange les actions de toutes les compagnies en jeu. Cinq, face visible, forment le marché ; chacun en reçoit huit.',
        'Huit actions d’une seule compagnie ne font pas une main : on les mélange à la pioche et le joueur en reçoit huit autres.',
      ],
      ours: ['On recommence autant qu’il le faut ; les autres mains et le marché ne bougent pas.'],
    },
    firstPortfolio: {
      title: 'Le premier portefeuille',
      says: [
        'En même temps et en secret, chacun choisit deux actions de compagnies différentes. Révélées ensemble, elles restent devant leurs propriétaires : ce sont les premiers portefeuilles. Les mains sont secrètes ; leur nombre de cartes ne l’est pas.',
      ],
      ours: [
        'Ces deux actions ne rapportent pas d’argent. Un choix fait ne se change pas. Une main peut grossir sans limite.',
      ],
    },
    deck: {
      title: 'La pioche et ses cartes de décompte',
      says: [
        'Les onze dernières cartes sont dix actions et une carte de décompte, mélangées. Des autres actions, un quart environ est au-dessus ; dessous vient la première carte de décompte ; la deuxième est à peu près au milieu du reste.',
      ],
      ours: [
        `« Environ » se tire au sort : le quart et la moitié ont chacun jusqu’à deux cartes de plus ou de moins, chaque nombre étant aussi probable. Avec la variante « ${options.cut.name} : ${options.cut.value('exact')} », non. Quart et moitié sont arrondis au-dessous.`,
      ],
    },
    begins: {
      title: 'Qui commence',
      says: ['Le premier joueur est tiré au sort, ou choisi quand on prépare la table.'],
    },

    oneAction: {
      title: 'Un coup sur quatre',
      says: [
        'On joue dans le sens des aiguilles d’une montre. À ton tour, tu joues exactement un coup : A acheter des licences (AE-40), B poser des actions (AE-50), C échanger contre Air ABACUS (AE-55) ou D encaisser (AE-60).',
        'Tu ne peux choisir qu’un coup que tu peux jouer jusqu’au bout. Une banque à court d’argent n’est pas un obstacle (AE-65). On ne passe pas ; encaisser est toujours possible, donc personne n’est jamais bloqué.',
      ],
    },

    buying: {
      title: 'Une ou deux licences, puis une action',
      says: [
        'Achète une licence et, si tu veux, une seconde : pour la même compagnie ou une autre, sur la même ligne ou une autre. Si la seconde est permise et si tu peux la payer se juge après la première.',
        'Puis prends une action. Une seule, même après deux licences, et tu ne peux pas y renoncer.',
      ],
    },
    anyAirline: {
      title: 'Pour n’importe quelle compagnie',
      says: ['Tu peux acheter pour toute compagnie en jeu, que tu en aies des actions ou non.'],
    },
    network: {
      title: 'Où une compagnie peut voler',
      says: [
        'La ligne doit toucher la base de la compagnie ou une ville où elle vole déjà. Tout réseau tient donc à sa base ; il peut se ramifier, et relier deux villes qui en font déjà partie.',
      ],
    },
    price: {
      title: 'Le prix',
      says: [
        'Une ligne a une à trois licences. On achète toujours la moins chère encore libre. Le prix va à la banque.',
      ],
      ours: ['Si l’argent manque, c’est cette règle qui refuse, aussi pour la seconde licence.'],
    },
    limits: {
      title: 'Ce qui ne s’achète pas',
      says: [
        'Une compagnie n’a qu’une licence par ligne. Une ligne dont toutes les licences sont vendues est complète. Une compagnie qui n’a plus d’avion ne peut pas acheter.',
      ],
    },
    value: {
      title: 'La valeur monte du prix payé',
      says: [
        'Le marqueur sur la piste avance d’autant de cases que la licence a coûté. Plus il est loin, plus son palier rapporte dans un décompte.',
      ],
      ours: ['Un marqueur ne s’arrête jamais. Au-delà du dernier palier, ses points restent valables.'],
    },
    bonus: {
      title: 'Le bonus',
      says: [
        'Quand un achat achève une chaîne ininterrompue de licences d’une compagnie entre sa base et son but, son marqueur avance encore, de la valeur du marqueur de bonus. Cela n’arrive qu’une fois ; le marqueur de bonus quitte alors le jeu.',
      ],
    },
    remote: {
      title: 'Les lignes lointaines',
      says: [
        'Quatre lignes sortent du plateau. Chacune a une seule licence, chère ; pour le reste, ce sont des lignes comme les autres.',
      ],
    },
    blocked: {
      title: 'Compagnies bloquées',
      says: ['Une compagnie qui a des avions mais aucune licence à acheter est bloquée.'],
      ours: [
        'L’argent de chacun ne compte pas ici. Pour AE-81, une compagnie sans avion est bloquée elle aussi.',
      ],
    },
    share: {
      title: 'L’action qui suit',
      says: [
        'Prends une action au marché, complété aussitôt depuis la pioche, ou la première carte de la pioche. Elle va dans ta main.',
      ],
      ours: [
        'S’il ne reste que la dernière carte de décompte, tu peux piocher quand même : aucune action ne vient.',
      ],
    },

    play: {
      title: 'B : poser des actions',
      says: [
        'Pose des actions de ta main dans ton portefeuille : d’une seule compagnie, autant que tu veux, ou de deux compagnies, exactement une chacune. ABACUS compte ici comme une compagnie. La banque paie 2 millions par action.',
        'Dans un décompte, seules comptent les actions des portefeuilles. Rien ne revient en main.',
      ],
    },
    cash: { title: 'D : encaisser', says: ['Prends 8 millions à la banque.'] },
    bankruptcy: {
      title: 'Quand la banque est à court',
      says: [
        'Si le coup B ou D doit te rapporter plus que la banque n’a, tous ceux qui ont plus de 8 millions rendent d’abord ce qui dépasse 8, toi aussi. Les cinq actions du marché quittent le jeu et cinq nouvelles sont posées. Puis tu reçois toute ta somme. Cela suffit toujours.',
      ],
    },

    exchange: {
      title: 'C : échanger contre Air ABACUS',
      says: [
        'Cède une action et prends une action ABACUS, ou cèdes-en trois, n’importe lesquelles, et prends-en deux. Elles peuvent venir de ta main, de ton portefeuille ou des deux, et être aussi des ABACUS. Les nouvelles vont dans ta main et ne rapportent pas encore d’argent. Pas plus de deux par tour.',
      ],
      ours: [
        'On cède dans un ordre fixe : la main avant le portefeuille, les compagnies comme dans la liste, ABACUS en dernier à chaque fois. La table les range pour toi.',
      ],
    },
    supply: {
      title: 'La réserve',
      says: ['Il n’y a que les 20 actions ABACUS de la réserve, et seul cet échange les donne.'],
      ours: [
        'La réserve doit en avoir autant que tu veux en prendre : s’il en reste une, une contre une seulement. Les actions ABACUS cédées n’y reviennent pas.',
      ],
    },
    discards: {
      title: 'Ce que deviennent les actions cédées',
      says: [
        'Elles quittent le jeu face cachée. Ce qui vient d’une main reste secret ; ce qui vient d’un portefeuille, tous l’ont vu. On sait combien viennent de la main, et combien d’actions ABACUS sont dans une main et parmi les cédées, à cause de leur dos rouge.',
      ],
    },

    scoringCard: {
      title: 'Une carte de décompte sort',
      says: [
        'Elle va au voisin de gauche du joueur dont c’est le tour. Si elle était piochée pour la main, on pioche la carte suivante ; si c’était pour le marché, on le complète à cinq. Puis tout s’arrête pour un décompte.',
      ],
    },
    marketFirst: {
      title: 'D’abord une action pour chacun',
      says: [
        'À partir du joueur qui a la carte de décompte et dans le sens des aiguilles d’une montre, chacun prend en main une action du marché : pas de la pioche, sans remplacer, et personne ne peut renoncer. Le reste du marché quitte le jeu et cinq nouvelles actions sont posées.',
      ],
      ours: ['Au troisième décompte aussi.'],
    },
    order: {
      title: 'Compagnie par compagnie',
      says: [
        'On compte de la compagnie la plus avancée sur la piste à la dernière. Seuls les portefeuilles comptent. Le palier où se trouve le marqueur dit combien de points rapporte le plus d’actions, puis le deuxième, le troisième et ainsi de suite.',
      ],
      ours: ['À valeur égale, on suit la liste des compagnies. Un palier commence à sa première case.'],
    },
    places: {
      title: 'Places et égalités',
      says: [
        'Sans action de la compagnie, pas de points pour elle. À nombre égal d’actions, on additionne les points des places occupées ensemble et on les partage également, arrondi au-dessus. Une sixième place ne rapporte rien.',
      ],
    },
    abacusPays: {
      title: 'ABACUS en dernier',
      says: [
        'Air ABACUS n’a pas de marqueur. Elle est comptée après toutes les autres et paie selon le décompte : 4-2-1 au premier, 8-4-2-1 au deuxième, 16-8-4-2-1 au troisième.',
      ],
    },
    goesOn: {
      title: 'Ensuite',
      says: [
        'Le tour suivant revient au joueur qui avait la carte de décompte : c’est l’ordre habituel. La carte quitte le jeu.',
      ],
    },

    winner: {
      title: 'Qui gagne',
      says: [
        'La partie finit juste après le troisième décompte. Celui qui a le plus de points gagne. À égalité, le plus d’actions ABACUS décide ; si elles sont égales aussi, la victoire est partagée.',
      ],
      ours: ['Pour départager, seules comptent les actions ABACUS du portefeuille.'],
    },
    allBlocked: {
      title: 'Plus aucune licence',
      says: [
        'Si, après un achat, il ne reste de licence pour aucune compagnie, quel que soit l’argent de chacun, un décompte final suit et la partie est finie.',
      ],
      ours: [
        'Il suit aussitôt, même après une première licence : pas de seconde, pas d’action. Il vaut comme troisième décompte, quel qu’en soit le nombre avant, et personne n’y prend d’action au marché (AE-71).',
      ],
    },

    pile: {
      title: 'La défausse',
      says: [
        'Les actions qui quitteraient le jeu par AE-55, AE-65 ou AE-71 forment une pile à part, face cachée.',
      ],
      ours: ['Personne ne peut la regarder. Les actions ABACUS cédées en font partie.'],
    },
    third: {
      title: 'À la fin, un troisième actionnaire',
      says: [
        'Les deux premiers décomptes sont comme d’habitude. Au troisième, la banque compte comme un troisième joueur : son portefeuille est la réserve ABACUS, le marché, la pioche et la défausse.',
      ],
      ours: [
        'On compte ses actions après AE-71, où vous deux seuls prenez. La banque occupe des places et partage des égalités comme tout le monde, ne reçoit pas de points et ne peut pas gagner.',
      ],
    },

    open: {
      title: 'Ce que tous voient',
      says: [
        'Le plateau, la piste, le marché, les portefeuilles, l’argent de chacun et de la banque ; combien de cartes sont dans la pioche, dans chaque main, dans la réserve ABACUS et parmi les cédées ; combien d’actions ABACUS sont dans chaque main ; à qui le tour, quels décomptes ont eu lieu et tout ce qui s’est fait au grand jour, par exemple qui a pris quelle action au marché.',
      ],
    },
    secret: {
      title: 'Ce que les autres ne voient pas',
      says: [
        'Les mains des autres, leurs points, l’ordre de la pioche avec ses cartes de décompte, et quelles actions ont été cédées d’une main. Le choix du premier portefeuille reste secret jusqu’à ce que tous aient choisi. Les points d’un décompte sont annoncés.',
      ],
      ours: [
        `Avec la variante « ${options.openScores.name} », on voit toujours tous les points. On voit qui a déjà choisi son premier portefeuille. Après la fin, tout est visible.`,
      ],
    },

    thirds: {
      title: `${options.deck.name} : ${options.deck.value('thirds')}`,
      says: [
        'Une autre façon de former la pioche : après la donne, on met dix cartes de côté et on partage le reste en trois parts égales. Dans chacune on mélange une carte de décompte ; on les empile, et les dix vont au-dessus. Les décomptes sont alors plus difficiles à prévoir.',
      ],
      ours: ['Les parts diffèrent d’une carte au plus ; les plus grandes sont plus haut.'],
    },
    phases: {
      title: options.routePhases.name,
      says: [
        'Avant le premier décompte, une ligne accepte un avion, avant le deuxième deux, avant le troisième trois, et jamais plus qu’elle n’a de licences.',
      ],
      ours: ['Si une compagnie est bloquée au sens de AE-81 se juge sans cette limite.'],
    },
    split: {
      title: options.splitHoldings.name,
      says: [
        'Dans un décompte, le joueur en tête d’une compagnie de plus d’une action peut compter ses actions comme deux actionnaires distincts, qui prennent deux places.',
      ],
      ours: [
        'La table le fait pour toi quand cela rapporte plus que ne pas scinder, pour ABACUS aussi : chaque partie a au moins une action et s’arrondit pour elle-même, mais ensemble si les deux sont dans la même égalité. Entre plusieurs façons, on prend celle qui te donne le plus de points, puis celle qui en donne le moins aux autres, puis la plus égale. Si personne d’autre n’a d’action, deux suffisent. Le troisième actionnaire de AE-92 ne scinde jamais ; il compte pourtant quand on juge ton avance.',
      ],
    },

    bankruptcyScoring: {
      title: 'Une carte de décompte quand la banque est à court',
      says: [
        'Si le nouveau marché de AE-65 fait sortir une carte de décompte, tu reçois d’abord ton argent, puis vient le décompte. Les actions posées à ce tour sont déjà dans ton portefeuille et comptent.',
      ],
    },
    twoScorings: {
      title: 'Deux décomptes de suite',
      says: [
        'Chaque carte de décompte est un décompte entier. Si deux sortent à la fois, ou une quand on complète le marché après AE-71, on achève d’abord le décompte en cours et l’autre suit aussitôt. La carte va de nouveau au voisin de gauche du joueur dont c’est le tour.',
      ],
    },
    emptyDeck: {
      title: 'Quand la pioche est vide',
      says: [
        'On complète le marché tant qu’il y a des cartes, et piocher dans une pioche vide n’apporte rien. Si le marché a moins d’actions qu’il n’y a de joueurs, les derniers dans l’ordre n’en ont pas ; avec un marché vide, un autre décompte se fait sans cette étape.',
      ],
    },
    alwaysEnds: {
      title: 'Toute partie finit',
      says: [
        'Avions, actions et réserve ABACUS s’épuisent un jour. Si l’on ne fait plus qu’encaisser, la banque est à court encore et encore, et chaque fois cinq cartes rapprochent le troisième décompte.',
      ],
    },
  },

  examples: {
    fleet: ({ shares }) => ({
      title: 'Les compagnies sur le plateau Europe',
      says: `À côté de chacune, sa base et le nombre de ses actions, qui est aussi celui de ses avions. En tout, il y en a ${shares} de chaque sorte.`,
      picture: 'Une liste des compagnies avec leur signe, leur base et leur nombre d’actions.',
    }),
    prices: ({ route, first, firstPrice, next, nextPrice, lastPrice }) => ({
      title: 'Les licences suivantes coûtent plus cher',
      says: `${first} a la première licence de ${route}, payée ${millions(firstPrice)}. Maintenant ${next} veut y voler aussi : seule celle à ${nextPrice} s’achète. Celle à ${lastPrice} reste pour une troisième compagnie.`,
      picture: `Un morceau du plateau. Sur ${route}, le signe de ${first} est sur la première licence ; la suivante, à ${nextPrice}, est choisie, la dernière indique ${lastPrice}.`,
    }),
    licence: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Une licence et son effet',
      says: `Tu achètes ${route} pour ${airline} et paies ${millions(price)}. Le marqueur passe de ${from} à ${to} et atteint un nouveau palier : au lieu de ${paid}, il rapporte ${pays}, à tous ceux qui en ont des actions.`,
      picture: `Un morceau du plateau avec ${route} choisie, et la piste, où le marqueur de ${airline} passe de ${from} à ${to}.`,
    }),
    bonus: ({ airline, route, price, bonus, from, to, home, target }) => ({
      title: `De ${home} à ${target}`,
      says: `${airline} a volé de ${home} presque jusqu’à ${target}. La dernière licence, ${route}, coûte ${millions(price)}. Le marqueur avance de ${price}, et de ${bonus} pour le bonus : de ${from} à ${to}.`,
      picture: `Un morceau du plateau avec la chaîne de ${airline} de ${home} à ${target}, où attend le marqueur de bonus de ${bonus}, et la piste, où le marqueur passe de ${from} à ${to}.`,
    }),
    remote: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Par-delà la mer',
      says: `${airline} vole vers la ville d’où part la ligne, et peut donc acheter ${route}. L’unique licence coûte ${millions(price)} et le marqueur avance d’autant : de ${from} à ${to}. Au lieu de ${paid}, elle rapporte ${pays}.`,
      picture: `Un morceau du plateau avec un panneau au bord, ${route} choisie à ${price}, et la piste, où le marqueur de ${airline} passe de ${from} à ${to}.`,
    }),
    play: ({ airline, count, amount, two, twoAmount }) => ({
      title: 'Ce que rapportent les actions posées',
      says: `${count} actions ${airline} en un tour rapportent ${millions(amount)}. Ou une de ${two[0]} et une de ${two[1]} : ${millions(twoAmount)}. Deux d’une compagnie et une d’une autre, ce n’est pas possible.`,
      picture: `${count} cartes ${airline} pour ${millions(amount)} ; une carte de ${two[0]} et une de ${two[1]} pour ${millions(twoAmount)}.`,
    }),
    exchange: ({ give, take }) => ({
      title: `${give} contre ${take}`,
      says: `Deux actions de ta main et une de ton portefeuille quittent le jeu : ${give} en tout. Tu prends ${take} actions ABACUS en main. Pose-les avec le coup B à un tour suivant pour qu’elles comptent.`,
      picture: `${give} cartes d’actions, une flèche, ${take} cartes Air ABACUS.`,
    }),
    majority: ({ airline, value, row, reason, without }) => ({
      title: 'La première place, et une égalité derrière',
      says: `${airline} est à ${value} et paie ${row}. ${reason} ${without} n’a pas d’action et ne reçoit rien.`,
      picture: `Ce que paient les places, ${row}, et quatre joueurs avec leurs actions et leurs points.`,
    }),
    abacus: ({ names, shares, points }) => ({
      title: 'Les mêmes actions dans trois décomptes',
      says: `${names[0]} a ${shares[0]} actions ABACUS, ${names[1]} et ${names[2]} en ont ${shares[1]} chacun et partagent la deuxième et la troisième place. ${names[0]} reçoit ${points.map(([first]) => first).join(', puis ')} points ; les deux autres ${points.map(([, second]) => second).join(', puis ')} chacun.`,
      picture: `Un tableau : ce que paie ABACUS aux trois décomptes, et ce que reçoivent ${names[0]}, ${names[1]} et ${names[2]}.`,
    }),
    split: ({ row, reason }) => ({
      title: 'Sept contre deux',
      says: `La compagnie paie ${row}. ${reason}`,
      picture: `Ce que paient les places, ${row}, et deux joueurs avec leurs actions et leurs points.`,
    }),
  },

  city: (id) => names.cities[id],
  reason: ceremony.reason,
};
