// Plays and trains in the calling thread, which it leaves between chunks so that a run can be stopped. For tests, and for authors of games.
import { createBot } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import type { GameSource } from '../game-source.ts';
import { SoloLearning } from '../learning/solo-learning.ts';
import type { Batch } from '../batch.ts';
import { playMatch } from '../match/match.ts';
import { playChunk } from '../play.ts';
import { runChunks } from '../run.ts';
import type { GameRecord } from '@railwright/engine';
import type { ChunkPlayer } from './chunk-player.ts';
import type { Executor } from './executor.ts';

const SHIPPED: GameSource = {
  createGame: (definition, seats) => createGame(definition as GameDefinition, seats),
  createBot,
};

/**
 * An executor in this thread. Training needs a number of games as its budget, and no teacher.
 * @param source rules and bots; the shipped ones by default
 * @param workers chunks and training runs under way at the same time
 */
export function localExecutor(source: GameSource = SHIPPED, workers = 1): Executor {
  const { createGame: gameOf, createBot: botOf } = source;
  return {
    label: 'in this thread',
    ahead: 1,
    atOnce: workers,
    status: () => undefined,
    runBatch: (batch, game, options = {}) =>
      runChunks(batch, game, playerOf(batch, options.onRecord !== undefined), options),
    playMatch: (definition, seats, match) =>
      Promise.resolve().then(() => playMatch(gameOf(definition, seats), match, botOf)),
    async learn(plan, { from, signal, onRound } = {}) {
      const { budget } = plan;
      if (!('games' in budget)) throw new Error('Training in this thread needs a number of games.');
      const games = plan.tables.map(({ definition, seats }) => gameOf(definition, seats));
      const learning = new SoloLearning({ ...plan, budget }, games, from);
      while (learning.progress < 1 && !signal?.aborted) {
        const round = learning.round();
        const { learned, progress } = learning;
        onRound?.({ games: learned.games, decisions: learned.decisions, progress, round });
        await nextTurn();
      }
      return { learned: learning.learned, complete: learning.progress >= 1, losses: 0 };
    },
    close: () => Promise.resolve(),
  };

  function playerOf(batch: Batch, records: boolean): ChunkPlayer {
    const game = gameOf(batch.definition, batch.seats);
    let open = true;
    return {
      room: () => workers,
      async play(chunk) {
        await nextTurn();
        if (!open) return { kind: 'lost', reason: 'it was stopped' };
        if (!records) return playChunk(game, batch, chunk, botOf);
        const made: [GameRecord, number][] = [];
        return {
          ...playChunk(game, batch, chunk, botOf, (...record) => void made.push(record)),
          records: made,
        };
      },
      stop() {
        open = false;
      },
    };
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
