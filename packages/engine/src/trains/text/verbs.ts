// What players do, by the names of the English verbs.
import type { TriggerEvent } from '../language/params.ts';
import type { Done } from './selected.ts';

export type VerbName =
  | 'apply'
  | 'build'
  | 'buy'
  | 'choose'
  | 'claim'
  | 'discard'
  | 'draw'
  | 'gain'
  | 'get'
  | 'keep'
  | 'lay'
  | 'look'
  | 'name'
  | 'pass'
  | 'pay'
  | 'place'
  | 'play'
  | 'put'
  | 'putBack'
  | 'putInHand'
  | 'putInPlay'
  | 'remove'
  | 'return'
  | 'reveal'
  | 'score'
  | 'setAside'
  | 'show'
  | 'shuffle'
  | 'take'
  | 'takeTurn'
  | 'trash';

/** What the card is called that set a trigger off. */
export const EVENT_DONE: Partial<Record<TriggerEvent, Done>> = {
  play: 'played',
  buy: 'bought',
  gain: 'gained',
  discard: 'discarded',
  trash: 'trashed',
  draw: 'drawn',
};

/** What somebody does when a trigger is set off. */
export const EVENT_VERBS: Readonly<Record<Exclude<TriggerEvent, `turn-${string}`>, VerbName>> = {
  play: 'play',
  buy: 'buy',
  gain: 'gain',
  lay: 'lay',
  station: 'build',
  discard: 'discard',
  trash: 'trash',
  draw: 'draw',
  shuffle: 'shuffle',
  route: 'claim',
  token: 'place',
  'take-token': 'take',
  'get-resource': 'get',
  'pay-resource': 'pay',
};
