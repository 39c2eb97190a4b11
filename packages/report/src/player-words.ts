// Sentences on the strength of a learned player: the same in reports, on the command line and in the studio.
import { joined } from '@railwright/engine/joined';
import type { LearnedPlayer, LearnedSetup, MeasuredStrength } from '@railwright/playtest';
import { decimal, percent, percentRange, whole } from './figures-text.ts';

/** How far the figures of a player's games against itself can be trusted, by what an answer to it gains. */
export function gainWords({ value, low }: { readonly value: number; readonly low: number }): string {
  return low <= 0
    ? 'That may be chance: in this many games no opponent learned to beat it.'
    : `That is ${decimal(100 * value)} percentage points above even, so figures of games that this player plays against itself can be off by about as much.`;
}

/** `tokyo and 1 other setup for 2 or 3 players`, with how many markets where they are drawn. */
export function lessonWords(
  setups: readonly {
    readonly id: string;
    readonly seats: readonly number[];
    readonly markets?: LearnedSetup['markets'] | null;
  }[],
): string {
  const seats = [...new Set(setups.flatMap((one) => one.seats))].sort((a, b) => a - b);
  const names = setups.map(({ id, markets }) => ((markets ?? 1) > 1 ? `${markets} markets of ${id}` : id));
  return `${joined(names, 'and')} for ${joined(seats, 'or')} players`;
}

/** `against investor 93.0% (90.1–95.0%)` */
const wonWords = (strength: MeasuredStrength): string =>
  `against ${strength.against} ${percent(strength.won)} (${percentRange(strength)})`;

/** The gain from looking ahead; a perfect player would gain nothing by it. */
export function searchWords(search: MeasuredStrength): string {
  const even = 1 / search.seats;
  const verdict =
    search.low > even
      ? 'looking ahead shows it what it misses at first sight'
      : search.high < even
        ? 'looking ahead this little does harm'
        : 'it plays about as well without looking ahead, as far as this many games can tell';
  return `A search guided by it won ${percent(search.won)} (${percentRange(search)}) against the player alone ${table(search)}, where ${percent(even)} would be even: ${verdict}.`;
}

/** For the number of seats that is played, if it was measured with that number. */
export function playerWords(player: LearnedPlayer, seats: number): string {
  const { setups, games, before, seed, preference, strength, answer, search, plays } = player;
  const liking = preference === null ? '' : ` with a preference (${preference})`;
  const beginning =
    before === null ? '' : `, starting from a player that had learned from ${whole(before)} games`;
  return [
    `It learned ${lessonWords(setups)} from ${whole(games)} games${liking}, seed ${seed}${beginning}.`,
    ...strengthWords(strength, seats),
    ...(answer
      ? [
          `An opponent trained to beat it won ${percent(answer.won)} (${percentRange(answer)}) ${table(answer)}. ${gainWords({ value: answer.won - 1 / answer.seats, low: answer.low - 1 / answer.seats })}`,
        ]
      : ['How far it can be beaten is not known; to find out, use railwright exploit PLAYER.']),
    ...(search ? [searchWords(search)] : []),
    ...(plays === 'best' ? [] : [HOW[plays]]),
  ].join(' ');
}

const HOW = {
  level: 'Here it plays at a lower level than in these figures.',
  search: 'Here it also looks ahead, unlike in these figures.',
} as const;

function strengthWords(strength: readonly MeasuredStrength[], seats: number): string[] {
  const measured = [...new Set(strength.map((one) => one.seats))];
  const [some] = measured;
  if (some === undefined) return ['Its strength was not measured.'];
  const at = measured.includes(seats) ? seats : some;
  const rows = strength.filter((one) => one.seats === at);
  return [
    `Measured at ${at} seats, it won ${joined(rows.toSorted((a, b) => a.won - b.won).map(wonWords), 'and')}; ${percent(1 / at)} would be even.`,
  ];
}

const table = ({ seats, games }: MeasuredStrength): string => `in ${whole(games)} games of ${seats} seats`;
