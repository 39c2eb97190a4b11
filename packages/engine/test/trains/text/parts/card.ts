// The parts of a card of the text tests: everything with a wording.
import type { CardDefinition } from '@railwright/engine';

export type Parts = Partial<
  Pick<
    CardDefinition,
    | 'effect'
    | 'mandatory'
    | 'whileInPlay'
    | 'onBuy'
    | 'onGain'
    | 'reaction'
    | 'instead'
    | 'endPoints'
    | 'alsoCosts'
    | 'cheaper'
    | 'dearer'
    | 'buyIf'
    | 'role'
  >
>;
