// The face of the package: maps, cards and tokens as Svelte components. Drawings as SVG text are in `@railwright/board/svg`.
export { default as Barrier } from './components/barrier.svelte';
export { default as BoardDefs } from './components/board-defs.svelte';
export { default as BoardMap } from './components/board-map.svelte';
export { default as CardFace } from './trains/card-face.svelte';
export { default as Cell } from './components/cell.svelte';
export { default as CoinMark } from './components/coin-mark.svelte';
export { default as Face } from './components/face.svelte';
export { default as FreightCarPicture } from './freight-train/car-picture.svelte';
export { default as FreightCarFace } from './freight-train/car-face.svelte';
export { default as Legend } from './components/legend.svelte';
export { default as MiniMap } from './components/mini-map.svelte';
export { default as PageRoot } from './components/page-root.svelte';
export { default as PlaceMark } from './components/place-mark.svelte';
export { default as RailToken } from './components/rail-token.svelte';
export { default as RailcarFace } from './game-of-trains/railcar-face.svelte';
export { default as StationToken } from './components/station-token.svelte';
export { terrainVariables } from './components/attributes.ts';
export { alsoCostsOf } from './faces/also-costs.ts';
export type { AlsoCost } from './faces/also-costs.ts';
export { trainsFace } from './trains/card-face.ts';
export type { FacedCard, TrainsFaceOptions } from './trains/card-face.ts';
export { backFace, BACK_PATTERNS } from './faces/back.ts';
export type { BackLook, BackPattern } from './faces/back.ts';
export { shownPart } from './faces/picture.ts';
export type { Focus, Picture, Pictured, TerrainPictures } from './faces/picture.ts';
export { backIn, lookIn } from './faces/look.ts';
export type { Look, LooksData, Wardrobe } from './faces/look.ts';
export type { Layout, LayoutPart } from './layouts/layout.ts';
export type { Palette } from './faces/palette.ts';
export type { CardArt } from './layouts/draw-layout.ts';
export type { Face as FaceData } from './faces/face.ts';
export { terrainStyles } from './paint/terrain-style.ts';
export type { StyledTerrain, TerrainStyle } from './paint/terrain-style.ts';
export { barrierLines, borderLines } from './scene/borders.ts';
export type { BarrierLine, BorderLines } from './scene/borders.ts';
export {
  boardBounds,
  boardLayout,
  boardPoint,
  CELL_SIZE,
  centerOf,
  hexPath,
  viewBox,
} from './scene/geometry.ts';
export { HIGHLIGHTS } from './scene/highlights.ts';
export type { Highlight, HighlightKind } from './scene/highlights.ts';
export { LAYERS } from './scene/layers.ts';
export type { LayerName, Layers } from './scene/layers.ts';
export { citySizes } from './scene/places.ts';
export type { Rails } from './scene/tracks.ts';
export { CARD_SIZE, cardRule, cropMarks, planCardPages } from './sheet/card-pages.ts';
export { fitTitle, LIST_UNIT, MARGIN, planMapPages } from './sheet/map-pages.ts';
export type { MapPages, MapSheet } from './sheet/map-pages.ts';
export { PAPERS, sheetSize } from './sheet/paper.ts';
export type { PaperId } from './sheet/paper.ts';
export { tokenScene } from './scene/own-tokens.ts';
export { colorOf as tokenColor } from './scene/token-color.ts';
export { contrast } from './paint/color.ts';
export { mapCuts, type MapCut } from './scene/map-cuts.ts';
export { LEAST_WIDTH, routeLists, type RouteList } from './scene/route-list.ts';
export { labelOf, linkTerms, tokensIn } from './text/label.ts';
export { routeLines, type RouteLine } from './text/routes.ts';
export { crossingScene } from './scene/crossings.ts';
export { type FeatureScene } from './scene/features.ts';
export { rewardScene } from './scene/rewards.ts';
export { regionScene } from './scene/regions.ts';
export { default as Features } from './components/features.svelte';
export type { LabelOptions } from './text/label.ts';
export { categoryName } from './text/words.ts';
export { Camera } from './view/camera.svelte.ts';
export { Fingers, pointOf } from './view/fingers.ts';
