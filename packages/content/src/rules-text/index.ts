// The rules of setups and packs in words. Apart from the rest of the package, as few programs tell them.
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import type { Bundle } from '../bundle/read-bundle.ts';
import { libraryOf } from '../packs/library.ts';
import type { Content, ResolvedSetup, SetupOptions } from '../packs/model.ts';
import { RULES_TELLERS } from './games.ts';
import type { RulesText } from './rules-text.ts';

export type { RulesText, ToldRules } from './rules-text.ts';

/** The rules of a setup named `pack/id`, or of each rules file of a pack; none for anything else, and for games that do not tell them. */
export function rulesTexts(content: Content, name: string, options: SetupOptions = {}): readonly RulesText[] {
  const library = libraryOf(content);
  const [packId = '', id] = name.split('/');
  const pack = library.packs.get(packId);
  const teller = Object.entries(RULES_TELLERS).find(([game]) => game === pack?.game)?.[1];
  if (!pack || !teller) return [];
  if (id === undefined) return teller.pack?.(pack, library) ?? [];
  const setup = pack.items.get('setups')?.get(id);
  const text = setup && teller.setup(setup, options, library);
  return text ? [text] : [];
}

/** The rules of a setup in each language, for its bundle; undefined for games that do not tell them. */
export function bundledRules(content: Content, { id, options }: ResolvedSetup): Bundle['rules'] {
  const [text] = rulesTexts(content, id, options);
  if (!text) return undefined;
  const told = TEXT_LANGUAGES.map((language) => {
    const { heading: _, ...rest } = text.told(language);
    return [language, rest] as const;
  });
  return Object.fromEntries(told);
}
