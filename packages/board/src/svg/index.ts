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
export { renderCardSheets, renderMapSheets } from './render-sheets.ts';
export type { CardSheetOptions, MapSheetOptions } from './render-sheets.ts';
export { CARD_SIZE, cropMarks, planCardPages } from '../sheet/card-pages.ts';
export { PAPER_IDS, PAPERS, sheetSize } from '../sheet/paper.ts';
export type { PaperId, SheetSize } from '../sheet/paper.ts';
