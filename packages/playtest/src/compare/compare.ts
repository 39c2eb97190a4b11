// Compares two batches with the same seeds: the differences, their size, and whether they are more than chance.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Estimate, strict } from '../result/parts.ts';
import { holm, pairedDifference, pairsNeeded } from '@railwright/statistics';
import { gameFigures, rowsOf, type PlayedBatch } from './rows.ts';

const Side = Type.Object(
  {
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition.' }),
    version: Type.String({
      description: 'Where it was read: a git revision, or empty for the files as they are now.',
    }),
  },
  strict,
);

const Difference = Type.Object(
  {
    figure: Type.String({
      description: 'The figure compared, a number of each game; measures are means over its seats.',
    }),
    a: Type.Union([Type.Number(), Type.Null()], {
      description: 'Mean of A; null if A does not have this figure.',
    }),
    b: Type.Union([Type.Number(), Type.Null()]),
    pairs: count('Pairs of games that both have the figure.'),
    differing: count('Pairs in which the two sides differ.'),
    difference: Type.Union([
      Estimate('Mean of B minus mean of A; 95% paired t interval, widened if few pairs differ.'),
      Type.Null(),
    ]),
    stands: Type.Boolean({
      description: 'Significant although all figures in the table are tested at once (Holm 1979).',
    }),
    needed: Type.Union(
      [
        count(
          'Games after which a real difference of the observed size is significant nine times out of ten.',
        ),
        Type.Null(),
      ],
      { description: 'Null if there is no difference.' },
    ),
  },
  strict,
);

export const ComparisonSchema = Type.Object(
  {
    format: Type.Literal(1),
    a: Side,
    b: Side,
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of both batches.'),
    first: count('Number of the first game.'),
    games: count('Pairs of games that were played.'),
    bots: Type.Array(Type.String()),
    same: Type.Boolean({ description: 'Both definitions are the same, so nothing can differ.' }),
    differences: Type.Array(Difference),
  },
  {
    ...strict,
    title: 'Result of railwright compare',
    description: 'Two setups, or two versions of one, played with the same seeds.',
  },
);
/** The differences between two batches, with intervals of 95%. */
export type Comparison = Static<typeof ComparisonSchema>;

/**
 * Compares two batches; `versions` says where the content came from.
 * @throws Error unless both have the same seats, seed and first game.
 */
export function compareBatches(
  a: PlayedBatch,
  b: PlayedBatch,
  versions: { readonly a: string; readonly b: string } = { a: '', b: '' },
): Comparison {
  const { batch } = a;
  if (batch.seats !== b.batch.seats || batch.seed !== b.batch.seed || batch.first !== b.batch.first)
    throw new Error('Only batches of the same seats, seed and first game can be compared.');
  const left = new Map(gameFigures(a).map(({ figure, values }) => [figure, values]));
  const right = new Map(gameFigures(b).map(({ figure, values }) => [figure, values]));
  const figures = [...new Set([...left.keys(), ...right.keys()])];
  const found = figures.map((figure) => {
    return { figure, paired: pairedDifference(left.get(figure) ?? [], right.get(figure) ?? []) };
  });
  const stands = holm(found.map(({ paired }) => paired.p));
  const side = ({ batch: { source } }: PlayedBatch, version: string) => ({
    setup: source.setup,
    content: source.content,
    version,
  });
  return {
    format: 1,
    a: side(a, versions.a),
    b: side(b, versions.b),
    seats: batch.seats,
    seed: batch.seed,
    first: batch.first,
    games: Math.min(rowsOf(a.tally).length, rowsOf(b.tally).length),
    bots: batch.bots.map(({ name }) => name),
    same: batch.source.content === b.batch.source.content,
    differences: found.map(({ figure, paired }, i) => ({
      figure,
      a: left.has(figure) ? meanOr(left.get(figure), paired.pairs, paired.a) : null,
      b: right.has(figure) ? meanOr(right.get(figure), paired.pairs, paired.b) : null,
      pairs: paired.pairs,
      differing: paired.differing,
      difference: paired.difference,
      stands: stands[i] === true,
      needed: pairsNeeded(paired, found.length),
    })),
  };
}

/** The mean over pairs; of a figure that the other side lacks, the mean over all its games. */
function meanOr(values: readonly (number | undefined)[] | undefined, pairs: number, paired: number): number {
  if (pairs > 0) return paired;
  const known = (values ?? []).filter((value) => value !== undefined);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}
