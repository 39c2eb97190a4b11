// Searches for strategies: random changes of one, and a progress bar on standard error for people only.
import { strategyChanger } from '@railwright/bots';
import type { ResolvedSetup, StrategyFile } from '@railwright/content';
import { createRng } from '@railwright/engine';
import { openBar } from '../study/bar.ts';
import type { StudyFlags } from '../study/flags.ts';
import { interruptible, type Interruptible } from '../study/interrupt.ts';

/** Flags of commands that look for a strategy. */
export interface SearchFlags extends StudyFlags {
  readonly against: string | undefined;
  readonly tries: number;
  readonly games: number;
  readonly 'held-out': number;
  readonly output: string | undefined;
  readonly force: boolean;
}

/** The random stream of the changes; games have their own streams. */
const CHANGE_STREAM = 0xc4a6;

/** What `improve` and `fit` need of a search besides the games: changes, and who hears of them. */
export interface Search {
  readonly change: (value: StrategyFile) => { value: StrategyFile; what: string } | undefined;
  readonly signal: AbortSignal;
  readonly onTry: (tried: number, kept: number) => void;
}

/** Searches until `work` ends or Ctrl-C ends the search; `cards` may be named by strategies. */
export async function searching<T>(
  { game }: ResolvedSetup,
  { seed, tries }: SearchFlags,
  cards: readonly string[],
  work: (search: Search) => Promise<T>,
): Promise<Interruptible<T>> {
  const rng = createRng((seed ^ CHANGE_STREAM) >>> 0);
  const changeStrategy = await strategyChanger(game);
  const bar = process.stderr.isTTY
    ? openBar('{bar} {percentage}%  {value} of {total} changes tried, {kept} kept  {eta_formatted} left')
    : undefined;
  bar?.start(tries, 0, { kept: '0' });
  return interruptible((signal) =>
    work({
      signal,
      change(value) {
        const changed = changeStrategy(value, cards, rng);
        return changed && { value: changed.strategy as StrategyFile, what: changed.what };
      },
      onTry: (tried, kept) => bar?.update(tried, { kept: String(kept) }),
    }),
  ).finally(() => bar?.stop());
}
