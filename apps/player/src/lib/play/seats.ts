// Who sits where. A seat is a person or a bot of some level; colours are those of the board's tokens.
import { botNames, defaultBot, parseBot, plainBot, type BotSpec } from '@railwright/bots';

export interface SeatSetup {
  readonly name: string;
  /** A bot as text: `heuristic`, `search:200ms`; undefined for a person. */
  readonly bot?: string;
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

export function botLevels(game: string): readonly string[] {
  return botNames(game);
}

/** The bot on a seat; one that is not known any more, as in an old saved game, is the default one. */
export function specOf(game: string, { bot }: SeatSetup): BotSpec | undefined {
  if (bot === undefined) return undefined;
  const parsed = parseBot(game, bot);
  return parsed.ok ? parsed.spec : plainBot(defaultBot(game));
}

export function isPerson(seat: SeatSetup | undefined): boolean {
  return seat !== undefined && seat.bot === undefined;
}
