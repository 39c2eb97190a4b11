// Reasons why some runs cannot be played in parts: they learn, or decide from earlier games, and no part sees the games of the others.
import { misuse, type Failure } from '../failure.ts';

export const adaptiveRefusal = (what: string, help: string): Failure =>
  misuse(`${what} decides what to play next from earlier games, so it cannot be split with --shard.`, help);
