// The form in which a position is written by hand, and a check that something has this form.

/** Card numbers everywhere; positions count from 1, seats from 0. */
export interface GameOfTrainsPositionInput {
  /** By seat, left to right, 0 for an empty spot. Trains not given are dealt in descending order. */
  readonly trains?: readonly (readonly number[] | null)[];
  /** Lock cards by seat: the position in the train and the number of the card. */
  readonly locks?: readonly (readonly { readonly at: number; readonly card: number }[] | null)[];
  /** Cards next to the draw pile. */
  readonly faceUp?: readonly number[];
  /** Top first. Cards named nowhere are the draw pile if this is absent, else the discard pile, else out of the game. */
  readonly deck?: readonly number[];
  /** Top first. */
  readonly discard?: readonly number[];
  /** Cards of the set-up exchange; when there are any, the exchange is open. */
  readonly hands?: readonly (readonly number[] | null)[];
  /** The card the active seat has just drawn and must place. */
  readonly drawn?: number;
  /** The seat that chooses. */
  readonly active?: number;
  /** The seat that had the first turn. */
  readonly first?: number;
  readonly turn?: number;
  /** Cards drawn for the set-up exchange, by seat. */
  readonly draws?: readonly number[];
  /** Times each ability was used, by seat. */
  readonly used?: readonly (Readonly<Record<string, number>> | null)[];
}

type Test = (value: unknown) => boolean;
const isNumber: Test = (value) => Number.isInteger(value);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const isLock: Test = (value) =>
  isObject(value) && Object.keys(value).sort().join() === 'at,card' && Object.values(value).every(isNumber);
const isCounts: Test = (value) => isObject(value) && Object.values(value).every(isNumber);

const NUMBER = { is: isNumber, form: 'a whole number' };
const NUMBERS = { is: listOf(isNumber), form: 'a list of numbers' };
const LISTS = {
  is: listOf(orNull(listOf(isNumber))),
  form: 'a list with a list of card numbers for each seat',
};

const FORMS: Readonly<Record<keyof GameOfTrainsPositionInput, { is: Test; form: string }>> = {
  trains: LISTS,
  hands: LISTS,
  locks: {
    is: listOf(orNull(listOf(isLock))),
    form: 'a list with a list such as [{ at: 1, card: 2 }] for each seat',
  },
  faceUp: NUMBERS,
  deck: NUMBERS,
  discard: NUMBERS,
  draws: NUMBERS,
  drawn: NUMBER,
  active: NUMBER,
  first: NUMBER,
  turn: NUMBER,
  used: { is: listOf(orNull(isCounts)), form: 'a list with numbers of uses by ability for each seat' },
};

/** The reasons why a value is not a valid position, as sentences. */
export function shapeProblems(input: unknown): string[] {
  if (!isObject(input)) return ['A position is an object.'];
  return Object.entries(input).flatMap(([key, value]) => {
    if (!Object.hasOwn(FORMS, key)) return [`A position has no "${key}".`];
    const { is, form } = FORMS[key as keyof GameOfTrainsPositionInput];
    return value === undefined || is(value) ? [] : [`"${key}" must be ${form}.`];
  });
}
