// Labels for the words of the card language among which the form lets authors choose: zones, players, events. A new one needs no entry for
// its English.
import type { Who } from '@railwright/engine';
import { plainLabel } from '../../../core/content/plain-label.ts';

type Words = Readonly<Record<string, string>>;

const among = (words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

// @wc-include
const WORDS: Words = {
  hand: 'hand',
  deck: 'deck',
  'deck-top': 'top of the deck',
  'deck-bottom': 'bottom of the deck',
  left: 'next player in turn order',
  right: 'previous player in turn order',
  active: 'player whose turn it is',
  discard: 'discard pile',
  play: 'play area',
  gained: 'gained cards',
  aside: 'cards set aside',
  trash: 'trash',
  supply: 'supply',
  mat: 'your mat',
  'mat-down': 'your mat, face down',
  cards: 'cards',
  rails: 'rails',
  stations: 'stations',
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
  return among(WORDS, word) ?? word.replaceAll('-', ' ');
}

// @wc-include
const ALL_OF: Words = {
  hand: 'all in the hand',
  deck: 'all in the deck',
  discard: 'all in the discard pile',
  play: 'all in the play area',
  gained: 'all gained cards',
  aside: 'all cards set aside',
  trash: 'all in the trash',
  supply: 'all in the supply',
  mat: 'all on your mat',
  'mat-down': 'all face down on your mat',
};

/** All cards of a zone. */
export const allOfLabel = (zone: string): string => among(ALL_OF, zone) ?? plainLabel(zone);

/** Cards that an earlier step chose, by the name it gave them. */
export function selectionLabel(name: string): string {
  return name === 'it' ? wordLabel(name) : /* @wc-include */ `“${name}”`;
}

// @wc-include
const REACH_WORDS: Words = {
  anywhere: 'anywhere, adjacent to your rails or not',
  path: 'along a path, each next to the one before',
};

/** Where rails may be laid. */
export const reachLabel = (word: string): string => among(REACH_WORDS, word) ?? wordLabel(word);

// @wc-include
const PLACE_WORDS: Words = {
  city: 'a city',
  remote: 'a remote location',
  none: 'neither city nor remote location',
};

/** What a cell holds. */
export const placeLabel = (place: string): string => among(PLACE_WORDS, place) ?? wordLabel(place);

/** Whose something is, or for whom something holds. */
// @wc-include
export const WHO_LABELS: Readonly<Record<'whose' | 'whom', Readonly<Record<Who, string>>>> = {
  whose: { own: 'yours', opponents: 'opponents’', all: 'anybody’s' },
  whom: { own: 'you', opponents: 'opponents', all: 'everybody' },
};

// @wc-include
const SIDE_WORDS: Words = {
  own: 'yours',
  opponents: 'all opponents’ together',
  all: 'everybody’s together',
  most: 'of the opponent with the most',
  fewest: 'of the opponent with the fewest',
};

export const sideLabel = (side: string): string => among(SIDE_WORDS, side) ?? plainLabel(side);

// @wc-include
const TURN_WORDS: Words = {
  played: 'cards played',
  bought: 'cards bought',
  gained: 'cards gained',
  waste: 'Waste gained',
  rails: 'rails laid',
  stations: 'stations built',
  spent: 'coins spent',
};

export const turnCountLabel = (count: string): string => among(TURN_WORDS, count) ?? plainLabel(count);

// @wc-include
const UNTIL_WORDS: Words = {
  'turn-end': 'the end of this turn',
  'next-turn': 'your next turn begins',
  'next-turn-end': 'the end of your next turn',
  'game-end': 'the end of the game',
};

export const untilLabel = (until: string): string => among(UNTIL_WORDS, until) ?? plainLabel(until);

// @wc-include
const EVENT_WORDS: Words = {
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

export const eventLabel = (event: string): string => among(EVENT_WORDS, event) ?? plainLabel(event);

// @wc-include
const ACT_WORDS: Words = {
  buy: 'buy cards',
  play: 'play cards from the hand',
  lay: 'lay rails',
  build: 'build stations',
};

export const actLabel = (act: string): string => among(ACT_WORDS, act) ?? plainLabel(act);

// @wc-include
const REPLACED_WORDS: Words = {
  gain: 'gaining a card',
  discard: 'discarding a card',
  trash: 'trashing a card',
};

export const replacedLabel = (of: string): string => among(REPLACED_WORDS, of) ?? plainLabel(of);

/** Switches of the rules, and their values. */
// @wc-include
const SWITCH_WORDS: Words = {
  tie: 'Tie',
  joint: 'joint',
  'most-rails': 'most rails',
  railPoints: 'Rail points',
  immediate: 'immediate',
  banked: 'banked',
  effects: 'Effects',
  strict: 'strict',
  'as-far-as-possible': 'as far as possible',
  optionalEffects: 'Optional effects',
  true: 'on',
  false: 'off',
};

export const switchLabel = (name: string): string => among(SWITCH_WORDS, name) ?? plainLabel(name);
export const switchValueLabel = (value: unknown): string =>
  among(SWITCH_WORDS, String(value)) ?? plainLabel(String(value)).toLowerCase();
