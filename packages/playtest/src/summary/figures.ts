// The figures of games, turns and decisions as results.
import type { Static } from 'typebox';
import type { Game } from '@railwright/engine';
import {
  DRAMA_FIGURES,
  LENGTH_FIGURES,
  PART_FIGURES,
  type GameFigure,
  type PartFigure,
} from '@railwright/figures';
import type { DramaTally } from '../observe/watch.ts';
import type { Drama, Length, OwnFigures } from '../result/figures.ts';
import type { DistributionResult, ShareResult } from '../result/parts.ts';
import type { Tally } from '../tally.ts';
import { spreadOf } from '../values.ts';
import { distributionOf, distributionOrNull, ratioOf } from './pieces.ts';

/** Of a batch with games. */
export function lengthOf(tally: Tally, seed: number): Static<typeof Length> {
  return distributions(LENGTH_FIGURES, 'length', tally, seed) as Static<typeof Length>;
}

/** Those that are in the result by themselves. */
export function ownFiguresOf(tally: Tally, seed: number): OwnFigures {
  return distributions(LENGTH_FIGURES, 'result', tally, seed) as OwnFigures;
}

export function dramaOf(
  tally: Tally & { readonly drama: DramaTally },
  game: Game,
  seed: number,
): Static<typeof Drama> {
  const { turns, decisions } = tally.drama;
  const shares = (of: PartFigure['of']): object => {
    const figures: readonly PartFigure[] = PART_FIGURES.filter((figure) => figure.of === of);
    return Object.fromEntries(
      figures.map(({ figure, only }): [string, ShareResult | null] => [
        figure,
        only && !only.where(game) ? null : ratioOf(tally.drama.parts[figure as keyof DramaTally['parts']]),
      ]),
    );
  };
  return {
    ...distributions(DRAMA_FIGURES, 'drama', tally, seed),
    turns,
    ...shares('turns'),
    decisions,
    ...shares('decisions'),
  } as Static<typeof Drama>;
}

function distributions(
  figures: readonly GameFigure[],
  section: GameFigure['section'],
  { values }: Tally,
  seed: number,
): Record<string, DistributionResult | null> {
  return Object.fromEntries(
    figures
      .filter((figure) => figure.section === section)
      .map(({ figure, lacking }) => {
        const spread = spreadOf(values, figure);
        return [
          figure,
          lacking === undefined ? distributionOf(spread, seed) : distributionOrNull(spread, seed),
        ];
      }),
  );
}
