// Asks panels as the command line does: one about a setup, or two about a version before and after a change. A first word comes at once, from a
// player that knows the setup or something of it; the answers come when all tables have been played.
import { createGame } from '@railwright/engine';
import type { GameDefinition } from '@railwright/engine';
import { askPanel, firstImpression } from '../panel/ask-panel.ts';
import { compareLearned } from '../panel/compare/compare-learned.ts';
import type { PanelHost, PanelPlan } from '../panel/panel-host.ts';
import { panelHostOn } from '../panel/tables/panel-games.ts';
import type { JobHost } from './host.ts';
import type { ChangeJob, Findings, PanelJob } from './job.ts';

interface Asked {
  readonly plan: PanelPlan;
  readonly host: PanelHost;
}

export function runPanel(job: PanelJob, host: JobHost): Promise<void> {
  return answer(host, async (open, show) => {
    const asked = open(job);
    const first = await firstImpression(asked.plan, asked.host);
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
  const stop = new AbortController();
  const signal = AbortSignal.any([host.signal, stop.signal]);
  let [played, games, replaced] = [0, 0, 0];
  const say = (): void => host.say({ kind: 'progress', progress: { played, games } });
  const end = (complete: boolean, trouble: string): void =>
    host.say({ kind: 'ended', complete, trouble, replaced });
  const open = ({ kind: _kind, lessons, ...asked }: PanelJob): Asked => {
    const game = createGame(asked.definition as GameDefinition, asked.seats);
    let training = 0;
    const panel = panelHostOn(game, {
      executor: host.executor,
      signal,
      onGames(more) {
        played += more;
        say();
      },
      onRun(run) {
        replaced += run.replaced;
      },
      onLearned: (done) =>
        host.say({ kind: 'progress', progress: { played: Math.min(training, done), games: training } }),
    });
    return {
      plan: { ...asked, ...host.wordsOf(asked.definition), game, ...(lessons && { lessons }) },
      host: {
        play: (batch) => panel.play(batch),
        ...(lessons && {
          learn(plans) {
            training = plans.reduce((sum, { budget }) => sum + ('games' in budget ? budget.games : 0), 0);
            return panel.learn(plans);
          },
        }),
        teaches: (stage) => host.say({ kind: 'stage', stage }),
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
  }
}
