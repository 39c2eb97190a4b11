// The games whose cards can be tables, and those whose maps other programs can draw, one line each.
import { gameIn, type GameName } from '@railwright/engine';
import { CARD_TABLE } from '../trains/import-export/card-table.ts';
import { MAP_FIELDS } from '../trains/import-export/map-fields.ts';
import type { CardTable } from './card-table.ts';
import type { MapFields } from './map-fields.ts';

const CARD_TABLES = { trains: CARD_TABLE } satisfies Partial<Readonly<Record<GameName, CardTable>>>;
const MAPS = { trains: MAP_FIELDS } satisfies Partial<Readonly<Record<GameName, MapFields>>>;

/** The table for cards of a game; undefined if it has none. */
export function cardTableOf(game: string): CardTable | undefined {
  return gameIn<CardTable>(CARD_TABLES, game);
}

/** The fields of a game's maps; undefined if it has no maps. */
export function mapFieldsOf(game: string): MapFields | undefined {
  return gameIn<MapFields>(MAPS, game);
}
