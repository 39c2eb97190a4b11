// `--shard 2/8`: a command plays a part of its games and prints their results as data.
import { wrapExecutor, type MatchResult, type Tally } from '@railwright/playtest';
import {
  batchKey,
  makePart,
  matchKey,
  packResult,
  PartTooLarge,
  shardOf,
  type Shard,
} from '@railwright/playtest/node';
import { plural } from '../check/findings.ts';
import { withoutFlag } from '../command-line.ts';
import { EXIT, misuse } from '../failure.ts';
import { printError, printJson } from '../output.ts';
import { partFile } from './part-file.ts';
import { WHOLE, type Games, type Parts } from './parts.ts';

const MOST_SHARDS = 1000;

/** All games without a shard. @throws Failure for anything but K/N. */
export function partsFor(shard: string | undefined, command: string, argv: readonly string[]): Parts {
  if (shard === undefined) return WHOLE;
  return playShard(parseShard(shard), command, withoutFlag(withoutFlag(argv, 'queue'), 'shard'));
}

function parseShard(typed: string): Shard {
  const [, index = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index < 1 || shard.index > shard.of || shard.of > MOST_SHARDS)
    throw misuse(
      `--shard ${typed} does not name a part.`,
      `For the second of eight parts, write --shard 2/8. The maximum is ${MOST_SHARDS} parts.`,
    );
  return shard;
}

function playShard(shard: Shard, command: string, words: readonly string[]): Parts {
  const played = new Map<string, string>();
  const own = <T extends Games>(whole: T): T => {
    if (whole.games < shard.of)
      throw misuse(
        `${plural(whole.games, 'game')} cannot be played in ${shard.of} parts.`,
        'Use fewer parts.',
      );
    return shardOf(whole, shard);
  };
  const keep = (key: string, result: Tally | MatchResult): void =>
    void played.set(
      key,
      orRefuse(shard, () => packResult(result)),
    );
  return {
    own,
    on: (executor) =>
      wrapExecutor(executor, {
        async runBatch(batch, game, options) {
          const run = await executor.runBatch(own(batch), game, options);
          if (run.complete) keep(batchKey(batch), run.tally);
          return run;
        },
        async playMatch(definition, seats, match) {
          const result = await executor.playMatch(definition, seats, own(match));
          keep(matchKey(definition, match), result);
          return result;
        },
      }),
    end(interrupted) {
      if (interrupted) {
        printError('Stopped: an unfinished part has no result.');
        return EXIT.interrupted;
      }
      const part = orRefuse(shard, () => makePart(shard, played));
      printJson(partFile(command, words, part));
      return EXIT.clean;
    },
  };
}

/** @throws Failure for more than a file can hold, as early as possible instead of when the parts are merged. */
export function orRefuse<T>({ of }: Shard, pack: () => T): T {
  try {
    return pack();
  } catch (error) {
    if (!(error instanceof PartTooLarge)) throw error;
    throw misuse(
      `${error.message}.`,
      2 * of <= MOST_SHARDS
        ? `Play the run in more parts, such as --shard 1/${2 * of}.`
        : 'Play fewer games, or let other machines help with --queue.',
    );
  }
}
