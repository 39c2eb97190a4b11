// What proposals are asked for, and versions of the definition with other numbers.
import type { BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import type { Batch } from '../batch.ts';
import { findField } from '../compare/field.ts';
import type { TuneProposal } from './tune-result.ts';

/** A number that may be changed, and the least and the most that it may become. */
export interface FreeNumber {
  /** Path of the number: `rules.end.emptyPiles`. */
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** Free numbers and targets. */
export interface TunePlan<D = unknown> {
  /** The games of a judge with the setup as it is; its bots play unless players learn. */
  readonly batch: Batch & { readonly definition: D };
  /** Cards whose costs are free; each is to be neither ignored nor a must. */
  readonly cards: readonly string[];
  /** Other numbers that are free. */
  readonly numbers: readonly FreeNumber[];
  /** Of the game as a whole. */
  readonly targets: Targets;
  /** Figures of the targets that come before the others; by default, all count the same. */
  readonly asked?: readonly string[] | undefined;
  /** Players learn every version from what this one knows; the bots of the batch play by default. */
  readonly general?: BotSpec | undefined;
  /** Rounds of the search. */
  readonly rounds: number;
}

export type Changes = TuneProposal['changes'];

/** A price moves no further: a card that needs more is another card. */
const FARTHEST = 4;
/** What costs nothing plays by other rules: everybody takes it. */
const CHEAPEST = 1;

/** Path of a card's cost. */
export const costOf = (card: string): string => `cards.${card}.cost`;

/** The free numbers with their values: prices first. */
export function numbersOf<D>({ batch, cards, numbers }: TunePlan<D>): (FreeNumber & {
  readonly now: number;
  readonly card?: string;
})[] {
  const { definition } = batch;
  const nowOf = (path: string): number => {
    const field = findField(definition, path);
    if ('problem' in field) throw new Error(field.problem);
    return field.now;
  };
  return [
    ...cards.map((card) => {
      const now = nowOf(costOf(card));
      return {
        path: costOf(card),
        card,
        now,
        from: Math.min(now, Math.max(CHEAPEST, now - FARTHEST)),
        to: now + FARTHEST,
      };
    }),
    ...numbers.map((number) => ({ ...number, now: nowOf(number.path) })),
  ];
}

/** A version and its game; undefined where the rules have no room for a number. */
export function versionOf<D>(
  { batch }: TunePlan<D>,
  changes: Changes,
  makeGame: (definition: D, seats: number) => Game,
): { readonly definition: D; readonly game: Game } | undefined {
  const definition = changes.reduce<D>((version, { field, to }) => {
    const found = findField(version, field);
    if ('problem' in found) throw new Error(found.problem);
    return found.with(to);
  }, batch.definition);
  try {
    return { definition, game: makeGame(definition, batch.seats) };
  } catch {
    return undefined;
  }
}
