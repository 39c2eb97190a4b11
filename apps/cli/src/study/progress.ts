// A progress bar on standard error for terminals only: a pipe or a log gets an occasional line, and only if workers play.
import type { Executor } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { printError, safe } from '../output.ts';
import { openBar } from './bar.ts';

export interface Progress {
  update(games: number): void;
  /** Removes the bar. */
  stop(): void;
}

export function startProgress(games: number, executor: Executor): Progress {
  if (!process.stderr.isTTY) return lines(games, executor);
  const bar = openBar(
    '{bar} {percentage}%  {value} of {total} games  {speed} games/s  {eta_formatted} left{who}',
    // Reports come often and irregularly, so a short average would make the time left jump.
    { etaBuffer: 500 },
  );
  const started = performance.now();
  const speedAt = (value: number): string =>
    Math.round((value * 1000) / Math.max(1, performance.now() - started)).toLocaleString('en');
  bar.start(games, 0, { speed: '0', who: '' });
  return {
    update(value) {
      const who = executor.status();
      bar.update(value, { speed: speedAt(value), who: who === undefined ? '' : `  ${safe(who)}` });
    },
    stop: () => bar.stop(),
  };
}

/** Milliseconds between two lines of a log. */
const LINE_EVERY = 10_000;

function lines(total: number, executor: Executor): Progress {
  const started = performance.now();
  let next = started + LINE_EVERY;
  return {
    update(value) {
      const who = executor.status();
      const now = performance.now();
      if (who === undefined || now < next) return;
      next = now + LINE_EVERY;
      const speed = value / ((now - started) / 1000);
      printError(
        safe(
          `${value.toLocaleString('en')} of ${plural(total, 'game')}, ${Math.round(speed).toLocaleString('en')} games/s, ${Math.ceil((total - value) / speed)} s left; ${who}.`,
        ),
      );
    },
    stop: () => undefined,
  };
}
