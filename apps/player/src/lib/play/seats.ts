// Who sits where. A seat is a person or a bot of some level; colours are those of the board's tokens.
import type { BundledStrategy } from '../bundle/catalog.ts';
import {
  atLevel,
  botsFor,
  defaultBot,
  findLevel,
  LEVELS,
  parseBot,
  plainBot,
  type BotSpec,
  type LevelName,
} from '@railwright/bots';

export interface SeatSetup {
  readonly name: string;
  /** A bot as text: `heuristic`, `search:200ms`, `trains/big-money`, `learned:casual`; undefined for a person. */
  readonly bot?: string;
  /** What the bot plays by, where it is a strategy: it stays with the game even if the content changes. */
  readonly strategy?: BundledStrategy;
}

export interface BotChoice {
  /** As `bot` of a seat. */
  readonly name: string;
  readonly level: string;
  /** Thinking time in milliseconds, for bots that take one. */
  readonly budget?: number;
  /** In English, as the bots themselves say it. */
  readonly description: string;
}

/** The first seat is the person who asks, the others are bots. */
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

/** Thinking times offered for bots that think for as long as they may, in milliseconds. */
const BUDGETS = [250, 1000, 4000] as const;

/** The bots one can ask to play a game, weakest first; those that take a budget once for each. */
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
  /** As `bot` of a seat. */
  readonly name: string;
  readonly level: LevelName;
}

/** The levels at which a learned player can be asked to play, weakest first. */
export function levelChoices(): readonly LevelChoice[] {
  return LEVELS.map(({ name }) => ({ name: `${LEARNED}:${name}`, level: name }));
}

export function isLearned({ bot }: SeatSetup): boolean {
  return bot !== undefined && bot.startsWith(`${LEARNED}:`);
}

/** A seat with another player: a bot by its text, a strategy, or a person. */
export function seatWith(name: string, bot: string, strategies: readonly BundledStrategy[]): SeatSetup {
  const strategy = strategies.find(({ id }) => id === bot);
  return { name, ...(bot !== '' && { bot }), ...(strategy && { strategy }) };
}

/** The strategies one can choose from: those of the bundle, and those that somebody plays by already. */
export function strategyChoices(
  strategies: readonly BundledStrategy[] | undefined,
  seats: readonly SeatSetup[],
): BundledStrategy[] {
  const all = [...(strategies ?? []), ...seats.flatMap(({ strategy }) => strategy ?? [])];
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i);
}

/** Seats as they are played: nobody without a name, and no two of one name. */
export function namedSeats(seats: readonly SeatSetup[], player: (seat: number) => string): SeatSetup[] {
  return distinctSeats(
    seats.map((seat, i) => ({ ...seat, name: look(seat.name) === '' ? player(i + 1) : seat.name.trim() })),
  );
}

/** Seats whose names tell them apart. */
export function distinctSeats(seats: readonly SeatSetup[]): SeatSetup[] {
  const names = distinctNames(seats.map(({ name }) => name));
  return seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
}

/** Names, those that several seats have numbered by seat; all of them where that meets a name with a number of its own. */
export function distinctNames(names: readonly string[]): string[] {
  const number = (name: string, i: number): string => `${i + 1}. ${name}`;
  const looks = names.map(look);
  const numbered = names.map((name, i) =>
    looks.filter((other) => other === looks[i]).length > 1 ? number(name, i) : name,
  );
  return new Set(numbered.map(look)).size === names.length ? numbered : names.map(number);
}

/** What eye and ear make of a name: without what cannot be seen, and small letters like large ones. */
function look(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A name with the first number, from `from` on, that nobody has. */
export function freeName(seats: readonly SeatSetup[], from: number, make: (n: number) => string): string {
  let n = from;
  while (seats.some(({ name }) => look(name) === look(make(n)))) n++;
  return make(n);
}

/**
 * The bot on a seat; one that is not known any more, as in an old saved game, is the default one. `player` is the file of the learned
 * player in base64, if there is one.
 */
export function specOf(game: string, seat: SeatSetup, player?: string): BotSpec | undefined {
  const { bot, strategy } = seat;
  if (bot === undefined) return undefined;
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

/** The bot as it is asked to choose when nobody wants to wait: one that takes its time gets next to none. */
export function hurriedSpec(spec: BotSpec): BotSpec {
  return takesTime(spec) ? { ...spec, milliseconds: HURRIED } : spec;
}
/** Whether a bot thinks for as long as it may. */
export function takesTime(spec: BotSpec | undefined): boolean {
  return (spec?.milliseconds ?? 0) > HURRIED;
}
/** Milliseconds. */
const HURRIED = 30;

export function isPerson(seat: SeatSetup | undefined): boolean {
  return seat !== undefined && seat.bot === undefined;
}
