// Checks whether the targets of a setup are possible.
import { TARGET_FIGURES, type TargetRange, type Targets, type WantedEach } from '@railwright/figures';
import type { DiagnosticSink, Place } from './diagnostics/sink.ts';
import { didYouMean, listWords } from './diagnostics/suggest.ts';
import type { Item } from './packs/model.ts';
import { isBroken } from './packs/is-broken.ts';
import { quote } from './text/describe.ts';

/** Limits that the rules set for games of a setup. */
export interface GameFacts {
  /** Most seats. */
  readonly seats: number;
  readonly ends: readonly string[];
  /** Rounds after which a game ends at the latest. */
  readonly lastRound?: number;
  /** Turns of all seats after which it ends at the latest. */
  readonly lastTurn?: number;
  readonly hasCards?: boolean;
  readonly hasBoard?: boolean;
}

interface WithTargets {
  readonly targets?: Targets;
}

export function checkTargets(setup: Item, facts: GameFacts, sink: DiagnosticSink): void {
  const { targets } = setup.data as WithTargets;
  if (!targets || setup.broken) return;
  const at = (...path: string[]): Place => ({ file: setup.file, path: [...setup.path, 'targets', ...path] });
  const impossible = (place: Place, message: string): void => {
    if (!isBroken(place.file, place.path)) sink.report('target-impossible', place, message);
  };
  if (Object.keys(targets).join() === 'by')
    impossible(at('by'), 'There is no target besides `by`, so no games need to be played.');
  for (const { figure, target } of TARGET_FIGURES) {
    const wanted = targets[figure];
    if (wanted === undefined) continue;
    const reason = whyImpossible(target, wanted, facts);
    if (reason !== undefined) impossible(at(figure), reason);
    if (target.kind === 'range') checkBounds(wanted as TargetRange, target, at(figure), sink);
  }
  checkEnds(targets.ends ?? {}, facts, at, sink, impossible);
}

function whyImpossible(
  target: WantedEach,
  wanted: NonNullable<Targets[keyof Targets]>,
  facts: GameFacts,
): string | undefined {
  switch (target.kind) {
    case 'range': {
      const last = target.limit && { rounds: facts.lastRound, turns: facts.lastTurn }[target.limit];
      const least = lowest(wanted as TargetRange);
      return last === undefined || least <= last
        ? undefined
        : target.limit === 'rounds'
          ? `A game ends after ${last} rounds at the latest, so ${least} cannot be reached.`
          : `A game ends after ${last} turns at the latest, so ${least} cannot be reached.`;
    }
    case 'within':
      return facts.seats < 2 ? 'With one seat, no seat can have an advantage.' : undefined;
    case 'every':
      return { cards: facts.hasCards, board: facts.hasBoard }[target.needs] ? undefined : target.otherwise;
    case 'kinds':
      return undefined;
  }
}

type Impossible = (place: Place, message: string) => void;

function checkEnds(
  ends: Readonly<Record<string, TargetRange>>,
  facts: GameFacts,
  at: (...path: string[]) => Place,
  sink: DiagnosticSink,
  impossible: Impossible,
): void {
  let least = 0;
  for (const [reason, range] of Object.entries(ends)) {
    if (!facts.ends.includes(reason)) {
      sink.report('target-end', at('ends', reason), `No game ends by ${quote(reason)}.`, {
        at: 'key',
        help: didYouMean(reason, facts.ends) ?? `Games end by ${listWords(facts.ends)}.`,
      });
      continue;
    }
    checkBounds(range, SHARE, at('ends', reason), sink);
    least += lowest(range);
  }
  if (least > 1)
    impossible(at('ends'), `The target shares add up to ${Number(least.toFixed(6))}, more than all games.`);
}

const lowest = ({ atLeast, between }: TargetRange): number =>
  Math.max(atLeast ?? -Infinity, between?.[0] ?? -Infinity, 0);

/** The range of a share of games. */
const SHARE = { least: 0, most: 1 };

/** `of`: what the figure can be. */
function checkBounds(
  range: TargetRange,
  of: { readonly least: number; readonly most: number },
  place: Place,
  sink: DiagnosticSink,
): void {
  const { atLeast, atMost, between } = range;
  const low = Math.max(atLeast ?? -Infinity, between?.[0] ?? -Infinity);
  const high = Math.min(atMost ?? Infinity, between?.[1] ?? Infinity);
  if (isBroken(place.file, place.path)) return;
  if (low > high) sink.report('target-bounds', place, `No number is at least ${low} and at most ${high}.`);
  else if (low <= of.least && high >= of.most)
    sink.report('target-always', place, 'All games meet this target: no number is outside these bounds.');
}
