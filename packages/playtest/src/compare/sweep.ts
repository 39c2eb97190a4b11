// A number of the content over a range: what games become at each of its values, and at which a card is fair.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Estimate, Share, strict } from '../result/parts.ts';
import type { SimulationResult } from '../result.ts';
import type { CardStudy } from './influence.ts';

const FAIRNESS = ['ignored', 'fair', 'forced'] as const;
type Fairness = (typeof FAIRNESS)[number];

/** Below this share of seats a card counts as ignored, above one less this share as forced. */
const IGNORED_BELOW = 0.1;
/** Access that is worth so much of the wins, surely more than nothing, makes a card forced. */
const FORCED_FROM = 0.05;

const Point = Type.Object(
  {
    value: Type.Number({ description: 'Value of the field.' }),
    rounds: Type.Number({ description: 'Rounds, the median.' }),
    firstSeatAdvantage: Estimate('Win share of who begins less even chances; Wilson interval.'),
    margin: Type.Union([Type.Number(), Type.Null()], { description: 'Winning margin, the median.' }),
    card: Type.Union(
      [
        Type.Object(
          {
            seats: Share,
            perSeat: Type.Number({ minimum: 0 }),
            access: Type.Union([Estimate('What access is worth in wins; paired t interval.'), Type.Null()]),
            fairness: Type.Unsafe<Fairness>({ type: 'string', enum: [...FAIRNESS] }),
          },
          strict,
        ),
        Type.Null(),
      ],
      { description: 'Null for a field that is of no card for sale.' },
    ),
  },
  strict,
);

export const SweepSchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition as it is.' }),
    field: Type.String({ description: 'Path of the field: `cards.mail-train.cost`.' }),
    now: Type.Number({ description: 'Value of the field in the content.' }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of every batch.'),
    games: count('Games of every batch.'),
    bots: Type.Array(Type.String()),
    points: Type.Array(Point),
    suggested: Type.Union([Type.Number(), Type.Null()], {
      description: 'The fair value at which access is worth least either way; null when none is fair.',
    }),
  },
  { ...strict, title: 'Result of railwright sweep', description: 'A number of the content over a range.' },
);
export type Sweep = Static<typeof SweepSchema>;
export type SweepPoint = Sweep['points'][number];

/** `study` has the card of the field alone, or is absent where the field is of none. */
export function sweepPoint(value: number, result: SimulationResult, study?: CardStudy): SweepPoint {
  const card = study?.cards[0];
  return {
    value,
    rounds: result.length?.rounds.median ?? 0,
    firstSeatAdvantage: result.firstSeat?.advantage ?? { value: 0, low: -1, high: 1 },
    margin: result.margin?.median ?? null,
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

export function fairnessOf(
  share: number,
  access: { readonly value: number; readonly low: number } | null,
): Fairness {
  if (share < IGNORED_BELOW) return 'ignored';
  if (share > 1 - IGNORED_BELOW) return 'forced';
  return access && access.low > 0 && access.value >= FORCED_FROM ? 'forced' : 'fair';
}

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
