// Plays the games for an explanation of a learned player, and prints it.
import { mindOf } from '@railwright/bots';
import { CODE_NAMES, listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import { createGame } from '@railwright/engine';
import { FIGURES } from '@railwright/figures';
import { explanationDocument } from '@railwright/report/documents';
import { explain } from '@railwright/studies';
import { findBots } from '../content/bots.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { opponents } from '../learn/opponents.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { print, printError, printJson } from '../output.ts';
import { playedSetup } from '../study/batch.ts';
import type { StudyFlags } from '../study/flags.ts';
import { openPlayer } from '../study/open-setup.ts';
import { playStudy } from '../study/play-study.ts';

export interface ExplainFlags extends StudyFlags {
  readonly setup: string | undefined;
  readonly against: string | undefined;
  readonly games: number;
}

/** Returns the exit code. */
export async function explainPlayerFile(file: string, flags: ExplainFlags): Promise<number> {
  checkName(file);
  const { content, setup, seats } = await openPlayer(file, flags);
  const [player] = await findBots(content, setup, seats, file);
  const against = await findBots(content, setup, seats, flags.against ?? everybody(content, setup));
  const game = createGame(setup.definition, seats);
  if (!player || !mindOf(player, game)) throw misuse(`${file} does not play ${setup.id}.`);
  const { games, seed } = flags;
  const request = { ...playedSetup(setup), seats, games, seed, player, against };
  const { value: explanationOf } = await playStudy((place) => explain(request, place), flags);
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

function everybody(content: Content, { game }: ResolvedSetup): string {
  return [...opponents(game), ...listStrategies(content, game).map(({ id }) => id)].join(',');
}
