// The parts that make up a setup of Freight Train.
import { findItem, type Library } from '../packs/library.ts';
import type { Item } from '../packs/model.ts';
import type { CarData } from './schema/cars.ts';
import type { FreightTrainRulesData } from './schema/rules.ts';
import type { FreightTrainSetupData } from './schema/setup.ts';

export interface Parts {
  readonly setup: Item<FreightTrainSetupData>;
  readonly rules: Item<FreightTrainRulesData>;
  /** In the order of the setup. */
  readonly cars: readonly Item<CarData>[];
}

/** The parts of a setup; undefined when one is not there or does not fit its schema. */
export function findParts(item: Item, rulesId: string | undefined, library: Library): Parts | undefined {
  const pack = library.packs.get(item.pack);
  if (item.broken || !pack) return undefined;
  const setup = item as Item<FreightTrainSetupData>;
  const rules = findItem(library, pack, 'rules', rulesId ?? setup.data.rules);
  const cars = setup.data.cars.flatMap((id) => {
    const car = findItem(library, pack, 'cars', id);
    return car && !car.broken ? [car as Item<CarData>] : [];
  });
  if (!rules || rules.broken || cars.length < setup.data.cars.length) return undefined;
  return { setup, rules: rules as Item<FreightTrainRulesData>, cars };
}
