// Results in French.
import { typeset } from '@railwright/engine/typeset';
import type { ResultWords } from './result-words.ts';

const DONE: Readonly<Record<string, string>> = { gained: 'acquis', played: 'joué', used: 'utilisé' };

const nth = (turn: number): string => (turn === 1 ? '1er' : `${turn}e`);

export const FRENCH: ResultWords = typeset<ResultWords>({
  games: (count, seats) => `${count} parties à ${seats} joueurs`,
  playedBy: (bots) => `jouées par ${bots}`,
  seed: (seed) => `graine ${seed}`,
  and: 'et',
  owning: 'avec',
  colon: ' : ',
  othersToo: (count) => (count === 1 ? 'un de plus' : `${count} autres`),
  answers: {
    holds: 'Vrai pour tous les joueurs.',
    strong: 'Vrai pour le jeu fort.',
    strongAtLeast:
      'Vrai pour le jeu fort ; ces parties ne disent pas si d’autres joueurs seraient du même avis.',
    depends: 'Cela dépend de qui joue.',
    'cannot-say': 'Ces parties ne permettent pas de trancher.',
  },
  reference: (value) => `valeur de comparaison : ${value}`,
  against: (player, other) => `${player} contre ${other}`,
  counts: {
    luck: 'Part des parties qui ont un autre gagnant quand on redistribue les cartes.',
    'half-time': 'Part des parties gagnées par qui mène à mi-partie.',
    long: 'À raison de 5 secondes par choix.',
  },
  compensation: {
    title: 'Compensation',
    amounts: {
      card: (count, turn) =>
        `${count} ${count < 2 ? 'carte' : 'cartes'} de plus en première main au ${nth(turn)} joueur`,
      coin: (count, turn) =>
        `${count} ${count < 2 ? 'pièce' : 'pièces'} de plus au premier tour au ${nth(turn)} joueur`,
      point: (count, turn) => `${count} ${count < 2 ? 'point' : 'points'} à la fin au ${nth(turn)} joueur`,
    },
    placing: 'premiers rails posés en ordre inverse',
    nothing: 'aucun point à la fin',
    claims: {
      more: 'Cela ne suffit pas à égaliser les places.',
      less: 'Cela ne suffit pas à égaliser les places.',
      none: 'Cela rendrait les places égales.',
      open: 'Ces parties ne disent pas si cela rendrait les places égales.',
    },
  },
  openings: {
    'starts chosen by strong play': 'départs choisis par le jeu fort',
    'starts drawn at random': 'départs tirés au hasard',
    'each start on the free cell that is worth most': 'chaque départ sur la case libre qui vaut le plus',
    'start rails laid in reverse order (the last seat first)': 'premiers rails posés en ordre inverse',
  },
  even: (value) => `à chances égales : ${value}`,
  players: { strong: 'jeu fort', middling: 'joueur exercé', weak: 'débutant', all: 'tous, mélangés' },
  units: { minutes: 'minutes', rounds: 'manches' },
  topics: {
    skill: 'Habileté',
    luck: 'Hasard',
    'half-time': 'En tête à mi-partie',
    runaway: 'En tête dès la mi-partie',
    end: 'Fin de partie',
    long: 'Temps de jeu',
    length: 'Durée',
    winning: 'Façons de gagner',
    opening: 'Choix des départs',
    pairs: 'Paires de cartes',
    starts: 'Meilleur départ',
    'cards-worth': 'Valeur des cartes',
    'cards-nobody': 'Cartes délaissées',
    'cards-wanted': 'Cartes délaissées',
    'cards-untried': 'Cartes délaissées',
    'cards-others': 'Cartes délaissées',
    'cells-dead': 'Cases du plateau',
    'cells-others': 'Cases du plateau',
    'cells-open': 'Cases du plateau',
    'cells-alive': 'Cases du plateau',
    ways: 'Sources de points',
    'ways-others': 'Sources de points',
  },
  turn: (turn) => (turn === 1 ? 'Jouer en premier' : `Jouer en ${turn}e position`),
  seat: (seat) => `Place ${seat}`,
  claims: {
    turn: {
      more: 'C’est un avantage.',
      less: 'C’est un inconvénient.',
      none: 'Cela ne fait pas de différence notable.',
      open: 'Ces parties ne disent pas si cela compte.',
    },
    skill: {
      more: 'L’habileté paie.',
      less: 'Les débutants gagnent plus que les joueurs forts.',
      none: 'L’habileté compte à peine.',
      open: 'Ces parties ne disent pas si l’habileté compte.',
    },
    'half-time': {
      more: 'Qui mène à mi-partie est trop rarement rattrapé.',
      less: 'Une avance à mi-partie est loin d’être une victoire.',
      none: 'Une avance à mi-partie vaut ce qu’elle vaut dans une course égale.',
      open: 'Ces parties ne disent pas si qui mène à mi-partie est trop rarement rattrapé.',
    },
    runaway: {
      more: 'Trop de gagnants mènent de la mi-partie à la fin.',
      less: 'Peu de gagnants mènent de la mi-partie à la fin.',
      none: 'Autant de gagnants que voulu mènent de la mi-partie à la fin.',
      open: 'Ces parties ne disent pas si trop de gagnants mènent de la mi-partie à la fin.',
    },
    long: {
      more: 'Une partie prend plus de temps qu’elle ne le devrait.',
      less: 'Une partie est aussi courte qu’elle le devrait.',
      none: 'Une partie prend à peu près le temps voulu.',
      open: 'Ces parties ne disent pas si ce temps suffit.',
    },
  },
  lists: {
    winning: (names) => `Les gagnants du jeu fort ont surtout : ${names}.`,
    pairs: (names) => `Fortes ensemble : ${names}. C’est une association, non vérifiée en s’en passant.`,
    'cards-worth': (names) =>
      names === ''
        ? 'Le jeu fort peut se passer de n’importe quelle carte.'
        : `Elles manqueraient au jeu fort ; entre parenthèses, les victoires de qui a appris à s’en passer : ${names}.`,
    'cards-nobody': (names) => `Aucun joueur n’a l’usage de : ${names}.`,
    'cards-wanted': (names) => `Il peut être payant d’acquérir : ${names}. Aucun joueur du panel ne le fait.`,
    'cards-untried': (names) => `Presque aucun joueur n’acquiert : ${names}.`,
    'cards-others': (names) => `Le jeu fort n’acquiert presque jamais, mais d’autres si : ${names}.`,
    'cells-dead': (names) => `Cases mortes, que personne n’utilise : ${names}.`,
    'cells-others': (names) => `Le jeu fort évite ces cases, d’autres les utilisent : ${names}.`,
    'cells-open': (names) => `Ces parties ne disent pas si ces cases sont mortes : ${names}.`,
    'cells-alive': () => 'Aucune case n’est morte : toutes servent.',
    ways: (names) => `Personne ne vise ces points, moins d’un sur 500 vient de là : ${names}.`,
    'ways-others': (names) => `Le jeu fort ne vise pas ces points, d’autres joueurs si : ${names}.`,
  },
  sources: {
    track: 'piste',
    cities: 'villes',
    remotes: 'lieux éloignés',
    cards: 'cartes',
    rails: 'rails',
    routes: 'liaisons',
    bonuses: 'bonus',
    effects: 'effets de cartes',
  },
  needed: (card, { value, range }) =>
    `${card} : sans cette carte, un joueur qui a appris à s’en passer gagne ${value} des parties (${range}) contre le jeu fort.`,
  start: (cell) => `Départ en ${cell}`,
  endBy: (reason, share) => `${reason} (${share})`,
  reasons: {
    piles: 'assez de piles sont vides',
    rails: 'un joueur a posé tous ses rails',
    stations: 'toutes les gares sont construites',
    rounds: 'la dernière manche est jouée',
    points: 'un joueur a assez de points',
    cities: 'assez de villes sont pleines',
    routes: 'assez de liaisons sont réalisées',
    'named-pile': 'une pile qui met fin à la partie est vide',
    'few-rails': 'il ne reste à un joueur que peu de rails',
    ordered: 'un train est en ordre',
    'turn-limit': 'le nombre de tours est atteint',
    'trains-leave': 'les trains partent',
    'nobody-can-act': 'personne ne peut plus agir',
  },
  trust: {
    nobody:
      'Aucun joueur n’a appris ce jeu ; des robots écrits à la main le jouent peut-être mal : ces réponses ne décrivent que leur façon de jouer.',
    learned: (name, games) => `${name} a appris en ${games} parties.`,
    beaten: (name, won, even) =>
      `Un adversaire entraîné contre ${name} gagne ${won} des parties ; ${even} serait l’égalité.`,
    one: 'Un seul joueur qui a appris ne donne qu’un avis.',
  },
  compared: {
    figures: {
      'wins of the first seat': 'victoires du premier joueur',
      'shared wins': 'victoires partagées',
      'games without a winner': 'parties sans gagnant',
      'winning margin': 'écart du gagnant',
      'score of a seat': 'points d’un joueur',
      rounds: 'manches',
      turns: 'tours',
      choices: 'choix',
      minutes: 'minutes',
    },
    perSeat: (what) => `${what}, par joueur`,
    pair: (before, now) => `${before} → ${now}`,
    nothing: 'aucun chiffre ne diffère plus que par hasard',
    pairs: (count) => `${count} paires de parties`,
    unplayed: {
      'the games are the same.': 'les parties sont les mêmes.',
      'it could not be played before, so there is nothing to compare with.':
        'on ne pouvait pas y jouer avant : il n’y a rien à comparer.',
      'stopped.': 'arrêté.',
    },
  },
  batch: {
    targets: 'Objectifs',
    met: ({ met, missed, undecided }) =>
      `Atteints : ${met} ; manqués : ${missed} ; non tranchés : ${undecided}.`,
    beginning: 'Commencer',
    claims: {
      more: 'Commencer est un avantage',
      less: 'Commencer est un inconvénient',
      none: 'Commencer ou non ne fait pas de différence notable',
      open: 'Ces parties ne disent pas s’il importe de commencer',
    },
    slightly: (claim) => `${claim}, mais léger`,
    first: ({ value, range }, games, even) =>
      ` : le premier joueur gagne ${value} des ${games} parties (${range}) ; ${even} serait l’égalité.`,
    length: 'Durée',
    rounds: ({ median, low, high, most }) =>
      `La moitié des parties durent au plus ${median} manches, huit sur dix entre ${low} et ${high} ; la plus longue en a eu ${most}.`,
    ends: 'Fins de partie',
    cards: 'Cartes',
    allGained: 'Chaque carte est acquise dans au moins une partie.',
    never: (group, games, names) => `Jamais ${DONE[group] ?? 'fait'} en ${games} parties : ${names}.`,
    unused: (group) => `Jamais ${DONE[group] ?? 'fait'}`,
    map: 'Plateau',
    allUsed: (cells) => `Chacune des ${cells} cases sert dans au moins une partie.`,
    dead: (dead, cells, names) => `${dead} des ${cells} cases ne servent jamais : ${names}.`,
    drama: 'Suspense',
    parts: {
      leadChanges: (mean) => `le joueur en tête change ${mean} fois par partie`,
      decided: (median) => `la moitié des parties sont décidées après ${median} de leurs tours`,
      withoutChoice: (share) => `${share} des tours sont sans vrai choix`,
      onWaste: (share) => `${share} des tours servent à se défaire de la ferraille`,
    },
  },
});
