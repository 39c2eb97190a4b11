// What cannot be played in parts, and why: it learns, or asks on by what it has seen, and no part sees what the others see.
import { misuse, type Failure } from '../failure.ts';

export const adaptiveRefusal = (what: string, help: string): Failure =>
  misuse(`${what} goes on by what it has seen, so it cannot be played in parts by --shard.`, help);

export const panelRefusal = (): Failure =>
  adaptiveRefusal(
    'A panel',
    'Name who plays, such as --bots heuristic, or have other machines play along: --queue.',
  );
