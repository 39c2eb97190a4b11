// Content from other programs and for them: hexagonal maps of Tiled, tables of cards.
export { cellName } from './card-table.ts';
export type { CardPlace, CardTable, Sheet } from './card-table.ts';
export { fromTiled } from './from-tiled.ts';
export type { ReadNamed } from './tiled-files.ts';
export { cardTableOf, mapFieldsOf } from './games.ts';
export type { Loss } from './loss.ts';
export { mapText } from './map-text.ts';
export { toTiled } from './to-tiled.ts';
export type { TiledTile } from './to-tiled.ts';
export { packTerrains } from './pack-terrains.ts';
export { schemaLineFor } from './schema-line.ts';
export { whyUnreadable } from './unreadable.ts';
