// Games whose rules can be printed in words, one line each.
import type { Library } from '../packs/library.ts';
import type { Item, Pack, SetupOptions } from '../packs/model.ts';
import { packRules, setupRules } from '../trains/rules-text/index.ts';
import type { RulesText } from './rules-text.ts';
import type { GameName } from '@railwright/engine';

interface RulesTeller {
  /** Undefined for a setup with errors. */
  setup(setup: Item, options: SetupOptions, library: Library): RulesText | undefined;
  pack(pack: Pack, library: Library): readonly RulesText[];
}

export const RULES_TELLERS: Readonly<Partial<Record<GameName, RulesTeller>>> = {
  trains: { setup: setupRules, pack: packRules },
};
