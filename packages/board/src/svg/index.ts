// Drawings as SVG text, for programs without a browser: nothing here loads Svelte.
export { mapBounds, renderMapSvg } from './render-map.ts';
export type { Theme } from '../paint/palette.ts';
export type { Layers, LayerName } from '../scene/layers.ts';
export { renderFaceImage, renderFaceSvg, type FaceImage, renderPictureSvg } from './render-card.ts';
export type { CardArt } from '../layouts/draw-layout.ts';
export { trainsFace } from '../trains/card-face.ts';
export { backFace, BACK_PATTERNS, type BackLook, type BackPattern } from '../faces/back.ts';
export { shownPart } from '../faces/picture.ts';
export type { Focus, Picture, Pictured, TerrainPictures } from '../faces/picture.ts';
export { backIn, lookIn } from '../faces/look.ts';
export type { Look, LooksData, Wardrobe } from '../faces/look.ts';
export type { Face, FaceCut } from '../faces/face.ts';
export { mapLegend, type LegendEntry } from './map-legend.ts';
export { mapCuts, type MapCut } from '../scene/map-cuts.ts';
export { packFaces, setupFaces, setupGroups, setupMap, setupTokens } from './setup-parts.ts';
export type { NamedFace } from '../game-module.ts';
export { renderSetupSvg } from './render-setup.ts';
export { renderCardSheets, type CardSheetOptions } from './render-card-sheets.ts';
export { renderMapSheets } from './render-map-sheets.ts';
export { renderTextSheets, type SheetText } from './render-text-sheets.ts';
export { renderTokenSheets, type TokenGroup } from './render-token-sheets.ts';
export { renderFramed, type PictureFrame } from './render-framed.ts';
export { renderFaceGrid, type FaceGrid } from './render-grid.ts';
export { renderTokenSvg, type Token } from './render-token.ts';
export { plainFace } from '../faces/plain-face.ts';
export { categoryName, nameIn } from '../text/words.ts';
export { CELL_SIZE, centerOf } from '../scene/geometry.ts';
export type { PaperId } from '../sheet/paper.ts';
export { renderDiffSvg } from './diff/render-diff.ts';
export { diffText, type DiffPart } from './diff/diff-text.ts';
export type { DiffLine, DiffPicture } from './diff/diff-picture.ts';
export type { DiffCard } from './diff/cards.ts';
export type { DiffMap } from './diff/diff-map.ts';
export {
  CARD_BACKS,
  planCardPages,
  type CardBacks,
  type CardPages,
  type CardPagesOptions,
} from '../sheet/card-pages.ts';
export { planMapPages } from '../sheet/map-pages.ts';
