// A player that learns for a panel: either the setup itself, or an answer to the strongest player, with its own preference or without a card.
import { base64Of, bytesOf, type BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { SETTINGS, type Settings } from '@railwright/learn';
import { formatPlayer, knowledgeOf, parsePlayer } from '@railwright/net';
import type { Beginning, Learned } from '../../learning/learning.ts';
import { beginWith, playerOf } from '../../learning/player-of.ts';
import type { PanelWork } from '../open-panel.ts';
import type { PanelPlan } from '../panel-plan.ts';

export interface Trainee extends Beginning {
  readonly bot: BotSpec;
}

/** Starts from nothing unless it has a beginning. */
export interface Training extends Partial<Beginning> {
  readonly name: string;
  readonly seed: number;
  readonly games: number;
  /** The player it learns an answer to. */
  readonly against?: Float32Array;
  readonly settings?: Pick<Settings, 'preference' | 'without'>;
}

/** The knowledge of a learned bot about the setup; undefined for other bots and for nets of another size. */
export function beginningOf(
  plan: Pick<Taught, 'game' | 'versions'>,
  { player }: BotSpec,
): Beginning | undefined {
  const parsed = player === undefined ? undefined : parsePlayer(bytesOf(player));
  return parsed?.ok ? beginWith(parsed.player, gamesOf(plan), SETTINGS) : undefined;
}

const gamesOf = ({ game, versions = [] }: Pick<Taught, 'game' | 'versions'>): Game[] => [
  game,
  ...versions.map((one) => one.game),
];

/** Whether a bot has learned this very setup in its current form, for this number of seats. */
export function hasLearned(
  { source, seats, game }: Pick<PanelPlan, 'source' | 'seats' | 'game'>,
  { player }: BotSpec,
): boolean {
  const parsed = player === undefined ? undefined : parsePlayer(bytesOf(player));
  const form = { game: game.name, id: source.setup, content: source.content, seats };
  return parsed?.ok === true && knowledgeOf(parsed.player.header, form) === 'exact';
}

type Taught = Pick<PanelPlan, 'game' | 'definition' | 'seats' | 'source'> & {
  /** Other versions of the setup that are learned along with it. */
  readonly versions?: readonly { readonly definition: unknown; readonly game: Game }[];
};
/** A panel whose players learn. */
export type School = Taught & PanelWork;

export async function train(plan: School, lesson: Training): Promise<Trainee> {
  const [pupil] = await trainAll(plan, [lesson]);
  return pupil as Trainee;
}

/** Players that do not need each other learn at once: that takes less time than one after the other. */
export async function trainAll(plan: School, lessons: readonly Training[]): Promise<Trainee[]> {
  if (lessons.length === 0) return [];
  const names = lessons.map(({ name }) => name);
  const learned = await plan.learn(
    `${names.length === 1 ? 'A player is' : 'Players are'} learning: ${names.join(', ')}.`,
    lessons.map(({ seed, games, known, before, against, ...lesson }) => ({
      tables: [plan, ...(plan.versions ?? [])].map(({ definition }) => ({
        definition: definition as object,
        seats: plan.seats,
      })),
      ...{ seed, settings: settingsOf(lesson), budget: { games }, known, before, fixed: against },
    })),
  );
  return lessons.map((lesson, i) => traineeOf(plan, lesson, learned[i] as Learned));
}

const settingsOf = ({ settings }: Pick<Training, 'settings'>): Settings => ({ ...SETTINGS, ...settings });

function traineeOf(plan: Taught, lesson: Training, learned: Learned): Trainee {
  const settings = settingsOf(lesson);
  const { name, seed, before } = lesson;
  const { seats, source } = plan;
  const player = playerOf(gamesOf(plan), settings, learned, {
    setups: [{ id: source.setup, content: source.content, seats: [seats] }],
    engine: gamesVersion(),
    strength: [],
    ...{ seed, before },
    ...(settings.preference && { preference: name }),
  });
  const bot: BotSpec = { name, bot: 'learned', player: base64Of(formatPlayer(player)) };
  return { bot, known: learned.state.weights, before: learned.games + (before ?? 0) };
}
