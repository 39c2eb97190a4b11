// Whether what a setup wants of its games could be at all.
import type { TargetRange, Targets } from '@railwright/engine';
import type { DiagnosticSink, Place } from './diagnostics/sink.ts';
import { didYouMean, listWords } from './diagnostics/suggest.ts';
import type { Item } from './model.ts';
import { isBroken } from './load/read-file.ts';
import { quote } from './schema/describe.ts';

/** What the rules say about games of a setup. */
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

const RANGES = [
  'rounds',
  'turns',
  'minutes',
  'margin',
  'leadChanges',
  'decided',
  'closeness',
  'shared',
  'unwon',
  'runaway',
] as const;

export function checkTargets(setup: Item, facts: GameFacts, sink: DiagnosticSink): void {
  const { targets } = setup.data as WithTargets;
  if (!targets || setup.broken) return;
  const at = (...path: string[]): Place => ({ file: setup.file, path: [...setup.path, 'targets', ...path] });
  const impossible = (place: Place, message: string): void => {
    if (!isBroken(place.file, place.path)) sink.report('target-impossible', place, message);
  };
  if (Object.keys(targets).join() === 'by')
    impossible(at('by'), 'Nothing is wanted of the games, so nobody has to play them.');
  for (const name of RANGES) {
    const range = targets[name];
    if (range) checkBounds(range, at(name), sink);
  }
  const { rounds, turns, ends = {}, firstSeatAdvantage, seatAdvantage } = targets;
  tooLong(rounds, facts.lastRound, 'rounds', at('rounds'), impossible);
  tooLong(turns, facts.lastTurn, 'turns', at('turns'), impossible);
  if (facts.seats < 2) {
    if (firstSeatAdvantage)
      impossible(at('firstSeatAdvantage'), 'With one seat there is no advantage of any.');
    if (seatAdvantage) impossible(at('seatAdvantage'), 'With one seat there is no advantage of any.');
  }
  if (targets.everyCardGained && !facts.hasCards)
    impossible(at('everyCardGained'), 'In this game no cards are gained from a supply.');
  if (targets.everyCellUsed && !facts.hasBoard) impossible(at('everyCellUsed'), 'This game has no map.');
  checkEnds(ends, facts, at, sink, impossible);
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
    checkBounds(range, at('ends', reason), sink);
    least += lowest(range);
  }
  if (least > 1)
    impossible(at('ends'), `The shares wanted add up to ${Number(least.toFixed(6))}, more than all games.`);
}

const lowest = ({ atLeast, between }: TargetRange): number =>
  Math.max(atLeast ?? -Infinity, between?.[0] ?? -Infinity, 0);

function checkBounds(range: TargetRange, place: Place, sink: DiagnosticSink): void {
  const { atLeast, atMost, between } = range;
  const low = Math.max(atLeast ?? -Infinity, between?.[0] ?? -Infinity);
  const high = Math.min(atMost ?? Infinity, between?.[1] ?? Infinity);
  if (low <= high || isBroken(place.file, place.path)) return;
  sink.report('target-bounds', place, `Nothing is at least ${low} and at most ${high}.`);
}

function tooLong(
  range: TargetRange | undefined,
  last: number | undefined,
  what: string,
  place: Place,
  impossible: Impossible,
): void {
  if (!range || last === undefined || lowest(range) <= last) return;
  impossible(
    place,
    `A game ends after ${last} ${what} at the latest, so ${lowest(range)} cannot be reached.`,
  );
}
