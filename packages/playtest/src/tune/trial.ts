// A trial of a version: free games, and for each card that seats gain the same deals without it for one seat. Games without a card end as soon
// as it is clear on which side of the bound it lies.
import type { BotSpec } from '@railwright/bots';
import type { Game, StudiedItem } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import {
  normalQuantile,
  pairedDifference,
  shareSequence,
  type EstimateResult,
  type Interval,
} from '@railwright/statistics';
import type { Batch } from '../batch.ts';
import { restrict, studiedItems } from '../compare/influence.ts';
import { winsOfEntry, type PlayedBatch } from '../compare/rows.ts';
import { IGNORED_BELOW } from '../compare/sweep.ts';
import type { Executor } from '../executor/executor.ts';
import { inTurn } from '../in-turn.ts';
import type { TargetResult, Verdict } from '../result/verdicts.ts';
import type { Tally } from '../tally.ts';
import { ALPHA, checkTargets, gatheringsFor } from '../targets/check.ts';
import { claimsOf, type TargetClaims } from '../targets/claims.ts';
import { MUST_PART, type JudgedCard } from './tune-result.ts';

/** What is played, by whom, and how carefully. */
export interface TrialPlan {
  readonly batch: Batch;
  readonly definition: unknown;
  readonly game: Game;
  readonly bots: readonly BotSpec[];
  /** Number of the first game: no two trials of a search share deals. */
  readonly first: number;
  readonly games: number;
  /** Ids of cards. */
  readonly cards: readonly string[];
  readonly targets: Targets;
  /** Versions and players whose verdicts hold together. */
  readonly together: number;
  /** Games without a card, at least; 100 by default. */
  readonly least?: number;
  /** A card that a smaller share of seats gains is taken for no must; one that hardly any seat gains, by default. */
  readonly contested?: number;
}

export interface TrialPlace {
  readonly executor: Executor;
  readonly signal?: AbortSignal | undefined;
}

export interface Trial {
  /** In the order of the plan. */
  readonly cards: readonly JudgedCard[];
  readonly targets: readonly TargetResult[];
  /** The same targets as shares of games. */
  readonly claims: readonly TargetClaims[];
}

/** What is seen of a version. */
export type Seen = Pick<Trial, 'cards' | 'targets'>;

const CHUNK = 25;
/** Half of the error is for cards, half for the game as a whole. */
const HALVES = 2;
/** Claims on each card: that it is not ignored, and no must. */
const CLAIMS = 2;

/** @throws Error if a game cannot be played, or if it was stopped. */
export async function playTrial(plan: TrialPlan, { executor, signal }: TrialPlace): Promise<Trial> {
  const { batch, definition, game, bots, first, games, cards, targets, together } = plan;
  const { least = 4 * CHUNK, contested = 0 } = plan;
  const free: Batch = {
    ...{ ...batch, definition, bots, first, games, chunkSize: CHUNK },
    gather: gatheringsFor(['outcomes'], targets),
  };
  const alpha = ALPHA / (HALVES * CLAIMS * Math.max(1, cards.length) * together);
  const play = async (one: Batch, stopWhen?: (tally: Tally) => boolean): Promise<PlayedBatch> => {
    const run = await executor.runBatch(one, game, { signal, stopWhen });
    if (run.fault) throw new Error(`Game ${run.fault.game}: ${run.fault.message}`);
    if (run.lost !== undefined) throw new Error(run.lost);
    if (run.unkept) throw run.unkept;
    if (!run.complete) throw new Error('It was stopped.');
    return { batch: one, game, tally: run.tally };
  };
  const played = await play(free);
  const wins = winsOfEntry(played, 0);
  const items = studiedItems(game);
  const judged: JudgedCard[] = [];
  const bound = MUST_PART / batch.seats;
  const judge = async (card: string): Promise<JudgedCard> => {
    const item = items.find((one) => one.item === card);
    const gained = gainedOf(played, item, alpha);
    if (!item || gained.high < IGNORED_BELOW || gained.value < contested)
      return cardOf({ card, cost: item?.cost ?? 0 }, gained, null, bound);
    const forbidden = restrict({ ...free, gather: ['outcomes'] }, item.measure, 'forbid');
    const looks = looksOf(least, games);
    const lostIn = (tally: Tally): EstimateResult =>
      lost(wins, winsOfEntry({ batch: forbidden, game, tally }, 0), alpha / looks.length);
    const run = await play(forbidden, (tally) => {
      if (!looks.includes(tally.games)) return false;
      const { low, high } = lostIn(tally);
      return low > bound || high < bound;
    });
    return cardOf({ card, cost: item.cost ?? 0 }, gained, lostIn(run.tally), bound);
  };
  for await (const card of inTurn(cards, executor.ahead, judge)) judged.push(card);
  return {
    cards: judged,
    targets: checkTargets(targets, played.tally, game, free, HALVES * together),
    claims: claimsOf(targets, played.tally, game, free),
  };
}

/** 100, 200, 400 … games, and all. */
function looksOf(least: number, games: number): number[] {
  const looks: number[] = [];
  for (let at = least; at < games; at *= 2) looks.push(at);
  return [...looks, games];
}

/** Seats of one game are not independent, so a game counts once. */
function gainedOf({ game, tally, batch }: PlayedBatch, item: StudiedItem | undefined, alpha: number) {
  const sums = tally.measures[game.measures.findIndex(({ id }) => id === item?.measure)];
  const hits = (sums?.seats ?? 0) / batch.seats;
  return { value: hits / tally.games, ...shareSequence(hits, tally.games, alpha) };
}

function lost(free: readonly number[], without: readonly number[], alpha: number): EstimateResult {
  const { difference, deviation, pairs } = pairedDifference(without, free);
  const value = difference?.value ?? 0;
  const reach = (normalQuantile(1 - alpha / 2) * deviation) / Math.sqrt(Math.max(1, pairs));
  return { value, low: value - reach, high: value + reach };
}

/** The verdict on a card: neither ignored nor, below the bound, a must. */
export function cardOf(
  about: Pick<JudgedCard, 'card' | 'cost'>,
  gained: EstimateResult,
  loses: EstimateResult | null,
  bound: number,
): JudgedCard {
  const verdicts: Verdict[] = [
    sideOf(gained, IGNORED_BELOW, 'above'),
    loses ? sideOf(loses, bound, 'below') : 'met',
  ];
  const is = gained.value < IGNORED_BELOW ? 'ignored' : loses && loses.value >= bound ? 'must' : null;
  const verdict = verdicts.includes('missed')
    ? 'missed'
    : verdicts.includes('undecided')
      ? 'undecided'
      : 'met';
  return { ...about, verdict, is, gained, lost: loses };
}

function sideOf({ low, high }: Interval, bound: number, wanted: 'above' | 'below'): Verdict {
  const side = low >= bound ? 'above' : high < bound ? 'below' : undefined;
  return side === undefined ? 'undecided' : side === wanted ? 'met' : 'missed';
}
