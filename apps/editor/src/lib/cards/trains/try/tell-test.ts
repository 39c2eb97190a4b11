// A card test in sentences: where it begins, what is done, and what must be true afterwards. Keys that no sentence is known for are told
// as "key: value", so nothing of a test is left out.
import type { NameOf } from '@railwright/engine';
import type { Data } from '../../../core/content/data.ts';
import { counted } from '../../../core/content/counted.ts';
import { isData } from '../../../core/content/data.ts';
import { plainLabel } from '../../../core/content/plain-label.ts';
import { choiceLabel } from './words.ts';

export interface ToldTest {
  readonly given: readonly string[];
  readonly done: readonly string[];
  readonly expected: readonly string[];
}

/** Of the parts of a value that have names of their own; other words are the nouns of a number. */
type Value =
  | 'cards'
  | 'things'
  | 'resources'
  | 'at'
  | 'cells'
  | 'card'
  | 'number'
  | { readonly noun: string };

/** What a seat has, after "You" or "Player 2": each a verb for "you", one for others, and the rest. */
const SEAT: Readonly<Record<string, readonly [you: string, they: string, what: string, value: Value]>> = {
  hand: ['hold', 'holds', '{}', 'cards'],
  handSize: ['hold', 'holds', '{}', { noun: 'card' }],
  deck: ['have', 'has', '{} on the deck, top first', 'cards'],
  deckSize: ['have', 'has', 'a deck of {}', { noun: 'card' }],
  discard: ['have', 'has', '{} in the discard pile', 'cards'],
  play: ['have', 'has', '{} in play', 'cards'],
  gained: ['have', 'has', 'gained {} this turn', 'cards'],
  aside: ['have', 'has', '{} set aside', 'cards'],
  mat: ['have', 'has', '{} on the mat', 'cards'],
  matDown: ['have', 'has', '{} face down on the mat', 'cards'],
  owned: ['own', 'owns', '{}', 'cards'],
  power: ['have', 'has', 'the power {}', 'cards'],
  offered: ['may choose', 'may choose', 'among {}', 'cards'],
  rails: ['have', 'has', 'rails on {}', 'cells'],
  railsLeft: ['have', 'has', '{} left', { noun: 'rail' }],
  track: ['have', 'has', '{} on the score track', { noun: 'point' }],
  coins: ['have', 'has', '{}', { noun: 'coin' }],
  railPoints: ['have', 'has', '{}', { noun: 'rail point' }],
  routes: ['have', 'has', 'claimed {}', 'cells'],
  bonuses: ['have', 'has', 'the bonus of {}', 'cells'],
  resources: ['have', 'has', '{}', 'resources'],
};

/** What is true of the table. */
const TABLE: Readonly<Record<string, readonly [sentence: string, value: Value]>> = {
  stations: ['Stations: {}', 'at'],
  tokens: ['Tokens: {}', 'at'],
  railsAt: ['Rails: {}', 'at'],
  score: ['Score: {}', 'at'],
  supply: ['The supply has {}', 'things'],
  trash: ['The trash has {}', 'cards'],
  event: ['The event is {}', 'card'],
  eventDeck: ['The next events are {}', 'cards'],
  nextEvent: ['The next event is {}', 'card'],
  rowDeck: ['The deck of the row has {}', 'cards'],
  resourcesLeft: ['Left in the supply: {}', 'resources'],
  tokensLeft: ['Tokens left: {}', 'things'],
  stationsLeft: ['Stations left: {}', 'number'],
  round: ['It is round {}', 'number'],
  lasting: ['Still in force: {}', 'cards'],
};

export function tellTest({ given, do: done, expect }: Data, names: NameOf): ToldTest {
  const told = { names, seat: (index: number) => (index === 0 ? 'You' : `Player ${index + 1}`) };
  return {
    given: isData(given) ? tellPosition(given, told) : [],
    done: (Array.isArray(done) ? done : []).flatMap((line: unknown) => tellLine(line, told)),
    expected: isData(expect) ? tellPosition(expect, told) : [],
  };
}

interface Told {
  readonly names: NameOf;
  readonly seat: (index: number) => string;
}

function tellPosition(position: Data, told: Told): string[] {
  const { seats, ...others } = position;
  const has = new Map<number, Data>();
  const add = (seat: number, more: Data): void => void has.set(seat, { ...has.get(seat), ...more });
  const table: string[] = [];
  for (const [key, value] of Object.entries(others)) {
    const seat = seatOf(key);
    if (seat !== undefined && isData(value)) add(seat, value);
    else if (key === 'rails' && isData(value))
      for (const [of, rails] of Object.entries(value)) add(seatOf(of) ?? 0, { rails });
    else if (Object.hasOwn(SEAT, key)) add(0, { [key]: value });
    else table.push(`${tellTable(key, value, told)}.`);
  }
  if (Array.isArray(seats)) seats.forEach((one: unknown, seat) => isData(one) && add(seat, one));
  return [...[...has].map(([seat, one]) => tellSeat(seat, one, told)).filter(Boolean), ...table];
}

/** The seat that a key of a position names. */
function seatOf(key: string): number | undefined {
  if (key === 'opponent') return 1;
  const number = /^seat-(\d)$/.exec(key)?.[1];
  return number === undefined ? undefined : Number(number);
}

function tellSeat(seat: number, has: Data, told: Told): string {
  let before = '';
  const parts = Object.entries(has).map(([key, value]) => {
    const words = Object.hasOwn(SEAT, key) ? SEAT[key] : undefined;
    const [you, they, what, kind] = words ?? [
      'have',
      'has',
      `${plainLabel(key).toLowerCase()}: {}`,
      'number',
    ];
    const verb = seat === 0 ? you : they;
    const said = what.replace('{}', tellValue(value, kind, told));
    const repeats = verb === before;
    before = verb;
    return repeats ? said : `${verb} ${said}`;
  });
  return parts.length === 0 ? '' : `${told.seat(seat)} ${listed(parts)}.`;
}

function tellTable(key: string, value: unknown, told: Told): string {
  if (key === 'active')
    return seatName(value, told) === 'you' ? 'It is your turn' : `It is the turn of ${seatName(value, told)}`;
  if (key === 'decision') return tellDecision(value, told);
  if (key === 'legal') return `Possible: ${choicesOf(value, told)}`;
  if (key === 'illegal') return `Not possible: ${choicesOf(value, told)}`;
  if (key === 'choices')
    return typeof value === 'number'
      ? `There are ${value} choices`
      : `The only choices: ${choicesOf(value, told)}`;
  if (key === 'end') return value === null ? 'The game goes on' : `The game has ended: ${plain(value, told)}`;
  if (key === 'winners')
    return `Winning: ${[value]
      .flat()
      .map((one) => seatName(one, told))
      .join(' and ')}`;
  const words = TABLE[key];
  if (!words || !Object.hasOwn(TABLE, key)) return `${plainLabel(key)}: ${plain(value, told)}`;
  return words[0].replace('{}', tellValue(value, words[1], told));
}

function seatName(value: unknown, told: Told): string {
  const seat = typeof value === 'string' ? seatOf(value) : undefined;
  return seat === undefined ? String(value) : told.seat(seat).replace('You', 'you');
}

function tellDecision(value: unknown, told: Told): string {
  if (value === null) return 'Nothing is asked any more';
  const { type, seat, card } = isData(value) ? value : { type: value };
  const of = typeof card === 'string' ? ` of ${told.names(card, 'card')}` : '';
  const to = seat === undefined ? '' : `, asked of ${seatName(seat, told)}`;
  return `The open question is the ${plainLabel(String(type)).toLowerCase()}${of}${to}`;
}

/** A line of `do`, as on the buttons of a game. */
function tellLine(line: unknown, told: Told): string[] {
  if (typeof line === 'string') return [`${choiceOf(line, told)}.`];
  if (!isData(line)) return [];
  return Object.entries(line).map(([verb, object]) => {
    if (verb === 'illegal') return `(Not possible: ${choicesOf(object, told)}.)`;
    const objects = [object].flat();
    if (objects.length === 0) return 'Choose nothing.';
    const [first = '', ...more] = objects.map((one) => choiceOf(`${verb} ${String(one)}`, told));
    const { length } = verbOf(first, String(objects[0]), told);
    return `${listed([first, ...more.map((one) => one.slice(length))])}.`;
  });
}

/** What a choice begins with, before the name of its card or cell. */
function verbOf(label: string, object: string, { names }: Told): string {
  const name = label.endsWith(object) ? object : names(object, 'card');
  return label.endsWith(name) ? label.slice(0, label.length - name.length) : '';
}

function choicesOf(value: unknown, told: Told): string {
  return listed(
    [value].flat().flatMap((one: unknown) => {
      if (typeof one === 'string') return [choiceOf(one, told)];
      if (!isData(one)) return [];
      return Object.entries(one).flatMap(([verb, object]) =>
        [object].flat().map((each) => choiceOf(`${verb} ${String(each)}`, told)),
      );
    }),
  );
}

function choiceOf(text: string, { names, seat }: Told): string {
  return choiceLabel(text, names, [], seat);
}

function tellValue(value: unknown, kind: Value, told: Told): string {
  const { names } = told;
  if (typeof kind === 'object')
    return typeof value === 'number' ? counted(value, kind.noun) : plain(value, told);
  if (kind === 'number') return plain(value, told);
  if (kind === 'at') return tellPlaces(value, told);
  if (kind === 'card') return value === null ? 'nobody’s' : names(String(value), 'card');
  if (kind === 'cells')
    return Array.isArray(value) ? listed(value.map(String)) || 'no cell' : plain(value, told);
  if (Array.isArray(value)) return cardsOf(value.map(String), names);
  if (!isData(value)) return plain(value, told);
  if (kind === 'resources')
    return (
      listed(
        Object.entries(value).map(
          ([id, count]) => `${String(count)} ${names(id, count === 1 ? 'resource' : 'resources')}`,
        ),
      ) || 'nothing'
    );
  const counts = Object.entries(value).map(([id, count]) =>
    typeof count === 'number' ? times(count, nameOf(id, told)) : `${nameOf(id, told)} ${plain(count, told)}`,
  );
  return listed(counts) || 'nothing';
}

/** "D5: 2; E6: Mail 1". */
function tellPlaces(value: unknown, told: Told): string {
  if (!isData(value)) return plain(value, told);
  const places = Object.entries(value).map(([key, one]) => {
    const there = isData(one)
      ? Object.entries(one)
          .map(([id, count]) => `${nameOf(id, told)} ${plain(count, told)}`)
          .join(', ') || 'none'
      : plain(one, told);
    return `${nameOf(key, told)} ${there}`;
  });
  return places.join('; ') || 'none';
}

/** "2 Waste, Mail Train". Equal cards that follow one another are counted. */
function cardsOf(ids: readonly string[], names: NameOf): string {
  const runs: [id: string, count: number][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last?.[0] === id) last[1]++;
    else runs.push([id, 1]);
  }
  return listed(runs.map(([id, count]) => times(count, names(id, 'card')))) || 'no card';
}

const times = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);

/** A card, a resource, or a cell by itself. */
function nameOf(id: string, { names }: Told): string {
  return /^[A-Z]{1,3}\d+$/.test(id) ? id : names(id, 'card');
}

function plain(value: unknown, told: Told): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map((one) => plain(one, told)).join(', ') || 'none';
  if (isData(value))
    return Object.entries(value)
      .map(([key, one]) => `${nameOf(key, told)}: ${plain(one, told)}`)
      .join(', ');
  return String(value);
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
