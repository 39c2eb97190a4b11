// What the engine and the content package declare of the card language, with docs in English.
import { OBJECT_TYPES } from '@railwright/content';
import {
  AMOUNT_FORMS,
  FIGURE_FORMS,
  LASTING_FORMS,
  OP_SPECS,
  OPTION_FIELDS,
  VARIETY_FORMS,
} from '@railwright/engine';

export const DECLARED = {
  ops: OP_SPECS,
  oneKey: { amount: AMOUNT_FORMS, lasting: LASTING_FORMS, figure: FIGURE_FORMS, variety: VARIETY_FORMS },
  options: OPTION_FIELDS,
  objects: OBJECT_TYPES,
} as const;
