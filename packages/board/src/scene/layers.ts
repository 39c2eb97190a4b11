// What a map shows. A layer that is off is not in the drawing at all.
export const LAYERS = [
  'textures',
  'places',
  'names',
  'barriers',
  'links',
  'rewards',
  'regions',
  'coordinates',
  'costs',
  'tokens',
  'slots',
] as const;
export type LayerName = (typeof LAYERS)[number];
export type Layers = Readonly<Partial<Record<LayerName, boolean>>>;

/** `links` are one-way edges as well, `rewards` are routes and bonuses. `costs` and `slots` (places for stations not yet built) are shown on demand. */
const DEFAULTS: Readonly<Record<LayerName, boolean>> = {
  textures: true,
  places: true,
  names: true,
  barriers: true,
  links: true,
  rewards: true,
  regions: true,
  coordinates: true,
  costs: false,
  tokens: true,
  slots: false,
};

export function allLayers(layers: Layers | undefined): Readonly<Record<LayerName, boolean>> {
  return { ...DEFAULTS, ...layers };
}

/**
 * What can be read at a scale (pixels on screen for one unit; a cell measures 87 across): far out names and coordinates
 * only make noise.
 */
export function layersAt(scale: number): Layers {
  return { textures: scale >= 0.25, coordinates: scale >= 0.75, names: scale >= 0.55 };
}
