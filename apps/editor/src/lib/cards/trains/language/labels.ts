// Labels for the parts of the card language in the form. They are derived from the declarations; only misleading ones are overridden here. A
// new op needs no entry.
import {
  BAN_FIELDS,
  INSTEAD_FIELDS,
  REACTION_FIELDS,
  TRIGGER_FIELDS,
  type ParamSpecs,
  type Who,
} from '@railwright/engine';
import { plainLabel } from '../../../core/content/plain-label.ts';

const saidOf = (words: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(words, key) ? words[key] : undefined) ?? plainLabel(key);

const LABELS: Readonly<Record<string, string>> = {
  'choose-one': 'Choose one of several',
  may: 'You may …',
  if: 'If …',
  name: 'Name a kind',
  look: 'Look at top cards',
  reveal: 'Reveal top cards',
  choose: 'Choose cards',
  'choose-cells': 'Choose cells',
  'remove-rails': 'Remove rails',
  'remove-stations': 'Remove stations',
  return: 'Return to the supply',
  move: 'Move cards',
  discard: 'Discard cards',
  trash: 'Trash cards',
  'choose-random': 'Choose cards at random',
  show: 'Show cards',
  remove: 'Remove cards for good',
  shuffle: 'Shuffle cards into the deck',
  stay: 'Stay in play',
  'active-player': 'The player whose turn it is …',
  draw: 'Draw cards',
  gain: 'Gain a card',
  coins: 'Get coins',
  pay: 'Pay coins',
  'draw-goals': 'Draw secret goals',
  'get-resources': 'Get a resource',
  'pay-resources': 'Pay a resource',
  score: 'Score points',
  waive: 'Waive surcharges',
  lasting: 'For some time …',
  play: 'Play cards',
  pass: 'Pass cards on',
  'next-coins': 'Get coins next turn',
};

export const opLabel = (op: string): string => saidOf(LABELS, op);

const PARAMS: Readonly<Record<string, string>> = {
  as: 'Call them',
  where: 'Only those that',
  from: 'From',
  to: 'To',
  do: 'Do',
  then: 'Then',
  else: 'Otherwise',
  test: 'If',
  count: 'How many',
  times: 'How often',
  of: 'Of',
  what: 'Which',
  free: 'Without surcharge',
  on: 'When',
  cards: 'Which cards',
  inSupply: 'The supply has more of it',
  sameAs: 'Same kind as',
  not: 'Not',
  by: 'Whose',
  at: 'Only on cells that are',
  for: 'For whom',
  until: 'Until',
  turns: 'For how many of your next turns',
  once: 'Only the first time in each turn',
  card: 'Named',
  reach: 'Where',
  near: 'Near',
  connected: 'Connected by your rails to',
  border: 'At the edge of the map',
  along: 'Along rails of',
  size: 'Station spaces in all',
  room: 'Free station spaces',
  in: 'Chosen before as',
  whole: 'Without splitting a network',
  any: 'Any of these',
  distance: 'How many steps away',
};

/** Labels among certain fields: in a trigger, the acting player and the owner of the token can differ. */
const AMONG = new Map<ParamSpecs | undefined, Readonly<Record<string, string>>>([
  [TRIGGER_FIELDS, { by: 'Whose deed', of: 'Whose token' }],
  [REACTION_FIELDS, { by: 'Whose deed', of: 'Whose token' }],
  [BAN_FIELDS, { what: 'What' }],
  [INSTEAD_FIELDS, { of: 'Instead of', by: 'Whose deed', may: 'Only if the player wants' }],
]);

/** `specs` are the fields that it is one of, if they matter. */
export function paramLabel(key: string, specs?: ParamSpecs): string {
  const labels = { ...PARAMS, ...AMONG.get(specs) };
  return saidOf(labels, key);
}

const FORMS: Readonly<Record<string, string>> = {
  count: 'as many as there are cards …',
  different: 'as many as there are different cards …',
  costOf: 'the cost of chosen cards',
  valueOf: 'the coin value of chosen cards',
  pointsOf: 'the points of chosen cards',
  coins: 'your coins',
  rails: 'rails on cells …',
  stations: 'stations on cells …',
  cells: 'cells that …',
  distance: 'steps from cells to others …',
  network: 'the size of a network',
  line: 'the length of the longest line',
  trail: 'the length of the longest trail',
  highest: 'the highest of …',
  lowest: 'the lowest of …',
  total: 'all together of …',
  variety: 'how many different …',
  owned: 'cards that are owned …',
  turn: 'what was done this turn …',
  divide: 'a quotient, rounded down',
  tokens: 'tokens of a kind on cells …',
  resources: 'resources of a player …',
  railsLeft: 'rails left in stock',
  routes: 'routes claimed',
  score: 'points on the track',
  round: 'the number of the round',
  ownTurn: 'the number of the player’s own turn',
  turnOrder: 'the place in turn order',
  players: 'the number of players',
  sum: 'a sum',
  minus: 'a difference',
  times: 'a product',
  half: 'half of …',
  min: 'the least of …',
  max: 'the greatest of …',
  rule: 'a switch of the rules is …',
  there: 'there is a card or chosen cell …',
  same: 'chosen cards share a kind',
  compare: 'a number is …',
  not: 'not …',
  all: 'all of these hold',
  any: 'any of these holds',
  waive: 'Surcharges are not paid',
  ignore: 'Waste is not gained',
  cheaper: 'Something costs less',
  dearer: 'Something costs more',
  forbid: 'Something cannot be done',
  worth: 'Rails score more or fewer points',
  trigger: 'Whenever something happens',
  instead: 'Something else happens instead',
  if: 'Only with certain rules',
};

/** Numbers of each card, cell or player, some of which are called like amounts. */
const FIGURES: Readonly<Record<string, string>> = {
  cost: 'the cost of each card …',
  value: 'the coin value of each card …',
  points: 'the points of each card …',
  stations: 'stations in each city …',
  size: 'station spaces of each city …',
  room: 'free station spaces of each city …',
  rails: 'rails on each cell …',
  tokens: 'tokens of a kind on each cell …',
  opponents: 'a number of each opponent …',
  players: 'a number of each player …',
};

/** `type` is the type of the value that has this form, if it matters. */
export function formLabel(form: string, type?: string): string {
  const labels = type === 'figure' ? FIGURES : FORMS;
  return saidOf(labels, form);
}

const WORDS: Readonly<Record<string, string>> = {
  'deck-top': 'top of the deck',
  'deck-bottom': 'bottom of the deck',
  left: 'next player in turn order',
  right: 'player before in turn order',
  active: 'player whose turn it is',
  discard: 'discard pile',
  play: 'play area',
  gained: 'gained cards',
  aside: 'cards set aside',
  mat: 'your mat',
  'mat-down': 'your mat, face down',
  own: 'yours',
  none: 'neither city nor remote',
  opponents: 'opponents’ rails',
  'opponents-waste': 'Waste for opponents’ rails',
  city: 'cities',
  remote: 'remote locations',
  terrain: 'any terrain',
  self: 'this card itself',
  it: 'the card it is about',
};

/** A word of the language among others to choose from. */
export function wordLabel(word: string): string {
  return (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined) ?? word.replaceAll('-', ' ');
}

/** Cards that an earlier step chose, by the name it gave them. */
export function selectionLabel(name: string): string {
  return name === 'it' ? wordLabel(name) : `“${name}”`;
}

const REACH_WORDS: Readonly<Record<string, string>> = {
  anywhere: 'anywhere, adjacent to your rails or not',
  path: 'along a path, each next to the one before',
};

/** Where rails may be laid. */
export function reachLabel(word: string): string {
  return (Object.hasOwn(REACH_WORDS, word) ? REACH_WORDS[word] : undefined) ?? wordLabel(word);
}

/** Whose something is, or for whom something holds. */
export const WHO_LABELS: Readonly<Record<'whose' | 'whom', Readonly<Record<Who, string>>>> = {
  whose: { own: 'yours', opponents: 'opponents’', all: 'anybody’s' },
  whom: { own: 'you', opponents: 'opponents', all: 'everybody' },
};

const SIDE_WORDS: Readonly<Record<string, string>> = {
  own: 'yours',
  opponents: 'all opponents’ together',
  all: 'everybody’s together',
  most: 'of the opponent with the most',
  fewest: 'of the opponent with the fewest',
};

export const sideLabel = (side: string): string => saidOf(SIDE_WORDS, side);

const TURN_WORDS: Readonly<Record<string, string>> = {
  played: 'cards played',
  bought: 'cards bought',
  gained: 'cards gained',
  waste: 'Waste gained',
  rails: 'rails laid',
  stations: 'stations built',
  spent: 'coins spent',
};

export const turnCountLabel = (count: string): string => saidOf(TURN_WORDS, count);

const UNTIL_WORDS: Readonly<Record<string, string>> = {
  'turn-end': 'the end of this turn',
  'next-turn': 'your next turn begins',
  'next-turn-end': 'the end of your next turn',
  'game-end': 'the end of the game',
};

export const untilLabel = (until: string): string => saidOf(UNTIL_WORDS, until);

const EVENT_WORDS: Readonly<Record<string, string>> = {
  play: 'play a card',
  buy: 'buy a card',
  gain: 'gain a card',
  lay: 'lay a rail',
  station: 'build a station',
  discard: 'discard a card',
  trash: 'trash a card',
  draw: 'draw a card with an effect',
  shuffle: 'shuffle your deck',
  'turn-start': 'begin your turn',
  'turn-end': 'end your turn',
  route: 'claim a route',
  token: 'place a token',
  'take-token': 'take a token',
  'get-resource': 'get a resource',
  'pay-resource': 'pay a resource',
};

export const eventLabel = (event: string): string => saidOf(EVENT_WORDS, event);

const ACT_WORDS: Readonly<Record<string, string>> = {
  buy: 'buy cards',
  play: 'play cards from the hand',
  lay: 'lay rails',
  build: 'build stations',
};

export const actLabel = (act: string): string => saidOf(ACT_WORDS, act);

const REPLACED_WORDS: Readonly<Record<string, string>> = {
  gain: 'gaining a card',
  discard: 'discarding a card',
  trash: 'trashing a card',
};

export const replacedLabel = (of: string): string => saidOf(REPLACED_WORDS, of);
