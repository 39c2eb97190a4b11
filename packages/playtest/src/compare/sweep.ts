// A number of the content over a range: the games at each of its values, and the values at which a card is fair.
import { Type } from 'typebox';
import type { Static, TSchema, TUnsafe } from 'typebox';
import { SWEPT_NUMBERS, SWEPT_SHARES, type GameFigure } from '@railwright/figures';
import { count, Estimate, Share, strict } from '../result/parts.ts';
import type { EstimateResult } from '@railwright/statistics';
import { numbersIn } from '../result/shown.ts';
import type { SimulationResult } from '../result.ts';
import { normalQuantile } from '@railwright/statistics';
import type { CardStudy } from './influence.ts';

const FAIRNESS = ['ignored', 'fair', 'forced', 'harmful'] as const;
type Fairness = (typeof FAIRNESS)[number];

/** Below this share of seats a card counts as ignored, above one less this share as forced. */
export const IGNORED_BELOW = 0.1;
/** Access that is worth so much of the wins, surely more than nothing, makes a card forced. */
const FORCED_FROM = 0.05;

const number = ({ title, lacking }: GameFigure): TSchema => {
  const description = `${title}, the median.`;
  return lacking === undefined
    ? Type.Number({ description })
    : Type.Union([Type.Number(), Type.Null()], { description });
};

/** The fields of a point that are made from the records of figures. */
type Shown = { [F in (typeof SWEPT_NUMBERS)[number]['figure']]: number | null } & {
  [F in (typeof SWEPT_SHARES)[number]['figure']]: EstimateResult;
};
const FIELDS = Object.fromEntries([
  ...SWEPT_NUMBERS.map((figure) => [figure.figure, number(figure)] as const),
  ...SWEPT_SHARES.map(({ figure, definition }) => [figure, Estimate(definition)] as const),
]) as { [F in keyof Shown]: TUnsafe<Shown[F]> };

const Point = Type.Object(
  {
    value: Type.Number({ description: 'Value of the field.' }),
    ...FIELDS,
    card: Type.Union(
      [
        Type.Object(
          {
            seats: Share,
            perSeat: Type.Number({ minimum: 0 }),
            access: Type.Union([Estimate('Worth of access, in wins; paired t interval.'), Type.Null()]),
            fairness: Type.Unsafe<Fairness>({ type: 'string', enum: [...FAIRNESS] }),
          },
          strict,
        ),
        Type.Null(),
      ],
      { description: 'Null if the field does not belong to a card for sale.' },
    ),
  },
  strict,
);

export const SweepSchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the unchanged definition.' }),
    field: Type.String({ description: 'Path of the field: `cards.mail-train.cost`.' }),
    now: Type.Number({ description: 'Value of the field in the content.' }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of every batch.'),
    games: count('Games of every batch.'),
    bots: Type.Array(Type.String()),
    isLearned: Type.Boolean({
      description: 'Whether a player learned each value first, and another to do without the card.',
    }),
    points: Type.Array(Point),
    suggested: Type.Union([Type.Number(), Type.Null()], {
      description: 'The fair value at which access is worth closest to nothing; null if no value is fair.',
    }),
    alike: Type.Array(Type.Number(), {
      description: 'Other values that may be the best one: these games cannot tell them apart (95%).',
    }),
    indifferent: Type.Union(
      [
        Type.Object(
          {
            low: Type.Union([Type.Number(), Type.Null()], {
              description: 'Null if it may lie below all values.',
            }),
            high: Type.Union([Type.Number(), Type.Null()], {
              description: 'Null if it may lie above all values.',
            }),
          },
          strict,
        ),
        Type.Null(),
      ],
      {
        description:
          'Interval (95%) of the lowest cost at which strong play loses nothing of note by doing without the card; null unless players learned each cost.',
      },
    ),
  },
  {
    ...strict,
    title: 'Result of railwright sweep',
    description: 'One number of a setup, varied over a range.',
  },
);
/** The results of a sweep. */
export type Sweep = Static<typeof SweepSchema>;
/** The results at one value. */
export type SweepPoint = Sweep['points'][number];

/** `study` has the card of the field alone, or is absent where the field is of none. */
export function sweepPoint(value: number, result: SimulationResult, study?: CardStudy): SweepPoint {
  const card = study?.cards[0];
  return {
    value,
    ...shownIn(result),
    card: card
      ? {
          seats: card.seats,
          perSeat: card.perSeat,
          access: card.access?.effect ?? null,
          fairness: fairnessOf(card.seats.share, card.access?.effect ?? null),
        }
      : null,
  };
}

function shownIn(result: SimulationResult): Shown {
  const found = new Map(
    numbersIn(result, 'length', 'result').map(({ figure, values }) => [figure.figure, values.median]),
  );
  return Object.fromEntries([
    ...SWEPT_NUMBERS.map((one: GameFigure) => [
      one.figure,
      found.get(one.figure) ?? (one.lacking === undefined ? 0 : null),
    ]),
    ...SWEPT_SHARES.map(({ figure, swept }) => [figure, swept.of(result) ?? { value: 0, low: -1, high: 1 }]),
  ]) as Shown;
}

export function fairnessOf(share: number, access: EstimateResult | null): Fairness {
  if (share < IGNORED_BELOW) return 'ignored';
  if (access && access.high < 0) return 'harmful';
  if (share > 1 - IGNORED_BELOW) return 'forced';
  return access && access.low > 0 && access.value >= FORCED_FROM ? 'forced' : 'fair';
}

/**
 * The value at which the card is closest to making no difference among those at which it is fair; null if it is
 * fair at none.
 */
export function suggestedOf(points: readonly SweepPoint[]): number | null {
  const fair = points.filter(({ card }) => card?.fairness === 'fair');
  const distance = ({ card }: SweepPoint): number => Math.abs(card?.access?.value ?? Infinity);
  return (
    fair.reduce<SweepPoint | null>(
      (best, point) => (!best || distance(point) < distance(best) ? point : best),
      null,
    )?.value ?? null
  );
}

/**
 * Which other values may be the best one, at 95%: a value drops out only where it is surely not fair, or where access is surely
 * worth more either way than at the one suggested. That is the subset selection of Gupta (1965), with Bonferroni over the
 * values and their errors taken as independent; as values share their deals, they are so at worst.
 */
export function alikeOf(points: readonly SweepPoint[], suggested: number | null): number[] {
  const best = points.find(({ value }) => value === suggested)?.card?.access;
  if (!best) return [];
  const others = points.filter(({ value, card }) => value !== suggested && card && maybeFair(card));
  const z = normalQuantile(1 - 0.05 / Math.max(1, others.length));
  const error = ({ low, high }: EstimateResult): number => (high - low) / (2 * Z);
  return others
    .filter(({ card }) => {
      const access = card?.access;
      if (!access) return true;
      const further = Math.abs(access.value) - Math.abs(best.value);
      return further <= z * Math.hypot(error(access), error(best));
    })
    .map(({ value }) => value);
}

/** Losing so much of the wins without a card is of no note, as for seats. */
const NOTE = 0.03;

/**
 * Of the lowest cost at which strong play can do without: above every cost at which it surely cannot, and no higher than the first from which
 * on it surely can. All costs are judged at once (Bonferroni).
 */
export function indifferentAt(points: readonly SweepPoint[]): Sweep['indifferent'] {
  const costs = points.toSorted((a, b) => a.value - b.value);
  if (costs.length === 0 || costs.some(({ card }) => !card?.access)) return null;
  const z = normalQuantile(1 - 0.05 / (2 * costs.length));
  const sides = costs.map(({ card }) => {
    const { value = 0, low = 0, high = 0 } = card?.access ?? {};
    const reach = (z * (high - low)) / (2 * Z);
    if (value + reach < NOTE) return 'spare';
    return value - reach > 0 ? 'missed' : 'open';
  });
  const missed = sides.lastIndexOf('missed');
  const firstSpare = sides.findLastIndex((side) => side !== 'spare') + 1;
  return {
    low: missed < 0 && sides[0] !== 'spare' ? null : (costs[missed + 1]?.value ?? null),
    high: costs[firstSpare]?.value ?? null,
  };
}

const Z = 1.959963984540054;

function maybeFair({ seats, access }: NonNullable<SweepPoint['card']>): boolean {
  const isBought = seats.high >= IGNORED_BELOW && seats.low <= 1 - IGNORED_BELOW;
  return isBought && (!access || (access.high >= 0 && access.low < FORCED_FROM));
}
