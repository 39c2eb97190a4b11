// Descriptions of choices and questions, for trying a card.
import type { Decision, NameOf } from '@railwright/engine';
import { plainLabel } from '../../../core/content/plain-label.ts';
import { listed } from '../../../core/words/words.ts';

/** By what a choice begins with; `it` is the card, the cell or the number that follows. */
const WITH: Readonly<Record<string, (it: string) => string>> = {
  play: (it) => `Play ${it}`,
  buy: (it) => `Buy ${it}`,
  gain: (it) => `Gain ${it}`,
  choose: (it) => `Choose ${it}`,
  rail: (it) => `Lay a rail on ${it}`,
  station: (it) => `Build a station in ${it}`,
  cell: (it) => `Choose ${it}`,
  remove: (it) => `Remove from ${it}`,
  token: (it) => `Place a token in ${it}`,
  take: (it) => `Take a token from ${it}`,
  show: (it) => `Show ${it}`,
  instead: (it) => `Instead, as it says on ${it}`,
  name: (it) => `Name ${it}`,
  start: (it) => `Start on ${it}`,
  put: (it) => `Put on the deck: ${it}`,
  power: (it) => `Power ${it}`,
  exchange: (it) => `Exchange ${it}`,
  bid: (it) => `Bid ${it}`,
  option: (it) => `Alternative ${it}`,
};
const ALONE: Readonly<Record<string, string>> = {
  end: 'End the turn',
  done: 'Done',
  apply: 'Apply the effect',
  decline: 'Decline the effect',
  'lay-rail': 'Lay a rail for a rail point',
  'return-waste': 'Return Waste instead of a turn',
};

/** Where the number that follows is not that of a card. */
const NUMBERED = ['exchange', 'bid', 'option'];

/** The label of a choice's button. `options` describe the card's options. */
export function choiceLabel(
  text: string,
  names: NameOf,
  options: readonly string[],
  seatName: (seat: number) => string,
): string {
  const space = text.indexOf(' ');
  if (space < 0) return ALONE[text] ?? plainLabel(text);
  return choicesLabel(text.slice(0, space), [text.slice(space + 1)], names, options, seatName);
}

/** Several choices that begin alike: `Choose Waste and Tower`. */
export function choicesLabel(
  verb: string,
  objects: readonly string[],
  names: NameOf,
  options: readonly string[],
  seatName: (seat: number) => string,
): string {
  if (verb === 'of')
    return listed(
      objects.map((seat) =>
        seat === '1' ? 'Your own' : /* @wc-include */ `${seatName(Number(seat) - 1)}’s`,
      ),
    );
  const told = options[Number(objects[0]) - 1];
  if (verb === 'option' && objects.length === 1 && told !== undefined) return told;
  const it = listed(
    objects.map((one) => (NUMBERED.includes(verb) || /^[A-Z]{1,3}\d+$/.test(one) ? one : names(one, 'card'))),
  );
  return WITH[verb]?.(it) ?? `${plainLabel(verb)} ${it}`;
}

// @wc-include
const QUESTIONS: Readonly<Record<string, string>> = {
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
  whose: 'whose rail',
  'whose-token': 'whose token',
  token: 'where does the token go',
  'take-token': 'which token is taken',
  name: 'name a kind',
  order: 'what goes on the deck next',
  reaction: 'show a reaction',
  instead: 'what happens instead',
};

/** What a seat is asked, without its question mark. */
export const askedLabel = (type: string): string => QUESTIONS[type] ?? type.replaceAll('-', ' ');

export function questionLabel(decision: Decision | undefined, seat: string, names: NameOf): string {
  if (!decision) return 'The game is over.';
  if (decision.type === 'turn')
    return decision.seat === 0 ? 'Your turn.' : /* @wc-include */ `${seat}’s turn.`;
  const isOfToken = decision.type === 'whose' && decision.detail?.['token'] !== undefined;
  const asked = askedLabel(isOfToken ? 'whose-token' : decision.type);
  if (decision.card === undefined) return /* @wc-include */ `${seat}: ${asked}?`;
  const card = names(decision.card, 'card');
  return /* @wc-include */ `${seat}, ${card}: ${asked}?`;
}
