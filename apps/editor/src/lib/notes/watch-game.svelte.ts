// Opens a game that people played in the player, at a moment of it.
import { packJson } from '@railwright/report/words';
import { toast } from '../core/browser/toast.ts';
import type { NotedGame } from '../core/checks/notes.ts';
import { project } from '../core/project/project.svelte.ts';
import { play } from '../shell/play/play.svelte.ts';

class WatchGame {
  busy = $state(false);

  /** After `at` choices; at its end by default. */
  async open({ file, choices }: NotedGame, at = choices): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const game = await project.ask('game', file);
      if (game.kind === 'refused') {
        toast.error('The game cannot be shown.', { description: game.reason });
        return;
      }
      const { record, changed } = game;
      if (changed !== undefined) toast.warning(changed);
      await play.replay(game, await packJson(record), Math.min(at, record.choices.length));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The game cannot be shown.');
    } finally {
      this.busy = false;
    }
  }
}

export const watchGame = new WatchGame();
