// Who sits where. A seat is a person or a bot of some level; colours are those of the board's tokens.
import { botsFor, defaultBot } from '@railwright/bots';

export interface SeatSetup {
  readonly name: string;
  /** Name of a bot, or undefined for a person. */
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
  return botsFor(game).map(({ name }) => name);
}

export function isPerson(seat: SeatSetup | undefined): boolean {
  return seat !== undefined && seat.bot === undefined;
}
