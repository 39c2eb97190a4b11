// The features of Game of Trains by number.
import { FeatureList, type FeatureGroup, type Vocabulary } from '../../core/observer.ts';
import { PHASES } from '../layout.ts';
import type { Table } from '../table.ts';
import { abilityVocabulary } from './traits.ts';

/** Classes of numbers of cards that have to go; the last stands for more. */
export const MISSING_STEPS = 8;
/** Parts of the numbers in which cards that may come are counted. */
export const PARTS = 12;
export const STEPS = 4;

function number(t: Table, abilities: Vocabulary) {
  const p = new FeatureList();
  const c = new FeatureList();
  const seats = <T>(of: (i: number) => T): T[] => Array.from({ length: t.seats }, (_, i) => of(i));
  return {
    phase: p.add('phase', PHASES.length),
    misc: p.add('misc', 5),
    using: p.over(abilities, 'using'),
    step: p.add('step', STEPS),
    faceUp: p.over(abilities, 'face-up'),
    faceUpCard: p.over(abilities, 'face-up-card'),
    coming: p.add('coming', PARTS),
    seen: p.add('seen', 2 * PARTS),
    seats: seats((i) => p.add(`seat-${i}`, 8)),
    missing: seats((i) => p.add(`missing-${i}`, MISSING_STEPS)),
    trains: seats((i) => p.add(`train-${i}`, t.trainLength)),
    locks: seats((i) => p.add(`locks-${i}`, 2 * t.trainLength)),

    draw: c.add('draw', 5),
    use: c.over(abilities, 'use'),
    keep: c.add('keep', Math.max(1, ...t.setupDraws)),
    kept: c.add('kept', 1),
    place: c.add('place', t.trainLength),
    swap: c.add('swap', t.trainLength),
    shift: c.add('shift', t.trainLength),
    protect: c.add('protect', t.trainLength),
    shows: c.over(abilities, 'shows'),
    pairs: c.over(abilities, 'pairs'),
    after: c.add('after', 11),
    hope: c.add('hope', 2),
    danger: c.add('danger', 5),
    removal: c.add('removal', 8),
    protecting: c.add('protecting', 3),
    position: p.groups as readonly FeatureGroup[],
    choice: c.groups as readonly FeatureGroup[],
  };
}

export function gameOfTrainsFeatures(t: Table) {
  const abilities = abilityVocabulary(t);
  return { vocabularies: [abilities] as readonly Vocabulary[], at: number(t, abilities) };
}

export type GameOfTrainsFeatures = ReturnType<typeof gameOfTrainsFeatures>;
