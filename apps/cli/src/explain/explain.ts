// Plays the games for an explanation of a learned player, and prints it.
import { createBot, mindOf, type BotSpec } from '@railwright/bots';
import { CODE_NAMES, listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import { createGame, type Game } from '@railwright/engine';
import { FIGURES } from '@railwright/figures';
import {
  explainPlayer,
  measureStrength,
  phasesOf,
  studyPositions,
  summarize,
  type Batch,
  type BatchRun,
  type Executor,
  type ExplainedBot,
  type Gathering,
  type Match,
  type Player,
} from '@railwright/playtest';
import { explanationDocument } from '@railwright/report/documents';
import { findBots } from '../content/bots.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { opponents } from '../learn/opponents.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { readHeader } from '../learn/read-players.ts';
import { print, printError, printJson } from '../output.ts';
import type { Parts } from '../parts/parts.ts';
import { checkSeats } from '../content/check-seats.ts';
import { tellFault } from '../simulate/batch.ts';
import { playBatch } from '../simulate/play-batch.ts';

type PlayerHeader = Player['header'];

export interface ExplainFlags extends SetupFlags {
  readonly setup: string | undefined;
  readonly against: string | undefined;
  readonly games: number;
  readonly players: number | undefined;
  readonly seed: number;
  readonly executor: Executor;
  readonly json: boolean;
  readonly content: readonly string[] | undefined;
  readonly parts?: Parts;
}

/** Games examined turn by turn: figures of positions vary less than those of games. */
const MOST_LOOKED_INTO = 100;

/** Returns the exit code. */
export async function explainPlayerFile(file: string, flags: ExplainFlags): Promise<number> {
  checkName(file);
  const header = readHeader(file);
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, flags.setup ?? header.setups[0]?.id ?? '', optionsFrom(flags));
  const seats = flags.players ?? seatsOf(header, setup);
  checkSeats(setup, seats);
  const [player] = await findBots(content, setup, seats, file);
  const against = await findBots(content, setup, seats, flags.against ?? everybody(content, setup));
  const game = createGame(setup.definition, seats);
  const mind = player && mindOf(player, game);
  if (!player || !mind) throw misuse(`${file} does not play ${setup.id}.`);

  const table: Table = { setup, game, seats, flags };
  const own = await playAlone(table, player, ['cards', 'maps', 'outcomes']);
  if (!own) return stopped();
  const bots = await compare(table, player, against);
  if (!bots) return stopped();
  const ended = flags.parts?.end(false);
  if (ended !== undefined) return ended;
  const phases = phasesOf(summarize(own.batch, game, { tally: own.tally, complete: true }));
  const plan = {
    spec: player,
    mind,
    games: Math.min(flags.games, MOST_LOOKED_INTO),
    seed: flags.seed,
    phases,
  };
  const study = studyPositions(game, plan, createBot);
  const explanation = explainPlayer({ name: player.name, header, own, phases, study, opponents: bots });
  if (flags.json) printJson(explanation);
  else print(formatDocument(explanationDocument(setup, explanation, game.playtestHooks?.holdings?.group)));
  return EXIT.clean;
}

function checkName(typed: string): void {
  if (typed.endsWith(PLAYER_ENDING)) return;
  const codes: readonly string[] = CODE_NAMES;
  if (codes.includes(typed))
    throw misuse(
      `${typed} is the code of a finding, not a player.`,
      `Explain it: railwright validate --explain ${typed}`,
    );
  if (FIGURES.some(({ figure }) => figure === typed))
    throw misuse(`${typed} is a figure.`, 'To see all figures explained: railwright simulate --explain');
  throw misuse(`${typed} is not a learned player's file.`, `Such a file ends in ${PLAYER_ENDING}.`);
}

/** The number of seats with which it learned the setup first, otherwise the setup's default. */
function seatsOf({ setups }: PlayerHeader, { id, defaultSeats }: ResolvedSetup): number {
  return setups.find((one) => one.id === id)?.seats[0] ?? defaultSeats;
}

function everybody(content: Content, { game }: ResolvedSetup): string {
  return [...opponents(game), ...listStrategies(content, game).map(({ id }) => id)].join(',');
}

function stopped(): number {
  printError('Stopped before there were enough games to explain.');
  return EXIT.interrupted;
}

interface Table {
  readonly setup: ResolvedSetup;
  readonly game: Game;
  readonly seats: number;
  readonly flags: ExplainFlags;
}

/** Games of a bot against itself; undefined if they were stopped. @throws Failure if a game fails. */
async function playAlone(
  { setup, game, seats, flags }: Table,
  bot: BotSpec,
  gather: readonly Gathering[],
): Promise<ExplainedBot['own'] | undefined> {
  const batch: Batch = {
    definition: setup.definition,
    source: { setup: setup.id, content: setup.hash, options: setup.options },
    seats,
    games: flags.games,
    first: 0,
    seed: flags.seed,
    bots: Array.from({ length: seats }, () => bot),
    gather,
  };
  const { value: run, interrupted } = await playBatch(batch, game, flags);
  tellFault(setup.id, batch, run);
  return interrupted ? undefined : played(batch, game, run);
}

const played = (batch: Batch, game: Game, { tally }: BatchRun): ExplainedBot['own'] => ({
  batch,
  game,
  tally,
});

/** Undefined if it was stopped. */
async function compare(
  table: Table,
  player: BotSpec,
  against: readonly BotSpec[],
): Promise<ExplainedBot[] | undefined> {
  const bots: ExplainedBot[] = [];
  for (const bot of against) {
    const own = await playAlone(table, bot, ['outcomes']);
    if (!own) return undefined;
    bots.push({ own, strength: await strengthAgainst(player, bot, table) });
  }
  return bots;
}

async function strengthAgainst(player: BotSpec, bot: BotSpec, { setup, seats, flags }: Table) {
  const play = (match: Match) => flags.executor.playMatch(setup.definition, seats, match);
  return await measureStrength(play, player, bot, seats, flags.games, flags.seed);
}
