// Which playtest figures are shown over the drawn map: by file, so that each map has its own.
import { SvelteMap } from 'svelte/reactivity';
import type { HeatFigures } from './model/heat.ts';

export const heatLayers = new SvelteMap<string, HeatFigures>();
