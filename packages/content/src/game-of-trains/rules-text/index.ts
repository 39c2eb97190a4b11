// The rules of a setup of Game of Trains in words.
import { describeAbility, type AbilityDefinition } from '@railwright/engine';
import type { Library } from '../../packs/library.ts';
import type { Item, SetupOptions } from '../../packs/model.ts';
import { asNames, nameIn } from '../../packs/names.ts';
import { rulesText, type RulesText } from '../../rules-text/rules-text.ts';
import { seatsOf } from '../../setup-seats.ts';
import { findParts } from '../parts.ts';
import { RULES_WORDS } from './words.ts';

/** Undefined for a setup without its parts. */
export function setupRules(setup: Item, options: SetupOptions, library: Library): RulesText | undefined {
  const parts = findParts(setup, options.rules, library);
  if (!parts) return undefined;
  const { trainLength, setupDraws, turnLimit } = parts.rules.data;
  const seats = seatsOf(parts);
  const abilities = Array.from(parts.abilities.values(), ({ data }): AbilityDefinition => ({
    id: data.id,
    name: asNames(data.name),
    steps: data.steps,
  }));
  return rulesText((language) => ({
    heading: RULES_WORDS[language].heading(nameIn(parts.setup.data.title, language)),
    rules: RULES_WORDS[language].tell({
      seats,
      trainLength,
      setupDraws: setupDraws.slice(0, seats.max),
      turnLimit,
      abilities: abilities.map((ability) => ({
        name: nameIn(ability.name, language),
        text: describeAbility(ability, language).join(' '),
      })),
    }),
  }));
}
