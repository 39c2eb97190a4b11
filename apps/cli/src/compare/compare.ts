// `railwright compare`: the same games on both sides, figure by figure.
import type { Executor } from '@railwright/playtest';
import { checkSeats } from '../content/check-seats.ts';
import { defaultPaths } from '../content/folders.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import type { Parts } from '../parts/parts.ts';
import { panelRefusal } from '../parts/adaptive.ts';
import { print, printError, printJson } from '../output.ts';
import type { BatchFlags } from '../simulate/batch.ts';
import { explainFigures } from '../simulate/explain.ts';
import { printPlayers } from '../simulate/players-text.ts';
import { formatComparison } from './comparison-text.ts';
import { playSides, sharedSeats, type Side } from './play-sides.ts';
import { loadRevision } from './revision.ts';
import { setupInFile } from './setup-file.ts';

export interface CompareFlags extends SetupFlags, BatchFlags {
  readonly against: string | undefined;
  readonly games: number | undefined;
  readonly executor: Executor;
  readonly json: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
  readonly shard?: string | undefined;
  readonly parts?: Parts;
}

export async function compare(a: string, b: string | undefined, flags: CompareFlags): Promise<number> {
  const [left, right] = await findSides(a, b, flags);
  // Identical sides need no games, unless data is requested.
  if (left.setup.hash === right.setup.hash && !flags.json && flags.shard === undefined) {
    print(
      left.version === ''
        ? `${left.setup.id} and ${right.setup.id} have the same content, so their games are the same.`
        : `${right.setup.id} is the same as in ${left.version}, so its games are the same.`,
    );
    return EXIT.clean;
  }
  const seats = flags.players ?? sharedSeats(left, right);
  const merged = flags.parts?.origin !== undefined;
  if (flags.bots === undefined && flags.games === undefined && !flags.explain && !merged) {
    for (const { setup } of [left, right]) checkSeats(setup, seats);
    const { canAskPanels, comparePanels } = await import('./panels.ts');
    if (canAskPanels([left, right], seats)) {
      if (flags.shard !== undefined) throw panelRefusal();
      return comparePanels([left, right], seats, flags);
    }
  }
  const games = flags.games ?? GAMES;
  const { comparison, bots, interrupted } = await playSides([left, right], { ...flags, games });
  const ended = flags.parts?.end(interrupted);
  if (ended !== undefined) return ended;
  if (!comparison) {
    printError('Stopped before anything could be compared.');
    return EXIT.interrupted;
  }
  if (flags.json) printJson(comparison);
  else {
    print(formatComparison(comparison));
    printPlayers(bots, comparison.seats);
    if (flags.explain) print(`\n${explainFigures('difference')}`);
  }
  if (!interrupted) return EXIT.clean;
  printError(`Stopped after ${comparison.games} of ${games} pairs of games.`);
  return EXIT.interrupted;
}

/** Games on each side, by fixed bots. */
const GAMES = 2000;

/** @throws Failure if the two cannot be compared. */
async function findSides(a: string, b: string | undefined, flags: CompareFlags): Promise<[Side, Side]> {
  if ((b === undefined) === (flags.against === undefined))
    throw misuse(
      b === undefined
        ? 'There is nothing to compare it with.'
        : 'Name either another setup or a revision, not both.',
      'For example: railwright compare trains/tokyo-beginners trains/osaka-beginners, or one setup with --against HEAD.',
    );
  const content = await loadForPlay(flags.content);
  const options = optionsFrom(flags);
  const id = setupInFile(content, a);
  const now: Side = { content, setup: findSetup(content, id, options), version: '' };
  if (b !== undefined) {
    const other: Side = { content, setup: findSetup(content, setupInFile(content, b), options), version: '' };
    if (other.setup.game !== now.setup.game)
      throw misuse(`${now.setup.id} and ${other.setup.id} are setups of different games.`);
    return [now, other];
  }
  const revision = flags.against ?? '';
  const before = await loadRevision(flags.content ?? defaultPaths(), revision);
  return [{ content: before, setup: findSetup(before, id, options), version: revision }, now];
}
