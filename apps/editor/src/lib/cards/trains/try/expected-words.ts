// What a test may expect, in words.
import type { NameOf } from '@railwright/engine';

// @wc-include
const WORDS: Readonly<Record<string, string>> = {
  coins: 'coins',
  railPoints: 'rail points',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  play: 'in play',
  gained: 'gained',
  mat: 'mat',
  matDown: 'mat, face down',
  aside: 'set aside',
  track: 'points on the track',
  resources: 'resources',
  resourcesLeft: 'resources left',
  rails: 'rails',
  railsLeft: 'rails left',
  routes: 'routes',
  bonuses: 'bonuses',
  power: 'power',
  trash: 'out of the game',
  supply: 'supply',
  stations: 'stations',
  stationsLeft: 'stations left',
  tokens: 'tokens',
  tokensLeft: 'tokens left',
  event: 'event in force',
  eventDeck: 'events to come',
  waived: 'surcharges waived',
  turn: 'number of the turn',
  active: 'whose turn',
  decision: 'open question',
};

/** The keys of an expectation: `supply, Waste`. */
export function expectedWords([first = '', ...rest]: readonly string[], names: NameOf): string[] {
  const isCell = (key: string): boolean => /^[A-Z]{1,3}\d+$/.test(key);
  return [WORDS[first] ?? first, ...rest.map((key) => (isCell(key) ? key : names(key, 'card')))];
}
