// A player that learns for a panel: either the setup itself, or an answer to the strongest player, with its own taste or without a card.
import { base64Of, bytesOf, type BotSpec } from '@railwright/bots';
import { ENGINE_VERSION } from '@railwright/engine';
import { SETTINGS, type Settings } from '@railwright/learn';
import { formatPlayer, parsePlayer, transfer } from '@railwright/net';
import type { Learned } from '../learning/learning.ts';
import { contentsFor, playerOf } from '../learning/player-of.ts';
import type { PanelHost, PanelPlan } from './panel-host.ts';

export interface Pupil {
  readonly bot: BotSpec;
  /** What it knows, in the rows of the setup. */
  readonly known: Float32Array;
}

export interface Lesson {
  readonly name: string;
  readonly seed: number;
  readonly games: number;
  /** What it starts from; by default nothing. */
  readonly known?: Float32Array;
  /** The player it learns an answer to. */
  readonly against?: Float32Array;
  readonly settings?: Pick<Settings, 'taste' | 'without'>;
}

/** What a learned bot knows about the setup; undefined for other bots and for nets of another size. */
export function knownOf({ game }: Pick<PanelPlan, 'game'>, { player }: BotSpec): Float32Array | undefined {
  const parsed = player === undefined ? undefined : parsePlayer(bytesOf(player));
  if (!parsed?.ok || parsed.player.header.contents.width !== SETTINGS.width) return undefined;
  return transfer(parsed.player.header.contents, parsed.player.weights, contentsFor([game], SETTINGS));
}

/** Whether a bot has learned this very setup in its current form, for so many seats. */
export function hasLearned(
  { source, seats }: Pick<PanelPlan, 'source' | 'seats'>,
  { player }: BotSpec,
): boolean {
  const parsed = player === undefined ? undefined : parsePlayer(bytesOf(player));
  return (
    parsed?.ok === true &&
    parsed.player.header.setups.some(
      ({ id, content, seats: known }) =>
        id === source.setup && content === source.content && known.includes(seats),
    )
  );
}

type Taught = Pick<PanelPlan, 'game' | 'definition' | 'seats' | 'source'>;
type Teacher = Pick<PanelHost, 'learn' | 'teaches'>;

/** @throws Error when the host cannot train players. */
export async function teach(plan: Taught, host: Teacher, lesson: Lesson): Promise<Pupil> {
  const [pupil] = await teachAll(plan, host, [lesson]);
  return pupil as Pupil;
}

/** Players that do not need each other learn at once: that takes less time than one after the other. @throws Error as `teach` does. */
export async function teachAll(plan: Taught, host: Teacher, lessons: readonly Lesson[]): Promise<Pupil[]> {
  if (!host.learn) throw new Error('Nobody can learn here.');
  if (lessons.length === 0) return [];
  const names = lessons.map(({ name }) => name);
  host.teaches?.(`${names.length === 1 ? 'A player is' : 'Players are'} learning: ${names.join(', ')}.`);
  const learned = await host.learn(
    lessons.map(({ seed, games, known, against, ...lesson }) => ({
      tables: [{ definition: plan.definition as object, seats: plan.seats }],
      ...{ seed, settings: settingsOf(lesson), budget: { games }, known, fixed: against },
    })),
  );
  return lessons.map((lesson, i) => pupilOf(plan, lesson, learned[i] as Learned));
}

const settingsOf = ({ settings }: Pick<Lesson, 'settings'>): Settings => ({ ...SETTINGS, ...settings });

function pupilOf({ game, seats, source }: Taught, lesson: Lesson, learned: Learned): Pupil {
  const settings = settingsOf(lesson);
  const { name, seed } = lesson;
  const player = playerOf([game], settings, learned, {
    setups: [{ id: source.setup, content: source.content, seats: [seats] }],
    engine: ENGINE_VERSION,
    strength: [],
    seed,
    ...(settings.taste && { taste: name }),
  });
  const bot: BotSpec = { name, bot: 'learned', player: base64Of(formatPlayer(player)) };
  return { bot, known: learned.state.known };
}
