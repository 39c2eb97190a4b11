// Where the chips of a game of Freight Train came from, by seat, computed from its events.
import type { GameEvent } from '@railwright/engine';

export interface ScoreParts {
  /** Chips at the start. */
  readonly start: number;
  readonly trains: number;
  /** Cars left in the yard; often negative. */
  readonly yard: number;
  /** The cost of rearranging, as a negative number. */
  readonly rearranging: number;
}

/** `chips` by seat at the end; the rest beyond the parts was there at the start. */
export function freightScoreParts(events: readonly GameEvent[], chips: readonly number[]): ScoreParts[] {
  return chips.map((total, seat) => {
    const sum = (type: string, field: string): number =>
      events.reduce(
        (whole, event) =>
          event.type === type && event.seat === seat ? whole + Number(event[field] ?? 0) : whole,
        0,
      );
    const [trains, yard, rearranging] = [
      sum('payout', 'chips'),
      sum('yard', 'chips'),
      -sum('rearrange', 'cost'),
    ];
    return { start: total - trains - yard - rearranging, trains, yard, rearranging: rearranging || 0 };
  });
}
