// Turns the text by which people name a bot into the bot: `heuristic`, `search:1000`, `search:200ms`, the id of a strategy such as
// `trains/big-money`, or a search that imagines one of these: `search:1000@heuristic`, `search:1000@trains/big-money`; the same with
// learned players, which the reader of files passes in.
import type { BotSpec } from './bot.ts';
import type { BotInfo } from './bot-info.ts';
import { botsFor, quickBots } from './bot-infos.ts';

/** Text that does not name a bot, or a bot with a budget or strategy it cannot have. */
interface BotProblem {
  readonly message: string;
  /** The text as written and valid alternatives, if that helps. */
  readonly word?: string;
  readonly known: readonly string[];
}

export type ParsedBot =
  | { readonly ok: true; readonly spec: BotSpec }
  | { readonly ok: false; readonly problem: BotProblem };

/** The bots a text can name: strategies by `pack/id`, or just the id if only one pack has it. */
export type Strategies = ReadonlyMap<string, object>;

/** Budgets beyond these are typing errors. */
const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;

const NO_STRATEGIES: Strategies = new Map();

/** Learned players by the text that names them: `learned`, `duel.player`. */
export type Players = ReadonlyMap<string, BotSpec>;

const NO_PLAYERS: Players = new Map();

/** A bot without settings. */
export function plainBot(name: string): BotSpec {
  return { name, bot: name };
}

/**
 * The bot that a text names in a game. A text that names none comes back as a problem with a sentence for people and near
 * names; nothing is thrown.
 * @param game name of the game, such as `trains`
 */
export function parseBot(
  game: string,
  text: string,
  strategies: Strategies = NO_STRATEGIES,
  players: Players = NO_PLAYERS,
): ParsedBot {
  const typed = text.trim();
  const player = players.get(typed);
  if (player) return good(player);
  const [own, imagined] = splitImagined(typed);
  if (imagined === undefined) return parseAlone(game, own, strategies);
  const guide = players.get(imagined);
  return guide ? parseGuided(game, own, guide) : parseImagining(game, own, imagined, strategies);
}

/** `search:1000@trains/big-money`: a bot, and what it imagines or what guides it. */
export function splitImagined(text: string): readonly [own: string, imagined?: string] {
  const at = text.indexOf('@');
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** A search guided by what a learned player thinks of choices and positions. */
function parseGuided(game: string, typed: string, guide: BotSpec): ParsedBot {
  const parsed = parseAlone(game, typed, NO_STRATEGIES);
  if (!parsed.ok) return parsed;
  const { spec } = parsed;
  if (!botsFor(game).some(({ name, takesBudget }) => name === spec.bot && takesBudget))
    return bad({
      message: `The bot ${spec.name} does not search, so no player can guide it.`,
      known: [],
    });
  if (guide.certainty !== undefined)
    return bad({
      message: `A search uses everything a player has learned, so ${guide.name}, which plays at a lower level, cannot guide it.`,
      known: [],
    });
  const { player } = guide;
  return good({ ...spec, name: `${spec.name}@${guide.name}`, ...(player !== undefined && { player }) });
}

/** A search that imagines a bot or a strategy in every seat. */
function parseImagining(game: string, typed: string, imagined: string, strategies: Strategies): ParsedBot {
  const parsed = parseAlone(game, typed, strategies);
  if (!parsed.ok) return parsed;
  const { spec } = parsed;
  const entry = botsFor(game).find(({ name }) => name === spec.bot);
  if (!entry?.takesBudget)
    return bad({
      message: `The bot ${spec.name} does not search, so it cannot imagine another bot.`,
      known: [],
    });
  const quick = quickBots(game).map(({ name }) => name);
  if (quick.includes(imagined))
    return good({ ...spec, name: `${spec.name}@${imagined}`, imagines: imagined });
  const id = entry.takesStrategy ? findStrategy(imagined, strategies) : undefined;
  if (id !== undefined)
    return good({ ...spec, name: `${spec.name}@${id}`, strategy: strategies.get(id) as object });
  return bad({
    message: `A search cannot imagine "${imagined}" in ${game}: it is neither a bot that chooses at once nor a strategy.`,
    word: imagined,
    known: [...quick, ...nearIds(imagined, strategies)],
  });
}

function parseAlone(game: string, typed: string, strategies: Strategies): ParsedBot {
  const colon = typed.indexOf(':');
  const name = colon < 0 ? typed : typed.slice(0, colon);
  const entry = botsFor(game).find((info) => info.name === name && !info.needsFile);
  if (entry) return colon < 0 ? good(plainBot(name)) : withBudget(entry, typed.slice(colon + 1));
  const id = findStrategy(typed, strategies);
  if (id !== undefined) return good({ name: id, bot: 'strategy', strategy: strategies.get(id) as object });
  return bad({
    message: `No bot "${typed}" plays ${game}.`,
    word: typed,
    known: [...botNames(game), ...nearIds(typed, strategies)],
  });
}

/** Bots that can be named without anything else: what help texts and suggestions list. */
function botNames(game: string): string[] {
  return botsFor(game).flatMap(({ name, needsFile }) => (needsFile ? [] : [name]));
}

function withBudget({ name, takesBudget }: BotInfo, budget: string): ParsedBot {
  if (!takesBudget) return bad({ message: `The bot ${name} has no budget.`, known: [] });
  const [, digits = '', unit = ''] = /^(\d{1,9})(ms|s|)$/.exec(budget) ?? [];
  const amount = Number(digits) * (unit === 's' ? 1000 : 1);
  const most = unit === '' ? MOST_ITERATIONS : MOST_MILLISECONDS;
  if (digits === '' || amount < 1 || amount > most)
    return bad({
      message: `"${budget}" is not a budget for ${name}. Give a number of iterations up to ${MOST_ITERATIONS}, such as ${name}:1000, or a time up to ${MOST_MILLISECONDS / 1000} s, such as ${name}:200ms.`,
      known: [],
    });
  const label = `${name}:${unit === '' ? amount : `${amount}ms`}`;
  return good({
    name: label,
    bot: name,
    ...(unit === '' ? { iterations: amount } : { milliseconds: amount }),
  });
}

/** People may leave out the pack, so ids alone count as near misses too. */
function nearIds(typed: string, strategies: Strategies): string[] {
  return [...strategies.keys()].map((id) => (typed.includes('/') ? id : id.slice(id.indexOf('/') + 1)));
}

function findStrategy(typed: string, strategies: Strategies): string | undefined {
  if (strategies.has(typed)) return typed;
  const found = [...strategies.keys()].filter((id) => id.endsWith(`/${typed}`));
  return found.length === 1 ? found[0] : undefined;
}

const good = (spec: BotSpec): ParsedBot => ({ ok: true, spec });
const bad = (problem: BotProblem): ParsedBot => ({ ok: false, problem });
