// How a kit is to be printed.
import type { CardBacks, PaperId } from '@railwright/board/svg';

/** A printer at home, or a printing house that prints on demand. */
export type PrintProfile = 'home' | 'tgc' | 'mpc';

/** All but the profiles is for a printer at home. */
export interface PrintOptions {
  /** One or several, each once. */
  readonly profiles: readonly PrintProfile[];
  /** Sheets of this size. */
  readonly paper: PaperId;
  /** Where the backs of cards are. */
  readonly backs: CardBacks;
  /** White grounds and thin lines. */
  readonly lowInk: boolean;
  /** Millimeters between opposite sides of a cell of the map. */
  readonly cellWidth: number;
}

/** What is printed unless something else is asked for. */
export const PRINT_DEFAULTS: PrintOptions = {
  profiles: ['home'],
  paper: 'a4',
  backs: 'long',
  lowInk: false,
  cellWidth: 30,
};
