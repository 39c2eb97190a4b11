// Learns one lesson of a panel, round by round, and pauses between rounds while a person uses the page.
import { createGame, type GameDefinition } from '@railwright/engine';
import { SoloLearning } from '@railwright/playtest/learning/worker';
import type { LessonAnswer, LessonRequest } from './messages.ts';
import { Rest } from './rest.ts';

const rest = new Rest(() => performance.now());
const say = (answer: LessonAnswer): void => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<LessonRequest>) => {
  if (data.kind === 'rest') rest.begin();
  else void learn(data.plan);
});

async function learn(plan: Extract<LessonRequest, { kind: 'learn' }>['plan']): Promise<void> {
  try {
    const games = plan.tables.map(({ definition, seats }) => createGame(definition as GameDefinition, seats));
    const learning = new SoloLearning(plan, games);
    while (learning.progress < 1) {
      const round = learning.round();
      const { games: played, decisions, progress } = learning.learned;
      say({ kind: 'round', news: { games: played, decisions, progress, round } });
      // Messages from the page since the last round are handled first.
      await new Promise((resolve) => setTimeout(resolve));
      await rest.over();
    }
    say({ kind: 'learned', learned: learning.learned });
  } catch (error) {
    say({ kind: 'failed', trouble: error instanceof Error ? error.message : String(error) });
  }
}
