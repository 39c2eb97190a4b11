// A player that learns for a panel: either the setup itself, or an answer to the strongest player, with its own taste or without a card.
import { base64Of, bytesOf, type BotSpec } from '@railwright/bots';
import { ENGINE_VERSION } from '@railwright/engine';
import { SETTINGS, type Settings } from '@railwright/learn';
import { formatPlayer, parsePlayer, transfer } from '@railwright/net';
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

/** @throws Error when the host cannot train players. */
export async function teach(
  plan: Pick<PanelPlan, 'game' | 'definition' | 'seats' | 'source'>,
  host: Pick<PanelHost, 'learn' | 'teaches'>,
  lesson: Lesson,
): Promise<Pupil> {
  const { game, definition, seats, source } = plan;
  const { name, seed, games, known, against } = lesson;
  if (!host.learn) throw new Error('Nobody can learn here.');
  host.teaches?.(name);
  const settings = { ...SETTINGS, ...lesson.settings };
  const learned = await host.learn({
    tables: [{ definition: definition as object, seats }],
    ...{ seed, settings, budget: { games }, known, fixed: against },
  });
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
