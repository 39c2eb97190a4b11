// The games whose cards can be tables, one line each.
import { gameIn, type GameName } from '@railwright/engine';
import { CARD_TABLE } from '../trains/transfer/card-table.ts';
import type { CardTable } from './card-table.ts';

const CARD_TABLES = { trains: CARD_TABLE } satisfies Partial<Readonly<Record<GameName, CardTable>>>;

export function cardTableOf(game: string): CardTable | undefined {
  return gameIn<CardTable>(CARD_TABLES, game);
}
