// French: the words.
import { joined } from '../../../core/joined.ts';
import type { Zone } from '../../language/params.ts';
import type { Lexicon } from '../en/words.ts';
import { nounOf } from '../noun.ts';

/** Before a colon or semicolon. */
export const NBSP = '\u00a0';

export const WORDS: Lexicon = {
  and: 'et',
  or: 'ou',
  colon: `${NBSP}: `,
  semicolon: `${NBSP}; `,
  otherwise: `${NBSP}; sinon, `,
  end: '',
  onlyIf: ' ',

  bounds: { atLeast: 'au moins', atMost: 'au plus', exactly: 'exactement' },
  inAll: '{limit} en tout',
  none: undefined,
  singular: /(?:^| )[01]$/,
  per: 'par',
  forEach: 'pour chaque',
  every: 'tranche de',
  operators: { sum: ' plus ', minus: ' moins ', times: ' fois ', divide: ' divisé par ' },
  rounded: ', arrondi à l’inférieur',

  nouns: {
    coin: nounOf('pièce', 'pièces', { isSum: true }),
    point: nounOf('point', 'points', { isSum: true }),
    card: nounOf('carte', 'cartes', { article: 'une carte' }),
    rail: nounOf('rail', 'rails'),
    station: nounOf('gare', 'gares'),
  },
  railsOf: {
    own: nounOf('de {vos|ses} rails', 'de {vos|ses} rails', { all: '{vos|ses} rails' }),
    opponents: nounOf('rail adverse', 'rails adverses'),
    all: nounOf('rail de n’importe quel joueur', 'rails de n’importe quels joueurs'),
  },
  tokensOf: {
    any: nounOf('jeton {token}', 'jetons {token}'),
    own: nounOf('de {vos|ses} jetons {token}', 'de {vos|ses} jetons {token}', {
      all: '{vos|ses} jetons {token}',
    }),
    opponents: nounOf('jeton {token} adverse', 'jetons {token} adverses'),
    all: nounOf('jeton {token} de n’importe quel joueur', 'jetons {token} de n’importe quel joueur'),
  },
  prices: {
    cheaper: nounOf('pièce de moins', 'pièces de moins'),
    dearer: nounOf('pièce de plus', 'pièces de plus'),
  },

  cells: {
    order: ['region', 'rails', 'stations', 'size', 'room', 'tokens', 'lacks', 'outside', 'border', 'inland'],
    with: 'avec',
    without: 'sans',
    border: 'au bord du plateau',
    inland: 'à l’écart du bord du plateau',
    region: 'de la région {regions}',
    outside: 'hors de la région {regions}',
    rails: { own: '{vos|ses} rails', opponents: 'des rails adverses', all: 'des rails' },
    rail: nounOf('rail', 'rails'),
    station: nounOf('gare', 'gares'),
    space: nounOf('emplacement de gare', 'emplacements de gare'),
    freeSpace: nounOf('emplacement de gare libre', 'emplacements de gare libres'),
    noSpace: 'sans emplacement de gare libre',
    step: nounOf('pas', 'pas'),
    next: 'à côté {cell}',
    steps: 'à {steps} {cell}',
    distance: 'à une distance d’{distance} {cell}',
    connected: 'd’où {vos|ses} rails mènent à {cell}',
    among: 'parmi {cells}',
    is: 'qui est {cells}',
    are: 'qui sont {cells}',
    lacking: {
      places: ['ville', 'lieu éloigné'],
      rails: { own: '{vos|ses} rails', opponents: 'rails adverses', all: 'rails' },
      stations: 'gare',
    },
  },

  onCell: nounOf('sur une case', 'sur des cases'),
  ontoMap: '',
  offMap: 'du plateau',
  free: 'sans aucun surcoût',
  reach: { anywhere: ', même loin de {vos|ses} rails', path: ', chacun à côté du précédent' },
  whole: {
    own: ' sans couper {votre|son} réseau',
    others: ' sans couper le réseau de son propriétaire',
  },
  inPlay: '{card} en jeu {when}',
  beyond: 'au-delà de la fin du tour',
  anotherTurn: 'un autre tour après celui-ci, mais pas un troisième de suite',
  nextHand: {
    before: '',
    more: nounOf(
      'carte de plus pour {votre|sa} prochaine main',
      'cartes de plus pour {votre|sa} prochaine main',
    ),
    fewer: nounOf(
      'carte de moins pour {votre|sa} prochaine main',
      'cartes de moins pour {votre|sa} prochaine main',
    ),
  },
  nextCoins: {
    before: '',
    coins: nounOf(
      'pièce au début de {votre|son} prochain tour',
      'pièces au début de {votre|son} prochain tour',
    ),
  },
  goals: {
    noun: nounOf('objectif', 'objectifs'),
    kept: ', dont {vous gardez|il garde} {bounds}',
    oneKept: ', {que vous pouvez|qu’il peut} garder',
  },
  top: {
    one: 'la carte du dessus de {votre|son} deck',
    many: 'les {count} cartes du dessus de {votre|son} deck',
    from: 'du dessus de {votre|son} deck',
  },
  until: {
    cards: 'des cartes du dessus de {votre|son} deck jusqu’à avoir dévoilé',
    found: ' {found}',
  },
  kind: 'une carte',
  toSupply: 'dans la réserve',
  onDeck: {
    one: 'sur le dessus de {votre|son} deck',
    many: 'sur le dessus de {votre|son} deck dans l’ordre de {votre|son} choix',
  },
  receivers: { left: 'à gauche', right: 'à droite', active: '{au joueur dont c’est le tour|à vous}' },
  targets: {
    hand: 'en main',
    discard: 'dans {votre|sa} défausse',
    gained: 'parmi {vos|ses} cartes reçues',
    play: 'en jeu',
    'deck-bottom': 'au fond de {votre|son} deck',
    'deck-top': 'sur le dessus de {votre|son} deck',
    trash: 'hors du jeu',
    supply: 'dans la réserve',
    aside: 'de côté',
    mat: 'sur {votre|son} tapis',
    'mat-down': 'face cachée sur {votre|son} tapis',
  },
  fromGame: 'du jeu',
  intoDeck: 'dans {votre|son} deck',
  deck: '{votre|son} deck',
  hand: '{votre|sa} main',
  atRandom: 'au hasard {cards}',
  again: 'à nouveau',
  each: {
    opponent: 'chaque adversaire',
    chosen: 'un adversaire de {votre|son} choix',
    player: 'chaque joueur',
    thatPlayer: 'ce joueur',
    active: 'le joueur dont c’est le tour',
  },
  surcharges: {
    terrain: 'le terrain',
    city: 'les villes',
    remote: 'les lieux éloignés',
    opponents: 'les rails adverses',
  },

  card: {
    bought: 'quand vous achetez cette carte, {then}',
    gained: 'quand vous recevez cette carte, {then}',
    shown:
      'quand une attaque va vous toucher, vous pouvez montrer cette carte de votre main pour être épargné',
    answers: {
      event: '{when}, vous pouvez montrer cette carte de votre main',
      turn: '{when}, vous pouvez montrer cette carte de votre main',
    },
    shownThen: '{shown}. Dans ce cas, {then}',
    costs: 'cette carte coûte {coins}',
    alsoCosts: 'cette carte coûte aussi {resources}',
    buyIf: 'vous ne pouvez acheter cette carte que {ifSo}',
    points: 'à la fin de la partie, cette carte vaut {points}',
    morePoints: 'à la fin de la partie, cette carte vaut aussi {points}',
  },
  mustApply: 'vous devez appliquer cet effet s’il peut l’être',

  whileInPlay: 'tant que cette carte est en jeu,',
  roles: { power: 'pendant toute la partie,', event: 'pendant cet événement,' },
  lasts: {
    'turn-end': 'jusqu’à la fin du tour',
    'next-turn': 'jusqu’au début de {votre|son} prochain tour',
    'next-turn-end': 'jusqu’à la fin de {votre|son} prochain tour',
    'game-end': 'jusqu’à la fin de la partie',
  },
  lastsTurns: 'jusqu’à la fin {turns}',
  staysTurns: 'pendant {vos|ses} {turns} prochains tours',
  nextTurns: {
    one: 'de {votre|son} prochain tour',
    many: 'de {vos|ses} {turns} prochains tours',
    each: 'de chacun de {vos|ses} {turns} prochains tours',
  },
  turns: { 'turn-start': 'au début {turn}', 'turn-end': 'à la fin {turn}' },
  turnOf: {
    own: 'de {votre|son} tour',
    opponents: 'du tour de chaque adversaire',
    all: 'du tour de chaque joueur',
  },
  turnEnd: { now: 'à la fin du tour', nowAndNext: 'à la fin de ce tour et {turn}' },
  whenever: {
    each: 'chaque fois {who} {does} {what}',
    once: 'la première fois à chaque tour {who} {does} {what}',
    next: '{next} {who} {does} {what}',
    nextNow: '{next} pendant ce tour {who} {does} {what}',
  },
  whenTurn: {
    'turn-start': '{next} que {votre|son} tour commence',
    'turn-end': '{next} que {votre|son} tour finit',
  },
  next: { one: 'la prochaine fois', many: 'les {times} prochaines fois' },
  onlyNext: ', mais seulement {next}',
  would: {
    own: '{si vous deviez|s’il devait} {act}',
    opponents: 'si un adversaire devait {act}',
    all: 'si un joueur devait {act}',
  },
  nothing: 'il ne se passe rien à la place',
  orNothing: ' (si c’est impossible, il ne se passe rien)',
  mayNothing: {
    own: '{vous pouvez|il peut} ne rien faire à la place',
    others: 'ce joueur peut ne rien faire à la place',
  },
  thisTurn: ' pendant ce tour',
  actors: { own: '{que vous|qu’il}', opponents: 'qu’un adversaire', all: 'qu’un joueur' },
  drawn: '{card} grâce à un effet',
  shown: '(la carte est dévoilée)',
  about: {
    rail: 'un rail',
    station: 'une gare',
    deck: '{votre|son} deck',
    route: 'une liaison',
    some: '1 {one} ou plus',
    resource: 'une ressource',
  },

  ranked: {
    owned: '{vous possédez|il possède} {many} {ofThings} que tout adversaire',
    resources: '{vous avez|il a} {many} {ofThings} que tout adversaire',
    network: '{votre|son} plus grand réseau est {large} que celui de tout adversaire',
    line: '{votre|sa} plus longue ligne est {long} que celle de tout adversaire',
    trail: '{votre|sa} plus longue chaîne de rails est {long} que celle de tout adversaire',
    railsLeft: 'il {vous|lui} reste {many} de rails qu’à tout adversaire',
    score: '{vous avez|il a} {many} de points sur la piste de score que tout adversaire',
    routes: '{vous avez|il a} réalisé {many} de liaisons que tout adversaire',
  },
  rank: {
    more: { many: 'plus', much: 'plus', large: 'plus grand', long: 'plus longue', than: '' },
    equal: {
      many: 'au moins autant',
      much: 'au moins autant',
      large: 'au moins aussi grand',
      long: 'au moins aussi longue',
      than: '',
    },
  },
};

export const ZONES: Readonly<Record<Zone, string>> = {
  hand: '{votre|sa} main',
  deck: '{votre|son} deck',
  discard: '{votre|sa} défausse',
  play: '{votre|sa} zone de jeu',
  gained: '{vos|ses} cartes reçues',
  aside: 'les cartes mises de côté',
  trash: 'les cartes écartées',
  supply: 'la réserve',
  mat: '{votre|son} tapis',
  'mat-down': 'les cartes face cachée sur {votre|son} tapis',
};

/** "de" with what follows. */
export function de(phrase: string): string {
  if (/^les? /.test(phrase)) return phrase.replace(/^le /, 'du ').replace(/^les /, 'des ');
  return /^[aeiouhéèêâ]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** "à" with what follows. */
export function to(phrase: string): string {
  if (/^les? /.test(phrase)) return phrase.replace(/^le /, 'au ').replace(/^les /, 'aux ');
  return `à ${phrase}`;
}

/** "a, b et c". */
export const list = (items: readonly string[], last = 'et'): string => joined(items, last);
