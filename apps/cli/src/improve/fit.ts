// Fits a strategy file to a learned player and measures what is lost.
import { createBot, type BotSpec } from '@railwright/bots';
import {
  cardsOfPack,
  editDocument,
  gameTitle,
  kindsOf,
  listStrategies,
  onlyWith,
  strategyFromHabits,
  strategyOfPack,
  type Content,
  type ResolvedSetup,
  type StrategyFile,
} from '@railwright/content';
import { createGame } from '@railwright/engine';
import {
  fit,
  habitsOf,
  improve,
  measureStrength,
  thirdsOf,
  type FitResult,
  type Fitted,
  type Improved,
  type Match,
  type MatchResult,
} from '@railwright/playtest';
import { contrastOf, wilson } from '@railwright/statistics';
import { fitDocument } from '@railwright/report/documents';
import { findBots } from '../content/bots.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { opponents } from '../learn/opponents.ts';
import { print, printError, printJson } from '../output.ts';
import { openPlayer } from '../study/open-setup.ts';
import { writeWhole } from '../write-file.ts';
import { findStrategy } from './improve.ts';
import { findOutput } from './output-file.ts';
import { searching, type Search, type SearchFlags } from './search.ts';

/** Games of a strategy against itself by which its similarity is judged. */
const LIKENESS_GAMES = 60;
/** The part of the tries for similarity; the rest is for winning, whose games take longer. */
const LIKENESS = 0.5;
const HELD_OUT_STREAM = 0x4e1d;

export interface FitFlags extends SearchFlags {
  readonly setup: string | undefined;
  /** The strategy to start from; by default the nearest. */
  readonly start: string | undefined;
}

/** Returns the exit code. */
export async function fitToPlayer(from: string, flags: FitFlags): Promise<number> {
  const { content, setup, seats, name } = await openPlayer(from, flags);
  if (!kindsOf(setup.game).some(({ folder }) => folder === 'strategies'))
    throw misuse(`There are no strategies for ${gameTitle(setup.game)}.`);
  if (seats < 2) throw misuse('A strategy needs opponents.', 'Use --players 2 or more.');
  const output = findOutput(name, flags.output ?? `${name}-fitted.yaml`, flags.force);
  const [player] = await findBots(content, setup, seats, from);
  const field = await findBots(content, setup, seats, flags.against ?? opponents(setup.game).join(','));
  if (!player) throw misuse(`${from} does not play ${setup.id}.`);
  const task: Task = { content, setup, seats, player, field, id: output.id, flags };
  const cards = cardsOfPack(content, packOf(setup), setup.definition);
  const { value, interrupted } = await searching(setup, flags, cards, (by) => search(task, cards, by));
  await writeWhole(output.file, textOf({ ...value.strategy, id: output.id }, name));
  const result = await measure(task, value, output.file);
  if (flags.json) printJson(result);
  else print(formatDocument(fitDocument(setup, result)));
  if (!interrupted) return EXIT.clean;
  printError('Stopped early; the strategy is the best so far.');
  return EXIT.interrupted;
}

interface Task {
  readonly content: Content;
  readonly setup: ResolvedSetup;
  readonly seats: number;
  readonly player: BotSpec;
  readonly field: readonly BotSpec[];
  /** Id of the new strategy. */
  readonly id: string;
  readonly flags: FitFlags;
}

interface Searched {
  readonly fitted: Fitted<StrategyFile>;
  readonly improved: Improved<StrategyFile>;
  readonly strategy: StrategyFile;
}

const playOn = ({ setup, seats, flags }: Task, match: Match): Promise<MatchResult> =>
  flags.executor.playMatch(setup.definition, seats, match);

const packOf = ({ id }: ResolvedSetup): string => id.slice(0, id.indexOf('/'));

function specOf({ content, setup }: Task, name: string, value: StrategyFile): BotSpec {
  return { name, bot: 'strategy', strategy: strategyOfPack(content, packOf(setup), value) ?? {} };
}

async function search(
  task: Task,
  cards: readonly string[],
  { change, signal, onTry }: Search,
): Promise<Searched> {
  const { content, setup, seats, player, field, id, flags } = task;
  const { start, seed, games, tries: all } = flags;
  const { definition } = setup;
  const plan = { game: createGame(definition, seats), definition, games: LIKENESS_GAMES, seed };
  const phases = thirdsOf(habitsOf(plan, player, createBot).rounds);
  const target = habitsOf({ ...plan, phases }, player, createBot);
  const strategies =
    start === undefined ? listStrategies(content, setup.game) : [findStrategy(content, setup, start)];
  const habits = start === undefined ? strategyFromHabits(target, cards, definition, phases) : undefined;
  const starts = [
    ...(habits ? [{ name: 'habits', value: habits }] : []),
    // Rules for cards that are not for sale would only get in the way.
    ...strategies.map((one) => ({ name: one.id, value: onlyWith(setup.game, one.data, cards) })),
  ];
  const tries = Math.round(all * LIKENESS);
  const fitted = await fit<StrategyFile>({
    ...{ starts, target, change, tries, signal, onTry },
    habitsOf: (value) => habitsOf({ ...plan, phases }, specOf(task, id, value), createBot),
  });
  const improved = await improve<StrategyFile>({
    ...{ start: fitted.value, seats, change, seed, games, signal },
    // Against the player alone, it would win too seldom to show the effect of one change.
    field: [player, ...field],
    specOf: (value) => specOf(task, id, value),
    play: (match) => playOn(task, match),
    // The gain is measured below, together with the player's own wins.
    heldOut: 2 * seats,
    tries: all - tries,
    onTry: (done, kept) => onTry(tries + done, fitted.kept.length + kept),
  });
  return { fitted, improved, strategy: improved.value };
}

async function measure(
  task: Task,
  { fitted, improved, strategy }: Searched,
  file: string,
): Promise<FitResult> {
  const { setup, seats, player, field, id, flags } = task;
  const games = flags['held-out'];
  const against = async (one: BotSpec, others: BotSpec) => {
    const seed = (flags.seed ^ HELD_OUT_STREAM) >>> 0;
    const { won } = await measureStrength((match) => playOn(task, match), one, others, seats, games, seed);
    return { count: won * games, of: games, share: won, ...wilson(won * games, games) };
  };
  const spec = specOf(task, id, strategy);
  const bots = [];
  for (const bot of field) {
    const [own, fittedWins] = [await against(player, bot), await against(spec, bot)];
    const lost = contrastOf([
      { weight: 1, hits: own.count, count: games },
      { weight: -1, hits: fittedWins.count, count: games },
    ]);
    bots.push({
      bot: bot.name,
      player: own,
      strategy: fittedWins,
      lost: lost ?? { value: 0, low: -1, high: 1 },
    });
  }
  return {
    format: 1,
    player: player.name,
    setup: setup.id,
    content: setup.hash,
    seats,
    seed: flags.seed,
    start: fitted.start.name,
    unlike: { before: fitted.before, after: fitted.after },
    likeness: fitted.kept.map(({ what }) => what),
    wins: improved.kept.map(({ what }) => what),
    tries: fitted.tries + improved.tries,
    againstPlayer: {
      before: await against(specOf(task, 'start', fitted.start.value), player),
      after: await against(spec, player),
    },
    even: 1 / seats,
    bots,
    file,
  };
}

/** A new file, since the comments of the original would not be true for it. */
function textOf(strategy: StrategyFile, player: string): string {
  const { format, id, name: _name, description: _description, ...rest } = strategy;
  const name = `Like ${player}`;
  const description = `Fitted to the learned player ${player} by railwright fit.`;
  return editDocument('format: 1\n', [{ path: [], value: { format, id, name, description, ...rest } }]);
}
