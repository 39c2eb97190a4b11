// References and lint of one pack of Freight Train: rules by themselves, then every setup with its parts.
import { FREIGHT_TRAIN_ENDS } from '@railwright/engine';
import { checkTargets } from '../check-targets.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { itemsOf, placeIn, type Library } from '../packs/library.ts';
import type { Pack } from '../packs/model.ts';
import { seatsOf } from '../setup-seats.ts';
import { checkFit } from './check-fit.ts';
import { checkRules } from './check-rules.ts';
import { findParts } from './parts.ts';
import type { FreightTrainRulesData } from './schema/rules.ts';
import { itemsNamed } from '../references/named-things.ts';
import { FreightTrainSetupSchema } from './schema/setup.ts';

export function checkPack(pack: Pack, library: Library, sink: DiagnosticSink): void {
  for (const rules of itemsOf<FreightTrainRulesData>(pack, 'rules'))
    if (!rules.broken) checkRules(rules, sink);
  const reported = new Set<string>();
  for (const setup of itemsOf(pack, 'setups')) {
    const parts = findParts(setup, undefined, library);
    if (!parts) continue;
    checkFit(parts, sink, reported);
    checkTargets(setup, { seats: seatsOf(parts).max, ends: FREIGHT_TRAIN_ENDS }, sink);
  }
  checkUnused(pack, library, sink);
}

/** Cars that no setup of this pack uses; without a setup the pack may be there for others. */
function checkUnused(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const setups = itemsOf(pack, 'setups');
  if (setups.length === 0 || pack.incomplete.has('setups') || setups.some(({ broken }) => broken)) return;
  const used = new Set(
    setups.flatMap(({ data }) => itemsNamed(FreightTrainSetupSchema, data, 'cars', pack, library)),
  );
  for (const car of itemsOf(pack, 'cars'))
    if (!car.broken && !used.has(car))
      sink.report('car-unused', placeIn(car, 'id'), `No setup of this pack has ${car.id} cars.`);
}
