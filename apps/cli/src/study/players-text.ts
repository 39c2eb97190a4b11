// Facts about the learned players among the bots: results are only as good as the players.
import type { BotSpec } from '@railwright/bots';
import { learnedPlayers, type LearnedPlayer } from '@railwright/playtest';
import { playerWords } from '@railwright/report/words';
import { print, safe } from '../output.ts';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';

/** A paragraph each. */
export function formatPlayers(players: readonly LearnedPlayer[], seats: number): string[] {
  return players.map((player) =>
    [style.bold(`Player ${safe(player.bot)}`), wrapText(safe(playerWords(player, seats)))].join('\n'),
  );
}

/** For results that do not contain it themselves. */
export function printPlayers(bots: readonly BotSpec[], seats: number): void {
  for (const text of formatPlayers(learnedPlayers(bots), seats)) print(`\n${text}`);
}
