// A position written by hand, as a type and as a check of unchecked data.

/** Car type ids everywhere; sidings list their cars from left to right; seats count from 0, days and rounds from 1. */
export interface FreightTrainPositionInput {
  readonly day?: number;
  readonly round?: number;
  readonly turn?: number;
  /** First player of this round. */
  readonly first?: number;
  /** Seats from `first` to before this one have had their turn in this round. */
  readonly active?: number;
  /** How many of them could do nothing at all. */
  readonly idle?: number;
  /** Whether the active seat has filled a siding in this turn. */
  readonly filled?: boolean;
  /** The cars and the Trains Leave card in the deck. */
  readonly deck?: {
    /** Cars named nowhere are in the deck if this is absent, else out of the game. */
    readonly cars?: Readonly<Record<string, number>>;
    /** Cars among which the Trains Leave card lies; as the day's split has it if absent. The others are above. */
    readonly lower?: number;
    /** False once the card has come up. */
    readonly leaveCard?: boolean;
  };
  /** Sidings not given are empty. */
  readonly main?: readonly (readonly string[])[];
  /** Cars that the active seat has taken and must place. */
  readonly table?: readonly string[];
  readonly players?: readonly (PlayerInput | null)[];
}

/** A seat of a position written by hand; absent fields are as at the start. */
export interface PlayerInput {
  /** Chips, without those paid out later. */
  readonly chips?: number;
  /** Locomotives, in use or not. */
  readonly locomotives?: number;
  /** Whether this seat has called up a locomotive on this day. */
  readonly called?: boolean;
  /** Lengths by type. */
  readonly trains?: Readonly<Record<string, number>>;
  /** Types of the cars in the mixed train. */
  readonly mixed?: readonly string[];
  /** Sidings with their cars, from left to right. */
  readonly yard?: readonly (readonly string[])[];
}

type Kind = 'number' | 'boolean' | 'ids' | 'sidings' | 'counts';

const POSITION: Readonly<Record<string, Kind>> = {
  day: 'number',
  round: 'number',
  turn: 'number',
  first: 'number',
  active: 'number',
  idle: 'number',
  filled: 'boolean',
  main: 'sidings',
  table: 'ids',
};
const DECK: Readonly<Record<string, Kind>> = { cars: 'counts', lower: 'number', leaveCard: 'boolean' };
const PLAYER: Readonly<Record<string, Kind>> = {
  chips: 'number',
  locomotives: 'number',
  called: 'boolean',
  trains: 'counts',
  mixed: 'ids',
  yard: 'sidings',
};

const NOUNS: Readonly<Record<Kind, string>> = {
  number: 'a number',
  boolean: 'true or false',
  ids: 'a list of car types',
  sidings: 'a list of sidings, each a list of car types',
  counts: 'numbers of cars by type',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'ids':
      return isIds(value);
    case 'sidings':
      return Array.isArray(value) && value.every(isIds);
    case 'counts':
      return isObject(value) && Object.values(value).every((many) => typeof many === 'number');
    default:
      return typeof value === kind;
  }
}

/** Keys that are not there and values of the wrong type, as sentences. */
export function shapeProblems(input: unknown): string[] {
  if (!isObject(input)) return ['A position is an object.'];
  const { deck, players, ...rest } = input;
  const problems = partProblems(rest, POSITION, [...Object.keys(POSITION), 'deck', 'players'], '');
  if (deck !== undefined) problems.push(...partProblems(deck, DECK, Object.keys(DECK), ' of the deck'));
  if (players === undefined) return problems;
  if (!Array.isArray(players)) return [...problems, 'The players must be a list, null for one not given.'];
  players.forEach((player: unknown, seat) => {
    if (player !== null)
      problems.push(...partProblems(player, PLAYER, Object.keys(PLAYER), ` of seat ${seat + 1}`));
  });
  return problems;
}

function partProblems(
  part: unknown,
  kinds: Readonly<Record<string, Kind>>,
  known: readonly string[],
  whose: string,
): string[] {
  if (!isObject(part)) return [`What is given${whose} must be an object.`];
  return Object.entries(part).flatMap(([key, value]) => {
    const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (kind === undefined) return [`There is no "${key}"${whose}; there are ${known.join(', ')}.`];
    return isOfKind(value, kind) ? [] : [`"${key}"${whose} must be ${NOUNS[kind]}.`];
  });
}
