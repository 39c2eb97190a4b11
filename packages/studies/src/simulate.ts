// Plays a batch: what games of these players show, until a rule ends it, and whether the targets of the setup are met.
import type { Targets } from '@railwright/figures';
import {
  checkTargets,
  stopRule,
  studiedItems,
  summarize,
  untilResult,
  worstOf,
  type Batch,
  type SimulationResult,
  type Until,
} from '@railwright/playtest';
import { playSides, sideOf, type Side } from './batches.ts';
import type { Ended, Place, StoppedRun } from './place.ts';

/** A batch to play. */
export interface SimulateRequest {
  readonly kind: 'simulate';
  /** The games whose figures are shown. */
  readonly batch: Batch;
  /** Ends the run before all games are played. */
  readonly until?: Until;
  /** Targets to check. */
  readonly targets?: Targets;
  /** The same with other players: each target counts for those who meet it least. */
  readonly others?: readonly Batch[];
}

/** Plays a batch; stopped, the result has the games so far. */
export async function simulate(
  { batch, until, targets, others = [] }: SimulateRequest,
  place: Place,
): Promise<Ended<SimulationResult>> {
  const played: Side[] = [];
  const valueOf = (): SimulationResult | undefined => {
    const [first] = played;
    if (!first?.tally || (place.now && first.tally.games === 0)) return undefined;
    const { game, tally, run } = first;
    const verdicts = played.flatMap((side) =>
      targets && side.tally
        ? [checkTargets(targets, side.tally, side.game, side.batch, 1 + others.length)]
        : [],
    );
    return summarize(
      batch,
      game,
      { tally, complete: run?.complete ?? false },
      {
        ...(targets && { targets: worstOf(verdicts) }),
        ...(until && { until: untilResult(until, tally, run?.enough ?? false) }),
      },
    );
  };
  const stops: StoppedRun[] = [];
  let complete = true;
  for (const one of [batch, ...others]) {
    if (played.length > 0 && place.signal.aborted) break;
    const side = sideOf(one);
    if (played.length === 0) place.say({ kind: 'items', items: studiedItems(side.game) });
    played.push(side);
    const { game } = side;
    const stopWhen = until && stopRule(until, targets, game, one, 1 + others.length);
    const ended = await playSides({ sides: [side], valueOf, stopWhen }, place);
    stops.push(...ended.stops);
    complete &&= ended.complete;
  }
  return { value: valueOf(), complete, stops };
}
