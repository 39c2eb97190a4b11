// Maps of chance that are as someone asks for them.
export { bestOf, generatedText, generateMaps, type GeneratedMap, type Wanted } from './generate-maps.ts';
export { generateMap, type GeneratedCells } from './generate-map.ts';
export {
  MOST_STATIONS,
  usualPlaces,
  usualShares,
  type Ground,
  type MapRequest,
  type NoMap,
} from './map-request.ts';
export { qualitiesOf, type MapQualities } from './map-qualities.ts';
export { groundsOf } from './grounds.ts';
export { alterMap } from './alter.ts';
export { vary, type Varied } from './vary.ts';
