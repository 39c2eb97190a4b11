// The layers of a map. A layer that is off is absent from the drawing.
/** Layers of a map, which can be shown or hidden. */
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
/** The name of a layer. */
export type LayerName = (typeof LAYERS)[number];
/** Layers to show (true) or hide (false); the others keep their defaults. */
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
 * The layers legible at a scale (pixels on screen for one unit; a cell measures 87 across): far out names and coordinates
 * only make noise.
 */
export function layersAt(scale: number): Layers {
  return { textures: scale >= 0.25, coordinates: scale >= 0.75, names: scale >= 0.55 };
}
