// Games whose rules can be printed in words, one line each.
import type { Library } from '../packs/library.ts';
import type { Item, Pack, SetupOptions } from '../packs/model.ts';
import { setupRules as freightTrainRules } from '../freight-train/rules-text/index.ts';
import { setupRules as gameOfTrainsRules } from '../game-of-trains/rules-text/index.ts';
import { packRules, setupRules } from '../trains/rules-text/index.ts';
import type { RulesText } from './rules-text.ts';
import type { GameName } from '@railwright/engine';

interface RulesTeller {
  /** Undefined for a setup with errors. */
  setup(setup: Item, options: SetupOptions, library: Library): RulesText | undefined;
  /** Of each rules file of a pack, in games whose rules files can be told without a setup. */
  pack?(pack: Pack, library: Library): readonly RulesText[];
}

export const RULES_TELLERS: Readonly<Partial<Record<GameName, RulesTeller>>> = {
  trains: { setup: setupRules, pack: packRules },
  'game-of-trains': { setup: gameOfTrainsRules },
  'freight-train': { setup: freightTrainRules },
};
