// How often two games that are alike but for chance have different winners: 1 less the sum of the squared chances to win. The estimate takes all
// pairs of games, so that few games do not bend it. Its variance is that of Hoeffding (1948): the part of each game, and what pairs add
// to that, which is all there is where chances are even.

/** Games that are alike but for chance: by outcome, such as whose win it is, which part of each block's games it was, 0 to 1. */
export type Alike = readonly ArrayLike<number>[];

/** How often the same game with other luck has the same winner. */
export interface Redeal {
  readonly value: number;
  /** The middle of its intervals. */
  readonly center: number;
  /** Their standard error. */
  readonly error: number;
  /** The number of blocks of games. */
  readonly blocks: number;
}

/** This many more games are counted, half of which have another winner: no interval has the width 0, and rare ones hold the truth. */
const MORE = 8;

/**
 * A mean over several sorts of games, each of which is in every block; `games` of all of them. Games without any of the outcomes count as an
 * outcome of their own. Undefined of fewer than three blocks.
 */
export function redealOf(sorts: readonly Alike[], games: number): Redeal | undefined {
  const blocks = sorts.length === 0 ? 0 : Math.min(...sorts.map((won) => won[0]?.length ?? 0));
  if (blocks < 3) return undefined;
  const beside = new Float64Array(blocks);
  let [value, ofPairs] = [0, 0];
  for (const sort of sorts) {
    const all = withRest(sort, blocks);
    const means = all.map(meanOf);
    const own = all.reduce((sum, list) => sum + squares(list), 0);
    const whole = means.reduce((sum, mean) => sum + (mean * blocks) ** 2, 0);
    value += (1 - (whole - own) / (blocks * (blocks - 1))) / sorts.length;
    all.forEach((list, outcome) =>
      list.forEach((part, block) => {
        beside[block] = (beside[block] as number) + (part * (means[outcome] as number)) / sorts.length;
      }),
    );
    for (const a of all) for (const b of all) ofPairs += covariance(a, b) ** 2 / sorts.length ** 2;
  }
  const error = Math.sqrt((4 * covariance(beside, beside)) / blocks + (2 * ofPairs) / blocks ** 2);
  const count = games + MORE;
  return {
    ...{ value, blocks, center: (games * value + MORE / 2) / count },
    error: Math.hypot(games * error, MORE / 4) / count,
  };
}

function withRest(won: Alike, blocks: number): Float64Array[] {
  const lists = won.map((list) => Float64Array.from({ length: blocks }, (_, block) => list[block] as number));
  const rest = Float64Array.from({ length: blocks }, (_, block) =>
    lists.reduce((left, list) => left - (list[block] as number), 1),
  );
  return [...lists, rest];
}

const meanOf = (list: Float64Array): number => list.reduce((sum, value) => sum + value, 0) / list.length;
const squares = (list: Float64Array): number => list.reduce((sum, value) => sum + value ** 2, 0);

function covariance(a: Float64Array, b: Float64Array): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const sum = a.reduce((all, value, i) => all + (value - meanA) * ((b[i] as number) - meanB), 0);
  return sum / (a.length - 1);
}
