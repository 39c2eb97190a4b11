// The pages of all codes about cards.
import type { EffectCode } from '../../codes/effects.ts';
import type { CardPage } from './check.ts';
import { ATTACK_RULES_PAGES } from './attack-rules.ts';
import { CARD_PARTS_PAGES } from './card-parts.ts';
import { CATEGORIES_PAGES } from './categories.ts';
import { EMPTY_FILTERS_PAGES } from './empty-filters.ts';
import { ENDLESS_PAGES } from './endless.ts';
import { FAR_NUMBERS_PAGES } from './far-numbers.ts';
import { LASTING_PAGES } from './lasting.ts';
import { NO_DIFFERENCE_PAGES } from './no-difference.ts';
import { NO_OP_FIELDS_PAGES } from './no-op-fields.ts';
import { OBTAINABLE_PAGES } from './obtainable.ts';
import { PUBLIC_NUMBERS_PAGES } from './public-numbers.ts';
import { REPEATS_PAGES } from './repeats.ts';
import { SELECTIONS_PAGES } from './selections.ts';
import { STEP_SHAPES_PAGES } from './step-shapes.ts';
import { TRIGGER_LOOPS_PAGES } from './trigger-loops.ts';
import { UNREACHABLE_PARTS_PAGES } from './unreachable-parts.ts';
import { WORDING_NUMBERS_PAGES } from './wording-numbers.ts';
import { WORDS_PAGES } from './words.ts';

export const CARD_PAGES: Readonly<Record<EffectCode, CardPage>> = {
  ...SELECTIONS_PAGES,
  ...STEP_SHAPES_PAGES,
  ...LASTING_PAGES,
  ...REPEATS_PAGES,
  ...WORDS_PAGES,
  ...PUBLIC_NUMBERS_PAGES,
  ...NO_OP_FIELDS_PAGES,
  ...NO_DIFFERENCE_PAGES,
  ...EMPTY_FILTERS_PAGES,
  ...FAR_NUMBERS_PAGES,
  ...CARD_PARTS_PAGES,
  ...ATTACK_RULES_PAGES,
  ...UNREACHABLE_PARTS_PAGES,
  ...TRIGGER_LOOPS_PAGES,
  ...ENDLESS_PAGES,
  ...CATEGORIES_PAGES,
  ...OBTAINABLE_PAGES,
  ...WORDING_NUMBERS_PAGES,
};
