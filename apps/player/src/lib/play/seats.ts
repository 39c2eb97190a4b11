// Who sits where. A seat is a person or a bot of some level; colours are those of the board's tokens.
import type { BundledStrategy } from '../bundle/catalog.ts';
import {
  atLevel,
  botsFor,
  defaultBot,
  findLevel,
  LEVELS,
  likeGroup,
  parseBot,
  plainBot,
  type BotSpec,
  type LevelName,
} from '@railwright/bots';

export interface SeatSetup {
  readonly name: string;
  /** A bot as text: `heuristic`, `search:200ms`, `trains/big-money`, `learned:casual`; undefined for a person. */
  readonly bot?: string;
  /** The bot's strategy, if it has one: it stays with the game even if the content changes. */
  readonly strategy?: BundledStrategy;
}

export interface BotChoice {
  /** The `bot` of a seat. */
  readonly name: string;
  readonly level: string;
  /** Thinking time in milliseconds, for bots that have one. */
  readonly budget?: number;
  /** In English, from the bots themselves. */
  readonly description: string;
}

/** The first seat is the user, the others are bots. */
export function firstSeats(
  game: string,
  count: number,
  you: string,
  botName: (n: number) => string,
): SeatSetup[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? { name: you } : { name: botName(i), bot: defaultBot(game) },
  );
}

/** The thinking times offered for bots with a time limit, in milliseconds. */
const BUDGETS = [250, 1000, 4000] as const;

/** The bots offered for a game, weakest first; those with a budget once for each. */
export function botChoices(game: string): readonly BotChoice[] {
  return botsFor(game)
    .filter(({ needsFile }) => needsFile !== true)
    .flatMap(({ name, description, takesBudget }) =>
      takesBudget === true
        ? BUDGETS.map((budget) => ({ name: `${name}:${budget}ms`, level: name, budget, description }))
        : [{ name, level: name, description }],
    );
}

const LEARNED = 'learned';

export interface LevelChoice {
  /** The `bot` of a seat. */
  readonly name: string;
  readonly level: LevelName;
}

/** The levels of a learned player, weakest first. */
export function levelChoices(): readonly LevelChoice[] {
  return LEVELS.map(({ name }) => ({ name: `${LEARNED}:${name}`, level: name }));
}

/** The level of a learned player, if a bot is one. */
export function parseLevel(bot: string): LevelName | undefined {
  return LEVELS.find(({ name }) => bot === `${LEARNED}:${name}`)?.name;
}

/** Whether a learned player sits there, at a level or like a group of people. */
export function isLearned({ bot, strategy }: SeatSetup): boolean {
  return bot !== undefined && (bot.startsWith(`${LEARNED}:`) || strategy?.isGroup === true);
}

/** A seat with another player: a bot by its text, a strategy, or a person. */
export function seatWith(name: string, bot: string, strategies: readonly BundledStrategy[]): SeatSetup {
  const strategy = strategies.find(({ id }) => id === bot);
  return { name, ...(bot !== '' && { bot }), ...(strategy && { strategy }) };
}

/** The available strategies: those of the bundle, and those already in use. */
export function strategyChoices(
  strategies: readonly BundledStrategy[] | undefined,
  seats: readonly SeatSetup[],
): BundledStrategy[] {
  const all = [...(strategies ?? []), ...seats.flatMap(({ strategy }) => strategy ?? [])];
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i);
}

/** Seats for the game: everybody has a unique name. */
export function namedSeats(seats: readonly SeatSetup[], player: (seat: number) => string): SeatSetup[] {
  return distinctSeats(
    seats.map((seat, i) => ({ ...seat, name: look(seat.name) === '' ? player(i + 1) : seat.name.trim() })),
  );
}

/** Seats with unique names. */
export function distinctSeats(seats: readonly SeatSetup[]): SeatSetup[] {
  const names = distinctNames(seats.map(({ name }) => name));
  return seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
}

/** Names, with duplicates numbered by seat; all of them, if a number would clash with an existing name. */
export function distinctNames(names: readonly string[]): string[] {
  const number = (name: string, i: number): string => `${i + 1}. ${name}`;
  const looks = names.map(look);
  const numbered = names.map((name, i) =>
    looks.filter((other) => other === looks[i]).length > 1 ? number(name, i) : name,
  );
  return new Set(numbered.map(look)).size === names.length ? numbered : names.map(number);
}

/** A name as people observerOf it: without invisible characters and case. */
function look(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A name with the first unused number from `from` on. */
export function freeName(seats: readonly SeatSetup[], from: number, make: (n: number) => string): string {
  let n = from;
  while (seats.some(({ name }) => look(name) === look(make(n)))) n++;
  return make(n);
}

/**
 * The bot on a seat; one that no longer exists, as in an old saved game, is replaced by the default bot. `player` is the file of the
 * learned player in base64, if there is one.
 */
export function specOf(game: string, seat: SeatSetup, player?: string): BotSpec | undefined {
  const { bot, strategy } = seat;
  if (bot === undefined) return undefined;
  if (strategy?.isGroup)
    return player === undefined
      ? plainBot(defaultBot(game))
      : likeGroup({ name: LEARNED, bot: LEARNED, player }, strategy.id, strategy.strategy);
  if (isLearned(seat)) {
    const level = findLevel(bot.slice(LEARNED.length + 1));
    return level && player !== undefined
      ? atLevel({ name: LEARNED, bot: LEARNED, player }, level)
      : plainBot(defaultBot(game));
  }
  if (strategy) return { name: strategy.id, bot: 'strategy', strategy: strategy.strategy };
  const parsed = parseBot(game, bot);
  return parsed.ok ? parsed.spec : plainBot(defaultBot(game));
}

/** The bot for choosing without waiting: with a minimal thinking time. */
export function hurriedSpec(spec: BotSpec): BotSpec {
  return takesTime(spec) ? { ...spec, milliseconds: HURRIED } : spec;
}
/** Whether a bot has a time limit. */
export function takesTime(spec: BotSpec | undefined): boolean {
  return (spec?.milliseconds ?? 0) > HURRIED;
}
/** Milliseconds. */
const HURRIED = 30;

export function isPerson(seat: SeatSetup | undefined): boolean {
  return seat !== undefined && seat.bot === undefined;
}
