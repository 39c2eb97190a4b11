// A learned player as a bot: it takes the choice it considers best, or, at a level, sometimes another, as people do.
import { nextUint32, type Game } from '@railwright/engine';
import { parsePlayer, type Player } from '@railwright/net';
import { createBotRng, type Bot, type BotSpec, type Leaning } from '../bot.ts';
import { budgetOf } from '../search/budget.ts';
import { Leanings, type MakeFollowed } from './leaning.ts';
import { createGuidedBot } from '../search/search-bot.ts';
import { bytesOf } from './base64.ts';
import { LearnedPolicy } from './learned-policy.ts';

/** Bots are made for each game and seat; a spec's contents are read once, and wired once to each game. */
const players = new WeakMap<BotSpec, Player>();
const minds = new WeakMap<Player, WeakMap<Game, LearnedPolicy>>();

/** Undefined when the spec contains no player for this game. `make` makes the bots that it follows. */
export function createLearnedBot(
  game: string,
  seed: number,
  spec: BotSpec,
  make: MakeFollowed,
): Bot | undefined {
  const player = readPlayer(spec);
  if (player?.header.game !== game) return undefined;
  const { certainty, leaning } = spec;
  const rng = createBotRng(seed);
  // Nearly always that of the last choice.
  let last: { readonly game: Game; readonly mind: LearnedPolicy } | undefined;
  const mindAt = (at: Game): LearnedPolicy =>
    (last?.game === at ? last : (last = { game: at, mind: mindFor(player, at) })).mind;
  const leanings = new WeakMap<Game, Leanings>();
  const leaningAt = (at: Game, wanted: Leaning): Leanings => {
    let known = leanings.get(at);
    if (!known) leanings.set(at, (known = new Leanings(at, mindAt(at), wanted, seed, make)));
    return known;
  };
  return {
    name: spec.name,
    prepare(at) {
      const mind = mindAt(at);
      if (certainty !== undefined) mind.scaleAt(certainty);
    },
    choose(at, s, legal, count) {
      if (count === 1) return legal[0] as number;
      const mind = mindAt(at);
      const obvious = mind.obvious(s, legal, count);
      if (obvious >= 0) return obvious;
      if (certainty === undefined) return mind.best(s, legal, count);
      const scale = mind.scaleAt(certainty);
      if (leaning) leaningAt(at, leaning).think(s, legal, count, scale);
      else mind.think(s, legal, count, scale);
      let left = nextUint32(rng) / 4294967296;
      for (let i = 0; i < count - 1; i++) {
        left -= mind.policy[i] as number;
        if (left < 0) return legal[i] as number;
      }
      return legal[count - 1] as number;
    },
  };
}

/** A search guided by the player of its spec; undefined when it contains no player for this game. */
export function createLearnedSearch(game: string, seed: number, spec: BotSpec): Bot | undefined {
  const player = readPlayer(spec);
  if (player?.header.game !== game) return undefined;
  return { ...createGuidedBot(seed, (at) => mindFor(player, at), budgetOf(spec)), name: spec.name };
}

/** How a spec's player judges positions of a game; undefined when it contains no player for it. */
export function mindOf(spec: BotSpec, game: Game): LearnedPolicy | undefined {
  const player = readPlayer(spec);
  return player?.header.game === game.name ? mindFor(player, game) : undefined;
}

/** Undefined when a spec contains no player. */
export function readPlayer(spec: BotSpec): Player | undefined {
  const known = players.get(spec);
  if (known || spec.player === undefined) return known;
  const parsed = parsePlayer(bytesOf(spec.player));
  if (!parsed.ok) return undefined;
  players.set(spec, parsed.player);
  return parsed.player;
}

function mindFor(player: Player, game: Game): LearnedPolicy {
  let byGame = minds.get(player);
  if (!byGame) minds.set(player, (byGame = new WeakMap()));
  let mind = byGame.get(game);
  if (!mind) byGame.set(game, (mind = new LearnedPolicy(player, game)));
  return mind;
}
