// Plays chunks of games.
import { createBot } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import { openTaskPlayer, type TaskMessage } from '@railwright/playtest/executor';

const play = openTaskPlayer({
  createGame: (definition, seats) => createGame(definition as GameDefinition, seats),
  createBot,
});
self.addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => self.postMessage(play(data)));
