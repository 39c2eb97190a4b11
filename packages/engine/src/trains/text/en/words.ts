// The words of rules texts, in English. See the other languages for how freely a word may be chosen.
import { CARD } from './card-words.ts';
import { joined } from '../../../core/joined.ts';
import type { CardRole } from '../../definition.ts';
import type { Receiver, Reach, Target, Until } from '../../language/params.ts';
import type { Beside } from '../forms.ts';
import { nounOf } from '../noun.ts';
import type { Ranked } from '../ranking.ts';

/**
 * The words of rules texts, in English; those of other languages have the same names. In them, "{your|their}" stands for the words about
 * the reader and about other players, and "{count}" for a part that the plan of a sentence fills in.
 */
export const WORDS = {
  and: 'and',
  or: 'or',
  colon: ': ',
  semicolon: '; ',
  /** Before what is done if a condition does not hold. */
  otherwise: '; otherwise ',
  /** Where a part of the sentence ends that the rest may have to be separated from. */
  end: '',
  /** Between what there is and the condition that it needs. */
  onlyIf: ' ',

  // numbers and amounts
  bounds: { atLeast: 'at least', atMost: 'at most', exactly: 'exactly' },
  /** A limit that is not one of the number of things counted: "2 coins for each train, at most 6 in all". */
  inAll: '{limit} in all',
  /** Before the plural of what there is none of, if that needs no number. */
  none: 'no' as string | undefined,
  /** Numbers that take the singular, at the end of a phrase. */
  singular: /(?:^| )1$/,
  /** Before one of the things that an amount counts, "2 coins for each train", and that something is repeated for. */
  per: 'for',
  forEach: 'for',
  /** Before the number and the plural of things counted in groups: "every 3 stations". */
  every: 'every',
  operators: { sum: ' plus ', minus: ' minus ', times: ' times ', divide: ' divided by ' },
  /** After a quotient. */
  rounded: ', rounded down',

  // things
  nouns: {
    coin: nounOf('coin', 'coins', { isSum: true }),
    point: nounOf('point', 'points', { isSum: true }),
    card: nounOf('card', 'cards', { article: 'a card' }),
    rail: nounOf('rail', 'rails'),
    station: nounOf('station', 'stations'),
  },
  railsOf: {
    own: nounOf('of {your|their} rails', 'of {your|their} rails', { all: '{your|their} rails' }),
    opponents: nounOf('rail of an opponent', 'rails of opponents'),
    all: nounOf('rail of any player', 'rails of any players'),
  },
  /** Of the kind `{token}`; `any` are not owned. */
  tokensOf: {
    any: nounOf('{token} token', '{token} tokens'),
    own: nounOf('of {your|their} {token} tokens', 'of {your|their} {token} tokens', {
      all: '{your|their} {token} tokens',
    }),
    opponents: nounOf('{token} token of an opponent', '{token} tokens of opponents'),
    all: nounOf('{token} token of any player', '{token} tokens of any players'),
  },
  /** Coins that something costs less or more. */
  prices: {
    cheaper: nounOf('coin less', 'coins less', { equal: 'as many coins less as {amount}' }),
    dearer: nounOf('coin more', 'coins more', { equal: 'as many coins more as {amount}' }),
  },

  /** What is said of cells: beside the noun, in this order, and after it. */
  cells: {
    order: [
      'rails',
      'stations',
      'size',
      'room',
      'tokens',
      'lacks',
      'region',
      'outside',
      'border',
      'inland',
    ] as readonly Beside[],
    with: 'with',
    without: 'without',
    border: 'at the edge of the map',
    inland: 'away from the edge of the map',
    region: 'in the region {regions}',
    outside: 'outside the region {regions}',
    rails: { own: '{your|their own} rails', opponents: 'opponents’ rails', all: 'rails' },
    rail: nounOf('rail', 'rails'),
    station: nounOf('station', 'stations'),
    space: nounOf('station space', 'station spaces'),
    freeSpace: nounOf('free station space', 'free station spaces'),
    noSpace: 'without free station spaces',
    step: nounOf('step', 'steps'),
    next: 'next to {cell}',
    steps: '{steps} from {cell}',
    distance: 'at a distance of {distance} from {cell}',
    connected: 'connected by {your|their own} rails to {cell}',
    among: 'among {cells}',
    is: 'that is {cells}',
    are: 'that are {cells}',
    /** After "without". */
    lacking: {
      places: ['city', 'remote location'],
      rails: { own: '{your|their own} rails', opponents: 'opponents’ rails', all: 'rails' },
      stations: 'stations',
    },
  },

  // parts of steps
  /** Where tokens are placed if they may be placed on any cell. */
  onCell: nounOf('on a cell', 'on cells'),
  /** Where a token was placed if it could be on any cell, if that is said. */
  ontoMap: '',
  offMap: 'off the map',
  free: 'without any surcharge',
  reach: {
    anywhere: ', even away from {your|their own} rails',
    path: ', each next to the one before',
  } satisfies Record<Reach, string>,
  /** Without splitting the network of the player or of the rails' owner. */
  whole: {
    own: ' without splitting {your|their} network',
    others: ' without splitting its owner’s network',
  },
  /** Where a card is kept that stays in play, and how long if that is not said. */
  inPlay: '{card} in play {when}',
  beyond: 'beyond the end of the turn',
  anotherTurn: 'another turn after this one, but no third in a row',
  /** What precedes the cards, and the cards. */
  nextHand: {
    before: '',
    more: nounOf('more card for {your|their} next hand', 'more cards for {your|their} next hand'),
    fewer: nounOf('fewer card for {your|their} next hand', 'fewer cards for {your|their} next hand'),
  },
  nextCoins: {
    before: '',
    coins: nounOf(
      'coin at the start of {your|their} next turn',
      'coins at the start of {your|their} next turn',
    ),
  },
  /** What is drawn of the powers of a setup, and how many are kept. */
  goals: {
    noun: nounOf('goal', 'goals'),
    kept: ', of which {you|they} keep {bounds}',
    oneKept: ', which {you|they} may keep',
  },
  /** Cards on top of the deck: one, several, or from there. */
  top: {
    one: 'the top card of {your|their} deck',
    many: 'the top {count} cards of {your|their} deck',
    from: 'from the top of {your|their} deck',
  },
  /** What is revealed until enough cards are found. */
  until: {
    cards: 'cards from the top of {your|their} deck until {you|they} have revealed',
    found: ' {found}',
  },
  kind: 'a kind of card',
  toSupply: 'to the supply',
  onDeck: {
    one: 'back on top of {your|their} deck',
    many: 'back on top of {your|their} deck in any order',
  },
  receivers: {
    left: 'to the left',
    right: 'to the right',
    active: 'to {the player whose turn it is|you}',
  } satisfies Record<Receiver, string>,
  targets: {
    hand: 'into {your|their} hand',
    discard: 'on {your|their} discard pile',
    gained: 'among {your|their} gained cards',
    play: 'into play',
    'deck-bottom': 'at the bottom of {your|their} deck',
    'deck-top': 'on top of {your|their} deck',
    trash: 'into the trash',
    supply: 'into the supply',
    aside: 'aside',
    mat: 'on {your|their} mat',
    'mat-down': 'face down on {your|their} mat',
  } satisfies Record<Target, string>,
  fromGame: 'from the game',
  intoDeck: 'into {your|their} deck',
  deck: '{your|their} deck',
  hand: '{your|their} hand',
  atRandom: '{cards} at random',
  again: 'again',
  each: {
    opponent: 'each opponent',
    chosen: 'an opponent of {your|their} choice',
    player: 'each player',
    thatPlayer: 'that player',
    active: 'the player whose turn it is',
  },
  /** Surcharges; those of a terrain come from its name. */
  surcharges: {
    terrain: 'terrain',
    city: 'cities',
    remote: 'remote locations',
    opponents: 'opponents’ rails',
  } as Readonly<Record<string, string>>,

  // parts of cards
  card: CARD,
  /** Said of a mandatory effect with several parts. */
  mustApply: 'you must apply this effect if it can be carried out',

  // what lasts
  whileInPlay: 'while this card is in play,',
  roles: { power: 'for the whole game,', event: 'during this event,' } satisfies Record<CardRole, string>,
  lasts: {
    'turn-end': 'for the rest of the turn',
    'next-turn': 'until {your|their} next turn begins',
    'next-turn-end': 'until the end of {your|their} next turn',
    'game-end': 'for the rest of the game',
  } satisfies Record<Until, string>,
  lastsTurns: 'until the end of {turns}',
  staysTurns: 'for {your|their} next {turns} turns',
  nextTurns: {
    one: '{your|their} next turn',
    many: '{your|their} next {turns} turns',
    each: 'each of {your|their} next {turns} turns',
  },
  /** When a trigger acts: at the start or the end of a turn. */
  turns: { 'turn-start': 'at the start of {turn}', 'turn-end': 'at the end of {turn}' },
  turnOf: { own: '{your|their} turn', opponents: 'each opponent’s turn', all: 'each player’s turn' },
  turnEnd: { now: 'at the end of the turn', nowAndNext: 'at the end of this turn and of {turn}' },
  /** When it acts on what somebody does: the next time or times, at any time or this turn. */
  whenever: {
    each: 'whenever {who} {does} {what}',
    once: 'the first time in each turn that {who} {does} {what}',
    next: '{next} {who} {does} {what}',
    nextNow: '{next} this turn that {who} {does} {what}',
  },
  whenTurn: { 'turn-start': '{next} {your|their} turn begins', 'turn-end': '{next} {your|their} turn ends' },
  next: { one: 'the next time', many: 'the next {times} times' },
  onlyNext: ', but only {next}',
  /** Instead of what: gaining, discarding or trashing a card. */
  would: {
    own: 'when {you|they} would {act}',
    opponents: 'when an opponent would {act}',
    all: 'when a player would {act}',
  },
  nothing: 'nothing happens instead',
  /** After what is done instead: nothing, if that is impossible. */
  orNothing: ' (if that is impossible, nothing happens)',
  mayNothing: { own: '{you|they} may do nothing instead', others: 'that player may do nothing instead' },
  thisTurn: ' this turn',
  actors: { own: '{you|they}', opponents: 'an opponent', all: 'a player' },
  drawn: '{card} through an effect',
  shown: '(it is revealed)',
  about: {
    rail: 'a rail',
    station: 'a station',
    deck: '{your|their} deck',
    route: 'a route',
    /** Some of a resource, however many, by its names; and some of any. */
    some: '{many}',
    resource: 'a resource',
  },

  // comparisons of players
  ranked: {
    owned: '{you|they} own {many} {things} {than} any opponent',
    resources: '{you|they} have {many} {things} {than} any opponent',
    network: '{your|their} largest network is {large} {than} any opponent’s',
    line: '{your|their} longest line is {long} {than} any opponent’s',
    trail: '{your|their} longest trail is {long} {than} any opponent’s',
    railsLeft: '{you|they} have {many} rails left {than} any opponent',
    score: '{you|they} have {many} points on the score track {than} any opponent',
    routes: '{you|they} have claimed {many} routes {than} any opponent',
  } satisfies Record<Ranked, string>,
  rank: {
    more: { many: 'more', much: 'more', large: 'larger', long: 'longer', than: 'than' },
    equal: {
      many: 'at least as many',
      much: 'at least as much',
      large: 'at least as large',
      long: 'at least as long',
      than: 'as',
    },
  },
};
/** The words that every language must have. */
export type Lexicon = typeof WORDS;

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** "a, b and c". */
export const list = (items: readonly string[], last = 'and'): string => joined(items, last);
