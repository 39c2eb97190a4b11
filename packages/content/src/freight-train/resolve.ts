// A setup of Freight Train as the engine takes it.
import type { FreightTrainDefinition } from '@railwright/engine';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { DiagnosticSink } from '../diagnostics/sink.ts';
import { qualifiedId, type Library } from '../packs/library.ts';
import type { Item, SetupOptions } from '../packs/model.ts';
import type { GameResolution } from '../game-module.ts';
import { seatsOf } from '../setup-seats.ts';
import { asNames, english } from '../packs/names.ts';
import { checkFit } from './check-fit.ts';
import { checkRules } from './check-rules.ts';
import { findParts, type Parts } from './parts.ts';

export function resolveFreightTrain(
  setup: Item,
  options: SetupOptions,
  library: Library,
  sink: DiagnosticSink,
): GameResolution | undefined {
  const parts = playableParts(setup, options.rules, library, sink);
  if (!parts) return undefined;
  const { min, max, default: defaultSeats } = seatsOf(parts);
  return {
    id: qualifiedId(setup),
    title: english(parts.setup.data.title),
    game: 'freight-train',
    seats: { min, max },
    defaultSeats,
    definition: makeDefinition(parts, options.switches),
    parts: [parts.rules, ...parts.cars],
    options: { rules: qualifiedId(parts.rules), ...(options.switches && { switches: options.switches }) },
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
    checkRules(parts.rules, found);
    checkFit(parts, found, new Set());
  }
  sink.add(...found.diagnostics);
  return hasErrors(found.diagnostics) ? undefined : parts;
}

function makeDefinition(parts: Parts, own: SetupOptions['switches']): FreightTrainDefinition {
  const { setup, rules, cars } = parts;
  const { min, max } = seatsOf(parts);
  const { players, chips, mainYard, ownYard, actions, days, switches } = rules.data;
  return {
    game: 'freight-train',
    setup: qualifiedId(setup),
    title: english(setup.data.title),
    rules: {
      id: qualifiedId(rules),
      seats: { min, max },
      players: players.filter(({ seats }) => seats >= min && seats <= max),
      chips,
      mainYard,
      ownYard,
      actions,
      days,
      switches: { ...switches, ...own },
    },
    carTypes: cars.map(({ data }) => ({ id: data.id, name: asNames(data.name) })),
  };
}
