// The features of Freight Train by number. Types of cars differ only in their names, so the features of a choice describe the
// state of its type, not its name.
import { FeatureList, type FeatureGroup, type Vocabulary } from '../../core/observer.ts';
import type { Rules } from '../rules.ts';

const STAGES = 6;
export const STEPS = 6;
export const DAYS = 7;
const PER_SEAT = 14;
/** Classes of leads of a train, from far behind to far ahead. */
export const LEADS = 9;
/** The state of the train that a car joins. */
export const TRAIN_FACTS = 9;

function number(r: Rules, cars: Vocabulary) {
  const p = new FeatureList();
  const c = new FeatureList();
  const seats = <T>(of: (i: number) => T): T[] => Array.from({ length: r.seats }, (_, i) => of(i));
  const train = (name: string): number => c.add(name, TRAIN_FACTS + LEADS);
  return {
    stage: p.add('stage', STAGES),
    step: p.add('step', STEPS),
    day: p.add('day', DAYS),
    misc: p.add('misc', 13),
    seats: seats((i) => p.add(`seat-${i}`, PER_SEAT)),
    leads: p.add('leads', LEADS + 2),
    deck: p.over(cars, 'deck'),
    table: p.over(cars, 'table'),
    main: Array.from({ length: r.mainSidings }, (_, i) => p.over(cars, `main-${i + 1}`)),
    trains: seats((i) => p.over(cars, `trains-${i}`)),
    mixed: seats((i) => p.over(cars, `mixed-${i}`)),
    yards: seats((i) =>
      Array.from({ length: r.ownSidings }, (_, siding) => p.over(cars, `yard-${i}-${siding + 1}`)),
    ),

    plain: c.add('plain', 5),
    calling: c.add('calling', 3),
    rearranging: c.add('rearranging', 3),
    filling: c.add('filling', 4),
    taking: c.add('taking', 9),
    take: train('take'),
    shipping: c.add('shipping', 6),
    ship: train('ship'),
    joining: c.add('joining', 3),
    join: train('join'),
    mixing: c.add('mixing', 6),
    yarding: c.add('yarding', 9),
    yard: train('yard'),
    placing: c.add('placing', 8),
    put: train('put'),
    fromMain: c.add('from-main', r.mainSidings),
    own: c.add('own', r.ownSidings),
    about: c.over(cars, 'about'),
    position: p.groups as readonly FeatureGroup[],
    choice: c.groups as readonly FeatureGroup[],
  };
}

export function freightTrainFeatures(r: Rules) {
  const cars: Vocabulary = {
    name: 'cars',
    items: r.definition.carTypes.map(({ id }) => id),
    traits: ['car'],
    traitsOf: r.definition.carTypes.map(() => [[0, 1]]),
  };
  return { vocabularies: [cars] as readonly Vocabulary[], at: number(r, cars) };
}

export type FreightTrainFeatures = ReturnType<typeof freightTrainFeatures>;
