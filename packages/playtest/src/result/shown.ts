// The parts of a result that belong to each figure, with its record: tables, reports and findings go through these lists.
import { GAME_FIGURES, PART_FIGURES, type GameFigure, type PartFigure } from '@railwright/figures';
import type { SimulationResult } from '../result.ts';
import type { DistributionResult, ShareResult } from './parts.ts';

export interface ShownNumber {
  readonly figure: GameFigure;
  readonly values: DistributionResult;
}

export interface ShownPart {
  readonly figure: PartFigure;
  readonly share: ShareResult;
}

/** Numbers of games in the order of the registry; those that games lack or that were not gathered are left out. */
export function numbersIn(result: SimulationResult, ...sections: GameFigure['section'][]): ShownNumber[] {
  const { length, drama } = result;
  const at: Record<GameFigure['section'], object | null> = { length, drama, result };
  return GAME_FIGURES.filter(({ section }) => sections.includes(section)).flatMap((figure): ShownNumber[] => {
    const values = (at[figure.section] as Record<string, DistributionResult | null> | null)?.[figure.figure];
    return values ? [{ figure, values }] : [];
  });
}

/** Shares of turns and decisions. */
export function partsIn({ drama }: SimulationResult): ShownPart[] {
  return PART_FIGURES.flatMap((figure): ShownPart[] => {
    const share = drama?.[figure.figure];
    return share ? [{ figure, share }] : [];
  });
}
