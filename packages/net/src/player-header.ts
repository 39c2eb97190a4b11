// The first line of a player file: JSON from an untrusted source, checked field by field, with a checksum at its end.
import type { Contents } from './knowledge.ts';

/** A player's wins against a bot, in games it did not learn from. */
interface Strength {
  /** Name of the bot in all other seats, and the number of seats. */
  readonly against: string;
  readonly seats: number;
  readonly games: number;
  /** Share of wins, 0 to 1, with its 95% interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

/** How far a player can be beaten: what others won with it in all other seats. */
export interface Witnesses {
  /** A player that learned to beat it. */
  readonly answer?: Strength | undefined;
  /** A search guided by what it has learned. */
  readonly search?: Strength | undefined;
}

/** A setup that a player has learned. */
export interface LearnedSetup {
  /** `pack/id`. */
  readonly id: string;
  /** Fingerprint of its definition; absent if it learned many of its markets. */
  readonly content?: string;
  /** Numbers of seats, in order. */
  readonly seats: readonly number[];
  /** How many of its markets, if they are drawn at random. */
  readonly markets?: number;
}

/** The first line of a player file. */
export interface PlayerHeader {
  /** Older files have format 2 and are read as this one. */
  readonly format: 3;
  /** Which rules: the `name` of the Game. */
  readonly game: string;
  /** Version of the program that trained it. */
  readonly engine: string;
  /** The setups it learned on. */
  readonly setups: readonly LearnedSetup[];
  /** How it was made: the same seed and number of games produce the same player. */
  readonly learned: {
    readonly seed: number;
    readonly games: number;
    readonly decisions: number;
    /** Games that the player it began with had learned from, if it began with one. */
    readonly before?: number | undefined;
    /** `pack/id` of the preference it has besides winning. */
    readonly preference?: string | undefined;
    /** Name of the bot that it watched at first. */
    readonly teacher?: string | undefined;
    /** Number of restarts after it was stuck. */
    readonly restarts?: number | undefined;
  };
  /** Its measured strength, one entry for each bot and number of seats. */
  readonly strength: readonly Strength[];
  /** The strength of opponents trained or guided to beat it, if that was measured. */
  readonly witnesses?: Witnesses | undefined;
  /** Which rows of weights the file contains. */
  readonly contents: Contents;
}

/** A setup as it is now, for one number of seats. */
export interface SetupForm {
  /** Which rules, as in the header. */
  readonly game: string;
  /** `pack/id`. */
  readonly id: string;
  /** Fingerprint of its definition. */
  readonly content: string;
  readonly seats: number;
}

/**
 * How a player knows a setup: `exact` if it learned this form of it, `general` if it learned so many markets that it can play any,
 * undefined if it cannot play it.
 */
export function knowledgeOf(
  { game, setups }: PlayerHeader,
  form: SetupForm,
): 'exact' | 'general' | undefined {
  if (game !== form.game) return undefined;
  const seated = setups.filter(({ seats }) => seats.includes(form.seats));
  if (seated.some(({ id, content }) => id === form.id && content === form.content)) return 'exact';
  return seated.some(({ markets = 1 }) => markets > 1) ? 'general' : undefined;
}

interface Read {
  readonly header: PlayerHeader;
  readonly weights: { readonly count: number; readonly hash: string };
  /** How many states of the weights follow, the newest first: older files have some. */
  readonly states: number;
}

const FORMAT = 3;
/** Without a checksum of the first line. */
const OLDER = 2;
const CHECK = /,"check":"([0-9a-f]{8})"\}$/;
const MOST_NAME = 200;
const MOST_ITEMS = 3000;
const MOST_GROUPS = 200;
const MOST_WIDTH = 256;
const MOST_SETUPS = 100;
const MOST_EARLIER = 8;
const MOST_SEATS = 8;
const MOST_RESTARTS = 100;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The line of a header.
 * @param fields more than none
 */
export function headerLine(fields: object): string {
  const text = JSON.stringify(fields).slice(0, -1);
  return `${text},"check":"${hashOf(new TextEncoder().encode(text))}"}`;
}

/** FNV-1a, as 8 hexadecimal digits: protects against damage, not malice. */
export function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The header, or a sentence that says what is wrong. */
export function readHeader(line: Uint8Array): Read | string {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(line);
    value = JSON.parse(text);
  } catch {
    return 'It does not begin with a line of JSON.';
  }
  if (!isFields(value)) return 'Its first line is not a JSON object.';
  const { format, check: _check, ...rest } = value;
  if (format !== FORMAT && format !== OLDER)
    return `It has format ${String(format).slice(0, 20)}; this version reads format ${FORMAT}.`;
  const sealed = CHECK.exec(text);
  if (sealed ? hashOf(line.subarray(0, line.length - sealed[0].length)) !== sealed[1] : format === FORMAT)
    return 'Its first line is not as it was saved: the file is damaged.';
  const wrong = wrongField(rest);
  if (wrong !== undefined) return `Its field "${wrong}" is missing or not what it should be.`;
  const { weights, earlier = [], learned, ...header } = rest;
  return {
    header: {
      format: FORMAT,
      ...header,
      learned: withPreference(learned as Fields),
    } as unknown as PlayerHeader,
    weights: weights as Read['weights'],
    states: 1 + (earlier as unknown[]).length,
  };
}

/** In files of before, a preference was called a taste. */
function withPreference({ taste, ...learned }: Fields): Fields {
  return taste === undefined ? learned : { preference: taste, ...learned };
}

function wrongField(value: Fields): string | undefined {
  const { setups, learned, earlier, strength, witnesses, contents, weights } = value;
  for (const name of ['game', 'engine']) if (!isName(value[name])) return name;
  if (!isList(setups, MOST_SETUPS, isSetup) || setups.length === 0) return 'setups';
  if (
    !isFields(learned) ||
    !(learned['before'] === undefined || isCount(learned['before'], Number.MAX_SAFE_INTEGER)) ||
    !['preference', 'taste'].every((name) => learned[name] === undefined || isName(learned[name])) ||
    !(learned['teacher'] === undefined || isName(learned['teacher'])) ||
    !(learned['restarts'] === undefined || isCount(learned['restarts'], MOST_RESTARTS)) ||
    !['seed', 'games', 'decisions'].every((name) => isCount(learned[name], Number.MAX_SAFE_INTEGER))
  )
    return 'learned';
  if (
    earlier !== undefined &&
    !isList(earlier, MOST_EARLIER, (games) => isCount(games, Number.MAX_SAFE_INTEGER))
  )
    return 'earlier';
  if (!isList(strength, 100, isStrength)) return 'strength';
  if (witnesses !== undefined && !isWitnesses(witnesses)) return 'witnesses';
  if (!isContents(contents)) return 'contents';
  if (!isFields(weights) || !isCount(weights['count'], 10_000_000) || !isName(weights['hash']))
    return 'weights';
  return undefined;
}

const isSetup = (value: unknown): boolean =>
  isFields(value) &&
  isName(value['id']) &&
  (value['content'] === undefined || isName(value['content'])) &&
  isList(value['seats'], MOST_SEATS, (seats) => isCount(seats, MOST_SEATS)) &&
  (value['markets'] === undefined || isCount(value['markets'], 1e6));

function isContents(value: unknown): value is Contents {
  if (!isFields(value)) return false;
  const { width, vocabularies, position, choice } = value;
  return (
    isCount(width, MOST_WIDTH) &&
    width > 0 &&
    width % 32 === 0 &&
    isList(vocabularies, MOST_GROUPS, isVocabulary) &&
    isList(position, MOST_GROUPS, isGroup) &&
    isList(choice, MOST_GROUPS, isGroup)
  );
}

const isVocabulary = (value: unknown): boolean =>
  isFields(value) &&
  isName(value['name']) &&
  isList(value['items'], MOST_ITEMS, isName) &&
  isList(value['traits'], MOST_ITEMS, isName);

const isGroup = (value: unknown): boolean =>
  isFields(value) &&
  isName(value['name']) &&
  isCount(value['size'], MOST_ITEMS) &&
  (value['vocabulary'] === undefined || isName(value['vocabulary']));

const isStrength = (value: unknown): boolean =>
  isFields(value) &&
  isName(value['against']) &&
  isCount(value['seats'], MOST_SEATS) &&
  isCount(value['games'], 1e9) &&
  ['won', 'low', 'high'].every((name) => {
    const share = value[name];
    return typeof share === 'number' && share >= 0 && share <= 1;
  });

const isWitnesses = (value: unknown): boolean =>
  isFields(value) &&
  ['answer', 'search'].every((name) => value[name] === undefined || isStrength(value[name]));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_NAME;
const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isList = (
  value: unknown,
  most: number,
  isItem: (item: unknown) => boolean,
): value is readonly unknown[] => Array.isArray(value) && value.length <= most && value.every(isItem);
