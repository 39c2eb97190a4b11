// The text of an ability, a sentence for each of its steps: made from the steps, so text and effect always agree.
import type { TextLanguage } from '../core/languages.ts';
import type { AbilityDefinition, AbilityStep } from './definition.ts';
import { german } from './text/de.ts';
import { english } from './text/en.ts';
import { french } from './text/fr.ts';

const SENTENCES: Readonly<Record<TextLanguage, (step: AbilityStep) => string>> = {
  en: english,
  fr: french,
  de: german,
};

/** A sentence for each step. */
export function describeAbility({ steps }: AbilityDefinition, language: TextLanguage): string[] {
  return steps.map(SENTENCES[language]);
}
