// What cards say, in the terminal: the words of their faces without the pictures.
import type { TextLanguage } from '@railwright/engine/languages';
import { loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT } from '../failure.ts';
import { print, safe } from '../output.ts';
import { wrapText } from '../table.ts';
import { findCards } from './pictures.ts';

export interface TextFlags extends SetupFlags {
  readonly content: readonly string[] | undefined;
  readonly languages: readonly TextLanguage[];
}

/** Prints each card, in one language after the other. Returns the exit code. */
export async function printTexts(names: readonly string[], flags: TextFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const choices = optionsFrom(flags);
  for (const [i, language] of flags.languages.entries()) {
    const faces = findCards(content, names, { languages: [language] }, choices);
    if (i > 0) print();
    for (const { face } of faces) print(wrapText(safe(face.label), '  '));
  }
  return EXIT.clean;
}
