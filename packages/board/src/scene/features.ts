// Features of a map beyond cells and barriers: drawings, the text over them, and the parts of a map they are made from. Each differs in
// shape and is written out, so that it can be read in black and white.
import type { CellDefinition, HexMap } from '@railwright/engine';
import type { Point } from '@railwright/hex';
import type { Shape } from '../art/shape.ts';
import type { TEXT_STYLES } from './text-styles.ts';

interface FeatureText extends Point {
  readonly text: string;
  readonly style: (typeof TEXT_STYLES)[keyof typeof TEXT_STYLES];
}

/** Drawings and what is written over them. */
export interface FeatureScene {
  readonly shapes: readonly Shape[];
  readonly texts: readonly FeatureText[];
}

export type Featured = Pick<HexMap, 'orientation' | 'cells' | 'terrains' | 'links' | 'oneWay' | 'routes'>;

export function byLabel({ cells }: Pick<HexMap, 'cells'>): Map<string, CellDefinition> {
  return new Map(cells.map((cell) => [cell.label, cell]));
}
