// A card test in sentences: where it begins, what is done, and what must be true afterwards. Keys that no sentence is known for are told
// as "key: value", so nothing of a test is left out.
import type { NameOf } from '@railwright/engine';
import type { Data } from '../../../core/content/data.ts';
import { isData } from '../../../core/content/data.ts';
import { plainLabel } from '../../../core/content/plain-label.ts';
import { listed, within } from '../../../core/words/words.ts';
import { HAVE, SEAT, TABLE, plain, type Told } from './told-values.ts';
import { askedLabel, choiceLabel, choicesLabel } from './words.ts';

export interface ToldTest {
  readonly given: readonly string[];
  readonly done: readonly string[];
  readonly expected: readonly string[];
}

export function tellTest({ given, do: done, expect }: Data, names: NameOf): ToldTest {
  const told = { names, seat: (index: number) => (index === 0 ? 'You' : `Player ${index + 1}`) };
  return {
    given: isData(given) ? tellPosition(given, told) : [],
    done: (Array.isArray(done) ? done : []).flatMap((line: unknown) => tellLine(line, told)),
    expected: isData(expect) ? tellPosition(expect, told) : [],
  };
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
    const [verbs, what, tell] = words ?? [HAVE, (it: string) => `${within(plainLabel(key))}: ${it}`, plain];
    const verb = verbs[seat === 0 ? 0 : 1];
    const said = what(tell(value, told));
    const repeats = verb === before;
    before = verb;
    return repeats ? said : `${verb} ${said}`;
  });
  return parts.length === 0 ? '' : `${told.seat(seat)} ${listed(parts)}.`;
}

function tellTable(key: string, value: unknown, told: Told): string {
  if (key === 'active')
    return isYou(value) ? 'It is your turn' : `It is the turn of ${seatName(value, told)}`;
  if (key === 'decision') return tellDecision(value, told);
  if (key === 'legal') return `Possible: ${choicesOf(value, told)}`;
  if (key === 'illegal') return `Not possible: ${choicesOf(value, told)}`;
  if (key === 'choices') {
    if (value === 1) return 'There is 1 choice';
    return typeof value === 'number'
      ? `There are ${value} choices`
      : `The only choices: ${choicesOf(value, told)}`;
  }
  if (key === 'end') return value === null ? 'The game goes on' : `The game has ended: ${plain(value, told)}`;
  if (key === 'winners') return `Winning: ${listed([value].flat().map((one) => seatName(one, told)))}`;
  const words = Object.hasOwn(TABLE, key) ? TABLE[key] : undefined;
  return words ? words[0](words[1](value, told)) : `${plainLabel(key)}: ${plain(value, told)}`;
}

const isYou = (value: unknown): boolean => typeof value === 'string' && seatOf(value) === 0;

function seatName(value: unknown, told: Told): string {
  const seat = typeof value === 'string' ? seatOf(value) : undefined;
  if (seat === 0) return within(told.seat(0));
  return seat === undefined ? String(value) : told.seat(seat);
}

function tellDecision(value: unknown, told: Told): string {
  if (value === null) return 'Nothing is asked any more';
  const { type, seat, card } = isData(value) ? value : { type: value };
  const asked =
    type === 'turn' ? /* @wc-include */ 'the turn' : /* @wc-include */ `“${askedLabel(String(type))}?”`;
  const of = typeof card === 'string' ? told.names(card, 'card') : undefined;
  if (seat === undefined)
    return of === undefined ? `The open question is ${asked}` : `The open question of ${of} is ${asked}`;
  const to = seatName(seat, told);
  return of === undefined
    ? `The open question is ${asked}, asked of ${to}`
    : `The open question of ${of} is ${asked}, asked of ${to}`;
}

/** A line of `do`, as on the buttons of a game. */
function tellLine(line: unknown, told: Told): string[] {
  if (typeof line === 'string') return [`${choiceOf(line, told)}.`];
  if (!isData(line)) return [];
  return Object.entries(line).map(([verb, object]) => {
    if (verb === 'illegal') return /* @wc-include */ `(Not possible: ${choicesOf(object, told)}.)`;
    const objects = [object].flat().map(String);
    return objects.length === 0
      ? 'Choose nothing.'
      : `${choicesLabel(verb, objects, told.names, [], told.seat)}.`;
  });
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
