// What happened, in short lines for trying a card.
import type { GameEvent, NameOf, WhyNot } from '@railwright/engine';
import { counted } from '../../../core/content/counted.ts';
import { wordLabel } from '../language/word-labels.ts';

const SAID_BY_CHOICE: readonly string[] = ['play', 'apply', 'option'];

/** By the type of the event; `it` are its cards or its cell, and where it comes from or goes to. */
// @wc-include
const EVENTS: Readonly<Record<string, (it: string) => string>> = {
  draw: (it) => `draw ${it}`,
  event: (it) => `event: ${it}`,
  refill: (it) => `refill the row with ${it}`,
  offer: (it) => `offer ${it}`,
  power: (it) => `power: ${it}`,
  'play-again': (it) => `play ${it} again`,
  receive: (it) => `receive ${it}`,
  decline: (it) => `decline ${it}`,
  lasts: (it) => `${it} lasts`,
  'show-cards': (it) => `show ${it}`,
  stay: (it) => `keep ${it} in play`,
  'extra-turn': (it) => `extra turn: ${it}`,
  'lasts-not': (it) => `${it} cannot last`,
  copy: (it) => `copy ${it}`,
  name: (it) => `name ${it}`,
  block: (it) => `block with ${it}`,
  react: (it) => `react with ${it}`,
  look: (it) => `look at ${it}`,
  reveal: (it) => `reveal ${it}`,
  show: (it) => `show ${it}`,
  buy: (it) => `buy ${it}`,
  gain: (it) => `gain ${it}`,
  ignore: (it) => `ignore ${it}`,
  instead: (it) => `something else instead: ${it}`,
  discard: (it) => `discard ${it}`,
  trash: (it) => `trash ${it}`,
  return: (it) => `return ${it}`,
  move: (it) => `move ${it}`,
  lay: (it) => `lay a rail on ${it}`,
  station: (it) => `build a station in ${it}`,
  'choose-cell': (it) => `choose the cell ${it}`,
  'remove-rail': (it) => `remove a rail from ${it}`,
  'remove-station': (it) => `remove a station from ${it}`,
  token: (it) => `place a token on ${it}`,
  'take-token': (it) => `take a token from ${it}`,
  link: (it) => `own the link ${it}`,
  route: (it) => `claim the route ${it}`,
  bonus: (it) => `get the bonus on ${it}`,
};

/** Events without a card or a cell. */
// @wc-include
const PLAIN: Readonly<Record<string, string>> = {
  shuffle: 'shuffle the deck',
  bid: 'make a bid',
  place: 'take a place in turn order',
  turn: 'begin the turn',
  save: 'save coins',
  exchange: 'make an exchange',
  resource: 'receive a resource',
  'pay-resource': 'pay with a resource',
  'shuffle-deck': 'shuffle the deck as it is',
  'next-hand': 'change the size of the next hand',
  track: 'score on the track',
  pass: 'pass the turn',
  'clean-up': 'clean up',
  'turn-order': 'set the order of turns',
  'last-round': 'the last round',
  'one-more-turn': 'one more turn for all',
  'one-more-round': 'one more round',
  end: 'the game ends',
  score: 'count the points',
};

/** An event as a short line; undefined if the choice already implies it. */
export function eventLabel(
  event: GameEvent,
  names: NameOf,
  seatName: (seat: number) => string,
  tellWhy: (why: WhyNot) => string,
): string | undefined {
  if (SAID_BY_CHOICE.includes(event.type)) return undefined;
  const said = toldEvent(event, names, tellWhy);
  return event.seat === undefined ? said : /* @wc-include */ `${seatName(event.seat)}: ${said}`;
}

function toldEvent(event: GameEvent, names: NameOf, tellWhy: (why: WhyNot) => string): string {
  const { type, coins, cell, from, to } = event;
  if (type === 'coins' && typeof coins === 'number')
    return `${coins < 0 ? '' : '+'}${counted(coins, 'coin')}`;
  if (type === 'pay' && typeof coins === 'number') return /* @wc-include */ `pay ${counted(coins, 'coin')}`;
  const cards = cardsOf(event).map((id) => names(id, 'card'));
  if (type === 'not-applicable') return `${cards.join()} has no effect. ${tellWhy(event['why'] as WhyNot)}`;
  const count = typeof event['count'] === 'number' && event['count'] > 1 ? `${event['count']} × ` : '';
  const details = [
    ...cards.map((name) => count + name),
    ...(typeof cell === 'string' ? [cell] : []),
    ...(typeof from === 'string' ? [/* @wc-include */ `from ${wordLabel(from)}`] : []),
    ...(typeof to === 'string' ? [/* @wc-include */ `to ${wordLabel(to)}`] : []),
  ].join(' ');
  return PLAIN[type] ?? EVENTS[type]?.(details) ?? `${type.replaceAll('-', ' ')} ${details}`.trim();
}

function cardsOf(event: GameEvent): string[] {
  const { card, cards } = event;
  if (typeof card === 'string') return [card];
  if (Array.isArray(cards)) return (cards as unknown[]).filter((id) => typeof id === 'string');
  if (typeof cards === 'object' && cards !== null) return Object.keys(cards);
  return [];
}
