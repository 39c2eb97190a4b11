// Content from other programs and for them: hexagonal maps of Tiled, tables of cards.
export { cardColumns, cardRows, cardsText, readCardRows } from '../trains/transfer/card-table.ts';
export type { CardRow, ReadCards } from '../trains/transfer/card-table.ts';
export { fromTiled } from './from-tiled.ts';
export type { FromTiled, TiledOptions } from './from-tiled.ts';
export type { Loss } from './loss.ts';
export { mapText } from './map-text.ts';
export { PLACE_TILES, toTiled } from './to-tiled.ts';
export type { TiledExport } from './to-tiled.ts';
export { packTerrains } from '../trains/transfer/pack-terrains.ts';
export { schemaLineFor } from './schema-line.ts';
