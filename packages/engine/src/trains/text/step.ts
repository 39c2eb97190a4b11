// One step of an effect as its own sentence, as an editor shows it beside the step. In a whole text, a choice is joined with the step
// that carries it out; here each stands alone, and "it" and "them" refer to what earlier steps selected.
import type { TextLanguage } from '../../core/languages.ts';
import type { Filter, Step } from '../language/values.ts';
import { GRAMMARS } from './index.ts';
import { TellerOf } from './teller.ts';
import { tellSteps } from './steps.ts';
import type { NameOf } from './names.ts';

export interface StepContext {
  readonly language: TextLanguage;
  readonly names: NameOf;
  /** Steps done before it, outermost first; they decide which cards the names of selections refer to. */
  readonly before?: readonly Step[];
  /** Each opponent or each player does it. */
  readonly theirs?: boolean;
  /** In a trigger, and when a card is bought or gained: the cards that `it` can be. */
  readonly it?: Filter;
}

/** A sentence with a capital and a full stop. Steps must be complete. */
export function describeStep(
  step: Step,
  { language, names, before = [], theirs = false, it }: StepContext,
): string {
  const grammar = GRAMMARS[language];
  const t = new TellerOf(grammar, names);
  if (it) t.select('it', { where: it });
  const tell = (): string => tellSteps(t, [step]).join(' ');
  // Together, as in a whole text: the step that carries out a choice removes its cards from the others.
  tellSteps(t, before);
  return grammar.sentence(theirs ? t.inside({ mood: 'third', person: 'they' }, tell) : tell());
}
