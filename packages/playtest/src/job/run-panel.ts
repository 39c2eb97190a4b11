// Asks a panel as the command line does. It has nothing to say until all its tables have been played.
import { createGame } from '@railwright/engine';
import type { GameDefinition } from '@railwright/engine';
import { askPanel } from '../panel/ask-panel.ts';
import { openDesk } from '../panel/table-desk.ts';
import { runBatch } from '../run.ts';
import type { JobHost } from './host.ts';
import type { PanelJob } from './job.ts';

export async function runPanel({ kind: _kind, ...asked }: PanelJob, host: JobHost): Promise<void> {
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
    const plan = { ...asked, ...host.wordsOf(asked.definition), game };
    const value = await askPanel(plan, {
      play,
      planned(more) {
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
