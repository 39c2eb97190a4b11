// Asks panels as the command line does: one about a setup, or two about a version before and after a change. A first word comes at once, from a
// player that knows the setup or something of it; the answers come when all tables have been played.
import { createGame } from '@railwright/engine';
import type { Game, GameDefinition } from '@railwright/engine';
import { SoloLearning } from '../learning/solo-learning.ts';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import { askPanel, firstWord } from '../panel/ask-panel.ts';
import { compareLearned } from '../panel/compare-learned.ts';
import type { PanelHost, PanelPlan } from '../panel/panel-host.ts';
import { openDesk } from '../panel/table-desk.ts';
import { runBatch } from '../run.ts';
import type { JobHost } from './host.ts';
import type { ChangeJob, Findings, PanelJob } from './job.ts';

interface Asked {
  readonly plan: PanelPlan;
  readonly host: PanelHost;
}

export function runPanel(job: PanelJob, host: JobHost): Promise<void> {
  return answer(host, async (open, show) => {
    const asked = open(job);
    const first = await firstWord(asked.plan, asked.host);
    if (first) show(first);
    show(await askPanel(asked.plan, asked.host));
  });
}

export function runChange({ saved, now }: ChangeJob, host: JobHost): Promise<void> {
  return answer(host, async (open, show) => {
    const side = (job: PanelJob, version: string) => {
      const { plan, host: plays } = open(job);
      return { plan: { ...plan, openings: false }, host: plays, version };
    };
    show(await compareLearned([side(saved, 'the saved version'), side(now, '')], show));
  });
}

async function answer(
  host: JobHost,
  ask: (open: (job: PanelJob) => Asked, show: (value: Findings['panel' | 'change']) => void) => Promise<void>,
): Promise<void> {
  const series = host.openSeries();
  const stop = new AbortController();
  const signal = AbortSignal.any([host.signal, stop.signal]);
  let [played, games, replaced] = [0, 0, 0];
  const say = (): void => host.say({ kind: 'progress', progress: { played, games } });
  const end = (complete: boolean, trouble: string): void =>
    host.say({ kind: 'ended', complete, trouble, replaced });
  const open = ({ kind: _kind, lessons, ...asked }: PanelJob): Asked => {
    const game = createGame(asked.definition as GameDefinition, asked.seats);
    const { pause } = host;
    const learns = pause &&
      lessons && { learn: (lesson: LearningPlan) => learnAlone(lesson, game, host, pause) };
    return {
      plan: { ...asked, ...host.wordsOf(asked.definition), game, ...(learns && { lessons }) },
      host: {
        play: openDesk({
          ahead: series.ahead,
          onGames(more) {
            played += more;
            say();
          },
          async run(batch, onRows) {
            const { openLane, ...lanes } = series.lanesFor(batch);
            const run = await runBatch(batch, game, openLane, {
              ...{ ...lanes, signal },
              ...(onRows && { onRows }),
            });
            replaced += run.replaced;
            return run;
          },
        }),
        ...learns,
        teaches: (name) => host.say({ kind: 'stage', stage: `A player is learning the setup: ${name}.` }),
        planned(more) {
          host.say({ kind: 'stage', stage: '' });
          games = played + more;
          say();
        },
      },
    };
  };
  try {
    await ask(open, (value) => host.say({ kind: 'shown', progress: { played, games }, value }));
    end(true, '');
  } catch (error) {
    stop.abort();
    const reason = error instanceof Error ? error.message : String(error);
    end(false, host.signal.aborted ? '' : `The panel could not play: ${reason}`);
  } finally {
    series.close();
  }
}

/** In this thread, round by round. @throws Error when it was stopped. */
async function learnAlone(
  { budget, teacher: _teacher, ...lesson }: LearningPlan,
  game: Game,
  { signal, say }: JobHost,
  pause: () => Promise<void>,
): Promise<Learned> {
  const games = 'games' in budget ? budget.games : 0;
  const learning = new SoloLearning({ ...lesson, budget: { games } }, [game]);
  while (learning.progress < 1) {
    learning.round();
    say({ kind: 'progress', progress: { played: Math.min(games, learning.games), games } });
    await pause();
    if (signal.aborted) throw new Error('It was stopped.');
  }
  return learning.learned;
}
