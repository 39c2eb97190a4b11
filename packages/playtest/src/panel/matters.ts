// The questions a panel is asked: which figure answers each, what is negligible, and how much it matters to a designer.
import type { TargetRange } from '../figures/index.ts';
import { SECONDS_A_CHOICE } from '../pace.ts';
import type { Question } from './decide.ts';
import { differenceOf, shifted, type Estimate } from './estimate.ts';
import type { TableTally } from './table-tally.ts';
import { wordsOf, type Figure, type Played, type Words } from './words.ts';

export interface Matter {
  readonly id: string;
  /** What it is about, in a word or two. */
  readonly about: string;
  readonly kind:
    | 'turn'
    | 'seat'
    | 'length'
    | 'drag'
    | 'runaway'
    | 'end'
    | 'skill'
    | 'luck'
    | 'card'
    | 'part'
    | 'cell'
    | 'pair'
    | 'worth'
    | 'fan'
    | 'start'
    | 'opening'
    | 'compensation';
  /** `turn`, `seat`: which, from 0. `luck`: the value for pure luck. `end`: the reason. `compensation`: who gets how many points. */
  readonly of?: number | string;
  /** `compensation`: whose wins are given, such as `first`. */
  readonly turn?: string;
  /** `compensation`: how it was tested, at the end of the sentence. */
  readonly aside?: string;
  readonly asks: Question['asks'];
  /** The reference value, such as even chances. 0 for sizes. */
  readonly against: number;
  readonly note: number;
  /** How many times more than its size suggests it matters to a designer; 1 by default. */
  readonly heft?: number;
  readonly words: Words;
}

/** Seats within this of their even share are even. */
export const SEAT_NOTE = 0.03;
/** If a player wins less than this part of an even share without a card, it has no chance: the card decides the game. */
export const DECIDES = 0.25;
/** Lengths within a fifth of each other are the same. */
const LENGTH_NOTE = 0.2;
/** In a random walk, half of the games are decided at half-time. */
const RUNAWAY = 0.5;
const RUNAWAY_NOTE = 0.05;
const END_NOTE = 0.1;
/** A long evening's game, in minutes. */
export const LONG_MINUTES = 90;
const MINUTES_NOTE = 10;
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
export const orderName = (turn: number): string => ORDER[turn] ?? `${turn + 1}th`;

const share = (of: Figure['of']): Figure => ({ of, share: true });

export function mattersOf(played: Played): Matter[] {
  const { seats, tallies, wanted = {} } = played;
  const even = 1 / seats;
  const all = Array.from({ length: seats }, (_, i) => i);
  const seat = (kind: 'turn' | 'seat', i: number): Matter => ({
    id: kind === 'turn' ? (i === 0 ? 'first-seat' : `turn-${i + 1}`) : `seat-${i + 1}`,
    about: kind === 'turn' ? `Going ${orderName(i)}` : `Seat ${i + 1}`,
    ...{ kind, of: i, asks: 'side', against: even, note: SEAT_NOTE },
    words: wordsOf(
      played,
      share((tally) => (kind === 'turn' ? tally.byTurn : tally.bySeat)[i]),
    ),
  });
  // The wins of two seats add up to one.
  const asked = seats === 2 ? all.slice(0, 1) : all;
  const rounds = wordsOf(played, { of: (tally) => tally.rounds });
  return [
    ...asked.map((turn) => seat('turn', turn)),
    ...(tallies.some(({ drawnFirst }) => drawnFirst) ? asked.map((one) => seat('seat', one)) : []),
    {
      ...{ id: 'length', about: 'Length', kind: 'length', asks: 'size', against: 0, words: rounds },
      note: LENGTH_NOTE * (rounds.strongest?.estimate.value ?? 0),
    },
    {
      ...{ id: 'long', about: 'Playing time', kind: 'drag', asks: 'side' },
      ...{ against: mostOf(wanted.minutes) ?? LONG_MINUTES, note: MINUTES_NOTE },
      words: wordsOf(played, { of: (tally) => tally.choices.map((n) => (n * SECONDS_A_CHOICE) / 60) }),
    },
    {
      ...{ id: 'runaway', about: 'Leader at half-time', kind: 'runaway', asks: 'side' },
      ...{ against: mostOf(wanted.runaway) ?? RUNAWAY, note: RUNAWAY_NOTE },
      words: wordsOf(
        played,
        share((tally) => tally.early),
      ),
    },
    ...endMatter(played),
  ];
}

/** The most that a setup wants of something; undefined if it does not say. */
const mostOf = (range: TargetRange | undefined): number | undefined => range?.atMost ?? range?.between?.[1];

/** How games end, if there is more than one way: by the way most common with the strongest. */
function endMatter(played: Played): Matter[] {
  const reasons = [...new Set(played.tallies.flatMap(({ ends }) => [...ends.keys()]))];
  if (reasons.length < 2) return [];
  const byReason = reasons.map((reason) => ({
    reason,
    words: wordsOf(
      played,
      share((tally) => tally.ends.get(reason) ?? new Float64Array(blocksOf(tally))),
    ),
  }));
  const shareOf = ({ words }: { words: Words }): number =>
    (words.strongest ?? words.others[0])?.estimate.value ?? 0;
  const [most] = byReason.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!most) return [];
  const { reason: of, words } = most;
  return [{ id: 'end', about: 'Ending', kind: 'end', of, asks: 'size', against: 0, note: END_NOTE, words }];
}

const blocksOf = ({ rounds }: TableTally): number => rounds.length;

/** As a question to decide, if there is a strong player. */
export function questionOf({ asks, against, note, words }: Matter): Question | undefined {
  const { strongest, others } = words;
  if (!strongest) return undefined;
  const effect = (estimate: Estimate): Estimate =>
    asks === 'side' ? shifted(estimate, against) : differenceOf(estimate, strongest.estimate);
  return {
    asks,
    strongest: shifted(strongest.estimate, against),
    others: others.map(({ estimate }) => effect(estimate)),
    note,
  };
}
