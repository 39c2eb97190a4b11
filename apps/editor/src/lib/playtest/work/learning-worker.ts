// Learns a setup while you work: one worker, which pauses between rounds while a person uses the page.
import { createBot } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import { learnForPage, type LearningTask } from '@railwright/playtest/learning/worker';
import { Rest } from './rest.ts';
import type { RestRequest } from './rest-signs.ts';

const rest = new Rest(() => performance.now());

self.addEventListener('message', ({ data }: MessageEvent<LearningTask | RestRequest>) => {
  if ('kind' in data) {
    rest.begin();
    return;
  }
  void learnForPage(data, {
    createGame: (definition, seats) => createGame(definition as GameDefinition, seats),
    createBot,
    say: (answer) => self.postMessage(answer),
    now: () => performance.now(),
    async rest() {
      // Messages from the page since the last round are handled first.
      await new Promise((resolve) => setTimeout(resolve));
      await rest.over();
    },
  });
});
