// Prints setups, packs and cards in the terminal: their rules, then the text of card faces without the pictures.
import { rulesTexts } from '@railwright/content/rules-text';
import type { TextLanguage } from '@railwright/engine/languages';
import { defaultPaths } from '../content/folders.ts';
import { loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT } from '../failure.ts';
import { print, safe } from '../output.ts';
import { wrapText } from '../table.ts';
import { findCards } from './pictures.ts';
import { isPath, namesAt, packOf } from './typed-paths.ts';

export interface TextFlags extends SetupFlags {
  readonly content: readonly string[] | undefined;
  readonly languages: readonly TextLanguage[];
}

/** Prints the rules of each setup and pack and each card, in one language after another. Returns the exit code. */
export async function printTexts(typed: readonly string[], flags: TextFlags): Promise<number> {
  const paths = typed.filter(isPath);
  const folders = paths.length === typed.length ? [] : (flags.content ?? defaultPaths());
  const content = await loadForPlay([...folders, ...paths.map(packOf)]);
  const names = typed.flatMap((name) => (isPath(name) ? namesAt(content, name) : [name]));
  const choices = optionsFrom(flags);
  for (const [i, language] of flags.languages.entries()) {
    const faces = await findCards(content, names, { languages: [language] }, choices);
    if (i > 0) print();
    for (const { lines } of names.flatMap((name) => rulesTexts(content, name, choices))) {
      for (const line of lines(language)) print(wrapText(safe(line), '  '));
      print();
    }
    for (const { face } of faces) print(wrapText(safe(face.label), '  '));
  }
  return EXIT.clean;
}
