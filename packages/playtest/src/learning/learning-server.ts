// The worker's side of training for a page: learns in rounds, rests between them when asked to, and reports its progress. The page
// ends the worker when it wants no more, so what is there to play with is handed over every few seconds.
import { base64Of, type BotSpec } from '@railwright/bots';
import { formatPlayer, parsePlayer } from '@railwright/net';
import type { GameSource } from '../game-source.ts';
import { playMatch } from '../match/match.ts';
import type { LearningAnswer, LearningTask } from './learning-messages.ts';
import { beginWith, playerOf } from './player-of.ts';
import { SoloLearning } from './solo-learning.ts';
import type { MeasuredStrength } from './learning-result.ts';
import { measureStrength } from './strength.ts';
import { TimeLeft } from './time-left.ts';

export interface LearningHost extends GameSource {
  readonly say: (answer: LearningAnswer) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Resolves when the next round may begin; later than at once, so that the worker hears what it is told. */
  readonly rest: () => Promise<void>;
}

/** Milliseconds between two players that are handed over; what was learned since the last is lost when the page ends it. */
const HAND_OVER_EVERY = 2000;
/** How often strength is measured on the way. */
const MEASURES = 10;
/** Games that no learning has seen. */
const SEED = 0x7e57;

/** Trains a player and reports through `host.say`; a failure is reported as the trouble of `ended`, not thrown. */
export async function learnForPage(task: LearningTask, host: LearningHost): Promise<void> {
  try {
    await learn(task, host);
    host.say({ kind: 'ended', trouble: '' });
  } catch (error) {
    host.say({ kind: 'ended', trouble: error instanceof Error ? error.message : String(error) });
  }
}

async function learn(
  { plan, source, from, basis, against, measured }: LearningTask,
  host: LearningHost,
): Promise<void> {
  const { createGame, createBot, say, now, rest } = host;
  const games = plan.tables.map(({ definition, seats }) => createGame(definition, seats));
  const [game] = games;
  if (!game) throw new Error('There is no game to learn.');
  const parsed = basis && parsePlayer(basis);
  // A damaged player, or one of another size, cannot be the starting point.
  const beginning = parsed?.ok && !from ? beginWith(parsed.player, games, plan.settings) : undefined;
  const before = parsed?.ok && from ? parsed.player.header.learned.before : beginning?.before;
  const learning = new SoloLearning({ ...plan, ...beginning }, games, from);
  const left = new TimeLeft(plan.budget.games, now);
  let strength: MeasuredStrength | undefined;
  let handedOver = -Infinity;
  let measures = Math.floor(learning.progress * MEASURES);
  const file = (): Uint8Array =>
    formatPlayer(
      playerOf(games, plan.settings, learning.learned, {
        ...source,
        seed: plan.seed,
        before,
        strength: strength ? [strength] : [],
      }),
    );
  const measure = (): Promise<MeasuredStrength> => {
    const player: BotSpec = { name: 'learned', bot: 'learned', player: base64Of(file()) };
    const play = (match: Parameters<typeof playMatch>[1]): Promise<ReturnType<typeof playMatch>> =>
      Promise.resolve(playMatch(game, match, createBot));
    return measureStrength(play, player, against, game.seats, measured, SEED);
  };
  while (learning.progress < 1) {
    await rest();
    learning.round();
    const { games: played, progress } = learning;
    const secondsLeft = left.after(played);
    if (Math.floor(progress * MEASURES) > measures) {
      measures = Math.floor(progress * MEASURES);
      strength = await measure();
    }
    if (progress >= 1 || now() - handedOver >= HAND_OVER_EVERY) {
      handedOver = now();
      say({ kind: 'player', games: played, file: file(), learned: learning.learned });
    }
    // After the player: a page that sees the first progress and stops has a player.
    say({
      kind: 'progress',
      games: played,
      progress,
      ...(secondsLeft !== undefined && { secondsLeft }),
      ...(strength && { strength }),
    });
  }
}
