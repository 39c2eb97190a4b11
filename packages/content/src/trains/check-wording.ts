// A card's own wording against its effect: the numbers in both must agree, in each language the text generator speaks.
import { compareNumbers, LANGUAGE_NAMES, TEXT_LANGUAGES } from '@railwright/engine';
import type { NameOf, NumberMismatch } from '@railwright/engine';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import type { Item } from '../model.ts';
import { cardDefinition } from './card-definition.ts';
import { asNames } from '../names.ts';
import type { CardData } from './schema/cards.ts';

/** For cards whose effects have no errors; `cards` are those that effects may name. */
export function checkWording(
  card: Item<CardData>,
  cards: ReadonlyMap<string, Item<CardData>>,
  sink: DiagnosticSink,
): void {
  const { text } = card.data;
  if (text === undefined) return;
  const definition = cardDefinition(card.data);
  for (const language of TEXT_LANGUAGES) {
    const names: NameOf = (id, of) => {
      const named = of === 'card' ? cards.get(id.slice(id.indexOf('/') + 1)) : undefined;
      if (!named || named.broken) return id;
      const all = asNames(named.data.name);
      return all[language] ?? all.en;
    };
    const mismatch = compareNumbers(definition, language, names);
    if (!mismatch) continue;
    const path = [...card.path, 'text', ...(typeof text === 'string' ? [] : [language])];
    sink.report(
      'wording-numbers',
      { file: card.file, path },
      sentence(LANGUAGE_NAMES[language].english, mismatch),
    );
  }
}

function sentence(language: string, { onlyInText, onlyInEffect }: NumberMismatch): string {
  const parts = [
    ...(onlyInText.length > 0 ? [`says ${onlyInText.join(' and ')}, which the effect does not`] : []),
    ...(onlyInEffect.length > 0 ? [`does not say ${onlyInEffect.join(' and ')}, which the effect does`] : []),
  ];
  return `The ${language} wording ${parts.join(', and ')}.`;
}
