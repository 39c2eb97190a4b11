// Which playtest figures are shown over the drawn map: by file, so that each map has its own.
import { SvelteMap } from 'svelte/reactivity';
import type { HeatFigures } from './model/heat.ts';

/** `title` names the figure, which a picture need not say. */
export const heatLayers = new SvelteMap<string, { readonly title: string; readonly figures: HeatFigures }>();
