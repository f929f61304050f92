import type { BookKwire } from '../../../games/air-kwire/rules/book.ts';
import { listFormat } from '../../figures.ts';
import { names } from '../air-kwire/names.ts';

const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const cities = (count: number): string => `${count} ${count < 2 ? 'ville' : 'villes'}`;
const and = (parts: readonly string[]): string => listFormat('fr').format(parts);

const { powers } = names;

/** The rules of Air-Kwire, in our own words. */
export const book: BookKwire = {
  sections: {
    aim: 'But du jeu',
    material: 'Le matériel',
    setup: 'Mise en place',
    turn: 'Un tour',
    stock: 'La bourse',
    opening: 'Ouvrir une compagnie',
    routes: 'Lignes et avions',
    cards: 'Jouer et piocher',
    mergers: 'Fusions',
    dividends: 'Dividendes',
    bankruptcy: 'Faillite',
    end: 'Fin de la partie',
    powers: 'Cartes spéciales',
    seen: 'Visible et secret',
    details: 'Cas rares, tranchés par nous',
  },
  entries: {
    aim: {
      title: 'Être le plus riche quand une compagnie devient géante',
      says: [
        'L’âge d’or de l’aviation : sept jeunes compagnies s’étendent aux États-Unis. Aucune n’est à toi. Tu achètes et tu vends leurs actions, tu les fais voler vers de nouvelles villes avec tes cartes, et tu les laisses s’avaler entre elles.',
        'Chaque action achetée fait monter le cours de la suivante, et une compagnie au cours plus haut peut voler plus loin et vers plus de villes. Plus elle a de villes, plus elle paie ses actionnaires. La partie s’arrête quand une compagnie a 40 points de ville. Celui qui a alors le plus d’argent, actions comprises, gagne.',
      ],
    },

    airlines: {
      title: 'Les compagnies et leurs avions',
      says: [
        'Il y a sept compagnies de 20 actions chacune. Chaque compagnie a une ville de base, qui vaut 3 points, et une flotte limitée de trois types : le Tri-Motor vole à 1 hexagone, le Boeing 247 à 2, le DC-3 à 3. Elle a aussi un nombre limité de marqueurs d’acquisition, à poser sur les avions qu’elle acquiert.',
      ],
      ours: ['La banque n’est jamais à court d’argent.'],
    },
    map: {
      title: 'Plateau et cartes Ville',
      says: [
        'Le plateau est fait d’hexagones d’une ville chacun ; quatre hexagones n’ont pas de ville, et aucune ligne n’y va. Une ville vaut de 0 à 3 points. Il y a une carte de chaque ville à 0 ou 1 point et deux de chaque ville à 2 ou 3 points. Les villes à 3 points sont les sept bases : 14 cartes.',
      ],
    },
    track: {
      title: 'La piste de la bourse',
      says: [
        'Les cours vont de 100 $ à 2 000 $ ; plusieurs cases indiquent 100 $. Outre le cours, une case dit combien de villes une compagnie peut y desservir et quels types d’avion elle peut placer. Le Tri-Motor est toujours permis, et ce qui l’était plus bas le reste. Une compagnie encore fermée se trouve sur la première case.',
      ],
    },
    tracks: {
      title: 'Les autres pistes',
      says: [
        'La piste des dividendes est un cercle de 7 cases ; son marqueur part d’en haut. Une autre piste compte les points de ville. Combien d’avions, de marqueurs et d’actions il reste à une compagnie, et quelles cartes Ville sont chez elle, tout le monde le voit.',
      ],
    },
    points: {
      title: 'Les points de ville',
      says: [],
      ours: [
        'Les points de ville d’une compagnie sont toujours la somme des villes où elle se trouve : sa base, ses lignes et les villes acquises, chacune une fois.',
      ],
    },

    cash: {
      title: 'L’argent',
      says: [
        'Le premier joueur est tiré au sort. Tous ensemble, les joueurs reçoivent 12 000 $ à parts égales. Le premier reçoit 200 $ de moins, le dernier 200 $ de plus.',
      ],
      ours: [
        'Cela fait 4 000 $ chacun à 3 joueurs, 3 000 $ à 4, 2 400 $ à 5 et 2 000 $ à 6. Une variante donne plutôt 12 000 $ à chacun.',
      ],
    },
    deal: {
      title: 'La donne',
      says: [
        'Les cartes des bases sont mises de côté. Les autres sont mélangées et coupées en deux moitiés. Chacun reçoit 5 cartes de la moitié du dessus. Les cartes des bases, et les cartes spéciales si l’on joue avec, sont mélangées à la moitié du dessous ; celle du dessus se pose par-dessus. Une main n’a jamais plus de 5 cartes.',
      ],
      ours: ['Une carte en trop va à la moitié du dessus, qui a au moins 5 cartes par joueur.'],
    },

    turn: {
      title: 'Trois étapes, toujours dans cet ordre',
      says: [
        'D’abord la bourse : jusqu’à 3 achats et ventes (AK-20). Puis une carte : une ligne pour une compagnie (AK-30), ou une défausse (AK-22). Puis pioche une carte (AK-23). Après ton tour, les dividendes sont payés s’ils sont dus, et c’est à ton voisin, dans le sens horaire.',
      ],
    },

    trade: {
      title: 'Acheter et vendre',
      says: [
        'Tu peux faire jusqu’à 3 opérations. Chacune est l’achat ou la vente d’une action au cours du moment et coûte 50 $ de courtage. Après un achat, le cours monte d’une case ; après une vente, il descend d’une case. Ton argent ne passe jamais sous zéro.',
      ],
      ours: ['Achats et ventes peuvent se mêler, d’une compagnie ou de plusieurs.'],
    },
    mayTrade: {
      title: 'Ce qu’il faut pour une opération',
      says: [
        'Pour acheter, il faut que la compagnie ait encore une action, et que tu aies le cours et le courtage. Sur la dernière case, le cours reste. Le courtage d’une vente se déduit du produit. Une vente sur la première case rapporte 100 $ moins 50 $ et ruine la compagnie ; de même la vente de la dernière action que quelqu’un détient (AK-55).',
      ],
      ours: ['Une action achetée pendant ce tour peut y être vendue.'],
    },
    ceo: {
      title: 'Le CEO',
      says: [
        'Celui qui a le plus d’actions d’une compagnie en est le CEO. À égalité, le CEO actuel reste. Actions et cartes ne s’échangent pas entre joueurs. Si vous vous prêtez de l’argent, c’est votre affaire : cela n’engage personne et ne compte pas à la fin.',
      ],
      ours: [
        'Si plusieurs dépassent le CEO actuel à égalité, le premier d’entre eux dans le sens du jeu le remplace. On vérifie après chaque opération et, dans une fusion, après chaque actionnaire. Il n’y a pas de coup pour un prêt.',
      ],
    },

    open: {
      title: 'La première action',
      says: [
        'La première action d’une compagnie fermée coûte 100 $ et les 50 $ de courtage, et tu en reçois 2. Le marqueur n’avance que d’une case. Le marqueur de base est posé ; la compagnie a 3 points de ville.',
        'Tu lui dois une ligne dans le même tour, donc tu ne peux l’ouvrir que si tu peux la faire voler. Elle ne peut pas ouvrir tant qu’une autre compagnie se trouve dans sa ville de base.',
      ],
      ours: ['Une ville acquise compte aussi.'],
    },
    oneTrade: {
      title: 'Une de tes trois opérations',
      says: [
        'L’ouverture est une opération. Si tu achètes encore deux fois la même compagnie, tu as 4 actions, et le marqueur est sur la quatrième case.',
      ],
      ours: ['Tu peux ouvrir une compagnie par tour.'],
    },
    owed: {
      title: 'La ligne que tu lui dois',
      says: [],
      ours: [
        'Quand tu ouvres une compagnie, et après chaque autre opération, tu dois avoir une de ses actions et une carte avec laquelle elle peut voler, à son cours actuel ou après des achats que tes opérations et ton argent permettent encore. Quand tu quittes la bourse, elle doit pouvoir voler telle qu’elle est. L’argent de ventes que tu n’as pas faites ne compte pas.',
        'Avec la carte, tu ne peux alors que voler pour cette compagnie. Tu en es le CEO, donc personne ne peut refuser.',
      ],
    },

    needs: {
      title: 'Qui peut voler où',
      says: [
        'Il te faut une action de la compagnie et la carte de la ville. La compagnie ne doit pas déjà être dans la ville, base comprise, et doit être sous la limite de villes de son cours. La limite compte les villes, pas les points : la base ne compte pas, les villes acquises comptent.',
      ],
    },
    aircraft: {
      title: 'Avions et portée',
      says: [
        'Un avion de la compagnie est placé dans la ville : d’un type que son cours permet, et assez près d’une ville où la compagnie se trouve déjà, base, ligne ou ville acquise.',
      ],
      ours: [
        'La distance se compte en hexagones, et tout hexagone peut être survolé, même vide. Lequel des types possibles vole, c’est toi qui choisis.',
      ],
    },
    consent: {
      title: 'Le CEO doit être d’accord',
      says: [
        'Si un autre est le CEO de la compagnie, il peut refuser. Alors tu reprends la carte. Tu peux la jouer pour une autre compagnie, ou la garder et en défausser une autre. Si le CEO, c’est toi, tu décides.',
      ],
      ours: [
        'La même ville ne peut plus être demandée pour la même compagnie pendant ce tour, quel que soit le type. La carte refusée peut être celle que tu défausses.',
      ],
    },
    placed: {
      title: 'Après une ligne',
      says: [
        'La carte va à la compagnie, ses points de ville montent de la valeur de la ville, et le marqueur des dividendes avance d’une case, même pour une ville sans valeur. Une fusion peut suivre (AK-40), puis on voit si la partie est finie (AK-60).',
      ],
    },
    rangeCheck: {
      title: 'Quand des villes disparaissent',
      says: [
        'Des villes peuvent disparaître d’un réseau par AK-47 et AK-73. Chaque avion doit alors encore avoir une autre ville de sa compagnie à sa portée.',
      ],
      ours: ['On regarde chaque ville pour elle-même ; il ne faut pas de chaîne jusqu’à la base.'],
    },

    oneCard: {
      title: 'Voler ou défausser',
      says: [
        'Tu ouvres une ligne ou tu défausses une carte, au choix, carte Ville ou carte spéciale. L’un des deux, et exactement une carte. Tu ne passes que si ta main est vide.',
      ],
      ours: ['Tu peux aussi passer quand, à ce moment, la pioche et la défausse sont vides.'],
    },
    replenish: {
      title: 'Piocher une carte',
      says: [
        'À la fin, tu peux piocher une carte, même après avoir passé. Si tu as ouvert une ligne, tu peux prendre plutôt n’importe quelle carte Ville de la défausse. Les cartes spéciales ne se reprennent jamais dans la défausse.',
      ],
      ours: ['Tu peux aussi ne rien piocher.'],
    },
    shuffle: {
      title: 'Quand la pioche est vide',
      says: [],
      ours: [
        'S’il faut piocher et que la pioche est vide, toute la défausse est d’abord mélangée en une nouvelle pioche ; alors seulement tu choisis où prendre. Dans cette étape, cela se fait même avant qu’une carte spéciale soit jouée.',
        'S’il n’y a rien à piocher ou que ta main est pleine, tu ne pioches pas. On mélange chaque fois que la pioche est vide et qu’il faut piocher selon AK-23 ou AK-75 pour une main qui n’est pas pleine, fût-ce une seule carte ou aucune.',
      ],
    },

    meet: {
      title: 'Deux compagnies dans une ville',
      says: [
        'Quand une ligne amène une seconde compagnie dans une ville, la moins cotée des deux est absorbée, peu importe laquelle est venue. Le cours compte d’abord, puis les points de ville, la nouvelle ville déjà comprise. Qu’elles se rencontrent dans une base, sur une ligne ou dans une ville acquise ne change rien.',
        'Rien ne se passe si elles ont la même valeur, ou si la plus basse a au moins 15 points de ville, base comprise : elle est à l’abri.',
      ],
      ours: [
        'Seule une nouvelle ligne déclenche une fusion. Un changement de cours ou de points ne le fait pas, ni l’avion de AK-42.',
      ],
    },
    several: {
      title: 'Plus de deux dans la ville',
      says: [
        'Si deux autres y sont déjà, la nouvelle venue rencontre la moins cotée. Si ces deux-là sont à égalité, elle rencontre celle qui n’y a pas sa base. La plus haute de la paire absorbe l’autre. Il n’y a pas de seconde fusion ensuite.',
      ],
      ours: [
        'Si aucune n’y a sa base, c’est la première dans l’ordre du plateau. Si la paire ne peut pas fusionner, personne ne fusionne. À trois autres ou plus, c’est pareil : la plus basse, puis celle sans base ici, puis l’ordre du plateau.',
      ],
    },
    home: {
      title: 'D’abord : la base',
      says: [
        'Le marqueur de base de la compagnie absorbée est remplacé par un avion de l’acquéreur, d’un type que son cours permet, à portée d’une autre ville de l’une des deux. S’il n’en a pas, il n’y a pas de fusion, et la ligne reste. L’acquéreur reçoit aussitôt les 3 points ; l’absorbée garde les siens jusqu’à AK-45.',
      ],
      ours: [
        'Le CEO de l’acquéreur choisit le type. Un acquéreur déjà présent dans cette ville n’a pas besoin d’avion et ne reçoit pas 3 points de plus.',
      ],
    },
    bonus: {
      title: 'Puis : les primes',
      says: [
        'Le plus gros actionnaire de l’absorbée reçoit 20 fois son dividende actuel (AK-50), le deuxième 10 fois, qu’elle soit en règle ou non. À égalité, on partage également, en arrondissant à 10 $ vers le bas.',
      ],
    },
    tiedSecond: {
      title: 'Égalité à la deuxième place',
      says: ['Ceux qui sont à égalité partagent la deuxième prime.'],
    },
    tiedFirst: {
      title: 'Égalité à la première place',
      says: [
        'Ceux qui sont à égalité partagent les deux primes ensemble. Derrière eux, personne ne reçoit rien.',
      ],
    },
    alone: {
      title: 'Un seul actionnaire',
      says: ['Celui qui est le seul actionnaire reçoit les deux primes.'],
    },
    dispose: {
      title: 'Puis : les actions',
      says: [
        'À partir du CEO de l’absorbée, dans le sens du jeu, chacun cède toutes ses actions. Deux deviennent 1 action de l’acquéreur, tant qu’il en a ; chaque échange fait monter son cours d’une case, mais pas au-delà de la dernière. Ou elles sont vendues au cours qu’avait l’absorbée, sans courtage, et ce cours ne baisse pas.',
      ],
      ours: [
        'Tous les mélanges sont permis : autant d’échanges qu’il y a de paires et d’actions chez l’acquéreur. Le reste est vendu, une action seule aussi. Un échange ne coûte pas de courtage. L’acquéreur peut changer de CEO (AK-34).',
      ],
    },
    takeOver: {
      title: 'Puis : les villes',
      says: [
        'Les marqueurs de l’absorbée quittent les pistes. Là où les deux étaient, la ville de la fusion comprise, ses avions s’en vont. Toute autre ville reçoit un marqueur d’acquisition sur son avion, et ses points vont à l’acquéreur. Toutes ses cartes Ville aussi, même celles des villes communes. Ses actions quittent le jeu, et elle ne revient jamais.',
      ],
      ours: [
        'Les villes que l’absorbée avait elle-même acquises comptent comme les siennes ; les anciens marqueurs quittent le jeu.',
      ],
    },
    short: {
      title: 'Quand les marqueurs manquent',
      says: [
        'Si l’acquéreur a moins de marqueurs d’acquisition que de villes, son CEO règle une ville après l’autre, autant qu’il manque de marqueurs. Soit un avion de l’acquéreur prend la place de celui qui s’y trouve, soit la ville est abandonnée : avion retiré, cartes à la défausse, pas de points.',
        'Après un abandon, les autres villes de l’absorbée, son ancienne base comprise, doivent respecter AK-35.',
      ],
      ours: [
        'Il s’agit du CEO de ce moment. Le nouvel avion peut être de tout type qui respecte AK-35. Si aucun choix n’est permis, n’importe quelle ville peut être abandonnée ; celles qui sont alors hors de portée partent avec elle, et ainsi de suite, même celles dont l’avion a été remplacé, jusqu’à ce que toutes soient à portée ou que les marqueurs suffisent. L’ancienne base reste toujours.',
        'Après la ville elle-même et celles qui sont hors de portée sans elle, d’autres ne partent donc que tant qu’il manque des marqueurs.',
      ],
    },
    overLimits: {
      title: 'Trop grande pour son cours',
      says: [
        'Ce qu’apporte une fusion peut dépasser les limites de villes et de types ; seul l’avion pour la base (AK-42) doit être permis. Mais un acquéreur au-dessus d’une limite n’est pas en règle pour les dividendes (AK-51) tant que son cours n’a pas monté.',
      ],
    },
    goesOn: {
      title: 'Après la fusion',
      says: [],
      ours: [
        'Une fusion commencée est menée à son terme. Puis on voit si la partie est finie (AK-60), et le tour continue. Si des dividendes sont dus ce tour-ci, les compagnies restantes les paient à la fin, aux cours et avec les points d’après la fusion.',
      ],
    },
    apart: {
      title: 'Une autre fois, ailleurs',
      says: [
        'Deux compagnies qui se sont rencontrées sans fusionner, pour quelque raison que ce soit, peuvent fusionner plus tard dans une autre ville.',
      ],
    },

    pay: {
      title: 'Ce que rapporte une action',
      says: [
        'Quand le marqueur des dividendes a fait le tour, après 7 lignes, les dividendes tombent à la fin de ce tour. Chaque compagnie en règle verse par action 1 % de son cours multiplié par ses points de ville, arrondi aux 10 $ les plus proches ; un 5 s’arrondit vers le haut.',
      ],
    },
    qualified: {
      title: 'Quelles compagnies paient',
      says: [
        'Une compagnie est en règle si trois choses sont vraies. Elle n’a pas plus de villes que son cours ne permet, base non comprise. Aucun avion dans ces villes, acquis ou non, n’est d’un type que son cours interdit. Et elle a au moins autant de points de ville que d’actions vendues.',
      ],
    },
    unpaid: {
      title: 'Une compagnie qui ne paie pas',
      says: [
        'La première fois, rien ne se passe. À partir de la deuxième fois de suite, son cours descend chaque fois d’une case. Une compagnie en règle dont le paiement s’arrondit à 0 n’est pas punie.',
      ],
      ours: [
        'Chaque versement compte pour une fois, celui de AK-76 aussi. Être en règle à un versement remet le compte à zéro, et AK-55 aussi.',
      ],
    },
    soldOut: {
      title: 'Toutes les actions vendues',
      says: [
        'Si les 20 actions d’une compagnie sont vendues et que son cours est sous 2 000 $, il monte d’une case chaque fois qu’elle paie.',
      ],
      ours: ['Ce n’est pas un choix.'],
    },
    order: {
      title: 'Dans quel ordre',
      says: [],
      ours: [
        'D’abord, tout est payé. Puis, dans l’ordre du plateau, les cours montent et descendent et des compagnies font faillite.',
      ],
    },

    bankrupt: {
      title: 'Une compagnie échoue',
      says: [
        'Une compagnie fait faillite quand plus personne n’a de ses actions, ou quand son cours tomberait sous la première case, par une vente ou par AK-52. Avions et marqueur de base s’en vont, ses cartes vont à la défausse, ses actions sont nulles. Personne n’est payé. Elle peut rouvrir (AK-21).',
      ],
      ours: ['Même dans le même tour.'],
    },
    returned: {
      title: 'Ce qui revient',
      says: [],
      ours: [
        'Ses propres avions, ses marqueurs d’acquisition et ses 20 actions retournent dans sa réserve. Les avions des compagnies qu’elle avait absorbées quittent le jeu.',
      ],
    },

    forty: {
      title: 'Quarante points de ville',
      says: [
        'La partie s’arrête aussitôt quand une compagnie a 40 points de ville. Les dividendes dus (AK-50, AK-76) sont encore payés, avec AK-52 et AK-53. Ta fortune, c’est ton argent et tes actions à leur cours. Les dettes ne comptent pas. La plus grande fortune gagne.',
      ],
      ours: [
        'Une fusion de cette ligne se fait d’abord ; il n’y a ni seconde ligne ni pioche. Ceux qui sont à égalité partagent la victoire.',
      ],
    },
    agreed: {
      title: 'D’un commun accord',
      says: ['La partie peut aussi s’arrêter quand tous conviennent qu’on n’atteindra plus 40 points.'],
      ours: [
        'Dès que la pioche a été vide une fois, tu peux le proposer avant ton premier achat ou ta première vente, une fois par tour. Les autres répondent ouvertement dans le sens du jeu. Un refus, et la partie continue. Aucun dividende n’est payé.',
      ],
    },
    stalled: {
      title: 'Quand plus rien ne bouge',
      says: [],
      ours: [
        'La partie s’arrête aussi après un tour, dividendes payés, quand pendant 5 tours de table de suite personne n’a ouvert de ligne, ou quand 100 tours de table ont été joués. On regarde d’abord la première raison.',
      ],
    },

    power: {
      title: 'Jouer une carte spéciale',
      says: [
        'Une variante en apporte dix. Pendant ton tour, tu peux en jouer une, en plus de la carte que tu joues ou défausses, à tout moment avant ta première pioche. Elle quitte alors le jeu, et tu pioches une carte pour elle ; pas pour AK-75. Tu peux aussi la défausser sans la jouer (AK-22).',
        'Les cartes de AK-71, AK-72, AK-74 et AK-75 valent pour tous.',
      ],
      ours: [
        'Pas pendant qu’un autre décide. La carte piochée pour elle est une pioche de plus à la fin de ton tour, et peut être une carte Ville de la défausse même sans ligne.',
        'Pour toi, une telle carte agit pendant le reste de ce tour, et une étape passée ne se rattrape pas ; pour les autres, pendant leur prochain tour. Elle prend fin avec ce tour.',
      ],
    },
    blockTrade: {
      title: powers['block-trade'],
      says: [
        'Les cours ne bougent pas pendant tes opérations, mais seulement quand tu quittes la bourse : chacun d’autant de cases que d’achats moins les ventes, pas au-delà de la dernière case. Une compagnie qui tomberait sous la première case fait faillite (AK-55).',
      ],
      ours: [
        'Ils ne bougent plus dès que la carte est jouée, pour toutes les opérations. Actions et CEO changent aussitôt, et une compagnie dont plus personne n’a d’action fait aussitôt faillite. Une ouverture coûte 100 $ et compte pour un achat, et ce qui précède ne compte pas. AK-27 se calcule avec le cours d’après.',
      ],
    },
    feesWaived: {
      title: powers['fees-waived'],
      says: ['Pendant un tel tour, on ne paie pas les 50 $ de courtage.'],
    },
    decommission: {
      title: powers['decommission-route'],
      says: [
        'Aussitôt, chaque CEO peut retirer une ville à chacune de ses compagnies, pas la base, si le reste respecte AK-35. L’avion et un éventuel marqueur d’acquisition retournent dans la réserve.',
      ],
      ours: [
        'On commence par toi, dans le sens du jeu, et par les compagnies de chaque CEO dans l’ordre du plateau. Les cartes de la ville vont à la défausse ; un avion acquis quitte le jeu.',
      ],
    },
    doubleRoutes: {
      title: powers['double-routes'],
      says: [
        'Après une première ligne, tu peux en ouvrir une seconde ; accord, limites et fusion valent pour chacune. Une ligne et une défausse, ce n’est pas possible. Le marqueur des dividendes n’avance qu’une fois. Deux lignes font deux pioches.',
      ],
      ours: ['Une compagnie ouverte pendant ce tour vole en premier.'],
    },
    freeDiscard: {
      title: powers['free-discard'],
      says: [
        'Elle ne se joue qu’avant ton premier achat ou ta première vente. Tu mets autant de cartes que tu veux dans la défausse, même aucune ; les autres le font au début de leur tour. Les votes ne comptent pas comme des achats, ici et pour AK-78.',
      ],
      ours: ['Puis la main est complétée à 5 avec la pioche, avec AK-24 s’il le faut.'],
    },
    payDividends: {
      title: powers['pay-dividends'],
      says: ['À la fin de ce tour, les dividendes sont payés, et le marqueur revient en haut.'],
      ours: ['S’ils étaient dus de toute façon, ils ne sont payés qu’une fois.'],
    },
    resetMarker: {
      title: powers['reset-marker'],
      says: ['Le marqueur des dividendes revient aussitôt en haut. Rien n’est payé.'],
      ours: ['Les dividendes déjà dus pendant ce tour restent dus.'],
    },
    reshuffle: {
      title: powers.reshuffle,
      says: [
        'Elle ne se joue qu’avant ton premier achat ou ta première vente. Défausse et pioche sont mélangées en une nouvelle pioche.',
      ],
      ours: ['Même si la défausse est vide.'],
    },
    reverse: {
      title: powers.reverse,
      says: [
        'Il y en a deux. À partir de la fin de ce tour, on joue dans l’autre sens, et l’on cède ses actions dans l’autre sens aussi. Personne n’a pour autant deux tours de suite.',
      ],
    },

    known: {
      title: 'Les mains',
      says: [
        'Tes cartes sont secrètes. Tout le monde voit les actions, les pistes, le plateau, la défausse, et le nombre de cartes d’une main et de la pioche.',
      ],
      ours: [
        'Tout le monde connaît aussi une carte que quelqu’un a prise dans la défausse, ou montrée pour une ligne refusée, tant qu’elle reste en main ; et sait que les cartes des bases et les cartes spéciales étaient au départ dans la moitié du dessous. On sait donc combien d’autres cartes d’une main viennent à coup sûr de la moitié du dessus. Quand la défausse est devenue une nouvelle pioche, tous en connaissent les cartes, et savent donc combien d’autres cartes d’une main sont à coup sûr plus anciennes.',
      ],
    },
    purse: {
      title: 'L’argent',
      says: ['Ton argent est secret, et l’ordre de la pioche aussi.'],
      ours: [
        'Tous les paiements sont visibles ; celui qui compte connaît donc l’argent de tous. Les bots peuvent compter ; l’écran ne le dit pas. Une variante montre l’argent de tous.',
      ],
    },

    byItself: {
      title: 'Ce qui se fait tout seul',
      says: [],
      ours: [
        'Dans une fusion et avec AK-73, une décision qui n’a qu’une réponse possible est prise pour toi. Celui qui vole en tant que CEO ne demande l’accord de personne. Tout le reste est un coup à part, même s’il n’y en a qu’un. Après une carte spéciale, on reprend là où l’on était.',
      ],
    },
    boards: {
      title: 'Ce qu’apporte un plateau',
      says: [
        'Les compagnies dans leur ordre, chacune avec sa base, ses avions par type et ses marqueurs d’acquisition ; les villes avec leur place et leurs points ; quatre hexagones vides ; les cases de la bourse avec cours, limite de villes et type le plus haut. Le premier cours est de 100 $, le dernier de 2 000 $, et chaque limite de villes est d’au moins 1.',
      ],
    },
  },

  examples: {
    overview: ({ airlines, shares: each }) => ({
      title: `Les ${airlines} compagnies`,
      says: `Chacune a ${each} actions. À côté, sa base, ses avions par type avec leur portée et ses marqueurs d’acquisition.`,
      picture:
        'Un tableau des compagnies avec leurs signes, leurs bases, le nombre de Tri-Motor, de Boeing et de DC-3, et leurs marqueurs d’acquisition.',
    }),
    track: ({ spaces, first, last, fewest, most, boeing, dc3 }) => ({
      title: 'De gauche à droite',
      says: `${spaces} cases mènent de ${first} avec ${cities(fewest)} à ${last} avec ${cities(most)}. Le Boeing 247 se place à partir de ${boeing}, le DC-3 à partir de ${dc3}.`,
      picture: `Les ${spaces} cases de la bourse avec cours, limite de villes et type le plus haut.`,
    }),
    turn: () => ({
      title: 'Ton tour sur un billet',
      says: 'Bourse, carte, pioche. Ce qui vient ensuite se fait tout seul.',
      picture: 'Les trois étapes d’un tour, de gauche à droite, et ce qui suit.',
    }),
    trade: ({ airline, prices, fee, cost, price, cities: number, aircraft }) => ({
      title: `Trois actions ${airline}`,
      says: `Elles coûtent ${and(prices)}, chacune avec ${fee} de courtage : ${cost} en tout. Le cours est maintenant de ${price}, et ${airline} peut desservir ${number} villes ; le type le plus haut est le ${aircraft}.`,
      picture: `Un morceau de la bourse : le marqueur de ${airline} monte de trois cases jusqu’à ${price}.`,
    }),
    opening: ({ airline, prices, fee, cost, shares: held, price, cities: number, aircraft }) => ({
      title: `${airline} ouvre`,
      says: `Tu achètes trois fois, à ${and(prices)}, chaque fois avec ${fee} de courtage : ${cost}. Le premier achat donne 2 actions et fait avancer le marqueur d’une case ; tu as donc ${shares(held)}, et ${airline} est sur la quatrième case, à ${price}. Elle peut desservir ${number} villes ; le type le plus haut est le ${aircraft}.`,
      picture: `Les premières cases de la bourse : le marqueur de ${airline} passe de la première à la quatrième.`,
    }),
    range: ({ airline, home, price, cities, reached }) => ({
      title: `Jusqu’où vole ${airline}`,
      says: `Depuis ${home}, un Tri-Motor atteint ${reached[0]} villes, par exemple ${cities[0]}. Un Boeing 247 en atteint ${reached[1]}, dont ${cities[1]}. À ${price}, ces deux types sont permis. Pour ${cities[2]}, il faudrait un DC-3, qui atteint ${reached[2]} villes, et un cours plus élevé.`,
      picture: `La carte des environs, ${home} au centre : les villes à portée d’un Boeing 247 ressortent ; ${cities[2]} non.`,
    }),
    rangeCheck: ({ airline, home, near, far }) => ({
      title: 'La ville du milieu',
      says: `Depuis ${home}, ${airline} vole en Tri-Motor à ${near}, puis à ${far}. ${far} peut disparaître. ${near} non : ${far} n’aurait plus de ville à 1 hexagone.`,
      picture: `${home}, ${near} et ${far} à la suite, chacune à côté de la précédente.`,
    }),
    merger: ({ acquirer, defunct, city, aircraft, home, taken, acquirerPrice, defunctPrice, points }) => ({
      title: `${acquirer} absorbe ${defunct}`,
      says: `${acquirer}, à ${acquirerPrice}, envoie un ${aircraft} à ${city}, où se trouve déjà ${defunct}, à ${defunctPrice}. ${defunct} est la plus basse et a moins de 15 points. Un avion de ${acquirer} prend la place du marqueur de base à ${home}. À ${city}, l’avion de ${defunct} s’en va ; celui de ${taken} reçoit un marqueur d’acquisition. ${acquirer} a maintenant ${points} points de ville.`,
      picture: `${acquirer} et ${defunct} se rencontrent à ${city} ; ${home} et ${taken} sont à ${defunct}.`,
    }),
    bonus: ({ airline, rate, first, second, names: who, shares: held }) => ({
      title: `${first} et ${second}`,
      says: `${airline} verse en ce moment ${rate} par action. ${who[0]}, avec ${shares(held[0] ?? 0)}, reçoit 20 fois cela : ${first}. ${who[1]}, avec ${held[1]}, reçoit 10 fois : ${second}. ${who[2]} ne reçoit rien.`,
      picture: `Quatre joueurs avec leurs actions ${airline} et leurs primes.`,
    }),
    tiedSecond: ({ airline, second, names: who, shares: held, amounts }) => ({
      title: `${second} / 3 → ${amounts[1]}`,
      says: `${who[0]} a le plus d’actions ${airline} et reçoit ${amounts[0]}. ${who[1]}, ${who[2]} et ${who[3]} ont chacun ${shares(held[1] ?? 0)} et divisent ${second} par trois, arrondi à 10 $ vers le bas : ${amounts[1]} chacun.`,
      picture: `Quatre joueurs avec leurs actions ${airline} et leurs primes.`,
    }),
    tiedFirst: ({ airline, both, names: who, shares: held, amounts }) => ({
      title: `${both} / 2 → ${amounts[0]}`,
      says: `${who[0]} et ${who[1]} ont chacun ${shares(held[0] ?? 0)} ${airline}. Ils partagent les deux primes, ${both}, et reçoivent ${amounts[0]} chacun. ${who[2]}, avec ${held[2]}, ne reçoit rien.`,
      picture: `Quatre joueurs avec leurs actions ${airline} et leurs primes.`,
    }),
    alone: ({ airline, first, second, names: who, amounts }) => ({
      title: `${first} + ${second}`,
      says: `${who[0]} est la seule personne à avoir des actions ${airline} et reçoit les deux primes : ${amounts[0]}.`,
      picture: `Quatre joueurs ; l’un d’eux a des actions ${airline} et reçoit ${amounts[0]}.`,
    }),
    exchange: ({ acquirer, defunct, name, held, gets, sells, brings, before, after }) => ({
      title: 'Deux pour une, et une de reste',
      says: `${name} a ${shares(held)} ${defunct}. Deux échanges donnent ${shares(gets)} ${acquirer}, dont le cours monte de ${before} à ${after}. L’action restante est vendue : ${shares(sells)} pour ${brings}.`,
      picture: `${shares(held)} ${defunct} deviennent ${shares(gets)} ${acquirer} et ${brings}.`,
    }),
    dividend: ({ airline, price, down, up, name, shares: held, amount }) => ({
      title: 'Un point de plus',
      says: `${airline} est à ${price}. Avec ${down.points} points de ville, 1 % fait ${down.exact}, arrondi à ${down.rate} par action. Avec ${up.points} points, cela fait ${up.exact}, arrondi à ${up.rate}. ${name}, avec ${shares(held)}, reçoit alors ${amount}.`,
      picture: `Deux calculs : ${price} fois ${down.points} et fois ${up.points} ; dessous, ce que reçoivent les joueurs.`,
    }),
    qualified: ({ pays, cities, aircraft, shares: sold }) => ({
      title: 'Une sur quatre paie',
      says: `${pays} remplit les trois conditions. ${cities} a plus de villes que son cours ne permet. ${aircraft} a un avion d’un type que son cours interdit. ${sold} a vendu plus d’actions qu’elle n’a de points de ville.`,
      picture:
        'Un tableau de quatre compagnies avec villes, type le plus haut, points de ville et actions vendues ; ce qui est de trop est marqué.',
    }),
  },

  city: (id) => names.cities[id],
  language: 'fr',
};
