// The rules of setups and packs in words. Apart from the rest of the package, as only the terminal prints them.
import { libraryOf } from '../packs/library.ts';
import type { Content, SetupOptions } from '../packs/model.ts';
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
