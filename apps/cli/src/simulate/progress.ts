// A progress bar on standard error, for people only: a pipe or a log gets none.
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update(games: number): void;
  /** Removes the bar. */
  stop(): void;
}

export function startProgress(games: number): Progress {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    {
      stream: process.stderr,
      clearOnComplete: true,
      // Ctrl-C belongs to the run.
      gracefulExit: false,
      // Reports come often and unevenly: over a few of them the time left would jump about.
      etaBuffer: 500,
      format: '{bar} {percentage}%  {value} of {total} games  {speed} games/s  {eta_formatted} left',
    },
    Presets.shades_classic,
  );
  const started = performance.now();
  const speedAt = (value: number): string =>
    Math.round((value * 1000) / Math.max(1, performance.now() - started)).toLocaleString('en');
  bar.start(games, 0, { speed: '0' });
  return {
    update: (value) => bar.update(value, { speed: speedAt(value) }),
    stop: () => bar.stop(),
  };
}
