// The games that new packs can be for, the default first; apart from what reads packs, so that a page that offers them needs no more.
import type { GameName } from '@railwright/engine';
import { NEW_FREIGHT_TRAIN } from '../freight-train/new.ts';
import { NEW_GAME_OF_TRAINS } from '../game-of-trains/new.ts';
import { NEW_TRAINS } from '../trains/new.ts';
import type { NewPackKind } from './new-pack-kind.ts';

export const GAMES = {
  trains: NEW_TRAINS,
  'game-of-trains': NEW_GAME_OF_TRAINS,
  'freight-train': NEW_FREIGHT_TRAIN,
} satisfies Readonly<Record<GameName, NewPackKind>>;
