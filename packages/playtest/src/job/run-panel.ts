// Asks a panel as the command line does. A first word comes at once, from a player that knows the setup or something of it; the answers come
// when all tables have been played.
import { createGame } from '@railwright/engine';
import type { Game, GameDefinition } from '@railwright/engine';
import { SoloLearning } from '../learning/solo-learning.ts';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import { askPanel, firstWord } from '../panel/ask-panel.ts';
import { openDesk } from '../panel/table-desk.ts';
import { runBatch } from '../run.ts';
import type { JobHost } from './host.ts';
import type { PanelJob } from './job.ts';

export async function runPanel({ kind: _kind, lessons, ...asked }: PanelJob, host: JobHost): Promise<void> {
  const game = createGame(asked.definition as GameDefinition, asked.seats);
  const series = host.openSeries();
  const stop = new AbortController();
  const signal = AbortSignal.any([host.signal, stop.signal]);
  let [played, games, replaced] = [0, 0, 0];
  const say = (): void => host.say({ kind: 'progress', progress: { played, games } });
  const end = (complete: boolean, trouble: string): void =>
    host.say({ kind: 'ended', complete, trouble, replaced });
  const play = openDesk({
    ahead: series.ahead,
    onGames(more) {
      played += more;
      say();
    },
    async run(batch, onRows) {
      const { openLane, ...lanes } = series.lanesFor(batch);
      const run = await runBatch(batch, game, openLane, { ...lanes, signal, ...(onRows && { onRows }) });
      replaced += run.replaced;
      return run;
    },
  });
  try {
    const { pause } = host;
    const plan = { ...asked, ...host.wordsOf(asked.definition), game };
    const first = await firstWord(plan, { play });
    if (first) host.say({ kind: 'shown', progress: { played, games }, value: first });
    const learns = pause &&
      lessons && { learn: (lesson: LearningPlan) => learnAlone(lesson, game, host, pause) };
    const value = await askPanel(learns ? { ...plan, lessons } : plan, {
      play,
      ...learns,
      teaches: (name) => host.say({ kind: 'stage', stage: `A player is learning the setup: ${name}.` }),
      planned(more) {
        host.say({ kind: 'stage', stage: '' });
        games = played + more;
        say();
      },
    });
    host.say({ kind: 'shown', progress: { played, games }, value });
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
