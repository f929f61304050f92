import type { Book1990 } from '../../../games/airlines-1990/rules/book.ts';
import { listFormat } from '../../figures.ts';
import { names } from '../airlines-1990/names.ts';
import { airlines1990 } from '../airlines-1990-face.ts';

const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const list = (numbers: readonly number[]): string => numbers.join(', ');
const and = (names: readonly string[]): string => listFormat('fr').format(names);

const { options } = airlines1990;

/** The rules of Airlines (1990), in our own words. */
export const book: Book1990 = {
  sections: {
    aim: 'But du jeu',
    material: 'Le matériel',
    setup: 'Mise en place',
    turn: 'Un tour',
    found: 'Fonder une compagnie',
    expand: 'Agrandir un réseau',
    networks: 'Réseaux et cartes Vol',
    play: 'Poser des actions, saboter',
    shares: 'Les actions et le marché',
    scoring: 'Le décompte',
    end: 'Fin de la partie',
    two: 'À deux',
    seen: 'Visible et secret',
    options: 'Variantes',
    details: 'Cas rares, tranchés par nous',
  },
  entries: {
    aim: {
      title: 'Être majoritaire au bon moment',
      says: [
        'De nouvelles compagnies veulent voler en Amérique du Nord. Elles n’appartiennent à personne : tu mets une compagnie en jeu, tu la fais grandir sur le plateau et tu poses ses actions devant toi. Chacun peut agrandir n’importe quelle compagnie ; les autres travaillent donc parfois pour toi, et toi pour eux.',
        'Quand une carte de décompte apparaît, chaque compagnie rapporte autant de points qu’elle a de marqueurs sur le plateau : tous à celui qui a posé le plus de ses actions, la moitié au deuxième. Les autres n’ont rien. À la fin, celui qui a le plus de points gagne.',
      ],
    },

    companies: {
      title: 'Les compagnies',
      says: [
        'On joue de deux à six. Une compagnie porte trois lettres et a son siège dans une ville, marquée par son drapeau. Le nombre de ses actions et de ses marqueurs est donné, ainsi que les motifs qu’elle peut utiliser parmi les cinq : sur une ligne d’un autre motif, elle ne vole jamais.',
      ],
      ours: ['Il y a neuf compagnies ; chacune a son siège dans une ville à elle.'],
    },
    routes: {
      title: 'Les lignes et leurs cercles',
      says: [
        'Une ligne relie deux villes. Elle a un motif et un, deux ou trois cercles numérotés. Chaque cercle a la place d’un marqueur : une ligne peut donc accueillir autant de compagnies qu’elle a de cercles.',
      ],
      ours: ['Sur une ligne, les nombres vont toujours croissant : un nombre désigne donc un seul cercle.'],
    },
    cards: {
      title: 'Cartes et marqueurs',
      says: [
        'Il y a 84 actions ; chacune dit combien sa compagnie en compte. Les 42 cartes Vol portent une valeur de 1 à 14 et l’un des cinq motifs. Trois cartes de décompte ont le même dos que les actions. Les 135 marqueurs ont deux faces : l’une pour voler, l’autre pour saboter.',
      ],
    },

    deal: {
      title: 'La donne',
      says: [
        'Chacun reçoit en main, en secret, 3 cartes Vol et 5 actions. 5 actions face visible forment le marché. On mélange les autres actions avec les trois cartes de décompte : c’est la pioche. Les autres cartes Vol forment une pioche à part, face cachée.',
      ],
    },
    begins: {
      title: 'Qui commence',
      says: ['On joue dans le sens des aiguilles d’une montre.'],
      ours: ['Le premier joueur est tiré au sort.'],
    },

    oneAction: {
      title: 'Un des trois coups',
      says: [
        'À ton tour, tu joues exactement un des trois coups : fonder une compagnie (A90-20), agrandir un réseau (A90-21) ou poser des actions (A90-22).',
      ],
      ours: [
        'Avant ce coup, tu peux échanger des cartes Vol inutilisables (A90-43) et, une fois par tour, remplacer une action sans valeur du marché (A90-51), dans l’ordre que tu veux. Après le coup, c’est trop tard.',
      ],
    },

    found: {
      title: 'Une compagnie nouvelle',
      says: [
        'Choisis une compagnie que personne n’a mise en jeu. Pose une ou plusieurs de ses actions de ta main, face visible, et joue une carte Vol pour une première ligne qui part de son siège, selon A90-40. Un marqueur va sur le cercle, un autre sur le siège.',
        'Puis prends une action (A90-50) et, après elle, pioche une carte Vol. Pas de sabotage avec une fondation, même si tu n’as posé qu’une action. Quand toutes les compagnies sont en jeu ou inactives, on ne fonde plus.',
      ],
    },
    twoMarkers: {
      title: 'Il faut deux marqueurs',
      says: ['Fonder coûte un marqueur pour le cercle et un pour le siège.'],
      ours: ['Une compagnie à qui il ne reste qu’un marqueur ne peut plus être fondée.'],
    },

    expand: {
      title: 'D’abord piocher, puis décider',
      says: [
        'Pioche d’abord une carte Vol. Puis, ou bien tu joues une carte Vol de ta main, la nouvelle ou une autre, pour agrandir une compagnie en jeu, que tu en aies des actions ou non ; ensuite tu prends une action. Ou bien tu gardes tes cartes : alors, pas d’action. Une main de cartes Vol peut grossir sans limite.',
      ],
      ours: ['On ne peut pas renoncer à l’action qui suit un vol.'],
    },
    nothingToDraw: {
      title: 'Quand il n’y a plus de carte Vol à piocher',
      says: [],
      ours: [
        'Tu peux choisir d’agrandir même s’il ne reste aucune carte Vol à piocher. Si tu gardes alors tes cartes, tu as passé. Il n’y a pas d’autre façon de passer, et personne n’est jamais sans coup à jouer.',
      ],
    },

    fly: {
      title: 'Quand un vol est permis',
      says: [
        'Tout ceci doit être vrai. La carte a le motif de la ligne. La compagnie peut utiliser ce motif et a encore un marqueur. La ligne touche son réseau, siège compris ; les deux bouts peuvent déjà en faire partie. La ligne a un cercle libre, et la valeur de la carte atteint au moins son plus petit nombre libre.',
        'Le marqueur va sur le plus petit cercle libre. La première compagnie venue s’en tire donc à bon compte ; chaque suivante a besoin d’une carte plus forte.',
      ],
      ours: [
        'Les cercles couverts, quel que soit le marqueur, ne comptent plus pour la valeur. Une compagnie a au plus un marqueur par ligne ; les marqueurs Sabotage ne comptent pas comme les siens.',
      ],
    },
    flightPile: {
      title: 'Les cartes Vol jouées',
      says: [
        'Une carte Vol jouée va tout de suite à la défausse. Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.',
      ],
      ours: [
        'Cela se fait quand quelqu’un doit piocher, pas avant ; un fondateur peut donc repiocher la carte qu’il vient de jouer. Si la défausse est vide aussi, on ne pioche rien.',
      ],
    },
    unusable: {
      title: 'Les cartes Vol inutilisables',
      says: [
        'Certaines cartes ne pourront plus jamais voler, surtout les faibles. Au début de ton tour, tu peux en échanger autant que tu veux contre de nouvelles. Elles quittent le jeu.',
      ],
      ours: [
        'Une carte est inutilisable quand aucune compagnie, les inactives mises à part, ne pourrait jamais s’en servir : une compagnie qui peut utiliser ce motif et a encore des marqueurs (deux, si elle n’est pas en jeu), avec une ligne de ce motif sans marqueur à elle, dont le plus petit nombre libre ne dépasse pas la carte. Que le réseau y aille ou non n’importe pas ; une carte ne redevient donc jamais utilisable.',
        'On échange les cartes une par une, à la vue de tous. Une carte venue d’un échange attend ton tour suivant ; de deux cartes pareilles, l’ancienne peut partir.',
      ],
    },

    play: {
      title: 'Des actions sur la table',
      says: [
        'Pose devant toi, face visible, une ou plusieurs actions d’une même compagnie. On ne pioche rien pour cela. Si c’était exactement une action, tu peux saboter (A90-60). Seules les actions posées comptent dans un décompte, et elles ne reviennent jamais en main.',
      ],
      ours: ['La compagnie doit être en jeu ; ses premières actions se posent quand on la fonde.'],
    },
    sabotage: {
      title: 'Le sabotage',
      says: [
        'Après avoir posé exactement une action, tu peux prendre un marqueur de n’importe quelle compagnie qui en a encore et le mettre, face Sabotage visible, sur un cercle libre de valeur 5 ou plus. Une ligne ne porte qu’un marqueur de ce genre.',
        'Le cercle est perdu : la ligne demande une carte plus forte ou devient complète, et la compagnie a un marqueur de moins. Ce marqueur ne rapporte rien et ne fait partie d’aucun réseau.',
      ],
      ours: [
        'N’importe quel cercle libre de n’importe quelle ligne convient, pas seulement le plus petit, et aussi au siège d’une compagnie qui n’est pas en jeu, qui peut en devenir inactive. Le marqueur peut être d’une compagnie en jeu, pas encore en jeu ou inactive.',
      ],
    },

    take: {
      title: 'Prendre une action',
      says: [
        'Prends une des cinq actions du marché, aussitôt remplacée depuis la pioche, ou la carte du dessus de la pioche. Quand la pioche est vide, il ne reste que le marché.',
      ],
      ours: [
        'Les actions sans valeur se prennent comme les autres. S’il ne reste rien, ce qui n’arrive qu’avec A90-91, il n’y a pas d’action.',
      ],
    },
    inactive: {
      title: 'Les compagnies inactives',
      says: [
        'Une compagnie qui n’est pas en jeu et dont le siège n’a que des lignes complètes ne pourra plus être fondée. Elle est inactive et ses actions sont sans valeur : elles restent où elles sont ; on ne peut ni les poser, ni les échanger, ni s’en défausser.',
        'Si le marché montre de telles actions, le joueur dont c’est le tour peut en remplacer une depuis la pioche, avant son coup. Quand la pioche est vide, toutes quittent le jeu aussitôt.',
      ],
      ours: [
        'Seules comptent les lignes dont la compagnie peut utiliser le motif. Une compagnie qui n’est pas en jeu et a moins de deux marqueurs est inactive aussi. Inactive, elle le reste ; que personne n’ait la bonne carte ne suffit pas à la rendre inactive. Une action remplacée quitte le jeu.',
      ],
    },

    scoringCard: {
      title: 'Une carte de décompte apparaît',
      says: [
        'Qu’elle soit piochée pour une main ou pour le marché, tout s’arrête et l’on décompte toutes les compagnies. Puis une autre carte prend sa place.',
        'Si elle vient avant que chacun ait joué un tour, on la remet dans la pioche et l’on pioche une autre carte.',
      ],
      ours: [
        'On ne décompte donc rien de tout le premier tour de table, tour du dernier joueur compris. L’action suivante est piochée d’abord ; puis les cartes de décompte rencontrées en chemin sont mélangées ensemble à la pioche.',
      ],
    },
    worth: {
      title: 'Ce que vaut une compagnie',
      says: [
        'Un point pour chacun de ses marqueurs sur le plateau, celui du siège compris. Les marqueurs Sabotage ne comptent pas.',
      ],
    },
    places: {
      title: 'Qui reçoit les points',
      says: [
        'Seules comptent les actions posées face visible. Celui qui en a le plus d’une compagnie reçoit tous ses points, le deuxième la moitié, arrondie à l’inférieur. Les autres n’ont rien.',
      ],
    },
    alone: {
      title: 'Personne d’autre n’a d’action',
      says: [
        'Celui qui est seul à avoir des actions d’une compagnie reçoit les deux : tous les points et la moitié.',
      ],
    },
    tiedFirst: {
      title: 'Égalité au premier rang',
      says: [
        'Les joueurs à égalité additionnent les deux montants et se les partagent également, en arrondissant à l’inférieur. Derrière eux, personne ne reçoit rien.',
      ],
    },
    tiedSecond: {
      title: 'Égalité au deuxième rang',
      says: ['Les joueurs à égalité se partagent la moitié également, en arrondissant à l’inférieur.'],
    },
    howOften: {
      title: 'Combien de fois',
      says: [
        'Chacune des trois cartes de décompte amène un décompte, et il y en a un de plus à la fin ; à deux, c’est différent (A90-82). Le bloc de scores est visible de tous.',
      ],
    },

    lastShare: {
      title: 'La dernière action',
      says: [
        'Quand la pioche est vide et que la dernière action du marché est prise, le décompte final suit aussitôt. Ce qui reste du tour ne se joue pas. Celui qui a le plus de points gagne.',
      ],
      ours: [
        'Il en va de même si la dernière action du marché est retirée parce qu’elle est sans valeur (A90-52). En cas d’égalité, la victoire est partagée.',
      ],
    },
    stalemate: {
      title: 'Quand plus rien ne bouge',
      says: [],
      ours: [
        'Un tour est vide quand on n’y fait qu’agrandir sans carte à piocher et en gardant ses cartes. Après autant de tours vides de suite qu’il y a de joueurs, le décompte final suit et la partie est finie.',
        'Un tour avec un échange ou une action remplacée n’est pas vide. Les cartes de décompte encore dans la pioche ne servent plus. À deux, le joueur fictif de A90-82 participe à ce décompte.',
      ],
    },

    third: {
      title: 'Un troisième actionnaire à la fin',
      says: [
        'À deux, la partie finit avec le décompte de la troisième carte de décompte. On y compte la pioche et les actions du marché comme si un troisième joueur, fictif, les avait posées.',
      ],
      ours: [
        'La carte n’est pas remplacée, le reste du tour ne se joue pas, et il n’y a pas d’autre décompte final. Le joueur fictif prend place et partage les égalités comme tout le monde, mais ne peut pas gagner. Une action prise au marché dans le même coup est dans ta main ; sa place au marché est vide.',
      ],
    },

    secrets: {
      title: 'Ce que tout le monde voit',
      says: [
        'Les mains, d’actions et de cartes Vol, et les pioches sont secrètes. Tout ce qui est sur la table est visible : le marché, les actions posées, les marqueurs qui restent, la défausse des cartes Vol, les cartes échangées ou retirées, et quelle action du marché a été prise. Une carte piochée n’est vue que de celui qui la pioche.',
      ],
      ours: ['Le nombre de cartes d’une main ou d’une pioche est visible. Après la fin, tout l’est.'],
    },

    seatBonus: {
      title: options.seatBonus.name,
      says: [
        'À la fin, chacun reçoit des points selon l’ordre du tour : le premier joueur 0, le deuxième 1, et ainsi de suite jusqu’à 5 pour le sixième.',
      ],
    },
    lastRound: {
      title: options.lastRound.name,
      says: [
        'Après la dernière action, chacun joue encore un tour, et celui qui l’a prise joue le dernier. Puis vient le décompte final.',
      ],
      ours: [
        'La dernière action est celle de A90-80, pas la dernière de la pioche. Le tour où elle est partie se termine d’abord et ne compte pas. On ne prend plus d’actions, mais bien des cartes Vol. Si c’est A90-52 qui a vidé le marché, le joueur dont c’était le tour compte comme preneur. Pas de dernier tour de table après A90-81, ni à deux.',
      ],
    },
    lateScoring: {
      title: options.lateScoring.name,
      says: [
        'Les cartes de décompte ne sont mélangées à la pioche qu’après quelques tours de table : après 5 à 2 joueurs, après 4 à 3, après 3 à 4, après 2 à 5 ou 6.',
      ],
    },

    atOnce: {
      title: 'Quand les actions sans valeur quittent le marché',
      says: [
        'Les actions sans valeur quittent le marché au moment même où leur compagnie devient inactive alors que la pioche est vide, ou quand la pioche se vide, fût-ce au milieu d’un coup. Si le marché en est vide, la partie finit comme en A90-80, et une action encore à prendre n’est pas prise.',
      ],
    },
    asItStands: {
      title: 'La table telle qu’elle est',
      says: [
        'Un décompte prend en compte ce qui est sur la table quand sa carte est piochée : les actions et les marqueurs du tour en cours comptent. Deux cartes de décompte de suite font deux décomptes. Une carte de décompte qui a servi quitte le jeu.',
      ],
    },
    lastCard: {
      title: 'Une carte de décompte finit la pioche',
      says: [
        'La place au marché reste alors vide. Celui qui l’avait piochée pour sa main prend une action du marché à la place, une fois les actions sans valeur parties (A90-52). Dès lors, le marché peut avoir moins de cinq actions.',
      ],
    },
    alwaysEnds: {
      title: 'Toute partie finit',
      says: [
        'Actions, marqueurs et cartes Vol sont comptés, et une carte Vol ne revient que si un marqueur a été posé pour elle. Quand il n’y a plus rien à faire, les tours vides finissent la partie.',
      ],
    },
  },

  examples: {
    overview: ({ companies, shares: all, markers }) => ({
      title: `Les ${companies} compagnies d’Amérique du Nord`,
      says: `À côté de chacune, son siège, les motifs qu’elle peut utiliser, ses actions et ses marqueurs : ${all} actions et ${markers} marqueurs en tout.`,
      picture:
        'Un tableau des compagnies avec leurs signes, sièges, motifs, nombres d’actions et de marqueurs.',
    }),
    routes: ({ free, pattern, circles, flown, company, next }) => ({
      title: 'Lire une ligne',
      says: `${free} est une ligne de motif « ${pattern} » avec les cercles ${list(circles)}. Sur ${flown}, un marqueur de ${company} couvre le plus petit cercle : la compagnie suivante ira sur le ${next}.`,
      picture: `Deux lignes : ${free} avec les cercles ${list(circles)}, tous libres ; ${flown} avec le signe de ${company} sur son premier cercle.`,
    }),
    found: ({ company, headquarters, shares: laid, card, route, circle, worth, points }) => ({
      title: `${company} décolle`,
      says: `Tu poses ${shares(laid)} ${company} et tu joues la carte ${card} sur ${route}, qui part du siège, ${headquarters}. Le ${circle} est le plus petit cercle libre : un marqueur là, un autre sur ${headquarters}. ${company} vaut maintenant ${worth}. Si l’on décomptait tout de suite, tu recevrais ${points}, car personne d’autre n’a d’action.`,
      picture: `${shares(laid)} ${company} et la carte Vol ${card} ; dessous, ${route} avec le signe de ${company} sur le ${circle} et sur ${headquarters}.`,
    }),
    circle: ({ flies, wants, route, covered, next, low, high }) => ({
      title: 'Le plus petit cercle libre décide',
      says: `${flies} vole déjà sur ${route} et occupe le ${covered}. Pour que ${wants} y vole aussi, il faut au moins ${next} : la carte ${low} ne suffit pas, ${high} convient. Le marqueur va sur le ${next}. Une carte plus forte n’apporterait rien de plus.`,
      picture: `${route} avec le signe de ${flies} sur le ${covered} et le ${next} libre ; à côté ${low}, barrée, et ${high}, cochée.`,
    }),
    unusable: ({ card, routes }) => ({
      title: 'Une carte pour rien',
      says: `La carte ${card} ne suffit que pour ${and(routes)}, et le cercle y est couvert. Plus personne ne volera avec elle : au début de ton tour, tu peux l’échanger.`,
      picture: `La carte Vol ${card}, barrée, et ${and(routes)} avec un marqueur sur le plus petit cercle.`,
    }),
    sabotage: ({ company, route, circle, next, before, after }) => ({
      title: 'Un cercle de moins',
      says: `Tu as posé une action et mis un marqueur de ${company} sur le ${circle} de ${route}, face Sabotage visible. La compagnie suivante a désormais besoin d’un ${next}, et il reste à ${company} ${after} marqueurs au lieu de ${before}.`,
      picture: `Une action ; ${route} avec le signe barré de ${company} sur le ${circle} et le ${next} libre.`,
    }),
    inactive: ({ company, headquarters, others }) => ({
      title: `${company} reste au sol`,
      says: `Avant que quelqu’un fonde ${company}, des marqueurs de ${and(others)} ont couvert tous les cercles des lignes de son siège, ${headquarters}. ${company} est inactive : ses actions sont sans valeur.`,
      picture: `Les lignes de ${headquarters}, tous les cercles couverts par ${and(others)} ; le drapeau de ${company} est barré.`,
    }),
    places: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'Tout, la moitié, rien',
      says: `${company} a ${markers} marqueurs sur le plateau. ${who[0]}, avec ${shares(held[0] ?? 0)}, reçoit ${points[0]}. ${who[1]}, avec ${held[1]}, en reçoit la moitié, arrondie à l’inférieur : ${half}. ${who[2]}, avec ${held[2]}, ne reçoit rien.`,
      picture: `Ce que rapportent les deux rangs de ${company}, ${markers} et ${half}, et trois joueurs avec leurs actions et leurs points.`,
    }),
    alone: ({ company, markers, half, names: who, points }) => ({
      title: `${markers} + ${half} = ${points[0]}`,
      says: `${company} a ${markers} marqueurs sur le plateau. ${who[0]} est seule à en avoir posé des actions et reçoit ${markers} pour le premier rang et ${half} pour le deuxième : ${points[0]} points.`,
      picture: `Ce que rapportent les deux rangs de ${company}, ${markers} et ${half}, et ${who[0]} avec ${points[0]} points.`,
    }),
    tiedFirst: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `(${markers} + ${half}) : 3 → ${points[0]}`,
      says: `${company} a ${markers} marqueurs sur le plateau. ${who[0]}, ${who[1]} et ${who[2]} ont ${shares(held[0] ?? 0)} chacun. Ils divisent ${markers} + ${half} = ${markers + half} par trois : ${points[0]} points chacun, le reste est perdu. ${who[3]} ne reçoit rien.`,
      picture: `Ce que rapportent les deux rangs de ${company}, ${markers} et ${half}, et quatre joueurs avec leurs actions et leurs points.`,
    }),
    tiedSecond: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `${half} : 3 → ${points[1]}`,
      says: `${company} a ${markers} marqueurs sur le plateau. ${who[0]} a le plus d’actions et reçoit ${points[0]}. ${who[1]}, ${who[2]} et ${who[3]} en ont ${held[1]} chacun et divisent la moitié, soit ${half}, par trois : ${points[1]} points chacun, le reste est perdu.`,
      picture: `Ce que rapportent les deux rangs de ${company}, ${markers} et ${half}, et quatre joueurs avec leurs actions et leurs points.`,
    }),
    third: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'Le joueur fictif prend une place',
      says: `À la fin, ${shares(held[2] ?? 0)} ${company} sont encore dans la pioche et au marché. C’est le plus : les ${markers} points vont au joueur fictif et ne comptent pour personne. ${who[0]}, avec ${held[0]}, est deuxième et reçoit ${half} ; ${who[1]}, avec ${held[1]}, reçoit ${points[1]}.`,
      picture: `Ce que rapportent les deux rangs de ${company}, ${markers} et ${half}, et deux joueurs et le joueur fictif avec leurs actions et leurs points.`,
    }),
  },

  city: (id) => names.cities[id],
  route: names.route,
  patterns: names.patterns,
};
