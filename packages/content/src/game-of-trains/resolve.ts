// A setup of Game of Trains as the engine takes it.
import type { GameOfTrainsDefinition, RailcarDefinition } from '@railwright/engine';
import { DiagnosticSink } from '../diagnostics/sink.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { qualifiedId, type Library } from '../packs/library.ts';
import type { GameResolution } from '../game-module.ts';
import type { Item, SetupOptions } from '../packs/model.ts';
import { seatsOf } from '../setup-seats.ts';
import { asNames, english } from '../packs/names.ts';
import { checkFit } from './check-fit.ts';
import { checkAbility, checkDeck, checkRules } from './check-items.ts';
import { findParts, type Parts } from './parts.ts';

export function resolveGameOfTrains(
  setup: Item,
  options: SetupOptions,
  library: Library,
  sink: DiagnosticSink,
): GameResolution | undefined {
  const parts = playableParts(setup, options.rules, library, sink);
  if (!parts) return undefined;
  const { min, max, default: defaultSeats } = seatsOf(parts);
  const title = english(parts.setup.data.title);
  return {
    id: qualifiedId(setup),
    title,
    game: 'game-of-trains',
    seats: { min, max },
    defaultSeats,
    definition: makeDefinition(parts),
    parts: [parts.rules, parts.deck, ...parts.abilities.values()],
    options: { rules: qualifiedId(parts.rules), deck: qualifiedId(parts.deck) },
  };
}

/** The parts, if nothing is wrong with them that would keep them from being played with. */
function playableParts(
  setup: Item,
  rulesId: string | undefined,
  library: Library,
  sink: DiagnosticSink,
): Parts | undefined {
  const found = new DiagnosticSink();
  const parts = findParts(setup, rulesId, library);
  if (parts) {
    checkDeck(parts.deck, found);
    for (const ability of new Set(parts.abilities.values())) checkAbility(ability, found);
    checkRules(parts.rules, found);
    checkFit(parts, found, new Set());
  }
  sink.add(...found.diagnostics);
  return hasErrors(found.diagnostics) ? undefined : parts;
}

function makeDefinition(parts: Parts): GameOfTrainsDefinition {
  const { setup, rules, deck, abilities } = parts;
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, ability] of abilities) {
    // Two packs may each have an ability of this id.
    const id = taken.has(ability.id) ? qualifiedId(ability) : ability.id;
    taken.add(id);
    ids.set(key, id);
  }
  const cards: RailcarDefinition[] = [];
  for (const [key, numbers] of Object.entries(deck.data.railcars))
    for (const number of numbers) cards.push({ number, ability: ids.get(key) ?? key });
  const { trainLength, setupDraws, turnLimit } = rules.data;
  const { min, max } = seatsOf(parts);
  return {
    game: 'game-of-trains',
    setup: qualifiedId(setup),
    title: english(setup.data.title),
    rules: { id: qualifiedId(rules), seats: { min, max }, trainLength, setupDraws, turnLimit },
    abilities: Array.from(abilities, ([key, { data }]) => ({
      id: ids.get(key) ?? key,
      name: asNames(data.name),
      steps: data.steps,
    })),
    cards: cards.sort((a, b) => a.number - b.number),
  };
}
