// Plays the games for an explanation of a learned player, and prints it.
import { mindOf } from '@railwright/bots';
import { CODE_NAMES, listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import { createGame } from '@railwright/engine';
import { FIGURES } from '@railwright/figures';
import type { Player } from '@railwright/playtest';
import { explanationDocument } from '@railwright/report/documents';
import { explain } from '@railwright/studies';
import { findBots } from '../content/bots.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { opponents } from '../learn/opponents.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { readHeader } from '../learn/read-players.ts';
import { print, printError, printJson } from '../output.ts';
import { checkSeats } from '../content/check-seats.ts';
import { playStudy, type Played } from '../study/play-study.ts';

type PlayerHeader = Player['header'];

export interface ExplainFlags extends SetupFlags, Played {
  readonly setup: string | undefined;
  readonly against: string | undefined;
  readonly games: number;
  readonly players: number | undefined;
  readonly seed: number;
  readonly json: boolean;
  readonly content: readonly string[] | undefined;
}

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
  if (!player || !mindOf(player, game)) throw misuse(`${file} does not play ${setup.id}.`);
  const { id, hash, options, definition } = setup;
  const source = { setup: id, content: hash, options };
  const { games, seed } = flags;
  const { value: explanationOf } = await playStudy(
    (place) => explain({ definition, source, seats, games, seed, player, against }, place),
    flags,
  );
  if (!explanationOf) {
    printError('Stopped before there were enough games to explain.');
    return EXIT.interrupted;
  }
  const ended = flags.parts?.end(false);
  if (ended !== undefined) return ended;
  const explanation = explanationOf();
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
