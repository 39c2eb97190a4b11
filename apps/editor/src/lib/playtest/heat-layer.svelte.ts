// Which figures of a playtest lie over the map that is drawn: by file, so that each map has its own.
import { SvelteMap } from 'svelte/reactivity';
import type { HeatFigures } from './model/heat.ts';

export const heatLayers = new SvelteMap<string, HeatFigures>();
