// Drawings as SVG text, for programs without a browser: nothing here loads Svelte.
export { renderMapSvg } from './render-map.ts';
export type { Theme } from '../paint/palette.ts';
export type { Layers, LayerName } from '../scene/layers.ts';
export { renderFaceSvg } from './render-card.ts';
export { trainsFace } from '../trains/card-face.ts';
export { backFace, BACK_PATTERNS, type BackLook, type BackPattern } from '../faces/back.ts';
export type { Focus, Picture, Pictured } from '../faces/picture.ts';
export type { Face, FaceCut } from '../faces/face.ts';
export { mapCuts, type MapCut } from '../scene/map-cuts.ts';
export { packFaces, setupFaces, setupGroups, setupMap, setupTokens } from './setup-parts.ts';
export type { NamedFace } from '../game-module.ts';
export { renderSetupSvg } from './render-setup.ts';
export { renderCardSheets, renderMapSheets } from './render-sheets.ts';
export type { PaperId } from '../sheet/paper.ts';
