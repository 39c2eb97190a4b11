// Is it fair? What each place in the order of turns wins.
import type { Answer, Mark } from '../document/verdict.ts';
import { percent, percentRange, rounded } from '../figures-text.ts';
import { turnShares } from '../panel/finding-words.ts';
import { strip } from '../pictures/strip.ts';
import { findingOf, isStrong, NOBODY, playersOf, sideOf, TEACH, valueOf, type Judged } from './asked.ts';

/** Uneven by this much for sure is broken. */
const BROKEN = 0.1;

export function fairAnswer({ result }: Judged): Answer {
  const { seats, findings } = result;
  const turns = findings.filter(({ id }) => id === 'first-seat' || /^(turn|seat)-\d+$/.test(id));
  const uneven = turns
    .filter((one) => sideOf(one) === 'more' || sideOf(one) === 'less')
    .toSorted((a, b) => awayOf(b) - awayOf(a));
  const [worst] = uneven;
  const even = 1 / seats;
  const first = findingOf(result, 'first-seat');
  const shares = turnShares(result).map(({ share: value, ...row }) => ({ ...row, value }));
  // Where nobody has learned to play, each bot shows its own habits.
  const isShares = shares.length > 0;
  const whose = isShares ? 'Wins by turn' : 'Wins of bots going first';
  const isFair = turns.length > 0 && turns.every((one) => sideOf(one) === 'none');
  const mark: Mark = worst ? (surelyAway(worst) ? 'broken' : 'look') : isFair ? 'fine' : 'unknown';
  return {
    ...{ id: 'fair', question: 'Is it fair?', mark },
    text: worst
      ? `No: ${told(worst)}; ${rounded(even)} would be even.`
      : isFair
        ? `Yes: every seat wins about its share of ${rounded(even)}.`
        : isStrong(result)
          ? `These games cannot tell${first ? `: ${told(first)}; ${rounded(even)} would be even` : ''}.`
          : NOBODY,
    settles: worst || isFair ? null : isStrong(result) ? (first?.settles ?? null) : TEACH,
    picture: strip({
      ...{ label: whose, rows: isShares ? shares : first ? playersOf(first) : [], line: even },
      ...{ caption: `${whose}; dashed: even, ${rounded(even)}`, format: rounded },
    }),
    rests: [...turns.map(({ id }) => id), ...findings.flatMap(({ id }) => (isRemedy(id) ? [id] : []))],
  };
}

/** Changes that would make the seats even, and ways of choosing starts. */
const isRemedy = (id: string): boolean => id === 'opening' || /^compensation(-|$)/.test(id);

type Turn = Judged['result']['findings'][number];
const awayOf = ({ effect }: Turn): number => Math.abs(effect?.value ?? 0);
const surelyAway = ({ effect }: Turn): boolean =>
  effect !== null && (effect.low >= BROKEN || effect.high <= -BROKEN);

/** `going first wins 43.8% (30.6–57.1%)` */
function told(turn: Turn): string {
  const value = valueOf(turn);
  const name = turn.about.charAt(0).toLowerCase() + turn.about.slice(1);
  return value ? /* @wc-include */ `${name} wins ${percent(value.value)} (${percentRange(value)})` : name;
}
