// `railwright compare`: the same games on both sides, figure by figure.
import type { Executor } from '@railwright/playtest';
import { EXIT } from '../failure.ts';
import type { Parts } from '../parts/parts.ts';
import { print, printError, printJson } from '../output.ts';
import type { BatchFlags } from '../simulate/batch.ts';
import { comparisonDocument } from '@railwright/report/documents';
import { explainFigures, formatDocument } from '../document-text.ts';
import { printPlayers } from '../simulate/players-text.ts';
import { playSides } from './play-sides.ts';
import { findSides, sameSides, type SidesFlags } from './sides.ts';

export interface CompareFlags extends SidesFlags, BatchFlags {
  readonly games: number;
  readonly executor: Executor;
  readonly json: boolean;
  readonly explain: boolean;
  readonly shard?: string | undefined;
  readonly parts?: Parts;
}

export async function compare(a: string, b: string | undefined, flags: CompareFlags): Promise<number> {
  const sides = await findSides(a, b, flags);
  // Identical sides need no games, unless data is requested.
  const same = flags.json || flags.shard !== undefined ? undefined : sameSides(sides);
  if (same !== undefined) {
    print(same);
    return EXIT.clean;
  }
  const { comparison, bots, interrupted } = await playSides(sides, flags);
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  if (!comparison) {
    printError('Stopped before anything could be compared.');
    return EXIT.interrupted;
  }
  if (flags.json) printJson(comparison);
  else {
    print(formatDocument(comparisonDocument(comparison)));
    printPlayers(bots, comparison.seats);
    if (flags.explain) print(`\n${explainFigures('difference')}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${comparison.games} of ${flags.games} pairs of games.`);
  return EXIT.interrupted;
}
