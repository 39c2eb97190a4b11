// The pieces that the shapes of `given` and `expect` are put together from. Each looks at one value and tells what of it no
// position of the game can have: keys, cards, cells and numbers that are not there, values of the wrong type.
import { listWords, suggestion } from '../diagnostics/suggest.ts';
import { describeValue, quote } from '../text/describe.ts';
import type { Annotated, NamedKind, Ref } from '../schema/annotations.ts';
import type { Path } from '../text/path.ts';
import type { ReferenceKind, TestNames } from './names.ts';
import { isData, type Problem } from './problem.ts';

/** Beyond this many problems no suggestions are made. */
const CROWD = 100;
/** So few names are listed when none comes near. */
const FEW = 12;

export class Checking {
  readonly problems: Problem[] = [];
  readonly names: TestNames;
  readonly seats: number;
  /** Says more of a name that is not in this game. */
  readonly elsewhere: (kind: ReferenceKind, word: string) => string | undefined;

  /** True when there are so many findings elsewhere that no suggestions are made. */
  readonly crowded: boolean;

  constructor(
    names: TestNames,
    seats: number,
    elsewhere: Checking['elsewhere'] = () => undefined,
    crowded = false,
  ) {
    this.names = names;
    this.seats = seats;
    this.elsewhere = elsewhere;
    this.crowded = crowded;
  }

  tell(path: Path, message: string, help?: string, more?: Pick<Problem, 'code' | 'part' | 'meant'>): void {
    this.problems.push({ path, message, help, ...more });
  }

  /** Reports a name that does not exist; `write` puts the suggested word into the text. */
  name(
    kind: ReferenceKind,
    word: string,
    path: Path,
    part?: 'key',
    write = (meant: string) => meant,
  ): boolean {
    const words = this.names.words[kind];
    if (words?.has(word)) return true;
    const cells = kind === 'cell' ? this.names.shared?.get(word) : undefined;
    if (cells) {
      this.tell(path, `Several cells have the name ${quote(word)}.`, `Name one of ${listWords(cells)}.`, {
        part,
      });
      return false;
    }
    const quiet = this.crowded || this.problems.length >= CROWD;
    const known = quiet || kind === 'railcar' ? [] : [...(words?.keys() ?? [])];
    const few = known.length > 0 && known.length <= FEW ? `There are ${known.join(', ')}.` : undefined;
    const { help, meant } = suggestion(word, known, few);
    const other = quiet ? undefined : this.elsewhere(kind, word);
    // Another cell would be a guess.
    const only = other === undefined && kind !== 'cell' ? meant : undefined;
    this.tell(path, `${THERE_IS_NO[kind]} ${quote(word)} ${WHERE[kind]}.`, other ?? help, {
      part,
      meant: only === undefined ? undefined : write(only),
    });
    return false;
  }

  unknownKey(key: string, path: Path, owner: string, keys: readonly string[]): void {
    const { help, meant } = suggestion(key, keys, `There are ${keys.join(', ')}.`);
    this.tell(path, `${owner} has no ${quote(key)}.`, help, { part: 'key', meant });
  }
}

const THERE_IS_NO: Readonly<Record<ReferenceKind, string>> = {
  card: 'There is no card',
  cell: 'There is no cell',
  route: 'There is no route',
  link: 'There is no link',
  token: 'There is no token',
  resource: 'There is no resource',
  car: 'There is no car type',
  ability: 'There is no ability',
  railcar: 'There is no card with the number',
  waiver: 'There is no surcharge',
};
const WHERE: Readonly<Record<ReferenceKind, string>> = {
  card: 'in this game',
  cell: 'on this map',
  route: 'on this map',
  link: 'on this map that players can own',
  token: 'in this game',
  resource: 'in this game',
  car: 'in this game',
  ability: 'in this game',
  railcar: 'in this game',
  waiver: 'in this game',
};

export interface Check {
  (value: unknown, path: Path, c: Checking): void;
  /** References of its value, for the schema of tests; none unless given. */
  readonly refs?: Annotated;
}

/** A check, and the references of its values. */
export const referring = (refs: Annotated | undefined, is: Check): Check =>
  refs ? Object.assign(is, { refs }) : is;

const KINDS: Readonly<Record<ReferenceKind, NamedKind | undefined>> = {
  card: 'cards',
  car: 'cars',
  ability: 'abilities',
  cell: 'cells',
  waiver: 'terrains',
  token: 'tokens',
  resource: 'resources',
  // Routes and links go by the cells at their ends.
  route: undefined,
  link: undefined,
  // Cards of Game of Trains go by their numbers.
  railcar: undefined,
};

/** `part` of a text, or all of it. */
export function refToKind(kind: ReferenceKind, part?: string): Ref | undefined {
  const to = KINDS[kind];
  return to && { to, scope: 'game', ...(part !== undefined && { part }) };
}

const kindRefs = (kind: ReferenceKind): Annotated | undefined => {
  const ref = refToKind(kind);
  return ref && { 'x-ref': ref };
};

/** A key with what it says, for people. */
interface Field {
  readonly about: string;
  readonly is: Check;
}
export type Shape = Readonly<Record<string, Field>>;

const LEAST = -32_000;
const MOST = 32_000;

function number(least = 0): Check {
  return (value, path, c) => {
    const whole = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MOST;
    if (!whole) c.tell(path, `This must be a whole number, not ${describeValue(value)}.`);
  };
}
export const count = number();
export const integer = number(LEAST);

export const flag: Check = (value, path, c) => {
  if (typeof value !== 'boolean') c.tell(path, `This must be true or false, not ${describeValue(value)}.`);
};

export const anything: Check = () => undefined;

/** One of some words. */
export function word(what: string, words: readonly string[]): Check {
  return (value, path, c) => {
    const all = `There are ${words.join(', ')}.`;
    if (typeof value !== 'string') c.tell(path, `This must be ${what}, not ${describeValue(value)}.`, all);
    else if (!words.includes(value)) {
      const { help, meant } = suggestion(value, words, all);
      c.tell(path, `${quote(value)} is not ${what}.`, help, { meant });
    }
  };
}

/** A name; some are numbers. */
export function name(kind: ReferenceKind): Check {
  return referring(kindRefs(kind), (value, path, c) => {
    if (typeof value === 'string' || typeof value === 'number') c.name(kind, String(value), path);
    else c.tell(path, `This must be ${AN[kind]}, not ${describeValue(value)}.`);
  });
}

const AN: Readonly<Record<ReferenceKind, string>> = {
  card: 'the id of a card',
  cell: 'a cell such as D5',
  route: 'a route such as A1-I5',
  link: 'a link such as C3-C7',
  token: 'the id of a kind of token',
  resource: 'the id of a resource',
  car: 'the id of a car type',
  ability: 'the id of an ability',
  railcar: 'the number of a card',
  waiver: 'a surcharge such as city',
};

export function orNull(is: Check): Check {
  return referring(is.refs, (value, path, c) => {
    if (value !== null) is(value, path, c);
  });
}

export function listOf(is: Check, what: string): Check {
  return referring(is.refs && { items: is.refs }, (value, path, c) => {
    if (!Array.isArray(value)) c.tell(path, `This must be ${what}, not ${describeValue(value)}.`);
    else
      value.forEach((item: unknown, i) => {
        is(item, [...path, i], c);
      });
  });
}

/** Numbers by name. */
export function countsOf(kind: ReferenceKind, what: string, is: Check = count): Check {
  const names = kindRefs(kind);
  const refs = { ...(names && { propertyNames: names }), ...(is.refs && { additionalProperties: is.refs }) };
  return referring(refs, (value, path, c) => {
    if (!isData(value)) c.tell(path, `This must be ${what}, not ${describeValue(value)}.`);
    else {
      const named = new Map<string, string>();
      for (const [key, inner] of Object.entries(value)) {
        const at = [...path, key];
        is(inner, at, c);
        if (!c.name(kind, key, at, 'key')) continue;
        const thing = c.names.words[kind]?.get(key) ?? key;
        const before = named.get(thing);
        if (before !== undefined)
          c.tell(at, `${quote(before)} and ${quote(key)} are the same ${kind}.`, undefined, { part: 'key' });
        named.set(thing, key);
      }
    }
  });
}

/** One check for objects and another for everything else. */
export function either(object: Check, other: Check): Check {
  return referring({ ...other.refs, ...object.refs }, (value, path, c) => {
    (isData(value) ? object : other)(value, path, c);
  });
}

/** An object with certain keys only; `more` takes keys that no list holds, and `moreRefs` is what their values refer to. */
export function object(
  shape: Shape,
  owner: string,
  what: string,
  more: (key: string, value: unknown, path: Path, c: Checking) => boolean = () => false,
  moreRefs?: Annotated,
): Check {
  return referring(
    { properties: refsOf(shape), ...(moreRefs && { additionalProperties: moreRefs }) },
    (value, path, c) => {
      if (!isData(value)) {
        c.tell(path, `${what}, not ${describeValue(value)}.`);
        return;
      }
      for (const [key, inner] of Object.entries(value)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field) field.is(inner, [...path, key], c);
        else if (!more(key, inner, [...path, key], c))
          c.unknownKey(key, [...path, key], owner, Object.keys(shape));
      }
    },
  );
}

/** By key, of those that hold references. */
function refsOf(shape: Shape): Readonly<Record<string, Annotated>> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, { is }]) => (is.refs ? [[key, is.refs]] : [])),
  );
}
