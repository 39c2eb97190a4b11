// The rules of a setup of Freight Train in words.
import type { Library } from '../../packs/library.ts';
import type { Item, SetupOptions } from '../../packs/model.ts';
import { nameIn } from '../../packs/names.ts';
import { rulesText, type RulesText } from '../../rules-text/rules-text.ts';
import { seatsOf } from '../../setup-seats.ts';
import { findParts } from '../parts.ts';
import { RULES_WORDS } from './words.ts';

/** Undefined for a setup without its parts. */
export function setupRules(setup: Item, options: SetupOptions, library: Library): RulesText | undefined {
  const parts = findParts(setup, options.rules, library);
  if (!parts) return undefined;
  const { players, switches, ...rules } = parts.rules.data;
  const seats = seatsOf(parts);
  return rulesText((language) => ({
    heading: RULES_WORDS[language].heading(nameIn(parts.setup.data.title, language)),
    rules: RULES_WORDS[language].tell({
      ...rules,
      seats,
      players: players.filter((row) => row.seats >= seats.min && row.seats <= seats.max),
      switches: { ...switches, ...options.switches },
    }),
  }));
}
