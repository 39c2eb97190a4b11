// Labels for the parts of the card language in the form: ops, parameters, forms of values. What has none here is called as in the language,
// so a new op needs no entry for its English.
import {
  BAN_FIELDS,
  INSTEAD_FIELDS,
  OWN_INSTEAD_FIELDS,
  REACTION_FIELDS,
  TRIGGER_FIELDS,
  type ParamSpecs,
} from '@railwright/engine';
import { plainLabel } from '../../../core/content/plain-label.ts';

const saidOf = (words: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(words, key) ? words[key] : undefined) ?? plainLabel(key);

const LABELS: Readonly<Record<string, string>> = {
  'gain-waste': 'Gain Waste',
  'choose-one': 'Choose one of several',
  may: 'You may …',
  if: 'If …',
  name: 'Name a kind',
  look: 'Look at top cards',
  reveal: 'Reveal top cards',
  choose: 'Choose cards',
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
  to: 'Where to',
  else: 'Otherwise',
  test: 'If',
  count: 'How many',
  times: 'How often',
  what: 'Which',
  free: 'Without surcharge',
  on: 'When',
  cards: 'Which cards',
  inSupply: 'The supply has more of it',
  sameAs: 'Same kind as',
  by: 'Whose',
  at: 'Only on cells that are',
  for: 'For whom',
  turns: 'For how many of your next turns',
  once: 'Only the first time in each turn',
  card: 'Named',
  reach: 'Where',
  connected: 'Connected by your rails to',
  border: 'At the edge of the map',
  along: 'Along rails of',
  size: 'Station spaces in all',
  room: 'Free station spaces',
  in: 'Chosen before as',
  whole: 'Without splitting a network',
  any: 'Any of these',
  distance: 'How many steps away',
  place: 'Kind of place',
};

/** Labels among certain fields: in a trigger, the acting player and the owner of the token can differ. */
const AMONG = new Map<ParamSpecs | undefined, Readonly<Record<string, string>>>([
  [TRIGGER_FIELDS, { by: 'Whose deed', of: 'Whose token' }],
  [REACTION_FIELDS, { by: 'Whose deed', of: 'Whose token' }],
  [BAN_FIELDS, { what: 'What' }],
  [INSTEAD_FIELDS, { of: 'Instead of', by: 'Whose deed', may: 'Only if the player wants' }],
  [OWN_INSTEAD_FIELDS, { of: 'Instead of', may: 'Only if the player wants' }],
]);

/** `specs` are the fields that it is one of, if they matter. */
export function paramLabel(key: string, specs?: ParamSpecs): string {
  const labels = { ...PARAMS, ...AMONG.get(specs) };
  return saidOf(labels, key);
}

// @wc-include
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
// @wc-include
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
