// What a card of the text tests is made of: all that has a wording.
import type { CardDefinition } from '@railwright/engine';

export type Parts = Partial<
  Pick<
    CardDefinition,
    'effect' | 'mandatory' | 'whileInPlay' | 'onBuy' | 'onGain' | 'reaction' | 'endPoints' | 'role'
  >
>;
