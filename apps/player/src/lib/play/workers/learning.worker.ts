// Learns a setup by playing itself, in the background.
import { createBot } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import { learnForPage, type LearningTask } from '@railwright/playtest/learning/worker';

self.onmessage = ({ data }: MessageEvent<LearningTask>): void => {
  void learnForPage(data, {
    createGame: (definition, seats) => createGame(definition as GameDefinition, seats),
    createBot,
    say: (answer) => self.postMessage(answer),
    now: () => performance.now(),
    rest: () => new Promise((resolve) => setTimeout(resolve)),
  });
};
