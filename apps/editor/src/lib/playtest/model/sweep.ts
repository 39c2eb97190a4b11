// "What should it cost?": the numbers that can be varied, the games for each, and sentences about the result.
import { plainLabel } from '../../core/content/plain-label.ts';
import { findGame } from '../../core/find-game.ts';
import { within } from '../../core/words/words.ts';
import { typedBots } from './learned.ts';
import type { GameDefinition } from '@railwright/engine';
import { SWEPT_NUMBERS, SWEPT_SHARES } from '@railwright/figures';
import { sweptValues } from '@railwright/playtest';
import type { Batch, StudiedItem, Sweep, SweepPoint } from '@railwright/playtest';
import { sweepWords } from '@railwright/report/words';
import { MOST_GAMES_EACH } from '@railwright/studies/limits';
import type { TestTable } from '../../core/checks/tables.ts';
import { decimal, percent, signed, whole } from './format.ts';

/** A number that can be varied. */
export interface SweptNumber {
  /** `cards.mail-train.cost` */
  readonly path: string;
  /** Its owner: a card, or the rules. */
  readonly of: string;
  /** `cost`, `end, empty piles` */
  readonly title: string;
  readonly now: number;
}

export interface SweepWish {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const RULES = 'Rules';
/** What is said of a card at a cost. */
// @wc-include
export const FAIRNESS: Readonly<Record<NonNullable<SweepPoint['card']>['fairness'], string>> = {
  fair: 'fair',
  ignored: 'ignored',
  harmful: 'harmful',
  forced: 'forced',
};
/** Up to this limit every value is tried; above it, values a fifth of the number apart. */
const SMALL = 12;

/** The numbers of cards and other items by name, then those of the rules. */
export function sweptNumbers(definition: GameDefinition, nameOf: (item: string) => string): SweptNumber[] {
  const ofItems = findGame(definition.game)?.numbers?.(definition) ?? [];
  const named = ofItems.map(({ item, ...number }) => ({ ...number, of: nameOf(item) }));
  const { rules = {} } = definition as { readonly rules?: object };
  return [
    ...named.sort((a, b) => (a.of === b.of ? 0 : a.of < b.of ? -1 : 1)),
    ...numbersIn(rules, 'rules', []),
  ];
}

/** Numbers in groups of fields, without lists and without the number of players. */
function numbersIn(value: object, path: string, words: readonly string[]): SweptNumber[] {
  return Object.entries(value).flatMap(([key, one]: [string, unknown]): SweptNumber[] => {
    const title = [...words, within(plainLabel(key))];
    if (typeof one === 'number')
      return [{ path: `${path}.${key}`, of: RULES, title: title.join(', '), now: one }];
    const group = typeof one === 'object' && one !== null && !Array.isArray(one) && key !== 'seats';
    return group ? numbersIn(one, `${path}.${key}`, title) : [];
  });
}

/** A range around the current number. */
export function rangeAround({ path, now }: Pick<SweptNumber, 'path' | 'now'>): SweepWish {
  const step = now <= SMALL ? 1 : Math.round(now / 5);
  return { path, from: Math.max(0, now - 2 * step), to: now + 2 * step, step };
}

/** Prices around the current one. */
export const pricesOf = ({ item, cost }: Pick<StudiedItem, 'item' | 'cost'>): SweepWish =>
  rangeAround({ path: `cards.${item}.cost`, now: cost ?? 0 });

export interface SweepPlan {
  readonly batch: Batch;
  readonly values: readonly number[];
  /** The command with the same figures once everything is saved; empty if no setup is like this. */
  readonly command: string;
}

/** The games to play, or the fault of the request. `batch` and `bots` are those of the playtest. */
export function planSweep(
  table: TestTable,
  batch: Batch,
  bots: readonly string[],
  { path, from, to, step }: SweepWish,
): SweepPlan | string {
  if (![from, to].every(Number.isInteger)) return /* @wc-include */ '“From” and “to” must be whole numbers.';
  if (!Number.isInteger(step) || step < 1) return 'The step must be a whole number of at least 1.';
  const values = sweptValues(from, to, step);
  if ('problem' in values)
    return values.problem === 'many' ? [values.text, 'Make the step larger.'].join(' ') : values.text;
  if (batch.games < 2 || batch.games > MOST_GAMES_EACH)
    return `To compare values, 2 to ${whole(MOST_GAMES_EACH)} games are played at each.`;
  const { setup, map, trial } = table;
  const alike = trial === undefined && batch.starts === undefined;
  const command = [
    `railwright sweep ${setup}`,
    ...(map === undefined ? [] : [`--map ${map}`]),
    `--field ${path} --from ${from} --to ${to}`,
    ...(step === 1 ? [] : [`--step ${step}`]),
    `--games ${batch.games} --players ${batch.seats}`,
    `--bots ${typedBots(bots, table.setup, batch.seats)} --seed ${batch.seed}`,
  ].join(' ');
  return { batch, values, command: alike ? command : '' };
}

/** The results at one value. */
export function pointWords({ card, ...shown }: SweepPoint, seats: number): string {
  if (!card) {
    const numbers = SWEPT_NUMBERS.flatMap(({ figure, swept }) => {
      const median = shown[figure];
      return median === null || !('sentence' in swept) ? [] : [swept.sentence(String(median))];
    });
    const shares = SWEPT_SHARES.map(({ figure, swept }) => swept.sentence(pointsOf(shown[figure])));
    const told = [...numbers, ...(seats < 2 ? [] : shares)].join('; ');
    return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
  }
  const { seats: taken, perSeat, access } = card;
  const share = percent(taken.share);
  const [low, high] = [percent(taken.low), percent(taken.high)];
  const told = [
    `${share} of seats gain it (${low} to ${high}), ${decimal(perSeat, 2)} per seat.`,
    ...(access && perSeat > 0 ? [`Being able to is worth ${pointsOf(access)} of wins.`] : []),
  ];
  return told.join(' ');
}

const pointsOf = ({ value, low, high }: { value: number; low: number; high: number }): string =>
  /* @wc-include */ `${signed(value * 100)} points (${signed(low * 100)} to ${signed(high * 100)})`;

/** The verdict over all values, once there are some; empty for a number that does not belong to a card. */
export function sweepVerdict(sweep: Sweep, { title }: Pick<SweptNumber, 'title'>): string {
  const text = sweepWords(sweep, (value) => `${title} ${value}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
