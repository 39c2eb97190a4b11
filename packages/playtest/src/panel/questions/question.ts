// A question to a panel: its subject, the size of a negligible effect, and the wording of the answer.
import type { Asked, Sayings, Topic } from '@railwright/figures';
import type { Hypothesis } from '../answers/decide.ts';
import { differenceOf, shifted, type Estimate } from '../answers/estimate.ts';
import type { Words } from '../answers/words.ts';
import type { PanelFinding } from '../panel-result.ts';

export interface Question {
  readonly id: string;
  /** The subject, in a word or two. */
  readonly about: string;
  readonly topic: Topic;
  /** The item that it is about, such as a card. */
  readonly of?: string;
  readonly asks: Asked['asks'];
  /** The reference value, such as even chances. 0 for sizes. */
  readonly against: number;
  readonly note: number;
  /** How many times more than its size suggests it matters to a designer; 1 by default. */
  readonly heft?: number;
  /** For a finding of its own; without it, it is reported together with others of its topic. */
  readonly says?: Sayings;
  /** `; eight in ten between 12 and 20` */
  readonly range?: string;
  /** How a change in it is worded; without it, panels are not compared by it. */
  readonly changed?: {
    /** `a game of strong play lasts` */
    readonly figure: string;
    readonly aside?: string;
    /** Changes up to this size are negligible; up to `note` unless given. */
    readonly note?: number;
  };
  readonly words: Words;
  /** The ids of its items, and the change that was tested, as findings have them. */
  readonly items?: PanelFinding['items'];
  readonly change?: PanelFinding['change'];
}

/** As a question to decide, if there is a strong player. */
export function hypothesisOf({ asks, against, note, words }: Question): Hypothesis | undefined {
  const { strongest, others } = words;
  if (!strongest) return undefined;
  const effect = (estimate: Estimate): Estimate =>
    asks === 'side' ? shifted(estimate, against) : differenceOf(estimate, strongest.estimate);
  return {
    asks,
    strongest: shifted(strongest.estimate, against),
    others: others.map(({ estimate }) => effect(estimate)),
    note,
  };
}
