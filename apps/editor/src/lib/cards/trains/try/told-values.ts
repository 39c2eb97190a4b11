// The parts of a position of a card test in words: what a seat has, and what is true of the table.
import type { NameOf } from '@railwright/engine';
import { counted } from '../../../core/content/counted.ts';
import { isData } from '../../../core/content/data.ts';
import { listed } from '../../../core/words/words.ts';

export interface Told {
  readonly names: NameOf;
  readonly seat: (index: number) => string;
}

type Tell = (value: unknown, told: Told) => string;
type Verbs = readonly [you: string, they: string];

const HOLD: Verbs = /* @wc-include */ ['hold', 'holds'];
export const HAVE: Verbs = /* @wc-include */ ['have', 'has'];
const OWN: Verbs = /* @wc-include */ ['own', 'owns'];
const MAY_CHOOSE: Verbs = /* @wc-include */ ['may choose', 'can choose'];

const itself = (it: string): string => it;
const number =
  (tell: (count: number) => string): Tell =>
  (value, told) =>
    typeof value === 'number' ? tell(value) : plain(value, told);
const cardCount = number((count) => counted(count, 'card'));
const railCount = number((count) => counted(count, 'rail'));
const railPoints = number((count) => counted(count, 'rail point'));
const points = number((count) => counted(count, 'point'));
const coins = number((count) => counted(count, 'coin'));

/** What a seat has, after "You" or "Player 2": a verb, and the rest. */
// @wc-include
export const SEAT: Readonly<Record<string, readonly [Verbs, what: (it: string) => string, Tell]>> = {
  hand: [HOLD, itself, cards],
  handSize: [HOLD, itself, cardCount],
  deck: [HAVE, (it) => `${it} on the deck, top first`, cards],
  deckSize: [HAVE, (it) => `a deck of ${it}`, cardCount],
  discard: [HAVE, (it) => `${it} in the discard pile`, cards],
  play: [HAVE, (it) => `${it} in play`, cards],
  gained: [HAVE, (it) => `gained ${it} this turn`, cards],
  aside: [HAVE, (it) => `${it} set aside`, cards],
  mat: [HAVE, (it) => `${it} on the mat`, cards],
  matDown: [HAVE, (it) => `${it} face down on the mat`, cards],
  owned: [OWN, itself, cards],
  power: [HAVE, (it) => `the power ${it}`, cards],
  offered: [MAY_CHOOSE, (it) => `among ${it}`, cards],
  rails: [HAVE, (it) => `rails on ${it}`, cells],
  railsLeft: [HAVE, (it) => `${it} left`, railCount],
  track: [HAVE, (it) => `${it} on the score track`, points],
  coins: [HAVE, itself, coins],
  railPoints: [HAVE, itself, railPoints],
  routes: [HAVE, (it) => `claimed ${it}`, cells],
  bonuses: [HAVE, (it) => `the bonus of ${it}`, cells],
  resources: [HAVE, itself, resources],
};

/** What is true of the table. */
export const TABLE: Readonly<Record<string, readonly [sentence: (it: string) => string, Tell]>> = {
  stations: [(it) => `Stations: ${it}`, places],
  tokens: [(it) => `Tokens: ${it}`, places],
  railsAt: [(it) => `Rails: ${it}`, places],
  score: [(it) => `Score: ${it}`, places],
  supply: [(it) => `The supply has ${it}`, cards],
  trash: [(it) => `The trash has ${it}`, cards],
  event: [(it) => `The event is ${it}`, card],
  eventDeck: [(it) => `The next events are ${it}`, cards],
  nextEvent: [(it) => `The next event is ${it}`, card],
  rowDeck: [(it) => `The deck of the row has ${it}`, cards],
  resourcesLeft: [(it) => `Left in the supply: ${it}`, resources],
  tokensLeft: [(it) => `Tokens left: ${it}`, cards],
  stationsLeft: [(it) => `Stations left: ${it}`, plain],
  round: [(it) => `It is round ${it}`, plain],
  lasting: [(it) => `Still in force: ${it}`, cards],
};

/** "2 Waste, Mail Train", or what there is of each. Equal cards that follow one another are counted. */
function cards(value: unknown, told: Told): string {
  if (isData(value)) {
    const counts = Object.entries(value).map(([id, count]) =>
      typeof count === 'number'
        ? times(count, nameOf(id, told))
        : `${nameOf(id, told)} ${plain(count, told)}`,
    );
    return listed(counts) || /* @wc-include */ 'nothing';
  }
  if (!Array.isArray(value)) return plain(value, told);
  const runs: [id: string, count: number][] = [];
  for (const id of value.map(String)) {
    const last = runs.at(-1);
    if (last?.[0] === id) last[1]++;
    else runs.push([id, 1]);
  }
  const all = runs.map(([id, count]) => times(count, told.names(id, 'card')));
  return listed(all) || /* @wc-include */ 'no card';
}

function card(value: unknown, { names }: Told): string {
  return value === null ? NONE : names(String(value), 'card');
}

const times = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);

function cells(value: unknown, told: Told): string {
  return Array.isArray(value) ? listed(value.map(String)) || /* @wc-include */ 'no cell' : plain(value, told);
}

function resources(value: unknown, told: Told): string {
  if (!isData(value)) return cards(value, told);
  const counts = Object.entries(value).map(
    ([id, count]) => `${String(count)} ${told.names(id, count === 1 ? 'resource' : 'resources')}`,
  );
  return listed(counts) || /* @wc-include */ 'nothing';
}

/** "D5: 2; E6: Mail 1". */
function places(value: unknown, told: Told): string {
  if (!isData(value)) return plain(value, told);
  const all = Object.entries(value).map(([key, one]) => {
    const there = isData(one)
      ? Object.entries(one)
          .map(([id, count]) => `${nameOf(id, told)} ${plain(count, told)}`)
          .join(', ') || NONE
      : plain(one, told);
    return `${nameOf(key, told)} ${there}`;
  });
  return all.join('; ') || NONE;
}

/** A card, a resource, or a cell by itself. */
function nameOf(id: string, { names }: Told): string {
  return /^[A-Z]{1,3}\d+$/.test(id) ? id : names(id, 'card');
}

const NONE = /* @wc-include */ 'none';

export function plain(value: unknown, told: Told): string {
  if (value === null) return NONE;
  if (Array.isArray(value)) return value.map((one) => plain(one, told)).join(', ') || NONE;
  if (isData(value))
    return Object.entries(value)
      .map(([key, one]) => `${nameOf(key, told)}: ${plain(one, told)}`)
      .join(', ');
  return String(value);
}
