// Selections of earlier steps that frames of effects still need, by node.

/** A selection that a frame still needs. */
export interface LiveSlot {
  readonly slot: number;
  readonly name: string;
  /** Whether only the frame's seat knows the cards; everybody knows how many there are. */
  readonly isHidden: boolean;
  /** Where its cards are, as far as that is known beforehand. */
  readonly zone: number;
  /** The selection its cards were chosen from, or NONE. */
  readonly from: number;
  /** Index of the filter its cards were chosen by; 0 for none. */
  readonly filter: number;
}

/** A selection of cells that a frame still needs. */
export interface LiveCellSlot {
  readonly slot: number;
  readonly name: string;
}
