// Describes what a learned player does: its games with itself, those of other bots with themselves, and what it wins against each of them.
import { bytesOf, createBot, mindOf, type BotSpec } from '@railwright/bots';
import type { GameDefinition } from '@railwright/engine';
import { parsePlayer } from '@railwright/net';
import {
  explainPlayer,
  measureStrength,
  phasesOf,
  studyPositions,
  summarize,
  type Batch,
  type ExplainedBot,
  type Explanation,
  type Gathering,
} from '@railwright/playtest';
import { playSides, sideOf } from './batches.ts';
import type { Ended, Place } from './place.ts';

/** A learned player, and the bots to compare its play with. */
export interface ExplainRequest {
  readonly definition: GameDefinition;
  readonly source: Batch['source'];
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** The learned player. */
  readonly player: BotSpec;
  /** Bots that it is compared with. */
  readonly against: readonly BotSpec[];
}

/** Games examined turn by turn: figures of positions vary less than those of games. */
const MOST_LOOKED_INTO = 100;

/**
 * The result is made when it is asked for: who plays only a part of the games has no use for it.
 * @throws Error for a bot that has not learned the game.
 */
export async function explain(request: ExplainRequest, place: Place): Promise<Ended<() => Explanation>> {
  const { player, against, seed, seats, definition } = request;
  const play = (bot: BotSpec, gather: readonly Gathering[]) => playAlone(request, bot, gather, place);
  const own = await play(player, ['cards', 'maps', 'outcomes']);
  if (!own.value) return { ...own, value: undefined };
  const opponents: ExplainedBot[] = [];
  for (const bot of against) {
    const alone = await play(bot, ['outcomes']);
    if (!alone.value) return { ...alone, value: undefined };
    const strength = await measureStrength(
      (match) => place.executor.playMatch(definition, seats, match),
      ...([player, bot, seats, request.games, seed] as const),
    );
    opponents.push({ own: alone.value, strength });
  }
  const alone = own.value;
  return { value: () => explanationOf(request, alone, opponents), complete: true, stops: [] };
}

function explanationOf(
  { player, games, seed }: ExplainRequest,
  own: ExplainedBot['own'],
  opponents: readonly ExplainedBot[],
): Explanation {
  const { batch, game, tally } = own;
  const mind = mindOf(player, game);
  const parsed = parsePlayer(bytesOf(player.player ?? ''));
  if (!mind || !parsed.ok) throw new Error(`${player.name} has not learned the game.`);
  const phases = phasesOf(summarize(batch, game, { tally, complete: true }));
  const plan = { spec: player, mind, games: Math.min(games, MOST_LOOKED_INTO), seed, phases };
  const study = studyPositions(game, plan, createBot);
  return explainPlayer({
    ...{ name: player.name, own, phases, study, opponents },
    header: parsed.player.header,
  });
}

async function playAlone(
  { definition, source, seats, games, seed }: ExplainRequest,
  bot: BotSpec,
  gather: readonly Gathering[],
  place: Place,
): Promise<Ended<ExplainedBot['own']>> {
  const bots = Array.from({ length: seats }, () => bot);
  const side = sideOf({ definition, source, seats, games, first: 0, seed, bots, gather });
  const valueOf = () => (side.tally && side.run?.complete ? { ...side, tally: side.tally } : undefined);
  return playSides({ sides: [side], valueOf }, place);
}
