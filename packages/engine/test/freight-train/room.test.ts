// F5 against brute force: a few types and nearly full yards, so that room is scarce. `couldPlace` knows only the rules for
// one car and tries all places for each car in turn.
import { expect, test } from 'vitest';
import { createFreightTrain, createRng, randomBelow, type PlayerInput } from '@railwright/engine';
import { given } from './given.ts';
import { STANDARD } from './standard.ts';

const TYPES = ['ore', 'sand', 'logs', 'salt'];
const game = createFreightTrain(
  {
    ...STANDARD,
    carTypes: TYPES.map((id) => ({ id, name: { en: id } })),
    rules: { ...STANDARD.rules, players: [{ seats: 2, cards: 40, locomotives: 0 }] },
  },
  2,
);

interface Room {
  readonly yard: number;
  readonly locomotives: number;
  readonly trains: readonly string[];
  /** Undefined without a mixed train. */
  readonly mixed: readonly string[] | undefined;
}

function couldPlace(cars: readonly string[], room: Room): boolean {
  const [car, ...rest] = cars;
  if (car === undefined) return true;
  const { yard, locomotives, trains, mixed } = room;
  if (yard > 0 && couldPlace(rest, { ...room, yard: yard - 1 })) return true;
  if (trains.includes(car) && couldPlace(rest, room)) return true;
  const spent = { ...room, locomotives: locomotives - 1 };
  if (locomotives > 0 && !trains.includes(car) && couldPlace(rest, { ...spent, trains: [...trains, car] }))
    return true;
  if (mixed === undefined) return locomotives > 0 && couldPlace(rest, { ...spent, mixed: [car] });
  return !mixed.includes(car) && couldPlace(rest, { ...room, mixed: [...mixed, car] });
}

/** Sidings, counted from 1, from which the next car can be taken so that some continuation finds room for all. */
function couldTake(main: readonly (readonly string[])[], taken: readonly string[], room: Room): string[] {
  return main.flatMap(([car, ...rest], siding) => {
    if (car === undefined) return [];
    const cars = [...taken, car];
    const left = main.map((cars, i) => (i === siding ? rest : cars));
    const fits = cars.length === 3 ? couldPlace(cars, room) : couldTake(left, cars, room).length > 0;
    return fits ? [`take ${siding + 1}`] : [];
  });
}

test('F5: a take is legal exactly if some continuation finds room for all three', () => {
  const rng = createRng(5);
  const below = (bound: number): number => randomBelow(rng, bound);
  const cars = (many: number): string[] => Array.from({ length: many }, () => TYPES[below(TYPES.length)]);
  let refused = 0;
  let allowed = 0;
  for (let i = 0; i < 1500; i++) {
    const trains = TYPES.filter(() => below(5) === 0);
    const mixed = below(2) === 0 ? TYPES.filter(() => below(3) === 0) : [];
    const free = below(3);
    const yard = below(3);
    const locomotives = trains.length + (mixed.length > 0 ? 1 : 0) + free;
    const main = Array.from({ length: 5 }, () => cars(below(3)));
    const player: PlayerInput = {
      chips: 0,
      called: true,
      locomotives,
      mixed,
      trains: Object.fromEntries(trains.map((id) => [id, 1])),
      yard: [cars(8), cars(8 - yard)],
    };
    const room = { yard, locomotives: free, trains, mixed: mixed.length > 0 ? mixed : undefined };
    const table = given({ main, players: [player] }, game);
    const takes = (): string[] => table.legal().filter((text) => text.startsWith('take'));
    const left = main.map((siding) => [...siding]);
    const taken: string[] = [];
    for (let pick = 0; pick < 3; pick++) {
      const expected = couldTake(left, taken, room);
      expect(takes(), JSON.stringify({ main, player, taken })).toEqual(expected);
      if (expected.length === 0) refused++;
      const choice = expected[below(Math.max(1, expected.length))];
      if (choice === undefined) break;
      allowed++;
      taken.push(left[Number(choice.slice(5)) - 1].shift() ?? '');
      table.play(choice);
    }
    // Every place offered leaves one for the others.
    while (taken.length === 3 && table.all().active === 0)
      table.play(table.legal()[below(table.legal().length)]);
  }
  expect(refused).toBeGreaterThan(200);
  expect(allowed).toBeGreaterThan(1000);
});
