// Cards made of every op, amount, filter, condition, cell field, lasting effect and event there is, in the order in which forms.en.txt
// and its neighbours tell them.
import { AMOUNT_PARTS } from './parts/amounts.ts';
import type { Parts } from './parts/card.ts';
import { CARD_PARTS } from './parts/cards.ts';
import { CELL_PARTS } from './parts/cells.ts';
import { INSTEAD_PARTS } from './parts/instead.ts';
import { FIGURE_PARTS } from './parts/figures.ts';
import { LASTING_PARTS } from './parts/lasting.ts';
import { MOOD_PARTS } from './parts/moods.ts';
import { STAYING_PARTS } from './parts/staying.ts';
import { USUAL_PARTS } from './parts/usual.ts';

export const PARTS: readonly Parts[] = [
  ...AMOUNT_PARTS,
  ...FIGURE_PARTS,
  ...CELL_PARTS,
  ...CARD_PARTS,
  ...LASTING_PARTS,
  ...INSTEAD_PARTS,
  ...STAYING_PARTS,
  ...MOOD_PARTS,
  ...USUAL_PARTS,
];
