// Descriptions of choices, questions and events, for trying a card.
import { counted } from '../../../core/content/counted.ts';
import type { Decision, GameEvent, NameOf, WhyNot } from '@railwright/engine';
import { plainLabel } from '../../../core/content/plain-label.ts';
import { wordLabel } from '../language/labels.ts';

const VERBS: Readonly<Record<string, string>> = {
  play: 'Play',
  buy: 'Buy',
  gain: 'Gain',
  choose: 'Choose',
  rail: 'Lay a rail on',
  station: 'Build a station in',
  cell: 'Choose',
  remove: 'Remove from',
  token: 'Place a token in',
  take: 'Take a token from',
  show: 'Show',
  instead: 'Instead, as it says on',
  name: 'Name',
  start: 'Start on',
  put: 'Put on the deck:',
};
const WORDS: Readonly<Record<string, string>> = {
  end: 'End the turn',
  done: 'Done',
  apply: 'Apply the effect',
  decline: 'Decline the effect',
  'lay-rail': 'Lay a rail for a rail point',
  'return-waste': 'Return Waste instead of a turn',
};

/** The label of a choice's button. `options` describe the card's options. */
export function choiceLabel(
  text: string,
  names: NameOf,
  options: readonly string[],
  seatName: (seat: number) => string,
): string {
  const space = text.indexOf(' ');
  if (space < 0) return WORDS[text] ?? plainLabel(text);
  const verb = text.slice(0, space);
  const rest = text.slice(space + 1);
  if (verb === 'of') return rest === '1' ? 'Yours' : `${seatName(Number(rest) - 1)}’s`;
  if (verb === 'exchange') return `Exchange ${rest}`;
  if (verb === 'bid') return `Bid ${rest}`;
  if (verb === 'option') return options[Number(rest) - 1] ?? `Alternative ${rest}`;
  const what = /^[A-Z]{1,3}\d+$/.test(rest) ? rest : names(rest, 'card');
  return `${VERBS[verb] ?? plainLabel(verb)} ${what}`;
}

export function questionLabel(decision: Decision | undefined, seat: string, names: NameOf): string {
  if (!decision) return 'The game is over.';
  if (decision.type === 'turn')
    return decision.seat === 0 ? 'Your turn.' : `The turn of ${seat.toLowerCase()}.`;
  const card = decision.card === undefined ? '' : `, ${names(decision.card, 'card')}`;
  const types: Readonly<Record<string, string>> = {
    start: 'where to start',
    bid: 'how much to bid',
    power: 'which power to keep',
    effect: 'apply the effect',
    may: 'do it',
    option: 'which one',
    card: 'which card',
    gain: 'gain a card',
    rail: 'where does the rail go',
    station: 'where does the station go',
    cell: 'which cell',
    'remove-rail': 'from where is a rail removed',
    'remove-station': 'from where is a station removed',
    opponent: 'which opponent',
    whose: decision.detail?.['token'] === undefined ? 'whose rail' : 'whose token',
    token: 'where does the token go',
    'take-token': 'which token is taken',
    name: 'name a kind',
    order: 'what goes on the deck next',
    reaction: 'show a reaction',
    instead: 'what happens instead',
  };
  return `${seat}${card}: ${types[decision.type] ?? decision.type.replaceAll('-', ' ')}?`;
}

const SAID_BY_CHOICE: readonly string[] = ['play', 'apply', 'option'];

/** An event as a short line; undefined if the choice already implies it. */
export function eventLabel(
  event: GameEvent,
  names: NameOf,
  seatName: (seat: number) => string,
  tellWhy: (why: WhyNot) => string,
): string | undefined {
  if (SAID_BY_CHOICE.includes(event.type)) return undefined;
  const who = event.seat === undefined ? '' : `${seatName(event.seat)}: `;
  const { coins, cell, from, to } = event;
  if (event.type === 'coins' && typeof coins === 'number')
    return `${who}${coins < 0 ? '' : '+'}${counted(coins, 'coin')}`;
  if (event.type === 'not-applicable')
    return `${who}${cardsOf(event)
      .map((id) => names(id, 'card'))
      .join()} has no effect. ${tellWhy(event['why'] as WhyNot)}`;
  if (event.type === 'pay' && typeof coins === 'number') return `${who}pays ${counted(coins, 'coin')}`;
  const count = typeof event['count'] === 'number' && event['count'] > 1 ? `${event['count']} × ` : '';
  const details = [
    ...cardsOf(event).map((id) => count + names(id, 'card')),
    ...(typeof cell === 'string' ? [cell] : []),
    ...(typeof from === 'string' ? [`from ${wordLabel(from)}`] : []),
    ...(typeof to === 'string' ? [`to ${wordLabel(to)}`] : []),
  ];
  return `${who}${event.type.replaceAll('-', ' ')} ${details.join(' ')}`.trim();
}

function cardsOf(event: GameEvent): string[] {
  const { card, cards } = event;
  if (typeof card === 'string') return [card];
  if (Array.isArray(cards)) return (cards as unknown[]).filter((id) => typeof id === 'string');
  if (typeof cards === 'object' && cards !== null) return Object.keys(cards);
  return [];
}
