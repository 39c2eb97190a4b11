// Drawings as SVG text, for programs without a browser: nothing here loads Svelte.
export { renderMapSvg } from './render-map.ts';
export type { MapSvgOptions } from './render-map.ts';
export type { Theme } from '../paint/palette.ts';
export type { Layers, LayerName } from '../scene/layers.ts';
export type { Rails } from '../scene/tracks.ts';
export { renderFaceSvg } from './render-card.ts';
export type { FaceSvgOptions } from './render-card.ts';
export { trainsFace } from '../faces/trains-card.ts';
export type { FacedCard, TrainsFaceOptions } from '../faces/trains-card.ts';
export type { Face } from '../faces/face.ts';
export { railcarFace } from '../faces/railcar.ts';
export type { RailcarFaceOptions } from '../faces/railcar.ts';
export { freightCarFace } from '../faces/freight-car.ts';
