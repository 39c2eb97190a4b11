// What flags ask of `simulate`: the games, what to measure, when to stop, which targets to check, and who plays.
import { basename } from 'node:path';
import { defaultBot } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import { SEQUENCE_FIGURES } from '@railwright/figures';
import {
  GATHERINGS,
  gatheringsFor,
  parseUntil,
  type Batch,
  type Gathering,
  type Until,
} from '@railwright/playtest';
import type { SimulateRequest } from '@railwright/studies';
import { GAMES, GAMES_UNTIL } from '@railwright/studies/limits';
import { misuse } from '../failure.ts';
import { findPackPlayer } from '../learn/pack-player.ts';
import { findCachedPlayer } from '../learn/player-place.ts';
import { printError, safe } from '../output.ts';
import { batchOf } from '../study/batch.ts';
import type { Opened } from '../study/open-setup.ts';
import { suggest } from '../suggest.ts';

export interface RequestFlags {
  readonly games: number | undefined;
  readonly first: number | undefined;
  readonly seed: number;
  readonly players: number | undefined;
  readonly bots: string | undefined;
  readonly measure: string | undefined;
  readonly starts: string | undefined;
  readonly until: string | undefined;
  readonly check: boolean;
  /** Files of the table and of finished games. */
  readonly rows: string | undefined;
  readonly store: string | undefined;
}

export interface Asked {
  readonly request: SimulateRequest;
  /** Names of the bots, those of each further table after the first. */
  readonly names: readonly (string | undefined)[];
}

/** The values of --measure; rows of outcomes are internal. */
const MEASURES = GATHERINGS.filter((one) => one !== 'outcomes');

/** @throws Failure for unknown words and bots, and for targets if the setup has none. */
export async function requestOf({ content, setup }: Opened, flags: RequestFlags): Promise<Asked> {
  const until: Until | undefined =
    flags.until === undefined ? (flags.check ? { figure: 'targets' } : undefined) : readUntil(flags.until);
  const wanted = flags.check || until?.figure === 'targets';
  if (wanted && !setup.targets)
    throw misuse(
      `${setup.id} has no targets.`,
      'Add them to the setup, for example: targets: { firstSeatAdvantage: { within: 0.03 } }',
    );
  const targets = wanted ? setup.targets : undefined;
  const games = flags.games ?? (until ? GAMES_UNTIL : GAMES);
  const gather = gatheringsFor(readMeasures(flags.measure), targets, until);
  const names =
    targets && flags.bots === undefined
      ? whosePlay(content, setup, flags.players ?? setup.defaultSeats)
      : [flags.bots];
  const batches: Batch[] = [];
  for (const bots of names) {
    const first = batches.length === 0 ? (flags.first ?? 0) : 0;
    batches.push({ ...(await batchOf(content, setup, { ...flags, games, first, bots })), gather });
  }
  const [own, ...others] = batches;
  const batch = {
    ...(own as Batch),
    ...(flags.starts === 'random' && { starts: 'random' as const }),
    ...(flags.rows !== undefined && { rows: true as const }),
    ...(flags.store !== undefined && { chunkSize: storedChunkSize(games) }),
  };
  return {
    names,
    request: { kind: 'simulate', batch, others, ...(until && { until }), ...(targets && { targets }) },
  };
}

/**
 * With a store, the size of chunks does not depend on the exact number of games, so that a longer run can continue a shorter
 * one.
 */
function storedChunkSize(games: number): number {
  return games < 20_000 ? 10 : 100;
}

function readMeasures(typed: string | undefined): readonly Gathering[] {
  if (typed === undefined) return [];
  const words = typed.split(',').map((word) => word.trim());
  if (words.includes('all')) return MEASURES;
  return words.map((word) => {
    const measure = MEASURES.find((one) => one === word);
    if (!measure)
      throw misuse(`--measure cannot watch "${word}".`, suggest(word, [...MEASURES, 'all'], 'There are'));
    return measure;
  });
}

function readUntil(typed: string): Until {
  const until = parseUntil(typed);
  if (!('problem' in until)) return until;
  const name = typed.split(':')[0] ?? '';
  const known = ['decided', ...SEQUENCE_FIGURES.map(({ figure }) => figure)];
  throw misuse(
    until.problem,
    known.includes(name) ? 'See railwright simulate --help.' : suggest(name, known, 'There are'),
  );
}

/** Names of bots, each with its own table; the strongest first. */
function whosePlay(content: Content, setup: ResolvedSetup, seats: number): readonly string[] {
  const by = setup.targets?.by ?? 'strong';
  if (by !== 'strong' && by !== 'panel') return [by];
  const cached = findCachedPlayer(setup, seats);
  const isLearned = cached !== undefined || findPackPlayer(content, setup, seats) !== undefined;
  const written = defaultBot(setup.game);
  if (!isLearned)
    printError(
      safe(
        `No player has learned ${setup.id} for ${seats}, so only ${written} plays, perhaps badly. To train a player: railwright learn ${setup.id} --players ${seats}`,
      ),
    );
  // A player of this machine plays differently from the one shipped with the pack.
  if (cached !== undefined) printError(safe(`The strong player is ${basename(cached)}.`));
  if (!isLearned) return [written];
  return by === 'strong' ? ['learned'] : ['learned', 'learned:practised', 'learned:beginner', written];
}
