// Choices as small integers: five plain ones, then one block for each family. The text forms are made here and nowhere
// else; sidings count from 1 in texts, as they do on the table.
import type { CarType, FreightTrainDefinition } from './definition.ts';

export const PASS = 0;
export const DONE = 1;
export const CALL = 2;
export const REARRANGE = 3;
export const KEEP = 4;
const FIRST_BLOCK = 5;

/** The plain choices, and the first code of each family; a family ends where the next begins. */
export interface Codes {
  /** Does nothing. */
  readonly pass: typeof PASS;
  /** No more cars are switched from the own yard. */
  readonly done: typeof DONE;
  /** Calls up a locomotive. */
  readonly call: typeof CALL;
  /** Begins to rearrange the own yard. */
  readonly rearrange: typeof REARRANGE;
  /** Rearranging leaves everything as it was. */
  readonly keep: typeof KEEP;
  /** + main siding. */
  readonly fill: number;
  /** + main siding. */
  readonly take: number;
  /** + own siding: its first car goes to the train of its type, or to the mixed train. */
  readonly shipTrain: number;
  /** + own siding: its first car goes to the mixed train, where `shipTrain` means the train of its type. */
  readonly shipMixed: number;
  /** + type: a car on the table goes to the train of its type, or to the mixed train. */
  readonly toTrain: number;
  /** + type: a car on the table goes to the mixed train. */
  readonly toMixed: number;
  /** + own siding * types + type: a car on the table enters a siding from the left. */
  readonly toYard: number;
  /** + own siding * types + type: while rearranging, a car goes to the next free space of a siding. */
  readonly place: number;
  /** One past the last code. */
  readonly end: number;
}

export function codesOf(definition: FreightTrainDefinition): Codes {
  const types = definition.carTypes.length;
  const main = definition.rules.mainYard.sidings;
  const own = definition.rules.ownYard.sidings;
  const fill = FIRST_BLOCK;
  const take = fill + main;
  const shipTrain = take + main;
  const shipMixed = shipTrain + own;
  const toTrain = shipMixed + own;
  const toMixed = toTrain + types;
  const toYard = toMixed + types;
  const place = toYard + own * types;
  const end = place + own * types;
  const plain = { pass: PASS, done: DONE, call: CALL, rearrange: REARRANGE, keep: KEEP } as const;
  return { ...plain, fill, take, shipTrain, shipMixed, toTrain, toMixed, toYard, place, end };
}

/** The plain choices by code. */
const PLAIN = ['pass', 'done', 'call-locomotive', 'rearrange', 'keep'] as const;

/** `front` names the first car of an own siding, which the text of a shipment repeats for the reader. */
export function formatCode(
  codes: Codes,
  carTypes: readonly CarType[],
  code: number,
  front: (siding: number) => string,
): string {
  const car = (type: number): string => carTypes[type]?.id ?? '?';
  const types = carTypes.length;
  const sidingAndCar = (base: number): string =>
    `${Math.trunc((code - base) / types) + 1} ${car((code - base) % types)}`;
  if (code < FIRST_BLOCK) return PLAIN[code] ?? '?';
  if (code < codes.take) return `fill ${code - codes.fill + 1}`;
  if (code < codes.shipTrain) return `take ${code - codes.take + 1}`;
  if (code < codes.shipMixed)
    return `from-yard ${code - codes.shipTrain + 1} to-train ${front(code - codes.shipTrain)}`;
  if (code < codes.toTrain)
    return `from-yard ${code - codes.shipMixed + 1} to-mixed ${front(code - codes.shipMixed)}`;
  if (code < codes.toMixed) return `to-train ${car(code - codes.toTrain)}`;
  if (code < codes.toYard) return `to-mixed ${car(code - codes.toMixed)}`;
  if (code < codes.place) return `to-yard ${sidingAndCar(codes.toYard)}`;
  return `place ${sidingAndCar(codes.place)}`;
}
