// Forms of Freight Train: types of car as cards.
import type { GameModule } from '../game-module.ts';
import CarFaces from './CarFaces.svelte';

export const FREIGHT_TRAIN: GameModule = { sections: { 'cars/cars': CarFaces } };
