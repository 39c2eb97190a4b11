// Progress of learning on standard error: a bar for people, an occasional line for logs.
import type { Budget, LearningNews, LearningPlan } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { printError } from '../output.ts';
import { openBar } from '../study/bar.ts';

export interface LearningProgress {
  update(news: LearningNews): void;
  /** Prints a line that stays. */
  say(line: string): void;
  stop(): void;
}

const LINE_EVERY = 30_000;
const SILENT: LearningProgress = { update: () => undefined, say: () => undefined, stop: () => undefined };

export function startLearningProgress(plan: LearningPlan, show: boolean): LearningProgress {
  if (!show) return SILENT;
  return process.stderr.isTTY ? bar(plan) : lines();
}

function bar({ budget }: LearningPlan): LearningProgress {
  const shown = openBar(
    '{bar} {percentage}%  {games} games  {speed} games/s  {rounds} rounds per game   {left}',
  );
  const started = performance.now();
  shown.start(1000, 0, { games: '0', speed: '0', rounds: '…', left: '' });
  let first: LearningNews | undefined;
  return {
    update(news) {
      first ??= news;
      const seconds = (performance.now() - started) / 1000;
      const speed = (news.games - first.games) / Math.max(0.001, seconds);
      const left =
        'minutes' in budget
          ? budget.minutes * 60 - seconds
          : (expectedGames(budget, news) - news.games) / Math.max(0.1, speed);
      shown.update(Math.round(news.progress * 1000), {
        games: news.games.toLocaleString('en'),
        speed: Math.round(speed).toLocaleString('en'),
        rounds: (news.round.rounds / Math.max(1, news.round.games)).toFixed(1),
        left:
          news === first || Number.isNaN(left)
            ? ''
            : `${Math.max(0, Math.round(left)).toLocaleString('en')} s left`,
      });
    },
    say(line) {
      process.stderr.write('\r\u001b[K');
      printError(line);
    },
    stop: () => shown.stop(),
  };
}

/** If learning ends by itself, this is known only once it has begun to finish. */
function expectedGames(budget: Budget, { games, progress }: LearningNews): number {
  if ('games' in budget) return budget.games;
  // It takes half as many games again, see `progressOf`.
  return progress > 0.5 ? (1.5 * games) / (0.5 + progress) : NaN;
}

function lines(): LearningProgress {
  let next = 0;
  return {
    update({ games, round }) {
      if (performance.now() < next) return;
      next = performance.now() + LINE_EVERY;
      const rounds = (round.rounds / Math.max(1, round.games)).toFixed(1);
      printError(`${plural(games, 'game')} learned, ${rounds} rounds per game.`);
    },
    say: printError,
    stop: () => undefined,
  };
}
