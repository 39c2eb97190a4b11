// Names of the cars and trains of Freight Train by id.
import type { FreightTrainDefinition } from '@railwright/engine';
import { nameIn } from '../text/words.svelte.ts';
import { freightWords } from './words.ts';

export function thingNames({ carTypes }: FreightTrainDefinition): (id: string) => string {
  const names = new Map(carTypes.map(({ id, name }) => [id, nameIn(name)]));
  names.set('mixed', freightWords().mixedTrain);
  return (id) => names.get(id) ?? id;
}
