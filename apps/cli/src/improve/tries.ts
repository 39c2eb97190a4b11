// A progress bar for the search, on standard error and for people only.
import { openBar } from '../study/bar.ts';

export interface Tries {
  update(tries: number, kept: number): void;
  stop(): void;
}

export function startTries(tries: number): Tries {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = openBar(
    '{bar} {percentage}%  {value} of {total} changes tried, {kept} kept  {eta_formatted} left',
  );
  bar.start(tries, 0, { kept: '0' });
  return {
    update: (done, kept) => bar.update(done, { kept: String(kept) }),
    stop: () => bar.stop(),
  };
}
