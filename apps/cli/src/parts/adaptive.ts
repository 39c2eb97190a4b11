// Reasons why some runs cannot be played in parts: they learn, or decide from earlier games, and no part sees the games of the others.
import { misuse, type Failure } from '../failure.ts';

export const adaptiveRefusal = (what: string, help = 'To let other machines help, use --queue.'): Failure =>
  misuse(`${what} cannot be split with --shard: what it plays next depends on its earlier games.`, help);
